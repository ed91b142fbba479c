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
	 * @return list<array{name: string, title: string, help: string, kind: string, options: list<array{value: string, label: string}>, min: int|float|null, max: int|float|null, step: string, default: mixed, placeholder: string, required: bool}>
	 */
	public static function all( Island $island ): array {
		$controls = array();
		foreach ( $island->properties as $name => $schema ) {
			$kind       = self::kind( $schema );
			$default    = $schema['default'] ?? null;
			$controls[] = array(
				'name'        => $name,
				'title'       => Localized::text( $schema['title'] ?? $name ),
				'help'        => trim( Localized::text( $schema['description'] ?? '' ) . ' ' . ( 'list' === $kind ? self::about_items( $schema['items']['enum'] ?? array() ) : '' ) ),
				'kind'        => $kind,
				'options'     => self::options( $schema ),
				'min'         => self::limit( $schema['minimum'] ?? null ),
				'max'         => self::limit( $schema['maximum'] ?? null ),
				'step'        => 'integer' === ( $schema['type'] ?? '' ) ? '1' : 'any',
				'default'     => $default,
				'placeholder' => self::text( $default, $kind ),
				'required'    => ! array_key_exists( 'default', $schema ) && in_array( $name, $island->required, true ),
			);
		}
		return $controls;
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

	/** Returns the kind of a property's control, of a text if the schema allows several types. */
	public static function kind( array $schema ): string {
		if ( isset( $schema['enum'] ) ) {
			return 'select';
		}
		switch ( $schema['type'] ?? '' ) {
			case 'boolean':
				return 'toggle';
			case 'integer':
			case 'number':
				return 'number';
			case 'array':
				return in_array( $schema['items']['type'] ?? 'string', array( 'string', 'number', 'integer' ), true ) ? 'list' : 'json';
			case 'object':
				return 'json';
			default:
				return true === ( $schema['multiline'] ?? false ) ? 'lines' : 'text';
		}
	}

	/** @return list<array{value: string, label: string}> The choices of a select. The label defaults to the value. */
	private static function options( array $schema ): array {
		$options = array();
		foreach ( $schema['enum'] ?? array() as $value ) {
			$options[] = array(
				'value' => (string) $value,
				'label' => Localized::text( $schema['labels'][ (string) $value ] ?? (string) $value ),
			);
		}
		return $options;
	}

	/** Returns how a list is typed, and its allowed items; none: its schema does not restrict them. */
	private static function about_items( array $words ): string {
		$typed = __( 'Separate items with commas.', 'archipel' );
		/* translators: %s: words, separated by commas. */
		return array() === $words ? $typed : $typed . ' ' . sprintf( __( 'Possible: %s.', 'archipel' ), implode( ', ', $words ) );
	}

	/** @return int|float|null A limit for a form field; null for JavaScript's own limits of integers. */
	private static function limit( $limit ) {
		return ( is_int( $limit ) || is_float( $limit ) ) && abs( $limit ) < 9007199254740991 ? $limit : null;
	}
}
