<?php
namespace Archipel\Ui\Countdown;

use Archipel\Localized;
use Archipel\I18n\Translation;

/** Parses and formats moments like the browser (`moment.ts`), with the shop's UTC offset on that day. */
final class Moment {

	/** Parses `2026-12-01 10:00:00`, with or without a zone, `2026-12-01`, or seconds since 1970; null for an invalid date. */
	public static function read( $text ): ?\DateTimeImmutable {
		$is_number = is_int( $text );
		$text      = is_scalar( $text ) ? trim( (string) $text ) : '';
		if ( $is_number || 1 === preg_match( '/^\d{9,11}$/', $text ) ) {
			return ( new \DateTimeImmutable( "@$text" ) )->setTimezone( wp_timezone() );
		}
		if ( 1 !== preg_match( '/^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)? ?(?:Z|[+-]\d{2}:?\d{2})?)?$/', $text, $day ) || ! checkdate( (int) $day[2], (int) $day[3], (int) $day[1] ) ) {
			return null;
		}
		$moment = date_create_immutable( $text, wp_timezone() );
		return false === $moment ? null : $moment;
	}

	/** Adds the UTC offset to a date-time, or seconds since 1970, so that the browser needs no DST rules; invalid texts are returned unchanged. */
	public static function with_zone( $text ) {
		$moment = self::read( $text );
		return null === $moment ? $text : $moment->format( 'c' );
	}

	public static function words( \DateTimeImmutable $moment ): string {
		$french = '1' === $moment->format( 'j' ) ? 'l j\e\r F Y \à H:i' : 'l j F Y \à H:i';
		$format = Localized::is_french() ? $french : 'l, F j, Y \a\t g:i A';
		if ( Translation::is_needed() ) {
			$format = 'l, ' . get_option( 'date_format' ) . ', ' . get_option( 'time_format' );
		}
		return (string) wp_date( $format, $moment->getTimestamp(), $moment->getTimezone() );
	}

	/** HTML of the space for the clock, and of a sentence with the moment in `<time>` instead of `{date}`. */
	public static function html( \DateTimeImmutable $moment, string $sentence ): string {
		$time = sprintf( '<time datetime="%s">%s</time>', esc_attr( $moment->format( 'c' ) ), esc_html( self::words( $moment ) ) );
		return '<div class="archipel-countdown"><div class="archipel-countdown-room archipel-script-only"><div class="archipel-countdown-room__space"></div></div>'
			. '<div class="archipel-countdown-end">' . str_replace( '{date}', $time, esc_html( $sentence ) ) . '</div></div>';
	}
}
