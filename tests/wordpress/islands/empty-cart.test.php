<?php
namespace Archipel\Tests;

use Archipel\Islands\CartPage\Empty_Cart;

/**
 * Sends the cart form or follows a link. Returns the URL of the redirect; empty if nothing was done.
 *
 * @param array<string, mixed> $post Fields of the form.
 * @param array<string, mixed> $get  Query parameters.
 */
function cart_request( array $post, array $get = array() ): string {
	list( $_POST, $_GET ) = array( $post, $get );
	try {
		return redirected( array( Empty_Cart::class, 'handle' ) );
	} finally {
		list( $_POST, $_GET ) = array( array(), array() );
	}
}

/** Presses the "empty cart" button. */
function empty_the_cart(): string {
	return cart_request( array( 'archipel_empty_cart' => '1', 'woocommerce-cart-nonce' => wp_create_nonce( 'woocommerce-cart' ) ) );
}

/** The undo link of the notice, decoded; fails unless there is exactly one. */
function undo_link(): \DOMElement {
	$html  = implode( '', array_column( wc_get_notices( 'success' ), 'notice' ) );
	$links = dom( $html )->query( '//a' );
	same( 1, $links->length );
	return $links->item( 0 );
}

/** Follows the undo link. */
function undo_emptying(): string {
	parse_str( (string) parse_url( undo_link()->getAttribute( 'href' ), PHP_URL_QUERY ), $get );
	return cart_request( array(), $get );
}

/**
 * Quantities by product.
 *
 * @param \WC_Cart $cart Cart.
 * @return array<int, int>
 */
function quantities( \WC_Cart $cart ): array {
	return array_map( 'intval', array_column( $cart->get_cart(), 'quantity', 'product_id' ) );
}

/** Texts of the queued error notices. */
function cart_errors(): string {
	return implode( ' ', array_column( wc_get_notices( 'error' ), 'notice' ) );
}

test(
	'[CP-03] the button is there when the owner wants it, submits the cart form whatever its fields hold, and its handler comes with it',
	static function (): void {
		foreach ( array( array(), chosen( 'cart-page', array( 'emptyButton' => false ) ), chosen( 'cart-page', array( 'emptyButton' => true ), false ) ) as $off ) {
			$report = elsewhere( $off );
			same( array( false, false ), array( strpos( $report['cart_actions'], 'archipel_empty_cart' ), $report['cart_handler'] ) );
		}
		$report = elsewhere( chosen( 'cart-page', array( 'emptyButton' => true ) ) );
		same( 20, $report['cart_handler'] );
		$button = dom( $report['cart_actions'] )->query( '//button[@name="archipel_empty_cart"]' );
		same( 1, $button->length );
		same( array( 'submit', '1', true, 'Empty cart' ), array( $button->item( 0 )->getAttribute( 'type' ), $button->item( 0 )->getAttribute( 'value' ), $button->item( 0 )->hasAttribute( 'formnovalidate' ), $button->item( 0 )->textContent ) );
	}
);

test(
	'[CP-03] the button takes every line out and leads to the cart with one link back; a reload does nothing again',
	static function (): void {
		$cart = cart( array( array( product( array() ), 2 ), array( product( array( 'name' => 'Kimono' ) ), 1 ) ) );
		same( add_query_arg( 'removed_item', '1', wc_get_cart_url() ), empty_the_cart() );
		check( $cart->is_empty(), 'something is left' );
		same( 2, count( $cart->get_removed_cart_contents() ) );

		$link = undo_link();
		same( 0, strpos( $link->getAttribute( 'href' ), wc_get_cart_url() ) );
		same( array( 'nofollow', 'Undo?' ), array( $link->getAttribute( 'rel' ), $link->textContent ) );
		foreach ( array( 'restore-item', 'no-prefetch', 'no-prerender' ) as $class ) {
			check( in_array( $class, explode( ' ', $link->getAttribute( 'class' ) ), true ), "the link is not $class" );
		}
		// Pressed again on an outdated page: the same notice and undo link.
		empty_the_cart();
		undo_emptying();
		same( 3, (int) $cart->get_cart_contents_count() );
	}
);

test(
	'[CP-03] the texts are French in French',
	static function (): void {
		cart( array( array( product( array() ), 1 ) ) );
		list( $button, $notice ) = in_locale(
			'fr_FR',
			static function (): array {
				empty_the_cart();
				return array( printed( array( Empty_Cart::class, 'print_button' ) ), wc_get_notices( 'success' )[0]['notice'] );
			}
		);
		check( false !== strpos( $button, 'Vider le panier' ), $button );
		check( false === strpos( $notice, 'Cart emptied' ) && false === strpos( $notice, 'Undo' ), $notice );
	}
);

