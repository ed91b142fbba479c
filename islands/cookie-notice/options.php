<?php
/**
 * The owner's options of the notice.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * What the owner has chosen, wherever on the page it matters.
 */
final class Options {

	/**
	 * All options, with defaults.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		return \Archipel\plugin()->islands()->options( 'cookie-notice' );
	}

	/** Whether this site's visitors are asked by us: by our own notice on every page, or by the adopted one of Cookie Notice. */
	public static function is_asking(): bool {
		$asking = self::plugin_prints() || ! empty( self::all()['everywhere'] );

		/**
		 * Says whether the cookie notice asks for consent on this site. While it does, third parties are held back.
		 *
		 * @param bool $asking By default: the option "everywhere", or the Cookie Notice plugin.
		 */
		return (bool) apply_filters( 'archipel_consent_is_asked', $asking );
	}

	/** Whether this page will ask: the Cookie Notice plugin prints its banner neither for robots nor where its owner's conditions say no. */
	public static function will_ask(): bool {
		if ( ! self::is_asking() || ! Blocker::is_page() ) {
			return false;
		}
		$frontend = self::plugin_prints() ? ( \Cookie_Notice()->frontend ?? null ) : null;
		return ! is_object( $frontend ) || ! is_callable( array( $frontend, 'maybe_display_banner' ) ) || $frontend->maybe_display_banner();
	}

	/** Whether the Cookie Notice plugin prints its banner itself; connected to its service, it has another one that we leave alone. */
	public static function plugin_prints(): bool {
		return function_exists( 'Cookie_Notice' ) && 'active' !== \Cookie_Notice()->get_status();
	}

	/**
	 * Version of the text in force: who is asked about, as bits, a dot, and how it is worded. The browser remembers it with the choice.
	 */
	public static function version(): string {
		$asked = Third_Parties::mask( Services::named( (array) ( self::all()['services'] ?? array() ) ) );
		return sprintf( '%08x.%s', $asked, hash( 'fnv1a32', self::wording() ) );
	}

	/** Everything that the notice says, without markup. */
	public static function wording(): string {
		// Where the policy is matters to nobody here, and asking costs a query.
		$options = array( 'policyUrl' => '#' ) + self::all();
		$html    = self::plugin_prints() && ! empty( $options['pluginText'] ) ? \Cookie_Notice()->options['general']['message_text'] . ' ' . Notice::choices( $options ) : Notice::html( $options );
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( str_replace( '<', ' <', $html ) ) ) );
	}
}
