<?php
/** Server side of checkout, order confirmation and account pages. */

namespace Archipel\Islands\Order_Pages;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/summary.php';
require_once __DIR__ . '/form.php';
require_once __DIR__ . '/placed-order.php';
require_once __DIR__ . '/withdrawal.php';

/** @return array<string, mixed> The owner's options of the island. */
function options(): array {
	return \Archipel\plugin()->islands()->options( 'order-pages' );
}

/**
 * Whether the checkout is WooCommerce's own shortcode form. Block checkouts never call this; checkouts with a theme's template or by a page builder
 * have their own layout.
 */
function is_plain(): bool {
	$template = wp_normalize_path( (string) wc_locate_template( 'checkout/form-checkout.php' ) );
	$is_built = 'builder' === get_post_meta( wc_get_page_id( 'checkout' ), '_elementor_edit_mode', true )
		// ShopEngine's own flag, also set during order review updates.
		|| ! empty( $GLOBALS['is_used_shopengine_template'] );

	/**
	 * Filters whether the checkout is WooCommerce's own form, whose layout may be changed.
	 *
	 * @param bool $is_plain Detected value.
	 */
	return (bool) apply_filters( 'archipel_plain_checkout', ! $is_built && 0 === strpos( $template, wp_normalize_path( WC()->plugin_path() ) . '/' ) );
}

if ( ! empty( options()['summary'] ) ) {
	// Runs before WooCommerce prints the coupon form (10).
	add_action( BEFORE_FORM, __NAMESPACE__ . '\place_summary', 1 );
	add_filter( 'woocommerce_update_order_review_fragments', __NAMESPACE__ . '\renew_summary' );
	add_action( 'woocommerce_review_order_before_cart_contents', __NAMESPACE__ . '\begin_pictures' );
	add_action( 'woocommerce_review_order_after_cart_contents', __NAMESPACE__ . '\end_pictures' );
	add_action( 'woocommerce_order_details_before_order_table_items', __NAMESPACE__ . '\begin_pictures' );
	add_action( 'woocommerce_order_details_after_order_table_items', __NAMESPACE__ . '\end_pictures' );
}
if ( ! empty( options()['shortForm'] ) ) {
	// Runs late to respect changes by other plugins.
	add_filter( 'woocommerce_checkout_fields', __NAMESPACE__ . '\email_first', 100 );
	add_filter( 'woocommerce_form_field_args', __NAMESPACE__ . '\show_what_is_empty', 100, 3 );
	add_filter( 'woocommerce_form_field', __NAMESPACE__ . '\fold_company', 100, 4 );
}
if ( ! empty( options()['priceOnButton'] ) ) {
	add_filter( 'woocommerce_order_button_text', __NAMESPACE__ . '\order_button', 100 );
	add_filter( 'woocommerce_pay_order_button_text', __NAMESPACE__ . '\pay_button', 100 );
}
add_action( 'woocommerce_order_details_before_order_table', __NAMESPACE__ . '\print_dates' );
if ( ! empty( options()['guestAccount'] ) ) {
	add_action( 'woocommerce_thankyou', __NAMESPACE__ . '\offer_account', 20 );
	add_action( 'woocommerce_created_customer', __NAMESPACE__ . '\keep_order', 10, 2 );
}
add_action( 'woocommerce_checkout_after_terms_and_conditions', __NAMESPACE__ . '\print_withdrawal_terms' );
add_action( 'woocommerce_order_details_after_order_table', __NAMESPACE__ . '\print_withdrawal_of_order' );
add_filter( 'woocommerce_account_menu_items', __NAMESPACE__ . '\withdrawal_in_menu', 100 );
add_filter( 'woocommerce_get_endpoint_url', __NAMESPACE__ . '\withdrawal_endpoint', 10, 2 );
add_action( 'wp_footer', __NAMESPACE__ . '\print_withdrawal_in_footer', 5 );
