<?php
namespace Archipel\Islands\CookieNotice;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

use function Archipel\Safety\attribution_purpose;

defined( 'ABSPATH' ) || exit;

/** Single source for what is held back and what is asked about, so that both always match. */
final class Services {

	/**
	 * Returns the third parties held back on any page: all declared ones except those that the owner released.
	 *
	 * @return list<string> Ids; empty if the owner declares that the shop has none: then the notice asks nothing.
	 */
	public static function held(): array {
		$options = Options::all();
		if ( in_array( 'none', (array) ( $options['services'] ?? array() ), true ) ) {
			return array();
		}
		return array_values( array_diff( array_column( Third_Parties::all(), 'id' ), (array) ( $options['released'] ?? array() ) ) );
	}

	/**
	 * Returns the third parties that the notice names and asks about: those given by the owner and those found on the
	 * pages, as far as they are held back.
	 *
	 * @param array<mixed> $given Ids given by the owner, for the site or for one notice.
	 * @return list<string>
	 */
	public static function named( array $given ): array {
		$named = array_intersect( self::held(), array_merge( $given, in_array( 'none', $given, true ) ? array() : self::used() ) );
		return array_values( self::shop_tracks() ? $named : array_diff( $named, array( 'order-attribution' ) ) );
	}

	/** @return list<string> Third parties in use that the owner did not name. */
	private static function used(): array {
		/**
		 * Filters the third parties that code of the site uses: the cookie notice asks for their purposes.
		 *
		 * @param string[] $services Ids as in `third-parties.json`; default: those found on pages.
		 */
		return array_values( array_filter( (array) apply_filters( 'archipel_consent_services', Seen::services() ), 'is_string' ) );
	}

	/** Returns whether WooCommerce stores the source of an order. */
	private static function shop_tracks(): bool {
		return 'none' !== attribution_purpose() && class_exists( 'WooCommerce', false ) && ( ! class_exists( FeaturesUtil::class ) || FeaturesUtil::feature_is_enabled( 'order_attribution' ) );
	}
}
