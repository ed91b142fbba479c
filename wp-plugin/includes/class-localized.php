<?php
namespace Archipel;

/** Picks the language of a text such as `{"fr": "Mini-panier", "en": "Mini cart"}`. */
final class Localized {

	/**
	 * Whether a locale is French: `fr_FR` and every other `fr_*`; the same rule as in the browser (`define-messages.ts`).
	 *
	 * @param string|null $locale Locale. Null: the current one.
	 */
	public static function is_french( ?string $locale = null ): bool {
		return 1 === preg_match( '/^fr([-_]|$)/i', $locale ?? determine_locale() );
	}

	/**
	 * Returns the text in the current language (in the admin the user's own); English if missing.
	 *
	 * @param mixed $text A string, or texts by language code.
	 */
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
