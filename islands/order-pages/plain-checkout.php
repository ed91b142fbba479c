<?php
/**
 * Which checkouts are left whole.
 *
 * @package Archipel
 */

namespace Archipel\Islands\OrderPages;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the checkout is the form that WooCommerce itself prints, by its shortcode. One of blocks never asks; one that a theme has a template for, or
 * that a page builder puts together, has looks of its own.
 */
function is_plain(): bool {
	$template = wp_normalize_path( (string) wc_locate_template( 'checkout/form-checkout.php' ) );
	$is_built = 'builder' === get_post_meta( wc_get_page_id( 'checkout' ), '_elementor_edit_mode', true )
		// ShopEngine's own note, also while the order review is renewed.
		|| ! empty( $GLOBALS['is_used_shopengine_template'] );

	/**
	 * Says whether the checkout is WooCommerce's own form, whose looks may be changed.
	 *
	 * @param bool $is_plain Whether it is.
	 */
	return (bool) apply_filters( 'archipel_plain_checkout', ! $is_built && 0 === strpos( $template, wp_normalize_path( WC()->plugin_path() ) . '/' ) );
}
