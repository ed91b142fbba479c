<?php
namespace Archipel\I18n;

use Archipel\Localized;

/** Server counterpart of `define-messages.ts`: French and English texts, translated into other languages, overridden by the owner's texts. */
final class Texts {

	/**
	 * A text in the language of the page.
	 *
	 * @param string                $key    `{island}.{key}`, as for the filter `archipel_messages`.
	 * @param array<string, string> $values Values of placeholders in braces. `count` selects one of the forms of `{one} … | {other} …`.
	 */
	public static function get( string $key, string $fr, string $en, array $values = array() ): string {
		$locale = determine_locale();
		/** This filter is documented in wp-plugin/includes/class-config.php */
		$own  = (array) apply_filters( 'archipel_messages', array(), $locale );
		$text = is_string( $own[ $key ] ?? null ) ? $own[ $key ] : null;
		if ( null === $text && Translation::is_needed( $locale ) ) {
			$text = Translation::of( $en, $key );
			// English stays English, with its plural.
			$locale = null === $text ? 'en' : $locale;
		}
		$text = $text ?? ( Localized::is_french( $locale ) ? $fr : $en );
		if ( isset( $values['count'] ) ) {
			$forms = explode( ' | ', $text );
			$text  = $forms[ min( Plural::form( (float) $values['count'], $locale ), count( $forms ) - 1 ) ];
		}
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}
}
