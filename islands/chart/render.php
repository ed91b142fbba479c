<?php
/** Server side of the chart: the table, and the place of the drawing. */

namespace Archipel\Islands\Chart;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Reads the lists as `model.ts` does. */
final class Chart {

	private const PALETTE = 8;

	private const TEXTS = array(
		'key'     => array( 'N°', 'No.' ),
		'name'    => array( 'Libellé', 'Label' ),
		'value'   => array( 'Valeur', 'Value' ),
		'share'   => array( 'Part', 'Share' ),
		'missing' => array( 'absente', 'missing' ),
	);

	public static function html( array $props ): string {
		$names  = self::items( $props['name'] );
		$values = array_map( array( self::class, 'number' ), self::items( $props['number'] ) );
		$colors = self::items( $props['color'] );
		$rows   = max( count( $names ), count( $values ) );
		$known  = array_filter( $values, static fn( ?float $value ): bool => null !== $value );
		$parts  = in_array( $props['type'], array( 'pie', 'doughnut' ), true );
		$total  = array_sum( $known );
		$whole  = $parts && $total > 0 && array() !== $known && min( $known ) >= 0;

		$body = '';
		for ( $at = 0; $at < $rows; $at++ ) {
			$value = $values[ $at ] ?? null;
			$name  = (string) ( $names[ $at ] ?? '' );
			$body .= '<tr><td>' . ( 'line' === $props['type'] ? '' : self::swatch( $at, (string) ( $colors[ $at ] ?? '' ) ) ) . ( $at + 1 ) . '</td>'
				. '<th scope="row">' . esc_html( '' === $name ? (string) ( $at + 1 ) : $name ) . '</th>'
				. '<td>' . esc_html( null === $value ? self::text( 'missing' ) : self::with_unit( $value, (string) $props['unit'] ) ) . '</td>'
				. ( $parts ? '<td>' . esc_html( $whole && null !== $value ? self::percent( $value / $total ) : '–' ) . '</td>' : '' )
				. '</tr>';
		}
		$head = '';
		foreach ( $parts ? array( 'key', 'name', 'value', 'share' ) : array( 'key', 'name', 'value' ) as $column ) {
			$head .= '<th scope="col">' . esc_html( self::text( $column ) ) . '</th>';
		}
		$title = (string) $props['title'];
		return sprintf( '<figure class="archipel-chart" data-type="%s">', esc_attr( $props['type'] ) )
			. ( '' === $title ? '' : '<figcaption class="archipel-chart__title">' . esc_html( $title ) . '</figcaption>' )
			. '<div class="archipel-chart__body">'
			. ( ( $parts ? $whole : array() !== $known ) ? '<div class="archipel-chart__plot"></div>' : '' )
			. "<table class=\"archipel-chart__table\"><thead><tr>$head</tr></thead><tbody>$body</tbody></table>"
			. '</div></figure>';
	}

	/** @return list<mixed> The items of a list or of a comma-separated text. */
	private static function items( $value ): array {
		if ( is_array( $value ) ) {
			return array_values( $value );
		}
		$text = trim( (string) $value );
		return '' === $text ? array() : array_map( 'trim', explode( ',', $text ) );
	}

	/** Returns a number, also from a text with a decimal comma; null for anything else. */
	private static function number( $value ): ?float {
		$text = is_string( $value ) ? str_replace( ',', '.', trim( $value ) ) : $value;
		return is_numeric( $text ) && is_finite( (float) $text ) ? (float) $text : null;
	}

	/** Returns the colour swatch of a row, from 0; an invalid colour of the owner counts as none. */
	private static function swatch( int $at, string $color ): string {
		$own = 1 === preg_match( '/^#[\da-fA-F]{3,8}$|^[a-zA-Z]+$|^(?:rgb|hsl)a?\([\d\s.,%\/a-z-]+\)$|^var\(--[\w-]+\)$/', $color );
		return '<svg class="archipel-chart__swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><rect class="archipel-chart__shape" width="16" height="16" rx="2" '
			. ( $own ? 'fill="' . esc_attr( $color ) . '"' : 'data-color="' . ( $at % self::PALETTE + 1 ) . '"' ) . '></rect></svg>';
	}

	/** Formats a number in the site's language, with at most so many decimals. */
	private static function plain( float $value, int $decimals = 2 ): string {
		$rounded = (string) round( $value, $decimals );
		$point   = strpos( $rounded, '.' );
		return number_format_i18n( $value, false === $point ? 0 : strlen( $rounded ) - $point - 1 );
	}

	private static function with_unit( float $value, string $unit ): string {
		$space = '%' === $unit && 'fr' !== substr( determine_locale(), 0, 2 ) ? '' : "\u{A0}";
		return self::plain( $value ) . ( '' === $unit ? '' : $space . $unit );
	}

	/** Formats a share, from 0 to 1, as percentage. */
	private static function percent( float $share ): string {
		return self::plain( $share * 100, 1 ) . ( 'fr' === substr( determine_locale(), 0, 2 ) ? "\u{202F}%" : '%' );
	}

	private static function text( string $key ): string {
		return Texts::get( "chart.$key", ...self::TEXTS[ $key ] );
	}
}

return static fn( array $props ): string => Chart::html( $props );
