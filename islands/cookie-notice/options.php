<?php
namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/** Options of the cookie notice set by the owner. */
final class Options {

	/** @return array<string, mixed> All options, with defaults. */
	public static function all(): array {
		return \Archipel\plugin()->islands()->options( 'cookie-notice' );
	}

	/** Returns whether Archipel asks for consent on this site: with its own notice on every page, or with the adopted one of Cookie Notice. */
	public static function is_asking(): bool {
		$asking = self::plugin_prints() || ! empty( self::all()['everywhere'] );

		/**
		 * Filters whether the cookie notice asks for consent on this site. Third parties are held back only if so.
		 *
		 * @param bool $asking By default: the option "everywhere", or the Cookie Notice plugin.
		 */
		return (bool) apply_filters( 'archipel_consent_is_asked', $asking );
	}

	/** Returns whether this page asks: the Cookie Notice plugin prints no banner for robots, or where its owner's conditions exclude the page. */
	public static function will_ask(): bool {
		if ( ! self::is_asking() || ! Blocker::is_page() ) {
			return false;
		}
		$frontend = self::plugin_prints() ? ( \Cookie_Notice()->frontend ?? null ) : null;
		return ! is_object( $frontend ) || ! is_callable( array( $frontend, 'maybe_display_banner' ) ) || $frontend->maybe_display_banner();
	}

	/** Returns whether the Cookie Notice plugin prints its own banner; connected to its service, it prints another, which is left alone. */
	public static function plugin_prints(): bool {
		return function_exists( 'Cookie_Notice' ) && 'active' !== \Cookie_Notice()->get_status();
	}

	/** Returns the version of the current text: bit mask of the third parties, a dot, hash of the wording. Stored with the choice. */
	public static function version(): string {
		$asked = Third_Parties::mask( Services::named( (array) ( self::all()['services'] ?? array() ) ) );
		return sprintf( '%08x.%s', $asked, hash( 'fnv1a32', self::wording() ) );
	}

	/** Returns the text of the notice, without markup. */
	public static function wording(): string {
		// The URL of the policy is not part of the wording, and reading it costs a query.
		$options = array( 'policyUrl' => '#' ) + self::all();
		$html    = self::plugin_prints() && ! empty( $options['pluginText'] ) ? \Cookie_Notice()->options['general']['message_text'] . ' ' . Notice::choices( $options ) : Notice::html( $options );
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( str_replace( '<', ' <', $html ) ) ) );
	}
}
