<?php
/**
 * Where WooCommerce's checkout script goes, and where it stays.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Checkout;

use function Archipel\plugin;

defined( 'ABSPATH' ) || exit;

/** Handle of WooCommerce's script. */
const CORE_SCRIPT = 'wc-checkout';

/** Whether the island replaces WooCommerce's script on this page. The order-pay page has another form and keeps the script. */
function carries_order(): bool {
	$islands = plugin()->islands();
	if ( ! $islands->takes_over( 'checkout' ) || empty( $islands->options( 'checkout' )['carriesOrder'] ) ) {
		return false;
	}
	return ! is_checkout() || ! ( is_wc_endpoint_url( 'order-pay' ) || needs_core_script() );
}

/** Whether an enabled payment method needs WooCommerce's script. Available ones are not enough: another country or total makes others available on the same page. */
function needs_core_script(): bool {
	$gateways = WC()->payment_gateways() ? WC()->payment_gateways()->payment_gateways() : array();
	$gateways = array_filter( $gateways, static fn( $gateway ): bool => 'yes' === ( $gateway->enabled ?? '' ) );
	// Their own button is drawn by that script (WooCommerce 10.6).
	$drawing = array_filter( $gateways, static fn( $gateway ): bool => ! empty( $gateway->has_custom_place_order_button ) );

	/**
	 * Names payment methods that need WooCommerce's own checkout script: they use more of it than its events, or print `<script>` or `<iframe>` into the
	 * payment fragment, which the HTML gate removes. While one of them is enabled, the script stays on the page and the island only handles the fields.
	 *
	 * @param string[] $ids Ids of payment methods.
	 */
	$needy = array_filter( (array) apply_filters( 'archipel_core_checkout_gateways', array_values( wp_list_pluck( $drawing, 'id' ) ) ), 'is_string' );
	return array() !== array_intersect( $needy, wp_list_pluck( $gateways, 'id' ) );
}

/**
 * Leaves the script where it is needed.
 *
 * @param mixed $handles Handles that are dequeued.
 * @return string[]
 */
function keep_core_script( $handles ): array {
	$handles = (array) $handles;
	return in_array( CORE_SCRIPT, $handles, true ) && ! carries_order() ? array_values( array_diff( $handles, array( CORE_SCRIPT ) ) ) : $handles;
}

/**
 * Payment methods read `wc_checkout_params` and use the libraries that WooCommerce's script brings, without asking for it.
 *
 * @param mixed $handles Handles whose data stay.
 * @return string[]
 */
function keep_core_data( $handles ): array {
	return array_merge( (array) $handles, array( CORE_SCRIPT ) );
}

/**
 * Tells the island whether it replaces the script on this page.
 *
 * @param array<string, mixed> $data The page's config.
 * @return array<string, mixed>
 */
function tell_who_carries( array $data ): array {
	$islands = (array) ( $data['islands'] ?? array() );
	if ( isset( $islands['checkout'] ) && ! carries_order() ) {
		$islands['checkout']['props'] = array( 'carriesOrder' => false ) + (array) ( $islands['checkout']['props'] ?? array() );
		$data['islands']              = (object) $islands;
	}
	return $data;
}
