<?php
namespace Archipel\Tests;

use Archipel\Islands\Cart_Page\Empty_Cart;

final class Tests_Empty_Cart extends Test_Case {
	/** Sends the cart form or follows a link. Returns the URL of the redirect; empty if nothing was done. */
	private static function cart_request( array $post, array $get = array() ): string {
		list( $_POST, $_GET ) = array( $post, $get );
		return redirected( array( Empty_Cart::class, 'handle' ) );
	}

	/** Presses the "empty cart" button. */
	private static function empty_the_cart(): string {
		return self::cart_request( array( 'archipel_empty_cart' => '1', 'woocommerce-cart-nonce' => wp_create_nonce( 'woocommerce-cart' ) ) );
	}

	/** The undo link of the notice, decoded; fails unless there is exactly one. */
	private static function undo_link(): \DOMElement {
		$html  = implode( '', array_column( wc_get_notices( 'success' ), 'notice' ) );
		$links = dom( $html )->query( '//a' );
		self::assertSame( 1, $links->length );
		return $links->item( 0 );
	}

	/** Follows the undo link. */
	private static function undo_emptying(): string {
		parse_str( (string) parse_url( self::undo_link()->getAttribute( 'href' ), PHP_URL_QUERY ), $get );
		return self::cart_request( array(), $get );
	}

	/** Quantities by product. */
	private static function quantities( \WC_Cart $cart ): array {
		return array_map( 'intval', array_column( $cart->get_cart(), 'quantity', 'product_id' ) );
	}

	/** Texts of the queued error notices. */
	private static function cart_errors(): string {
		return implode( ' ', array_column( wc_get_notices( 'error' ), 'notice' ) );
	}

	/** @testdox [CP-03] the button takes every line out and leads to the cart with one link back, in the visitor’s language; a reload does nothing again; an empty cart stays as it is, without a notice, and so does a request without a cart */
	public function test_the_button_takes_every_line_out_and_leads(): void {
		$cart = cart( array( array( product( array() ), 2 ), array( product( array( 'name' => 'Kimono' ) ), 1 ) ) );
		self::assertSame( add_query_arg( 'removed_item', '1', wc_get_cart_url() ), in_locale( 'fr_FR', static fn(): string => self::empty_the_cart() ) );
		self::assertStringStartsWith( 'Panier vidé. <a', wc_get_notices( 'success' )[0]['notice'] );
		self::assertTrue( $cart->is_empty(), 'something is left' );
		self::assertSame( 2, count( $cart->get_removed_cart_contents() ) );

		$link = self::undo_link();
		self::assertSame( 0, strpos( $link->getAttribute( 'href' ), wc_get_cart_url() ) );
		self::assertSame( array( 'nofollow', "Annuler\u{202F}?" ), array( $link->getAttribute( 'rel' ), $link->textContent ) );
		foreach ( array( 'restore-item', 'no-prefetch', 'no-prerender' ) as $class ) {
			self::assertContains( $class, explode( ' ', $link->getAttribute( 'class' ) ), "the link is not $class" );
		}
		// Pressed again on an outdated page: the same notice and undo link.
		self::empty_the_cart();
		self::undo_emptying();
		self::assertSame( 3, (int) $cart->get_cart_contents_count() );

		$cart = cart( array() );
		WC()->session->set( 'archipel_emptied_cart', null );
		self::assertNotSame( '', self::empty_the_cart(), 'the form leads nowhere' );
		self::assertSame( array( null, array() ), array( WC()->session->get( 'archipel_emptied_cart' ), wc_get_notices() ) );
		WC()->cart = null;
		self::assertSame( '', self::empty_the_cart() );
		WC()->cart = $cart;
	}

