<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** Shortcodes, form fields and page builders pass strings only: "true", "yes", "12", "red, blue". Only this class parses them. */
final class Schema_Value {

	/**
	 * Returns the value in its type.
	 *
	 * @param array<string, mixed> $schema JSON Schema of the value.
	 * @param mixed                $value  A string as typed by a person, or the value itself.
	 * @return mixed
	 * @throws Invalid_Value If the value has another type, or exceeds a limit of the schema.
	 */
	public static function parse( array $schema, $value ) {
		foreach ( array( 'anyOf', 'oneOf' ) as $key ) {
			if ( isset( $schema[ $key ] ) && is_array( $schema[ $key ] ) ) {
				return self::parse_any( $schema[ $key ], $value );
			}
		}
		if ( array_key_exists( 'const', $schema ) ) {
			return self::parse_enum( array( $schema['const'] ), $value );
		}
		if ( isset( $schema['enum'] ) && is_array( $schema['enum'] ) ) {
			return self::parse_enum( $schema['enum'], $value );
		}
		$type = $schema['type'] ?? '';
		if ( is_array( $type ) ) {
			$alternatives = array();
			foreach ( $type as $one ) {
				$alternatives[] = array_merge( $schema, array( 'type' => $one ) );
			}
			return self::parse_any( $alternatives, $value );
		}
		switch ( $type ) {
			case 'boolean':
				return self::parse_boolean( $value );
			case 'integer':
			case 'number':
				return self::parse_number( $schema, $value, 'integer' === $type );
			case 'string':
				return self::parse_string( $schema, $value );
			case 'array':
				return self::parse_array( $schema, $value );
			case 'object':
				return self::parse_object( $schema, $value );
			case 'null':
				return self::parse_null( $value );
			default:
				return $value;
		}
	}

	/**
	 * Returns the value in the type of the first alternative that fits.
	 *
	 * @param array<mixed> $schemas Alternatives.
	 * @param mixed        $value   Value.
	 * @return mixed
	 * @throws Invalid_Value If no alternative fits.
	 */
	private static function parse_any( array $schemas, $value ) {
		$reasons = array();
		foreach ( $schemas as $schema ) {
			try {
				if ( is_array( $schema ) ) {
					return self::parse( $schema, $value );
				}
			} catch ( Invalid_Value $error ) {
				$reasons[] = $error->getMessage();
			}
		}
		throw new Invalid_Value( implode( ' or ', array_unique( $reasons ) ) );
	}

	/**
	 * Returns the listed value, in the type of the list.
	 *
	 * @param array<mixed> $allowed Values.
	 * @param mixed        $value   Value.
	 * @return mixed
	 * @throws Invalid_Value If the value is not in the list.
	 */
	private static function parse_enum( array $allowed, $value ) {
		foreach ( $allowed as $one ) {
			$same_text = is_scalar( $one ) && ! is_bool( $one ) && is_scalar( $value ) && ! is_bool( $value ) && trim( (string) $value ) === (string) $one;
			$same_bool = is_bool( $one ) && is_scalar( $value ) && filter_var( $value, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) === $one;
			if ( $value === $one || $same_text || $same_bool ) {
				return $one;
			}
		}
		throw new Invalid_Value( 'one of ' . wp_json_encode( $allowed ) );
	}

	/**
	 * Parses true or false from common words.
	 *
	 * @param mixed $value Value.
	 * @throws Invalid_Value For any other value.
	 */
	private static function parse_boolean( $value ): bool {
		$bool = is_scalar( $value ) ? filter_var( is_string( $value ) ? trim( $value ) : $value, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) : null;
		if ( null === $bool ) {
			throw new Invalid_Value( 'true or false' );
		}
		return $bool;
	}

	/**
	 * Parses a number within the schema's limits.
	 *
	 * @param array<string, mixed> $schema  Schema.
	 * @param mixed                $value   Value.
	 * @param bool                 $integer Whether it must be whole.
	 * @return int|float
	 * @throws Invalid_Value If the value is not a number, or out of limits.
	 */
	private static function parse_number( array $schema, $value, bool $integer ) {
		$text = is_string( $value ) ? trim( $value ) : $value;
		if ( is_bool( $text ) || ! is_numeric( $text ) || ! is_finite( (float) $text ) ) {
			throw new Invalid_Value( $integer ? 'a whole number' : 'a number' );
		}
		$number = $text + 0;
		if ( $integer ) {
			if ( (float) (int) $number !== (float) $number ) {
				throw new Invalid_Value( 'a whole number' );
			}
			$number = (int) $number;
		}
		$low  = isset( $schema['minimum'] ) && $number < $schema['minimum'] || isset( $schema['exclusiveMinimum'] ) && $number <= $schema['exclusiveMinimum'];
		$high = isset( $schema['maximum'] ) && $number > $schema['maximum'] || isset( $schema['exclusiveMaximum'] ) && $number >= $schema['exclusiveMaximum'];
		if ( $low || $high ) {
			throw new Invalid_Value( sprintf( 'a number between %s and %s', $schema['minimum'] ?? $schema['exclusiveMinimum'] ?? '-∞', $schema['maximum'] ?? $schema['exclusiveMaximum'] ?? '∞' ) );
		}
		return $number;
	}

