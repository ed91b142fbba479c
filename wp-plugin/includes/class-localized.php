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
		$language = substr( determine_locale(), 0, 2 );
		$chosen   = $text[ $language ] ?? $text['en'] ?? reset( $text );
		return is_string( $chosen ) ? $chosen : '';
	}
}
