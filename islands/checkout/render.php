<?php
/** Server side of the checkout: on which pages WooCommerce's checkout script is removed, and what the server does for an order. */

namespace Archipel\Islands\Checkout;

use Archipel\Request_Origin;

defined( 'ABSPATH' ) || exit;

const CORE_SCRIPT = 'wc-checkout';

/** Whether the island replaces WooCommerce's script on this page. The order-pay page has another form and keeps the script. */
function carries_order(): bool {
	$islands = \Archipel\plugin()->islands();
	if ( ! $islands->takes_over( 'checkout' ) || empty( $islands->options( 'checkout' )['carriesOrder'] ) ) {
		return false;
	}
	return ! is_checkout() || ! ( is_wc_endpoint_url( 'order-pay' ) || array() !== core_script_gateways() );
}

/** @return string[] Ids of enabled payment methods that need WooCommerce's script. Unavailable ones count: another country or total may make these available. */
function core_script_gateways(): array {
	$gateways = WC()->payment_gateways() ? WC()->payment_gateways()->payment_gateways() : array();
	$gateways = array_filter( $gateways, static fn( $gateway ): bool => 'yes' === ( $gateway->enabled ?? '' ) );
	// WooCommerce's script draws their custom button (WooCommerce 10.6).
	$drawing = array_filter( $gateways, static fn( $gateway ): bool => ! empty( $gateway->has_custom_place_order_button ) );

	/**
	 * Names payment methods that need WooCommerce's own checkout script: they use more of it than its events, or print `<script>` or `<iframe>` into the
	 * payment fragment, which the HTML gate removes. While one of them is enabled, the script stays on the page and the island only handles the fields.
	 *
	 * @param string[] $ids Ids of payment methods.
	 */
	$needy = array_filter( (array) apply_filters( 'archipel_core_checkout_gateways', array_values( wp_list_pluck( $drawing, 'id' ) ) ), 'is_string' );
	return array_intersect( $needy, wp_list_pluck( $gateways, 'id' ) );
}

function keep_core_script( $handles ): array {
	$handles = (array) $handles;
	return in_array( CORE_SCRIPT, $handles, true ) && ! carries_order() ? array_values( array_diff( $handles, array( CORE_SCRIPT ) ) ) : $handles;
}
add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_core_script' );

/** Keeps the script's data and dependencies: payment methods use `wc_checkout_params` and these libraries without declaring them. */
function keep_core_data( $handles ): array {
	return array_merge( (array) $handles, array( CORE_SCRIPT ) );
}
add_filter( 'archipel_kept_data', __NAMESPACE__ . '\keep_core_data' );

/** Filters that change rules which the browser duplicates: with a callback on one of them, only the server knows the valid values. */
const RULES = array( 'woocommerce_validate_postcode', 'woocommerce_format_postcode', 'is_email' );

/** Tells the island which tasks it leaves: the order to WooCommerce's script, and format checks to the server, because the browser must not be stricter. */
function tell_island( $entry ): array {
	$entry = (array) $entry;
	$left  = array();
	if ( ! carries_order() ) {
		$left['carriesOrder'] = false;
	}
	if ( array() !== array_filter( RULES, 'has_filter' ) ) {
		$left['checkFormats'] = false;
	}
	return array() === $entry || array() === $left ? $entry : array_merge( $entry, array( 'props' => $left + ( $entry['props'] ?? array() ) ) );
}
add_filter( 'archipel_config_of_checkout', __NAMESPACE__ . '\tell_island' );

// Before WooCommerce stores the posted data; its own nonce belongs to the session of a guest who has one.
add_action(
	'woocommerce_before_checkout_process',
	static function (): void {
		if ( Request_Origin::is_foreign_form() ) {
			throw new \Exception( Request_Origin::refusal() );
		}
	}
);
Scripted_Gateways::register();
Placed_Order::register();
