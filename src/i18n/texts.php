<?php
namespace Archipel\I18n;

use Archipel\Localized;

/** Server counterpart of `define-messages.ts`: French and English texts, overridden by the owner's texts. */
final class Texts {

	/**
	 * A text in the language of the page.
	 *
	 * @param string                $key    `{island}.{key}`, as for the filter `archipel_messages`.
	 * @param string                $fr     French.
	 * @param string                $en     English.
	 * @param array<string, string> $values Values of placeholders in braces.
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

	/** Plural form of `{one} … | {other} …` for a number: French uses the singular for 0, English the plural. */
	public static function plural( string $text, float $count ): string {
		$forms = explode( ' | ', $text );
		$one   = Localized::is_french() ? abs( $count ) < 2 : 1.0 === $count;
		return $one ? $forms[0] : end( $forms );
	}
}
