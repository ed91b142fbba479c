<?php
/**
 * Texts of islands on the server.
 *
 * @package Archipel
 */

namespace Archipel\Ui;

use Archipel\Localized;

defined( 'ABSPATH' ) || exit;

if ( class_exists( Texts::class, false ) ) {
	return;
}

/**
 * The server's half of `define-messages.ts`: French and English side by side, and the owner's own words over both.
 */
final class Texts {

	/**
	 * A text in the language of the page.
	 *
	 * @param string                $key    `{island}.{key}`, as for the filter `archipel_messages`.
	 * @param string                $fr     French.
	 * @param string                $en     English.
	 * @param array<string, string> $values For the places in braces.
	 */
	public static function get( string $key, string $fr, string $en, array $values = array() ): string {
		/** This filter is documented in wp-plugin/includes/class-config.php */
		$own  = (array) apply_filters( 'archipel_messages', array(), determine_locale() );
		$text = isset( $own[ $key ] ) && is_string( $own[ $key ] ) ? $own[ $key ] : ( Localized::is_french() ? $fr : $en );
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}

	/**
	 * The form of `{one} … | {other} …` that a number asks for: French says « 0 article », English "0 items".
	 *
	 * @param string    $text  Text with both forms.
	 * @param int|float $count Number.
	 */
	public static function plural( string $text, $count ): string {
		$forms = explode( ' | ', $text );
		$one   = Localized::is_french() ? abs( $count ) < 2 : 1.0 === (float) $count;
		return $one ? $forms[0] : end( $forms );
	}
}
