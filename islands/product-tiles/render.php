<?php
/**
 * Product tiles: what the server adds to WooCommerce's lists, without a query: room for the link to the cart below each button.
 *
 * @package Archipel
 */

namespace Archipel\Islands\ProductTiles;

defined( 'ABSPATH' ) || exit;

/**
 * The island puts the link to the cart there, and nothing moves. Below every button, so that those of a row stay in line;
 * the style gives it height only in lists where something can be added without a reload.
 */
const PLACE = '<span class="archipel-product-tiles__place"></span>';

add_filter(
	'woocommerce_loop_add_to_cart_link',
	static function ( $html ) {
		// On the cart page no link to the cart follows.
		return is_string( $html ) && '' !== $html && ! is_cart() ? $html . PLACE : $html;
	},
	20
);

// The older product grids of WooCommerce's blocks have a hook for the whole item only.
add_filter(
	'woocommerce_blocks_product_grid_item_html',
	static function ( $html ) {
		$end = is_string( $html ) && ! is_cart() ? strrpos( $html, '</li>' ) : false;
		return false === $end ? $html : substr_replace( $html, PLACE, $end, 0 );
	},
	20
);

// The island only adopts lists that are there already: it has no host of its own to fill.
return static function (): string {
	return '';
};
