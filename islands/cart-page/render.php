<?php
/** Server side of the cart page: optional “Empty cart” button, and buttons that add a line or the whole cart to a wishlist. */

namespace Archipel\Islands\Cart_Page;

use Archipel\Free_Shipping;
use Archipel\Shop;
use Archipel\I18n\Texts;
use Archipel\Ui\To_Shop;
use Archipel\Wishlist;

defined( 'ABSPATH' ) || exit;

/** Prints a wishlist button, with a line key or for the whole cart: by the server, to avoid a layout shift (WL-10). */
function print_button( string $text, string $name, string $attribute ): void {
	if ( Wishlist::is_offered() ) {
		printf( '<button type="button" class="archipel-cart-page__to-wishlist archipel-script-only archipel-button" aria-label="%1$s"%2$s>%3$s</button>', esc_attr( $name ), $attribute, esc_html( $text ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The attribute is escaped where it is made.
	}
}

/** Prints a line button, below the product name. */
function print_line_button( $item, $key ): void {
	$product = is_array( $item ) ? ( $item['data'] ?? null ) : null;
	if ( $product instanceof \WC_Product && is_string( $key ) ) {
		$name = Texts::get( 'cart.line', "Ajouter aux favoris\u{A0}: {name}", 'Add to wishlist: {name}', array( 'name' => wp_strip_all_tags( $product->get_name() ) ) );
		echo '<div>';
		print_button( Texts::get( 'cart.add', 'Ajouter aux favoris', 'Add to Wishlist' ), $name, sprintf( ' data-archipel-to-wishlist="%s"', esc_attr( $key ) ) );
		echo '</div>';
	}
}

/** Prints the whole-cart button beside the cart buttons. */
function print_cart_button(): void {
	$text = Texts::get( 'cart.all', 'Ajouter tout le panier aux favoris', 'Add the whole cart to the wishlist' );
	print_button( $text, $text, '' );
}

add_action( 'woocommerce_after_cart_item_name', __NAMESPACE__ . '\print_line_button', 10, 2 );
add_action( 'woocommerce_cart_actions', __NAMESPACE__ . '\print_cart_button', 20 );

/** Prints the amount left to free shipping, as in the drawer: inside the totals, which every response renews. */
function print_free_shipping(): void {
	$progress = Free_Shipping::progress( WC()->cart );
	if ( null === $progress ) {
		return;
	}
	list( 'threshold' => $threshold, 'remaining' => $remaining ) = $progress;
	// Minor units.
	$amount = Shop::plain( wc_price( $remaining / 10 ** wc_get_price_decimals() ) );
	$text   = $remaining > 0
		? Texts::get( 'cart.freeShippingLeft', 'Plus que {amount} pour la livraison offerte.', 'Only {amount} to go for free shipping.', array( 'amount' => $amount ) )
		: Texts::get( 'cart.freeShippingReached', 'La livraison vous est offerte.', 'You get free shipping.' );
	$label  = Texts::get( 'cart.freeShipping', 'Progression vers la livraison offerte', 'Progress towards free shipping' );
	printf( '<div class="archipel-free-shipping"><span>%1$s</span><progress aria-label="%2$s" aria-valuetext="%1$s" max="%3$d" value="%4$d"></progress></div>', esc_html( $text ), esc_attr( $label ), (int) $threshold, (int) max( 0, $threshold - $remaining ) );
}

add_action( 'woocommerce_before_cart_totals', __NAMESPACE__ . '\print_free_shipping' );
add_action( 'woocommerce_cart_is_empty', array( To_Shop::class, 'print_categories' ), 20 );

/** Removes cross-sells that are out of stock. */
function in_stock( $ids ): array {
	$is_there = static function ( $id ): bool {
		$product = wc_get_product( $id );
		return $product && $product->is_in_stock();
	};
	return array_values( array_filter( (array) $ids, $is_there ) );
}
add_filter( 'woocommerce_cart_crosssell_ids', __NAMESPACE__ . '\in_stock' );

if ( ! empty( \Archipel\plugin()->islands()->options( 'cart-page' )['emptyButton'] ) ) {
	add_action( 'woocommerce_cart_actions', array( Empty_Cart::class, 'print_button' ) );
	// At the same time as WooCommerce's cart form handler.
	add_action( 'wp_loaded', array( Empty_Cart::class, 'handle' ), 20 );
}
