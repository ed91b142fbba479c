<?php
/**
 * Where WooCommerce's address scripts go, and where they stay.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Address_Fields;

use Archipel\Takeover;

use function Archipel\plugin;

defined( 'ABSPATH' ) || exit;

/** Handles of WooCommerce's scripts. */
const CORE_SCRIPTS = array( 'wc-country-select', 'wc-address-i18n' );

/**
 * Leaves the scripts on pages that are not the checkout, the account or the cart, where other plugins may have address forms of their own, and on a
 * checkout that keeps WooCommerce's `wc-checkout`, which works with them. What draws lists is taken back where WooCommerce asks for it: others have theirs.
 *
 * @param mixed $handles Handles that are dequeued.
 * @return string[]
 */
function keep_where_needed( $handles ): array {
	$handles = array_diff( (array) $handles, array( Drawn_Lists::SCRIPT, Drawn_Lists::STYLE ) );
	$goes    = is_checkout() ? in_array( 'wc-checkout', $handles, true ) : is_cart() || is_account_page();
	return array_values( $goes ? $handles : array_diff( $handles, CORE_SCRIPTS ) );
}

/** Whether the island does their work on this page. */
function replaces_core(): bool {
	return array() === array_diff( CORE_SCRIPTS, ( new Takeover( plugin()->islands() ) )->handles( 'scripts' ) );
}

/**
 * The island reads their data, and so do other plugins, which filter them.
 *
 * @param mixed $handles Handles whose data stay.
 * @return string[]
 */
function keep_core_data( $handles ): array {
	return array_merge( (array) $handles, CORE_SCRIPTS );
}

/** The cart has these data by the script of WooCommerce's cart, which another island replaces; the shipping calculator may come later. */
function bring_data_to_cart(): void {
	if ( wp_script_is( 'wc-cart' ) && 'no' !== get_option( 'woocommerce_enable_shipping_calc' ) && replaces_core() ) {
		wp_enqueue_script( 'wc-address-i18n' );
	}
}