	/**
	 * Checks a string against the schema's limits. The string is not escaped; its output must be.
	 *
	 * @param array<string, mixed> $schema Schema.
	 * @param mixed                $value  Value.
	 * @throws Invalid_Value If the value is not a string, or exceeds a limit.
	 */
	private static function parse_string( array $schema, $value ): string {
		if ( ! is_scalar( $value ) || is_bool( $value ) ) {
			throw new Invalid_Value( 'a text' );
		}
		$text   = wp_check_invalid_utf8( (string) $value );
		$length = mb_strlen( $text, 'UTF-8' );
		if ( isset( $schema['minLength'] ) && $length < $schema['minLength'] || isset( $schema['maxLength'] ) && $length > $schema['maxLength'] ) {
			throw new Invalid_Value( sprintf( 'a text of %s to %s characters', $schema['minLength'] ?? 0, $schema['maxLength'] ?? '∞' ) );
		}
		// A JavaScript pattern that PCRE cannot compile is checked by the browser only.
		$pattern = isset( $schema['pattern'] ) && is_string( $schema['pattern'] ) ? '~' . str_replace( '~', '\~', $schema['pattern'] ) . '~u' : '';
		if ( '' !== $pattern && 0 === @preg_match( $pattern, $text ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a foreign pattern may not compile.
			throw new Invalid_Value( 'a text in another form' );
		}
		return $text;
	}

	/**
	 * Parses a list: a JSON array, or items separated by commas.
	 *
	 * @param array<string, mixed> $schema Schema.
	 * @param mixed                $value  Value.
	 * @return list<mixed>
	 * @throws Invalid_Value If an item is invalid, or their number is out of limits.
	 */
	private static function parse_array( array $schema, $value ): array {
		if ( is_string( $value ) ) {
			$json  = '[' === substr( ltrim( $value ), 0, 1 ) ? json_decode( $value, true ) : null;
			$value = is_array( $json ) ? $json : array_values( array_diff( array_map( 'trim', explode( ',', $value ) ), array( '' ) ) );
		}
		if ( ! is_array( $value ) || array_values( $value ) !== $value ) {
			throw new Invalid_Value( 'a list' );
		}
		$items = is_array( $schema['items'] ?? null ) ? $schema['items'] : array();
		$list  = array();
		foreach ( $value as $item ) {
			$list[] = self::parse( $items, $item );
		}
		if ( count( $list ) < ( $schema['minItems'] ?? 0 ) || count( $list ) > ( $schema['maxItems'] ?? PHP_INT_MAX ) ) {
			throw new Invalid_Value( sprintf( 'a list of %s to %s', $schema['minItems'] ?? 0, $schema['maxItems'] ?? '∞' ) );
		}
		return $list;
	}

	/**
	 * Parses an object: a JSON object, or an associative array.
	 *
	 * @param array<string, mixed> $schema Schema.
	 * @param mixed                $value  Value.
	 * @return array<string, mixed>
	 * @throws Invalid_Value If the value is no object, or a member is invalid.
	 */
	private static function parse_object( array $schema, $value ): array {
		$members = is_string( $value ) ? json_decode( $value, true ) : $value;
		if ( ! is_array( $members ) ) {
			throw new Invalid_Value( 'a JSON object' );
		}
		$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array();
		$parsed     = array();
		foreach ( $members as $name => $member ) {
			$rule                     = $properties[ $name ] ?? $schema['additionalProperties'] ?? array();
			$parsed[ (string) $name ] = is_array( $rule ) ? self::parse( $rule, $member ) : $member;
		}
		foreach ( (array) ( $schema['required'] ?? array() ) as $name ) {
			if ( ! array_key_exists( $name, $parsed ) ) {
				throw new Invalid_Value( "an object with $name" );
			}
		}
		return $parsed;
	}

	/**
	 * Parses null.
	 *
	 * @param mixed $value Value.
	 * @return null
	 * @throws Invalid_Value For any other value.
	 */
	private static function parse_null( $value ) {
		if ( null !== $value && 'null' !== $value && '' !== $value ) {
			throw new Invalid_Value( 'nothing' );
		}
		return null;
	}
}
