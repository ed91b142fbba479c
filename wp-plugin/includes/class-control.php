<?php
namespace Archipel;

/**
 * Turns the JSON Schema of a property into a description of its control: the settings screen, the block editor and page builders each draw it
 * in their own way.
 */
final class Control {

	/**
	 * Returns the controls of an island.
	 *
	 * `kind` is `toggle`, `number`, `select`, `list` (items separated by commas), `json`, `lines` (text of several lines) or `text`.
	 *
	 * @return list<array{name: string, title: string, help: string, kind: string, options: list<array{value: string, label: string}>, min: int|float|null, max: int|float|null, step: string, default: mixed, required: bool}>
	 */
	public static function all( Island $island ): array {
		$controls = array();
		foreach ( $island->properties as $name => $schema ) {
			$title      = Localized::text( $schema['title'] ?? '' );
			$flat       = self::flatten( $schema );
			$controls[] = array(
				'name'     => $name,
				'title'    => '' === $title ? $name : $title,
				'help'     => trim( Localized::text( $schema['description'] ?? '' ) . ' ' . self::possible_items( $flat ) ),
				'kind'     => self::kind( $flat ),
				'options'  => self::options( $flat, is_array( $schema['labels'] ?? null ) ? $schema['labels'] : array() ),
				'min'      => self::limit( $flat['minimum'] ?? null ),
				'max'      => self::limit( $flat['maximum'] ?? null ),
				'step'     => 'integer' === ( $flat['type'] ?? '' ) ? '1' : 'any',
				'default'  => $schema['default'] ?? null,
				'required' => ! array_key_exists( 'default', $schema ) && in_array( $name, $island->required, true ),
			);
		}
		return $controls;
	}

	/** @return array<string, string> The kind of each control of an island, without its words. */
	public static function kinds( Island $island ): array {
		return array_map( static fn( array $schema ): string => self::kind( self::flatten( $schema ) ), $island->properties );
	}

	/** Formats a value in its type as the text of a control's field; the kinds are those of `all()`. */
	public static function text( $value, string $kind ): string {
		if ( is_bool( $value ) ) {
			return $value ? '1' : '0';
		}
		if ( is_array( $value ) ) {
			$json = wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			return 'list' === $kind ? implode( ', ', array_map( 'strval', array_filter( $value, 'is_scalar' ) ) ) : (string) $json;
		}
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Returns the schema; an empty one, whose control is a text, if it allows several types. */
	private static function flatten( array $schema ): array {
		return isset( $schema['anyOf'] ) || is_array( $schema['type'] ?? null ) ? array() : $schema;
	}

	private static function kind( array $schema ): string {
		if ( isset( $schema['enum'] ) ) {
			return 'select';
		}
		$items = is_array( $schema['items'] ?? null ) ? $schema['items']['type'] ?? 'string' : 'string';
		switch ( $schema['type'] ?? '' ) {
			case 'boolean':
				return 'toggle';
			case 'integer':
			case 'number':
				return 'number';
			case 'array':
				return in_array( $items, array( 'string', 'number', 'integer' ), true ) ? 'list' : 'json';
			case 'object':
				return 'json';
			default:
				return true === ( $schema['multiline'] ?? false ) ? 'lines' : 'text';
		}
	}

	/** @return list<array{value: string, label: string}> The choices of a select. The label defaults to the value. */
	private static function options( array $schema, array $labels ): array {
		$options = array();
		foreach ( array_filter( is_array( $schema['enum'] ?? null ) ? $schema['enum'] : array(), 'is_scalar' ) as $value ) {
			$label     = Localized::text( $labels[ (string) $value ] ?? '' );
			$options[] = array(
				'value' => (string) $value,
				'label' => '' === $label ? (string) $value : $label,
			);
		}
		return $options;
	}

	/** Returns a sentence that lists the allowed items of a list; empty if its schema does not restrict them. */
	private static function possible_items( array $schema ): string {
		$words = is_array( $schema['items']['enum'] ?? null ) ? array_filter( $schema['items']['enum'], 'is_scalar' ) : array();
		/* translators: %s: words, separated by commas. */
		return array() === $words ? '' : sprintf( __( 'Possible: %s.', 'archipel' ), implode( ', ', $words ) );
	}

	/** @return int|float|null A limit for a form field; null for JavaScript's own limits of integers. */
	private static function limit( $limit ) {
		return ( is_int( $limit ) || is_float( $limit ) ) && abs( $limit ) < 9007199254740991 ? $limit : null;
	}
}
