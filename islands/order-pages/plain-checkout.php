<?php
/** Detects WooCommerce's default checkout; others are not changed. */

namespace Archipel\Islands\OrderPages;

defined( 'ABSPATH' ) || exit;

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
