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

/** Handle of ours that keeps what belongs to that script on the page: it has no source. */
const DATA = 'archipel-checkout-data';

/** Whether the island stands in for WooCommerce's script on this page. An order that is paid later has another form, which is left to that script. */
function carries_order(): bool {
	$islands = plugin()->islands();
	if ( ! $islands->takes_over( 'checkout' ) || empty( $islands->options( 'checkout' )['carriesOrder'] ) ) {
		return false;
	}
	return ! is_checkout() || ! ( is_wc_endpoint_url( 'order-pay' ) || needs_core_script() );
}

/** Whether a payment method that is switched on needs WooCommerce's script: with another country or total it may come to a page that began without it. */
function needs_core_script(): bool {
	$gateways = WC()->payment_gateways() ? WC()->payment_gateways()->payment_gateways() : array();
	$gateways = array_filter( $gateways, static fn( $gateway ): bool => 'yes' === ( $gateway->enabled ?? '' ) );
	// They draw a button of their own through that script (WooCommerce 10.6).
	$drawing = array_filter( $gateways, static fn( $gateway ): bool => ! empty( $gateway->has_custom_place_order_button ) );

	/**
	 * Names payment methods that need WooCommerce's own checkout script: those that do not live by its events alone, or print scripts into what
	 * the server sends for the payment. While one of them is switched on, that script stays on the page beside the island, which keeps to the fields.
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
 * Payment methods read `wc_checkout_params` and use the libraries that WooCommerce's script brings, without asking for it: what needs a handle keeps
 * its data and its own dependencies on the page.
 */
function keep_core_data(): void {
	if ( wp_script_is( CORE_SCRIPT, 'enqueued' ) && carries_order() ) {
		wp_register_script( DATA, false, array( CORE_SCRIPT ), \Archipel\VERSION, true );
		wp_enqueue_script( DATA );
	}
}

/**
 * Tells the island whether it is alone.
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
