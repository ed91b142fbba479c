<?php
/** Server side of the direct checkout: the button on tiles, and a redirect, so that a reload of the checkout does not add again. */

namespace Archipel\Islands\Direct_Checkout;

use Archipel\Tile_Actions;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Returns the button of a tile: a link that adds the product and opens the checkout, also without JavaScript. Empty for a product with options. */
function button( \WC_Product $product ): string {
	if ( ! $product->supports( 'ajax_add_to_cart' ) || ! $product->is_purchasable() || ! $product->is_in_stock() ) {
		return '';
	}
	return sprintf(
		'<a href="%1$s" rel="nofollow" data-archipel-direct-checkout="%2$d" %3$s></a>',
		esc_url( add_query_arg( 'add-to-cart', $product->get_id(), wc_get_checkout_url() ) ),
		absint( $product->get_id() ),
		Tile_Actions::attributes( Texts::get( 'direct-checkout.button', 'Commander directement', 'Direct Checkout' ), $product )
	);
}

/** After adding by the URL of the checkout, redirects to that URL without the product: a reload must not add again. */
function leave_product_behind( $url ) {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- adding to one's own cart; WooCommerce's links have no nonce either.
	if ( $url || ! isset( $_GET['add-to-cart'], $_SERVER['REQUEST_URI'] ) ) {
		return $url;
	}
	$checkout = wc_get_checkout_url();
	return place( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) ) === place( $checkout ) ? $checkout : $url;
}

/** Returns the page of an absolute or relative URL: its path and, without pretty permalinks, the id of the page. */
function place( string $url ): string {
	parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
	return untrailingslashit( (string) wp_parse_url( $url, PHP_URL_PATH ) ) . '?' . absint( $query['page_id'] ?? 0 );
}

add_filter( 'woocommerce_add_to_cart_redirect', __NAMESPACE__ . '\leave_product_behind', 5 );
Tile_Actions::add( 'direct-checkout', __NAMESPACE__ . '\button', 30 );
