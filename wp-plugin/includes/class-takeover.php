<?php
namespace Archipel;

/**
 * Dequeues the scripts and styles that an island replaces, if the island is on and takes over.
 *
 * A handle on which another enqueued script depends stays as an alias without source: its dependencies and localized data are still
 * printed, so that the dependent script runs, but the replaced code does not. So does one whose data others read without asking for it.
 */
final class Takeover {

	/** Adds the hooks: after all enqueues, and again before late enqueues of templates are printed. */
	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'sweep' ), PHP_INT_MAX );
		add_action( 'wp_print_styles', array( self::class, 'sweep' ), 0 );
		add_action( 'wp_print_scripts', array( self::class, 'sweep' ), 0 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'sweep' ), 0 );
	}

	/** Filter: adds the class that makes WooCommerce's own script skip the buttons of product lists, if an island takes them over. */
	public static function mark_button( $args ) {
		$over = plugin()->islands()->decided( 'taken over', static fn(): array => array_filter( plugin()->islands()->all(), static fn( Island $island ): bool => in_array( 'wc-add-to-cart', $island->replaces['scripts'], true ) && plugin()->islands()->takes_over( $island->name ) ) );
		if ( is_array( $args ) && array() !== $over ) {
			$args['class'] = trim( ( is_string( $args['class'] ?? null ) ? $args['class'] : 'button' ) . ' wc-interactive' );
		}
		return $args;
	}

	/** Removes the replaced handles from the page. */
	public static function sweep(): void {
		if ( is_admin() ) {
			return;
		}
		self::remove( wp_scripts(), self::handles( 'scripts' ) );
		self::remove( wp_styles(), self::handles( 'styles' ) );
	}

	/**
	 * @return list<string> The `scripts` or `styles` to remove. One that several islands replace does a part of the work of each: it is removed only if all of
	 * them take over. An island whose plugin is missing does not count.
	 */
	public static function handles( string $type ): array {
		$replaced = plugin()->islands()->decided(
			"$type replaced",
			static function () use ( $type ): array {
				$handles = array();
				$needed  = array();
				foreach ( plugin()->islands()->all() as $name => $island ) {
					$named = $island->replaces[ $type ];
					if ( array() === $named ) {
						continue;
					}
					if ( plugin()->islands()->takes_over( $name ) ) {
						array_push( $handles, ...$named );
					} elseif ( array() === plugin()->islands()->missing( $island ) ) {
						array_push( $needed, ...$named );
					}
				}
				return array_values( array_unique( array_diff( $handles, $needed ) ) );
			}
		);

		/** Filters the handles that are removed. */
		$filtered = apply_filters( 'archipel_replaced_handles', $replaced, $type );
		return array_values( array_filter( (array) $filtered, 'is_string' ) );
	}

	/** Returns the settings that a plugin has prepared for its script as `var {name} = {…};`, printed or not, in `data` (by `wp_localize_script()`) or `before` the script; empty without them. */
	public static function settings( string $handle, string $variable, string $position = 'data' ): array {
		$code = implode( "\n", array_filter( (array) wp_scripts()->get_data( $handle, $position ), 'is_string' ) );
		$data = preg_match( "/var $variable = (\{.*\});/", $code, $found ) ? json_decode( $found[1], true ) : null;
		return is_array( $data ) ? $data : array();
	}

	/** Dequeues handles; one on which another handle depends stays as an alias. */
	private static function remove( \WP_Dependencies $queue, array $handles ): void {
		/** Names replaced scripts whose data, and the scripts that they depend on, stay on the page: others read them there. */
		$kept = $queue instanceof \WP_Scripts ? (array) apply_filters( 'archipel_kept_data', array() ) : array();
		// All first, so that a replaced handle does not count as a dependent.
		$queue->dequeue( array_diff( $handles, $kept ) );
		foreach ( $handles as $handle ) {
			$item = $queue->registered[ $handle ] ?? null;
			if ( $item instanceof \_WP_Dependency && $queue->query( $handle, 'enqueued' ) ) {
				$item->src = false;
				// Inline code after the source would call functions that are no longer defined.
				unset( $item->extra['after'] );
			}
		}
	}
}
