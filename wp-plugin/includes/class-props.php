<?php
namespace Archipel;

/** Converts names from snake_case (shortcodes) to camelCase (JSON) and drops invalid values; no other code does either. */
final class Props {

	/**
	 * Returns the known properties in their types.
	 *
	 * Unknown and invalid ones are dropped, so that a typo costs one option and not the island; developers get a message under WP_DEBUG.
	 *
	 * @param array<string, mixed> $raw      Names in camelCase, snake_case or lower case; values as strings or in their type.
	 * @param Mistakes|null        $mistakes Collects the dropped ones.
	 * @return array<string, mixed> By camelCase name.
	 */
	public static function parse( Island $island, array $raw, ?Mistakes $mistakes = null ): array {
		// Most islands have no options, and each page asks for all islands.
		if ( array() === $raw ) {
			return array();
		}
		$mistakes   = $mistakes ?? new Mistakes( $island );
		$properties = $island->properties;
		$names      = array();
		$props      = array();
		foreach ( array_keys( $properties ) as $name ) {
			// Names are found in any case and with underscores: shortcodes lower-case them.
			$names[ strtolower( $name ) ] = $name;
		}
		foreach ( $raw as $key => $value ) {
			$name = $names[ strtolower( str_replace( '_', '', (string) $key ) ) ] ?? null;
			if ( null === $name ) {
				$mistakes->unknown( (string) $key );
				continue;
			}
			$parsed = Schema_Value::parse( $properties[ $name ], $value, $name );
			if ( is_wp_error( $parsed ) ) {
				$mistakes->wrong( $name, $value, $parsed->get_error_message() );
			} else {
				$props[ $name ] = $parsed;
			}
		}
		return $props;
	}

	/** @return array<string, mixed> The defaults of the island's schema. */
	public static function defaults( Island $island ): array {
		return wp_list_pluck( array_filter( $island->properties, static fn( array $schema ): bool => array_key_exists( 'default', $schema ) ), 'default' );
	}

	/** Converts the name of a property to a shortcode attribute: `openOnAdd` to `open_on_add`. */
	public static function snake( string $camel ): string {
		return strtolower( (string) preg_replace( '/(?<=[a-z0-9])(?=[A-Z])/', '_', $camel ) );
	}

	/**
	 * Encodes JSON that is safe in a single-quoted attribute and in a script element.
	 *
	 * Do not add `esc_attr()`: it does not encode entities twice and would break a text such as `5&quot; pipe`.
	 */
	public static function json( $data ): string {
		return self::encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
	}

	/** Encodes JSON that is safe in a script element only; shorter, because quotes are not escaped. */
	public static function script_json( $data ): string {
		return self::encode( $data, JSON_HEX_TAG );
	}

	/** Encodes JSON with flags of `json_encode()`; returns an empty object on error. */
	private static function encode( $data, int $flags ): string {
		$json = wp_json_encode( $data, $flags | JSON_UNESCAPED_SLASHES );
		return false === $json ? '{}' : $json;
	}
}
