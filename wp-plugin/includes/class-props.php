<?php
/**
 * Properties of an island, as people write them and as the browser reads them.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * The only place where snake_case (shortcodes) becomes camelCase (JSON), and where a wrong value is dropped.
 */
final class Props {

	/**
	 * The properties that the island knows, in their types.
	 *
	 * What is unknown or wrong is dropped, so that a typing mistake costs one option and not the island; developers are told under WP_DEBUG.
	 *
	 * @param Island               $island   The island.
	 * @param array<string, mixed> $raw      Names in camelCase, snake_case or lower case; values as texts or in their type.
	 * @param Mistakes|null        $mistakes Is told what was dropped.
	 * @return array<string, mixed> By camelCase name.
	 */
	public static function parse( Island $island, array $raw, ?Mistakes $mistakes = null ): array {
		$mistakes   = $mistakes ?? new Mistakes( $island );
		$properties = $island->properties();
		$names      = self::names( array_keys( $properties ) );
		$props      = array();
		foreach ( $raw as $key => $value ) {
			$name = $names[ strtolower( str_replace( '_', '', (string) $key ) ) ] ?? null;
			if ( null === $name ) {
				$mistakes->unknown( (string) $key );
				continue;
			}
			try {
				$props[ $name ] = Schema_Value::parse( $properties[ $name ], $value );
			} catch ( Invalid_Value $error ) {
				$mistakes->wrong( $name, $value, $error );
			}
		}
		return $props;
	}

	/**
	 * The defaults of the island's schema.
	 *
	 * @return array<string, mixed>
	 */
	public static function defaults( Island $island ): array {
		$defaults = array();
		foreach ( $island->properties() as $name => $schema ) {
			if ( array_key_exists( 'default', $schema ) ) {
				$defaults[ $name ] = $schema['default'];
			}
		}
		return $defaults;
	}

	/**
	 * Name of a property as a shortcode attribute: `openOnAdd` is `open_on_add`.
	 *
	 * @param string $camel Name in camelCase.
	 */
	public static function snake( string $camel ): string {
		return strtolower( (string) preg_replace( '/(?<=[a-z0-9])(?=[A-Z])/', '_', $camel ) );
	}

	/**
	 * JSON that is safe in a single-quoted attribute and in a script element.
	 *
	 * Entities are not added on top: esc_attr() does not encode twice and would break a text such as `5&quot; pipe`.
	 *
	 * @param mixed $data Data.
	 */
	public static function json( $data ): string {
		return self::encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
	}

	/**
	 * JSON that is safe in a script element only, and smaller: quotes stay as they are.
	 *
	 * @param mixed $data Data.
	 */
	public static function script_json( $data ): string {
		return self::encode( $data, JSON_HEX_TAG );
	}

	/**
	 * JSON, or an empty object for what cannot be written down.
	 *
	 * @param mixed $data  Data.
	 * @param int   $flags Flags of `json_encode()`.
	 */
	private static function encode( $data, int $flags ): string {
		$json = wp_json_encode( $data, $flags | JSON_UNESCAPED_SLASHES );
		return false === $json ? '{}' : $json;
	}

	/**
	 * Every way to write a name, reduced to lower case without underscores, and the name itself.
	 *
	 * @param string[] $names Names in camelCase.
	 * @return array<string, string>
	 */
	private static function names( array $names ): array {
		$map = array();
		foreach ( $names as $name ) {
			$map[ strtolower( str_replace( '_', '', $name ) ) ] = $name;
		}
		return $map;
	}
}
