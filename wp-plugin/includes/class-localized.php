<?php
/**
 * Texts of the build in the reader's language.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses between the languages of a text such as `{"fr": "Mini-panier", "en": "Mini cart"}`.
 */
final class Localized {

	/**
	 * Whether people of a locale read French: `fr_FR` and every other `fr_*`. The browser has the same rule (`define-messages.ts`).
	 *
	 * @param string|null $locale Locale; the one in force when null.
	 */
	public static function is_french( ?string $locale = null ): bool {
		return 1 === preg_match( '/^fr([-_]|$)/i', $locale ?? determine_locale() );
	}

	/**
	 * The text for the language in force (the user's own in the admin), English when it is missing.
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
