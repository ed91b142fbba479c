<?php
namespace Archipel;

/** Makes the HTML of a placed island, for shortcodes, blocks, widgets and themes. */
final class Host {

	/**
	 * Returns the host with its server HTML.
	 *
	 * @param array<string, mixed> $props      Its properties, in any spelling; `when` is the loading trigger unless the island has a property of that name.
	 * @param string               $fallback   Trusted HTML instead of the island's own.
	 * @param string               $attributes More attributes of the host, escaped, as `get_block_wrapper_attributes()` gives them.
	 * @return string The fallback alone if the island is off.
	 */
	public static function render( string $name, array $props = array(), string $fallback = '', string $attributes = '' ): string {
		$island = plugin()->islands()->get( $name );
		if ( null === $island || ! plugin()->islands()->is_on( $name ) ) {
			return $fallback;
		}

		$when = '';
		if ( isset( $props['when'] ) && ! isset( $island->properties['when'] ) ) {
			$when = self::trigger( $props['when'] );
			unset( $props['when'] );
		}

		/** Filters the properties of a placed island before they are checked. */
		$props    = (array) apply_filters( 'archipel_island_props', $props, $name );
		$mistakes = new Mistakes( $island );
		$props    = Props::parse( $island, $props, $mistakes );
		$mistakes->check_required( $props + plugin()->islands()->options( $name ) );

		/** Filters the escaped attributes of a placed island's host. */
		$attributes = (string) apply_filters( 'archipel_island_attributes', $attributes, $name, $props );

		plugin()->assets()->use_island( $island );
		$before = plugin()->assets()->late_styles( $island ) . $mistakes->html();
		/** Filters the HTML inside a placed island: the enclosed content, else the island's own. */
		$inside = (string) apply_filters( 'archipel_island_html', '' === $fallback ? Renderer::render( $island, $props ) : $fallback, $name, $props );
		return $before . sprintf(
			'<div%1$s data-archipel="%2$s" data-archipel-props=\'%3$s\'%4$s>%5$s</div>',
			self::id( $props, $attributes ) . ( '' === $attributes ? '' : ' ' . $attributes ),
			esc_attr( $name ),
			Props::json( (object) $props ),
			'' === $when ? '' : ' data-archipel-when="' . esc_attr( $when ) . '"',
			$inside
		);
	}

	/** Prints an island by a hook, if all of these options of it are on. */
	public static function print_at( string $hook, int $priority, string $name, string ...$options ): void {
		add_action(
			$hook,
			static function () use ( $name, $options ): void {
				$chosen = plugin()->islands()->options( $name );
				if ( array() === array_filter( $options, static fn( string $option ): bool => empty( $chosen[ $option ] ) ) ) {
					echo archipel_island( $name ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a host escapes its attributes.
				}
			},
			$priority
		);
	}

	/** Returns the `id` attribute for a property `id`, unless the host has an id already. Links to the host then work without JavaScript too. */
	private static function id( array $props, string $attributes ): string {
		$id = is_string( $props['id'] ?? null ) ? $props['id'] : '';
		return '' === $id || false !== strpos( " $attributes", ' id=' ) ? '' : ' id="' . esc_attr( $id ) . '"';
	}

	/** Returns valid loading triggers, joined with ` | `; empty for invalid ones, so that the island's own apply. */
	private static function trigger( $when ): string {
		$one = '(?:load|idle(?::\d+)?|(?:prefetch|visible)(?::[\d.a-z% -]+)?|interaction|media:\([^|]+\)|(?:cookie|stale):[\w-]+|storage:[\w-]+|hash:[\w:=-]+|near:[\w.#\[\]= ,>:()-]+|event:[\w:.-]+)';
		return is_string( $when ) && preg_match( "/^$one(?: \| $one)*$/", trim( $when ) ) ? trim( $when ) : '';
	}
}
