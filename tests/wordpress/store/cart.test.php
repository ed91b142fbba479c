<?php
namespace Archipel\Tests;

final class Tests_Cart extends Test_Case {
	/** @testdox [CART-12] agrees with WooCommerce’s own Store API about the same cart */
	public function test_agrees_with_woocommerces_own_store_api_about_the_same_cart(): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ), 'quantity' => '1' ) );
		$ours = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'masque-satin' ), 'quantity' => '1' ) )->cart();
		$them = $visitor->get( '/wp-json/wc/store/v1/cart' )->json();
		self::assertSame( array_column( $them['items'], 'key' ), array_column( $ours['items'], 'key' ) );
		foreach ( $them['items'] as $at => $item ) {
			self::assertSame( array( (int) $item['prices']['price'], (int) $item['prices']['regular_price'], (int) $item['totals']['line_subtotal'], $item['name'], $item['sold_individually'] ), array( $ours['items'][ $at ]['price'], $ours['items'][ $at ]['regularPrice'], $ours['items'][ $at ]['lineSubtotal'], $ours['items'][ $at ]['name'], $ours['items'][ $at ]['soldIndividually'] ) );
			self::assertSame( $item['quantity_limits']['maximum'] > 9998 ? null : $item['quantity_limits']['maximum'], $ours['items'][ $at ]['maxQuantity'] );
		}
		self::assertSame( (int) $them['totals']['total_price'], $ours['totals']['total'] );
		self::assertSame( $them['items_count'], $ours['count'] );
	}

	/** @testdox [CART-14] the product form is added by WooCommerce’s own handler: simple, variable, grouped, with a file */
	public function test_the_product_form_is_added_by_woocommerces_own_handler(): void {
		$visitor = site()->visitor();
		$simple  = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'body-sexy-1' ), 'quantity' => '2', 'file' => new \CURLFile( __FILE__ ) ) );
		self::assertSame( 2, $simple->cart()['count'] );
		self::assertStringContainsString( 'Body sexy 1', $simple->json()['notices'], $simple->body );
		self::assertSame( 3, $visitor->post( 'archipel_add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-5' ) ) )->cart()['count'] );

		$page = site()->visitor()->get( '/produit/coffret-trio/' )->body;
		preg_match_all( '/name="(quantity\[\d+\])"/', $page, $fields );
		$grouped = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'coffret-trio' ) ) + array_fill_keys( $fields[1], '1' ) );
		self::assertSame( 3 + count( array_unique( $fields[1] ) ), $grouped->cart()['count'] );
		self::assertTrue( ! isset( $grouped->json()['error'] ), $grouped->body );
	}

	/** @testdox [CART-14] a notice that waits for the next page is not swallowed by a call in between */
	public function test_a_notice_that_waits_for_the_next_page_is_not_swallowed(): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		// WooCommerce's own endpoint stores the refusal reason in the session.
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-3' ) ) );
		$ours = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'body-sexy-5' ) ) );
		self::assertStringNotContainsString( 'Body sexy 3', $ours->json()['notices'], 'it holds the notice of another call' );
		self::assertStringContainsString( 'Body sexy 3&quot; to the cart', $visitor->get( '/boutique/' )->body, 'the waiting notice is gone' );
	}
}
