<?php
namespace Archipel;

/**
 * Shortcodes, form fields and page builders pass strings only: "true", "yes", "12", "red, blue". Only this class reads them; WordPress checks
 * the result against the schema, which has the keywords that src/runtime/define-props.ts lets an island use.
 */
final class Schema_Value {

	/** Parts of a schema that are for the members of a value, which are read and checked one by one. */
	private const OF_MEMBERS = array( 'items', 'properties', 'additionalProperties' );

	/** @return mixed|\WP_Error A value, or a string as typed by a person, in its type; an error, for developers, if it has another type, or exceeds a limit of the schema. */
	public static function parse( array $schema, $value, string $name ) {
		$alternatives = self::alternatives( $schema );
		if ( array() !== $alternatives ) {
			$reasons = array();
			foreach ( $alternatives as $one ) {
				$parsed = self::parse( $one, $value, $name );
				if ( ! is_wp_error( $parsed ) ) {
					return $parsed;
				}
				$reasons[] = $parsed->get_error_message();
			}
			return new \WP_Error( 'rest_no_matching_schema', implode( ' ', array_unique( $reasons ) ) );
		}
		$schema = self::for_wordpress( $schema );
		foreach ( $schema['enum'] ?? array() as $listed ) {
			if ( self::is_same( $listed, $value ) ) {
				return $listed;
			}
		}
		$read = self::read( $schema, $value, $name );
		if ( is_wp_error( $read ) || ! isset( $schema['type'] ) ) {
			return $read;
		}
		$valid = rest_validate_value_from_schema( $read, array_diff_key( $schema, array_flip( self::OF_MEMBERS ) ), $name );
		return is_wp_error( $valid ) ? $valid : $read;
	}

	/** @return list<array<string, mixed>> The alternatives of a schema (several types, or `anyOf`); empty for a schema without. Each converts a text to its own type before WordPress checks it. */
	private static function alternatives( array $schema ): array {
		if ( is_array( $schema['type'] ?? null ) ) {
			return array_map( static fn( $type ): array => array( 'type' => $type ) + $schema, array_values( $schema['type'] ) );
		}
		return array_values( array_filter( (array) ( $schema['anyOf'] ?? array() ), 'is_array' ) );
	}

	/** Returns a schema without alternatives as WordPress takes it. */
	private static function for_wordpress( array $schema ): array {
		if ( isset( $schema['enum'] ) ) {
			$schema += array( 'type' => 'string' );
		}
		// A JavaScript pattern that PCRE cannot compile is checked by the browser only.
		if ( isset( $schema['pattern'] ) && false === @preg_match( '#' . str_replace( '#', '\#', $schema['pattern'] ) . '#u', '' ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a foreign pattern may not compile.
			unset( $schema['pattern'] );
		}
		return $schema;
	}

	/** Whether the typed text means a listed value. */
	private static function is_same( $listed, $value ): bool {
		if ( is_bool( $listed ) ) {
			return is_scalar( $value ) && filter_var( $value, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) === $listed;
		}
		return $value === $listed || ( is_scalar( $listed ) && is_scalar( $value ) && ! is_bool( $value ) && trim( (string) $value ) === (string) $listed );
	}

	/** @return mixed|\WP_Error The value in the type of a schema without alternatives. One that is not of this type stays or becomes null, and WordPress refuses it. */
	private static function read( array $schema, $value, string $name ) {
		$text = is_string( $value ) ? trim( $value ) : $value;
		switch ( $schema['type'] ?? '' ) {
			case 'boolean':
				return is_scalar( $text ) ? filter_var( $text, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) : null;
			case 'integer':
			case 'number':
				if ( ! is_numeric( $text ) || ! is_finite( (float) $text ) ) {
					return null;
				}
				$number = $text + 0;
				return 'integer' === $schema['type'] && (float) (int) $number === (float) $number ? (int) $number : $number;
			case 'string':
				// Not escaped; the output must be.
				return is_scalar( $value ) && ! is_bool( $value ) ? wp_check_invalid_utf8( (string) $value ) : null;
			case 'array':
				if ( is_string( $value ) ) {
					$value = '[' === substr( $text, 0, 1 ) ? self::json( $value, $name ) : array_values( array_diff( array_map( 'trim', explode( ',', $value ) ), array( '' ) ) );
				}
				return is_array( $value ) && array_values( $value ) === $value ? self::members( $schema, $value, $name ) : ( is_wp_error( $value ) ? $value : null );
			case 'object':
				$members = is_string( $value ) ? self::json( $value, $name ) : $value;
				return is_array( $members ) ? self::members( $schema, $members, $name ) : ( is_wp_error( $members ) ? $members : null );
		}
		return $value;
	}

	/** @return mixed|\WP_Error Decodes JSON as typed. */
	private static function json( string $text, string $name ) {
		$value = json_decode( $text, true );
		return JSON_ERROR_NONE === json_last_error() ? $value : new \WP_Error( 'rest_invalid_type', "$name is not JSON: " . json_last_error_msg() . '.' );
	}

	/** @return array<mixed>|\WP_Error The items of a list, or the members of an object, each in its type. */
	private static function members( array $schema, array $members, string $name ) {
		foreach ( $members as $key => $member ) {
			$rule   = 'array' === $schema['type'] ? $schema['items'] ?? null : $schema['properties'][ $key ] ?? $schema['additionalProperties'] ?? null;
			$parsed = is_array( $rule ) ? self::parse( $rule, $member, "{$name}[$key]" ) : $member;
			if ( is_wp_error( $parsed ) ) {
				return $parsed;
			}
			$members[ $key ] = $parsed;
		}
		return $members;
	}
}
