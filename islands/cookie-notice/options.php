<?php
/**
 * The owner's options of the notice.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

use Archipel\Props;
use Archipel\Settings;

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
		$island = \Archipel\plugin()->islands()->get( 'cookie-notice' );
		return null === $island ? array() : array_merge( Props::defaults( $island ), ( new Settings() )->props( 'cookie-notice' ) );
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

	/** Whether the Cookie Notice plugin prints its banner itself; connected to its service, it has another one that we leave alone. */
	public static function plugin_prints(): bool {
		return function_exists( 'Cookie_Notice' ) && 'active' !== \Cookie_Notice()->get_status();
	}

	/**
	 * Version of the text in force: what is asked, a dot, and how it is worded. The browser remembers it with the choice.
	 */
	public static function version(): string {
		$used = Third_Parties::used( (array) ( self::all()['services'] ?? array() ) );
		$asks = array_merge( array_keys( Third_Parties::purposes_of( $used ) ), array_column( $used, 'id' ) );
		return hash( 'fnv1a32', implode( ',', $asks ) ) . '.' . hash( 'fnv1a32', self::wording() );
	}

	/** Everything that the notice says, without markup. */
	public static function wording(): string {
		$html = self::plugin_prints() ? \Cookie_Notice()->options['general']['message_text'] . ' ' . Notice::choices( self::all() ) : Notice::html( self::all() );
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $html ) ) );
	}
}
