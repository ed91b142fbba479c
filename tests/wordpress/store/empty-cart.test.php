<?php
namespace Archipel\Tests;

final class Tests_Empty_Cart extends Test_Case {
	/** Fields of the cart form as the "empty cart" button sends them without JavaScript. */
	private static function cart_form( string $html ): array {
		$fields = array();
		foreach ( document( $html )->query( '//form[contains(@class, "woocommerce-cart-form")]//*[self::input or self::button[@name="archipel_empty_cart"]][@name]' ) as $field ) {
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
		$action = document( $page )->query( '//form[contains(@class, "woocommerce-cart-form")]' )->item( 0 )->getAttribute( 'action' );
		$sent   = $visitor->post( path_of( $action ), $form );
		self::assertSame( 302, $sent->status );
		self::assertStringContainsString( '/page-panier/?removed_item=1', $sent->headers['location'] );

		$emptied = $visitor->get( path_of( $sent->headers['location'] ) );
		self::assertStringContainsString( 'wc-empty-cart-message', $emptied->body, 'the page does not say that it is empty' );
		self::assertSame( array(), self::lines_of( $visitor ) );
		$links = document( $emptied->body )->query( '//a[contains(@href, "archipel_restore_cart=1")]' );
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

	/** @testdox [CP-03] what another site can send empties nobody’s cart: no nonce, a wrong one, or one of another visitor */
	public function test_what_another_site_can_send_empties_nobodys_cart_no_nonce(): void {
		$visitors = array( built_site()->visitor(), built_site()->visitor() );
		foreach ( $visitors as $visitor ) {
			$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		}
		$foreign = self::cart_form( $visitors[1]->get( '/page-panier/' )->body );
		foreach ( array( array( 'archipel_empty_cart' => '1' ), array( 'woocommerce-cart-nonce' => 'bad' ) + $foreign, $foreign ) as $form ) {
			self::assertSame( 200, $visitors[0]->post( '/page-panier/', $form )->status );
			self::assertSame( 1, array_sum( self::lines_of( $visitors[0] ) ) );
		}
		$visitors[0]->get( '/page-panier/?archipel_empty_cart=1&woocommerce-cart-nonce=' . self::cart_form( $visitors[0]->get( '/page-panier/' )->body )['woocommerce-cart-nonce'] );
		self::assertSame( 1, array_sum( self::lines_of( $visitors[0] ) ) );
	}

	/** @testdox [CP-03] a shop whose owner has not asked for the button has none */
	public function test_a_shop_whose_owner_has_not_asked_for_the_button_has_none(): void {
		$site    = new Site( '*', array( 'islands' => array( 'cookie-notice' => array( 'enabled' => false ) ) ), dirname( __DIR__, 3 ) . '/wp-plugin/dist' );
		$visitor = $site->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		$form = self::cart_form( $visitor->get( '/page-panier/' )->body );
		self::assertTrue( isset( $form['woocommerce-cart-nonce'] ) && ! isset( $form['archipel_empty_cart'] ), 'there is a button' );
		self::assertSame( 200, $visitor->post( '/page-panier/', array( 'archipel_empty_cart' => '1' ) + $form )->status );
		self::assertSame( 1, array_sum( self::lines_of( $visitor ) ) );
	}
}
