<?php
/** Server side of the hearts, for shops without a wishlist plugin. */

namespace Archipel\Islands\Wishlist_Button;

use Archipel\Product_Actions;
use Archipel\Tile_Actions;
use Archipel\I18n\Texts;
use Archipel\Wishlist;

defined( 'ABSPATH' ) || exit;

function label(): string {
	return Texts::get( 'wishlist.add', 'Ajouter aux favoris', 'Add to Wishlist' );
}

/** Returns a heart's attributes. The list is in the browser, so that pages can be cached: every heart is printed unpressed. */
function data( \WC_Product $product ): string {
	return sprintf( 'aria-pressed="false" data-archipel-wishlist="%1$d" data-product-name="%2$s"', absint( $product->get_id() ), esc_attr( wp_strip_all_tags( $product->get_name() ) ) );
}

/** Returns the heart of a tile; empty if a plugin prints its own. */
function tile_button( \WC_Product $product ): string {
	return Wishlist::has_server() ? '' : sprintf( '<button type="button" %1$s %2$s></button>', data( $product ), Tile_Actions::attributes( label(), $product ) );
}

/** Returns the heart of a product page; empty if a plugin prints its own. */
function product_button(): string {
	$product = $GLOBALS['product'] ?? null;
	return $product instanceof \WC_Product && ! Wishlist::has_server()
		? sprintf( '<p><button type="button" class="archipel-wishlist-toggle archipel-button archipel-icon" %1$s data-product-type="%2$s">%3$s</button></p>', data( $product ), esc_attr( $product->get_type() ), esc_html( label() ) )
		: '';
}

Tile_Actions::add( 'wishlist-button', __NAMESPACE__ . '\tile_button', 10 );
if ( ! empty( \Archipel\plugin()->islands()->options( 'wishlist-button' )['onProduct'] ) ) {
	// After the form (30), before the comparison (35).
	Product_Actions::add( __NAMESPACE__ . '\product_button', 'woocommerce_single_product_summary', 33 );
}
Wishlist::add_filler( 'wishlist-button' );
add_filter(
	'archipel_island_on_page',
	/** Adds the styles of our hearts to the head of pages that may contain hearts. */
	static fn( $may, $name ): bool => $may || ( 'wishlist-button' === $name && ! Wishlist::has_server() ),
	10,
	2
);
