<?php
/**
 * Which third parties wait for consent on this site.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

use function Archipel\Safety\attribution_purpose;

defined( 'ABSPATH' ) || exit;

/**
 * The one answer to "what is held back" and "what is asked about", so that nothing is held that nobody asks about, and the other way round.
 */
final class Services {

	/**
	 * Third parties that are held back wherever a page holds them: all that are declared, but those that the owner lets pass.
	 *
	 * @return list<string> Their names; none where the owner says that the shop has no third party: there, the notice asks nothing.
	 */
	public static function held(): array {
		$options = Options::all();
		if ( in_array( 'none', (array) ( $options['services'] ?? array() ), true ) ) {
			return array();
		}
		return array_values( array_diff( array_column( Third_Parties::all(), 'id' ), (array) ( $options['released'] ?? array() ) ) );
	}

	/**
	 * Third parties that the notice names, and whose purposes it asks about: those that the owner names and those that its
	 * pages use, as far as they are held back.
	 *
	 * @param array<mixed> $given Names that the owner gave, for the site or for one notice.
	 * @return list<string>
	 */
	public static function named( array $given ): array {
		$named = array_intersect( self::held(), array_merge( $given, in_array( 'none', $given, true ) ? array() : self::used() ) );
		return array_values( self::shop_tracks() ? $named : array_diff( $named, array( 'order-attribution' ) ) );
	}

	/**
	 * Third parties that are used without being named by the owner.
	 *
	 * @return list<string>
	 */
	private static function used(): array {
		/**
		 * Names third parties that code of the site uses on its pages: the cookie notice asks for their purposes.
		 *
		 * @param string[] $services Their names, as in `third-parties.json`: those that were seen on pages.
		 */
		return array_values( array_filter( (array) apply_filters( 'archipel_consent_services', Seen::services() ), 'is_string' ) );
	}

	/** Whether WooCommerce keeps where an order came from. */
	private static function shop_tracks(): bool {
		return 'none' !== attribution_purpose() && class_exists( 'WooCommerce', false ) && ( ! class_exists( FeaturesUtil::class ) || FeaturesUtil::feature_is_enabled( 'order_attribution' ) );
	}
}
