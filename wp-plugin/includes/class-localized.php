<?php
namespace Archipel;

/** Picks the language of a text such as `{"fr": "Mini-panier", "en": "Mini cart"}`. */
final class Localized {

	/** Whether a locale, by default the current one, is French: `fr_FR` and every other `fr_*`; the same rule as in the browser (`define-messages.ts`). */
	public static function is_french( ?string $locale = null ): bool {
		return 1 === preg_match( '/^fr([-_]|$)/i', $locale ?? determine_locale() );
	}

	/** @param mixed $text Returns a string, or that of the current language (in the admin the user's own) of texts by language code; English if missing. */
	public static function text( $text ): string {
		if ( is_string( $text ) ) {
			return $text;
		}
		if ( ! is_array( $text ) ) {
			return '';
		}
		$chosen = $text[ self::is_french() ? 'fr' : 'en' ] ?? $text['en'] ?? reset( $text );
		return is_string( $chosen ) ? $chosen : '';
	}
}