	/** @testdox [CP-03] no other site can empty the cart: without the form’s own nonce nothing happens, nor by a link; the link needs its nonce, and is worth nothing to a visitor who emptied nothing */
	public function test_no_other_site_can_empty_the_cart(): void {
		$cart  = cart( array( array( product( array() ), 2 ) ) );
		$nonce = wp_create_nonce( 'woocommerce-cart' );
		foreach ( array( array(), array( 'woocommerce-cart-nonce' => '' ), array( 'woocommerce-cart-nonce' => 'bad' ), array( 'woocommerce-cart-nonce' => array( $nonce ) ), array( 'woocommerce-cart-nonce' => wp_create_nonce( 'wp_rest' ) ), array( '_wpnonce' => $nonce ) ) as $fields ) {
			self::assertSame( '', self::cart_request( array( 'archipel_empty_cart' => '1' ) + $fields ) );
		}
		self::assertSame( '', self::cart_request( array( 'woocommerce-cart-nonce' => $nonce ) ) );
		self::assertSame( '', self::cart_request( array(), array( 'archipel_empty_cart' => '1', 'woocommerce-cart-nonce' => $nonce, '_wpnonce' => $nonce ) ) );
		self::assertSame( array( 2, array() ), array( (int) $cart->get_cart_contents_count(), wc_get_notices() ) );

		$cart = cart( array( array( product( array() ), 2 ) ) );
		self::empty_the_cart();
		foreach ( array( array(), array( '_wpnonce' => 'bad' ), array( '_wpnonce' => wp_create_nonce( 'wp_rest' ) ), array( '_wpnonce' => array( wp_create_nonce( 'woocommerce-cart' ) ) ) ) as $get ) {
			self::assertSame( '', self::cart_request( array(), array( 'archipel_restore_cart' => '1' ) + $get ) );
		}
		self::assertTrue( $cart->is_empty(), 'it came back' );
		WC()->session->set( 'archipel_emptied_cart', null );
		self::undo_emptying();
		self::assertTrue( $cart->is_empty(), 'it came back to somebody else' );
		WC()->session->set( 'archipel_emptied_cart', 'broken' );
		self::undo_emptying();
		self::assertTrue( $cart->is_empty(), 'it came back from nowhere' );
	}

	/** @testdox [CP-03] the one link brings everything back, coupons too, once; what was added between emptying and the link is not lost, and a line that is back already is not doubled; a product that is gone or sold meanwhile stays away with a reason, and the others come back */
	public function test_the_one_link_brings_everything_back_coupons_too_once(): void {
		$products = array( product( array( 'price' => '50' ) ), product( array( 'name' => 'Kimono' ) ) );
		$cart     = cart( array( array( $products[0], 2 ), array( $products[1], 3 ) ) );
		apply_coupon( $cart, 'archipel-retour', 5.0 );
		$before = self::quantities( $cart );
		self::empty_the_cart();
		$cart->remove_coupons();
		self::assertSame( wc_get_cart_url(), self::undo_emptying() );
		self::assertSame( $before, self::quantities( $cart ) );
		self::assertSame( array( 'archipel-retour' ), array_values( $cart->get_applied_coupons() ) );
		self::assertSame( '', self::cart_errors() );

		foreach ( array_keys( $cart->get_cart() ) as $key ) {
			$cart->remove_cart_item( $key );
		}
		self::undo_emptying();
		self::assertTrue( $cart->is_empty(), 'it came back twice' );

		$products = array( product( array( 'stock' => 9 ) ), product( array( 'name' => 'Kimono' ) ) );
		$cart     = cart( array( array( $products[0], 3 ), array( $products[1], 2 ) ) );
		$keys     = array_keys( $cart->get_cart() );
		self::empty_the_cart();
		$cart->add_to_cart( $products[0]->get_id(), 1 );
		$cart->restore_cart_item( $keys[1] );
		self::undo_emptying();
		$expected = array( $products[0]->get_id() => 4, $products[1]->get_id() => 2 );
		$found    = self::quantities( $cart );
		ksort( $found );
		self::assertSame( $expected, $found );
		self::assertSame( '', self::cart_errors() );

		$products = array( product( array( 'name' => 'Vendu', 'stock' => 5 ) ), product( array( 'name' => 'Perdu' ) ), product( array( 'name' => 'Kimono' ) ) );
		$cart     = cart( array( array( $products[0], 3 ), array( $products[1], 1 ), array( $products[2], 2 ) ) );
		self::empty_the_cart();
		$products[0]->set_stock_quantity( 0 );
		$products[0]->save();
		lose( $products[1] );
		self::undo_emptying();
		self::assertSame( array( $products[2]->get_id() => 2 ), self::quantities( $cart ) );
		self::assertStringContainsString( 'Vendu', self::cart_errors(), 'no reason: ' . self::cart_errors() );
		self::assertSame( 2, count( wc_get_notices( 'error' ) ) );
	}
}
