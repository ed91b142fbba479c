<?php
/** Server side of the address fields: on which pages WooCommerce's address scripts are removed. */

namespace Archipel\Islands\Address_Fields;

use Archipel\Takeover;

defined( 'ABSPATH' ) || exit;

const CORE_SCRIPTS = array( 'wc-country-select', 'wc-address-i18n' );

/**
 * Keeps the scripts on pages other than checkout, account and cart, where plugins may have their own address forms, and on a checkout that keeps
 * WooCommerce's `wc-checkout`, which needs them. selectWoo is handled by `Select_Woo`, because other plugins may need the library.
 */
function keep_where_needed( $handles ): array {
	$handles = array_diff( (array) $handles, array( Select_Woo::SCRIPT, Select_Woo::STYLE ) );
	$goes    = is_checkout() ? in_array( 'wc-checkout', $handles, true ) : is_cart() || is_account_page();
	return array_values( $goes ? $handles : array_diff( $handles, CORE_SCRIPTS ) );
}
// After the checkout island has decided whether WooCommerce's script stays (10).
add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_where_needed', 20 );

function replaces_core(): bool {
	return array() === array_diff( CORE_SCRIPTS, Takeover::handles( 'scripts' ) );
}

/** Keeps the scripts' data, which the island and other plugins read. */
function keep_core_data( $handles ): array {
	return array_merge( (array) $handles, CORE_SCRIPTS );
}
add_filter( 'archipel_kept_data', __NAMESPACE__ . '\keep_core_data' );

/** Enqueues the scripts on the cart for their data: there only `wc-cart` brings them, which another island replaces. The shipping calculator may appear later. */
function bring_data_to_cart(): void {
	if ( wp_script_is( 'wc-cart' ) && 'no' !== get_option( 'woocommerce_enable_shipping_calc' ) && replaces_core() ) {
		wp_enqueue_script( 'wc-address-i18n' );
	}
}
// After WooCommerce's cart block has dequeued the classic cart's script (20), before replaced scripts are dequeued.
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\bring_data_to_cart', 1000 );
Select_Woo::register();