test(
	'[CP-03] no other site can empty the cart: without the form’s own nonce nothing happens, nor by a link',
	static function (): void {
		$cart  = cart( array( array( product( array() ), 2 ) ) );
		$nonce = wp_create_nonce( 'woocommerce-cart' );
		foreach ( array( array(), array( 'woocommerce-cart-nonce' => '' ), array( 'woocommerce-cart-nonce' => 'bad' ), array( 'woocommerce-cart-nonce' => array( $nonce ) ), array( 'woocommerce-cart-nonce' => wp_create_nonce( 'wp_rest' ) ), array( '_wpnonce' => $nonce ) ) as $fields ) {
			same( '', cart_request( array( 'archipel_empty_cart' => '1' ) + $fields ) );
		}
		same( '', cart_request( array( 'woocommerce-cart-nonce' => $nonce ) ) );
		same( '', cart_request( array(), array( 'archipel_empty_cart' => '1', 'woocommerce-cart-nonce' => $nonce, '_wpnonce' => $nonce ) ) );
		same( array( 2, array() ), array( (int) $cart->get_cart_contents_count(), wc_get_notices() ) );
	}
);

test(
	'[CP-03] the one link brings everything back, coupons too, once',
	static function (): void {
		$products = array( product( array( 'price' => '50' ) ), product( array( 'name' => 'Kimono' ) ) );
		$cart     = cart( array( array( $products[0], 2 ), array( $products[1], 3 ) ) );
		apply_coupon( $cart, 'archipel-retour', 5.0 );
		$before = quantities( $cart );
		empty_the_cart();
		$cart->remove_coupons();
		same( wc_get_cart_url(), undo_emptying() );
		same( $before, quantities( $cart ) );
		same( array( 'archipel-retour' ), array_values( $cart->get_applied_coupons() ) );
		same( '', cart_errors() );

		foreach ( array_keys( $cart->get_cart() ) as $key ) {
			$cart->remove_cart_item( $key );
		}
		undo_emptying();
		check( $cart->is_empty(), 'it came back twice' );
	}
);

test(
	'[CP-03] the link needs its nonce, and is worth nothing to a visitor who emptied nothing',
	static function (): void {
		$cart = cart( array( array( product( array() ), 2 ) ) );
		empty_the_cart();
		foreach ( array( array(), array( '_wpnonce' => 'bad' ), array( '_wpnonce' => wp_create_nonce( 'wp_rest' ) ), array( '_wpnonce' => array( wp_create_nonce( 'woocommerce-cart' ) ) ) ) as $get ) {
			same( '', cart_request( array(), array( 'archipel_restore_cart' => '1' ) + $get ) );
		}
		check( $cart->is_empty(), 'it came back' );
		WC()->session->set( 'archipel_emptied_cart', null );
		undo_emptying();
		check( $cart->is_empty(), 'it came back to somebody else' );
		WC()->session->set( 'archipel_emptied_cart', 'broken' );
		undo_emptying();
		check( $cart->is_empty(), 'it came back from nowhere' );
	}
);

test(
	'[CP-03] what was added between emptying and the link is not lost, and a line that is back already is not doubled',
	static function (): void {
		$products = array( product( array( 'stock' => 9 ) ), product( array( 'name' => 'Kimono' ) ) );
		$cart     = cart( array( array( $products[0], 3 ), array( $products[1], 2 ) ) );
		$keys     = array_keys( $cart->get_cart() );
		empty_the_cart();
		$cart->add_to_cart( $products[0]->get_id(), 1 );
		$cart->restore_cart_item( $keys[1] );
		undo_emptying();
		$expected = array( $products[0]->get_id() => 4, $products[1]->get_id() => 2 );
		$found    = quantities( $cart );
		ksort( $found );
		same( $expected, $found );
		same( '', cart_errors() );
	}
);

test(
	'[CP-03] a product that is gone or sold meanwhile stays away with a reason, and the others come back',
	static function (): void {
		$products = array( product( array( 'name' => 'Vendu', 'stock' => 5 ) ), product( array( 'name' => 'Perdu' ) ), product( array( 'name' => 'Kimono' ) ) );
		$cart     = cart( array( array( $products[0], 3 ), array( $products[1], 1 ), array( $products[2], 2 ) ) );
		empty_the_cart();
		$products[0]->set_stock_quantity( 0 );
		$products[0]->save();
		lose( $products[1] );
		undo_emptying();
		same( array( $products[2]->get_id() => 2 ), quantities( $cart ) );
		check( false !== strpos( cart_errors(), 'Vendu' ), 'no reason: ' . cart_errors() );
		same( 2, count( wc_get_notices( 'error' ) ) );
	}
);

test(
	'[CP-03] an empty cart stays as it is, without a notice',
	static function (): void {
		cart( array() );
		WC()->session->set( 'archipel_emptied_cart', null );
		check( '' !== empty_the_cart(), 'the form leads nowhere' );
		same( array( null, array() ), array( WC()->session->get( 'archipel_emptied_cart' ), wc_get_notices() ) );
	}
);
