<?php
namespace Archipel;

use Archipel\I18n\Translation;

/** Picks the language of a text such as `{"fr": "Mini-panier", "en": "Mini cart"}`. */
final class Localized {

	/** Whether a locale, by default the current one, is French: `fr_FR` and every other `fr_*`; the same rule as in the browser (`define-messages.ts`). */
	public static function is_french( ?string $locale = null ): bool {
		return 1 === preg_match( '/^fr([-_]|$)/i', $locale ?? determine_locale() );
	}

	/** Returns a string, or that of the current language (in the admin the user's own) of texts by language code; English if missing. Gettext translates it into other languages. */
	public static function text( $text ): string {
		if ( ! is_array( $text ) ) {
			return is_string( $text ) ? $text : '';
		}
		$chosen = $text[ self::is_french() ? 'fr' : 'en' ] ?? $text['en'] ?? reset( $text );
		$chosen = is_string( $chosen ) ? $chosen : '';
		return '' !== $chosen && Translation::is_needed() ? Translation::of( $chosen ) ?? $chosen : $chosen;
	}
}
