<?php
namespace Archipel\Islands\Discounts;

defined( 'ABSPATH' ) || exit;

/** Gives the island the settings that Discount Rules prints for its own script, which the island replaces. */
final class Plugin_Settings {

	/**
	 * Adds the settings to the page's config, without the nonce: pages are cached.
	 *
	 * @param array<string, mixed> $data Config.
	 * @return array<string, mixed>
	 */
	public static function add_to_config( array $data ): array {
		return array_filter( array( 'discountRules' => array_diff_key( self::read(), array_flip( array( 'ajaxurl', 'nonce' ) ) ) ) ) + $data;
	}

	/**
	 * Keeps the plugin's script on the checkout if it refreshes the order on a change of address: the island does not do that.
	 *
	 * @param string[] $handles Handles that islands replace.
	 * @return string[]
	 */
	public static function keep_for_checkout( array $handles ): array {
		$refreshes = '1' === (string) ( self::read()['refresh_order_review'] ?? '' );
		return $refreshes && is_checkout() ? array_values( array_diff( $handles, array( 'awdr-main' ) ) ) : $handles;
	}

	/** @return array<string, mixed> The settings that the plugin prepared for its script, printed or not. */
	private static function read(): array {
		$code   = wp_scripts()->get_data( 'awdr-main', 'data' );
		$params = preg_match( '/var awdr_params = (\{.*\});/', is_string( $code ) ? $code : '', $found ) ? json_decode( $found[1], true ) : null;
		return is_array( $params ) ? $params : array();
	}
}
