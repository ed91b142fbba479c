<?php
namespace Archipel\Tests;

final class Tests_Empty_Cart extends Test_Case {
	/** Fields of the cart form as the "empty cart" button sends them without JavaScript. */
	private static function cart_form( string $html ): array {
		$fields = array();
		foreach ( dom( $html )->query( '//form[contains(@class, "woocommerce-cart-form")]//*[self::input or self::button[@name="archipel_empty_cart"]][@name]' ) as $field ) {
			$fields[ $field->getAttribute( 'name' ) ] = $field->getAttribute( 'value' );
		}
		return $fields;
	}

	/** Lines of a visitor's cart: quantity by product name. */
	private static function lines_of( Visitor $visitor ): array {
		return array_column( $visitor->post( 'get_refreshed_fragments', array() )->cart()['items'], 'quantity', 'name' );
	}

	/** @testdox [CP-03] without JavaScript the button of the cart page empties the cart, and one link brings every line and coupon back */
	public function test_without_javascript_the_button_of_the_cart_page_empties(): void {
		$visitor = built_site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ), 'quantity' => '2' ) );
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'masque-satin' ) ) );
		$visitor->post( 'apply_coupon', array( 'security' => $visitor->post( 'archipel_nonces', array() )->json()['apply-coupon'], 'coupon_code' => 'bienvenue10' ) );
		$before = $visitor->post( 'get_refreshed_fragments', array() )->cart();
		self::assertSame( array( 2, 'bienvenue10' ), array( count( $before['items'] ), $before['coupons'][0]['code'] ) );

		$page = $visitor->get( '/page-panier/' )->body;
		$form = self::cart_form( $page );
		self::assertSame( '1', $form['archipel_empty_cart'] ?? null );
		$action = dom( $page )->query( '//form[contains(@class, "woocommerce-cart-form")]' )->item( 0 )->getAttribute( 'action' );
		$sent   = $visitor->post( path_of( $action ), $form );
		self::assertSame( 302, $sent->status );
		self::assertStringContainsString( '/page-panier/?removed_item=1', $sent->headers['location'] );

		$emptied = $visitor->get( path_of( $sent->headers['location'] ) );
		self::assertStringContainsString( 'wc-empty-cart-message', $emptied->body, 'the page does not say that it is empty' );
		self::assertSame( array(), self::lines_of( $visitor ) );
		$links = dom( $emptied->body )->query( '//a[contains(@href, "archipel_restore_cart=1")]' );
		self::assertSame( 1, $links->length );

		$link = path_of( $links->item( 0 )->getAttribute( 'href' ) );
		$back = $visitor->get( $link );
		self::assertSame( array( 302, '/page-panier/' ), array( $back->status, path_of( $back->headers['location'] ) ) );
		$after = $visitor->post( 'get_refreshed_fragments', array() )->cart();
		foreach ( array( 'count', 'totals' ) as $what ) {
			self::assertSame( $before[ $what ], $after[ $what ] );
		}
		self::assertSame( array_column( $before['items'], 'quantity', 'key' ), array_column( $after['items'], 'quantity', 'key' ) );
		self::assertSame( 'bienvenue10', $after['coupons'][0]['code'] );

		// Repeated button and link requests, as by browser history: quantities are not doubled.
		$visitor->get( $link );
		self::assertSame( $after['count'], $visitor->post( 'get_refreshed_fragments', array() )->cart()['count'] );
	}
}
