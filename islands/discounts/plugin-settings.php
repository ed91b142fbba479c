<?php
/**
 * Settings of Discount Rules for WooCommerce.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Discounts;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the settings that Discount Rules prints for its own script, which our island replaces, over into the options of the island.
 */
final class Plugin_Settings {

	/** Names in the plugin's data for its script, by our option: selectors that site owners set by filters. */
	private const SELECTORS = array(
		'priceTarget'          => 'custom_target_simple_product',
		'variationPriceTarget' => 'custom_target_variable_product',
		'dimTarget'            => 'awdr_opacity_to_bulk_table',
		'productIdSource'      => 'custom_simple_product_id_selector',
		'variationIdSource'    => 'custom_variable_product_id_selector',
	);

	/**
	 * Adds them to the page's config. What the plugin switches off stays off; in all else the owner's word on the island wins.
	 *
	 * @param array<string, mixed> $data Config.
	 * @return array<string, mixed>
	 */
	public static function add_to_config( array $data ): array {
		$islands = (array) ( $data['islands'] ?? array() );
		$params  = self::read();
		if ( ! isset( $islands['discounts'] ) || array() === $params ) {
			return $data;
		}
		$props = array();
		foreach ( self::SELECTORS as $prop => $name ) {
			if ( is_string( $params[ $name ] ?? null ) && '' !== $params[ $name ] ) {
				$props[ $prop ] = $params[ $name ];
			}
		}
		$props = array_merge( $props, (array) ( $islands['discounts']['props'] ?? array() ) );
		if ( 'show_dynamically' !== ( $params['enable_update_price_with_qty'] ?? '' ) ) {
			$props['livePrice'] = false;
		}
		if ( '1' !== (string) ( $params['awdr_dynamic_bulk_table_status'] ?? '' ) || 'on' !== ( $params['awdr_dynamic_bulk_table_off'] ?? '' ) ) {
			$props['variationTable'] = false;
		}
		$islands['discounts']['props'] = $props;
		$data['islands']               = (object) $islands;
		return $data;
	}

	/**
	 * The plugin's script stays on the checkout where it is set to refresh the order with the address: that is not the island's business.
	 *
	 * @param string[] $handles Handles that islands replace.
	 * @return string[]
	 */
	public static function keep_for_checkout( array $handles ): array {
		$refreshes = '1' === (string) ( self::read()['refresh_order_review'] ?? '' );
		return $refreshes && is_checkout() ? array_values( array_diff( $handles, array( 'awdr-main' ) ) ) : $handles;
	}

	/**
	 * What the plugin has prepared for its script, whether or not that script will be printed.
	 *
	 * @return array<string, mixed>
	 */
	private static function read(): array {
		$code   = wp_scripts()->get_data( 'awdr-main', 'data' );
		$params = preg_match( '/var awdr_params = (\{.*\});/', is_string( $code ) ? $code : '', $found ) ? json_decode( $found[1], true ) : null;
		return is_array( $params ) ? $params : array();
	}
}
