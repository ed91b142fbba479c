<?php
namespace Archipel\Islands\Discounts;

use Archipel\Takeover;

/** Gives the island the settings that Discount Rules prints for its own script, which the island replaces. */
final class Plugin_Settings {

	/** Adds the settings to the page's config, without what is off or empty, which the island takes for it, and without the nonce: pages are cached. */
	public static function add_to_config( $data ): array {
		$params = array_diff_key( Takeover::settings( 'awdr-main', 'awdr_params' ), array_flip( array( 'ajaxurl', 'nonce' ) ) );
		return ( $params ? array( 'discountRules' => array_filter( $params, static fn( $value ) => ! in_array( $value, array( '', '0', false ), true ) ) ) : array() ) + (array) $data;
	}

	/** Keeps the plugin's script on the checkout if it refreshes the order on a change of address: the island does not do that. */
	public static function keep_for_checkout( $handles ): array {
		$refreshes = '1' === (string) ( Takeover::settings( 'awdr-main', 'awdr_params' )['refresh_order_review'] ?? '' );
		return $refreshes && is_checkout() ? array_values( array_diff( (array) $handles, array( 'awdr-main' ) ) ) : (array) $handles;
	}
}
