<?php
namespace Archipel\I18n;

/** Texts in languages other than French and English, by gettext: the `.mo` files of the text domain, and whoever filters WordPress's translations. */
final class Translation {

	/** Whether a locale, by default the current one, is neither French nor English. */
	public static function is_needed( ?string $locale = null ): bool {
		return 1 !== preg_match( '/^(fr|en)([-_]|$)/i', $locale ?? determine_locale() );
	}

	/**
	 * Returns the translation of an English text into the language of the current locale, by gettext's context `{scope}.{key}` (none for words that only the
	 * owner reads); null without a usable one. Of `{one} | {other}` it has all forms of the language, in the order of `Plural::form()`.
	 */
	public static function of( string $english, string $key = '' ): ?string {
		$originals = '' === $key ? array( $english ) : explode( ' | ', $english );
		$texts     = self::in_locale( static fn(): array => self::look_up( $originals, $key ) );
		foreach ( $texts as $text ) {
			if ( ! self::is_usable( $text, $english, count( $originals ) > 1 ) ) {
				return null;
			}
		}
		return array() === array_diff( $texts, $originals ) ? null : implode( ' | ', $texts );
	}

	/** @return array<string, string> The translated messages of these scopes for the browser, by key. */
	public static function messages( array $scopes ): array {
		$messages = array();
		foreach ( array_intersect_key( require __DIR__ . '/messages.php', array_flip( $scopes ) ) as $scope => $texts ) {
			foreach ( $texts as $key => $english ) {
				$messages[ "$scope.$key" ] = self::of( $english, "$scope.$key" );
			}
		}
		return array_filter( $messages, 'is_string' );
	}

	// phpcs:disable WordPress.WP.I18n -- the build collects the texts for translators.

	/** @return list<string> The translation, or of two originals all plural forms of the language. */
	private static function look_up( array $originals, string $key ): array {
		if ( count( $originals ) > 1 ) {
			return array_map( static fn( int $number ): string => _nx( $originals[0], $originals[1], $number, $key, 'archipel' ), Plural::samples() );
		}
		return array( '' === $key ? translate( $originals[0], 'archipel' ) : translate_with_gettext_context( $originals[0], $key, 'archipel' ) );
	}

	// phpcs:enable

	/** Whether a translation has all places in braces of the original, and no other. A plural form may say its number in words. */
	private static function is_usable( string $text, string $english, bool $is_plural ): bool {
		$places = static fn( string $one ): array => 0 < (int) preg_match_all( '/\{\w+\}/', $one, $found ) ? $found[0] : array();
		$lost   = array_diff( $places( $english ), $places( $text ), $is_plural ? array( '{count}' ) : array() );
		return '' !== trim( $text ) && array() === $lost && array() === array_diff( $places( $text ), $places( $english ) ) && ( ! $is_plural || false === strpos( $text, ' | ' ) );
	}

	/** Calls a function with the texts of the current locale, which a filter may have changed after WordPress has read them. */
	private static function in_locale( callable $look_up ): array {
		$controller = \WP_Translation_Controller::get_instance();
		$before     = $controller->get_locale();
		if ( determine_locale() === $before ) {
			return $look_up();
		}
		unload_textdomain( 'archipel', true );
		try {
			return $look_up();
		} finally {
			unload_textdomain( 'archipel', true );
			$controller->set_locale( $before );
		}
	}
}
