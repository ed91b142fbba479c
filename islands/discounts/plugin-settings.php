<?php
namespace Archipel\Islands\Discounts;

use Archipel\Takeover;

/** Turns the settings that Discount Rules prints for its own script, which the island replaces, into options of the island. */
final class Plugin_Settings {

	/** Names in the plugin's script data, by option of the island: selectors that site owners set by filters. */
	private const SELECTORS = array(
		'priceTarget'          => 'custom_target_simple_product',
		'variationPriceTarget' => 'custom_target_variable_product',
		'dimTarget'            => 'awdr_opacity_to_bulk_table',
		'productIdSource'      => 'custom_simple_product_id_selector',
		'variationIdSource'    => 'custom_variable_product_id_selector',
	);

	/** Adds the settings to the page's config. Features that the plugin disables stay off; otherwise options of the island take precedence. */
	public static function add_to_config( array $entry ): array {
		$params = Takeover::settings( 'awdr-main', 'awdr_params' );
		if ( array() === $params ) {
			return $entry;
		}
		$props = array();
		foreach ( self::SELECTORS as $prop => $name ) {
			if ( is_string( $params[ $name ] ?? null ) && '' !== $params[ $name ] ) {
				$props[ $prop ] = $params[ $name ];
			}
		}
		$props = array_merge( $props, $entry['props'] ?? array() );
		if ( 'show_dynamically' !== ( $params['enable_update_price_with_qty'] ?? '' ) ) {
			$props['livePrice'] = false;
		}
		if ( '1' !== (string) ( $params['awdr_dynamic_bulk_table_status'] ?? '' ) || 'on' !== ( $params['awdr_dynamic_bulk_table_off'] ?? '' ) ) {
			$props['variationTable'] = false;
		}
		return array( 'props' => $props ) + $entry;
	}

	/**
	 * Keeps the plugin's script on the checkout if it refreshes the order on a change of address: the island does not do that.
	 *
	 * @param string[] $handles Handles that islands replace.
	 * @return string[]
	 */
	public static function keep_for_checkout( array $handles ): array {
		$refreshes = '1' === (string) ( Takeover::settings( 'awdr-main', 'awdr_params' )['refresh_order_review'] ?? '' );
		return $refreshes && is_checkout() ? array_values( array_diff( $handles, array( 'awdr-main' ) ) ) : $handles;
	}
}
