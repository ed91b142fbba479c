<?php
/** Server side of the comparison: its buttons, and the empty state of the page. */

namespace Archipel\Islands\Compare;

use Archipel\Product_Actions;
use Archipel\Tile_Actions;
use Archipel\I18n\Texts;
use Archipel\Ui\To_Shop;

defined( 'ABSPATH' ) || exit;

function label(): string {
	return Texts::get( 'compare.button', 'Comparer', 'Compare' );
}

/** Returns the attributes of a button. The list is in the browser, so that pages can be cached: every button is printed unpressed. */
function data( \WC_Product $product ): string {
	return sprintf( 'aria-pressed="false" data-archipel-compare="%d"', absint( $product->get_id() ) );
}

/** Returns the button of a tile; its accessible name names the product. */
function tile_button( \WC_Product $product ): string {
	return sprintf( '<button type="button" %1$s %2$s></button>', data( $product ), Tile_Actions::attributes( label(), $product ) );
}

function product_button(): string {
	$product = $GLOBALS['product'] ?? null;
	return $product instanceof \WC_Product
		? sprintf( '<p><button type="button" class="archipel-compare-toggle archipel-button archipel-icon" %1$s data-product-name="%2$s">%3$s</button></p>', data( $product ), esc_attr( wp_strip_all_tags( $product->get_name() ) ), esc_html( label() ) )
		: '';
}

Tile_Actions::add( 'compare', __NAMESPACE__ . '\tile_button', 20 );
if ( ! empty( \Archipel\plugin()->islands()->options( 'compare' )['onProduct'] ) ) {
	// After the form (30), before the meta data (40).
	Product_Actions::add( __NAMESPACE__ . '\product_button', 'woocommerce_single_product_summary', 35 );
}

return static fn(): string => sprintf(
	'<p class="archipel-compare__empty">%1$s %2$s</p>',
	esc_html( Texts::get( 'compare.empty', "Aucun produit à comparer pour l’instant. Le bouton «\u{202f}Comparer\u{202f}» des vignettes en ajoute.", 'Nothing to compare yet. The “Compare” button of a product adds it.' ) ),
	To_Shop::link()
);
