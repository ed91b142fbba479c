<?php
namespace Archipel\Islands\Discounts;

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
