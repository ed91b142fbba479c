<?php
namespace Archipel\Tests;

final class Tests_Cart extends Test_Case {
	/** The structure of a value, with types in place of values. */
	private static function shape( $value ) {
		if ( is_array( $value ) ) {
			return array_is_list( $value ) ? array_map( array( self::class, 'shape' ), array_slice( $value, 0, 1 ) ) : array_map( array( self::class, 'shape' ), $value );
		}
		return get_debug_type( $value );
	}

	/** @testdox [CART-12] every fragments reply of WooCommerce holds the cart as JSON, in minor units */
	public function test_every_fragments_reply_of_woocommerce_holds_the_cart_as_json(): void {
		$visitor = site()->visitor();
		$empty   = $visitor->post( 'get_refreshed_fragments', array() )->cart();
		self::assertSame( array( '', 0, array(), array( 'subtotal' => 0, 'discount' => 0, 'shipping' => null, 'total' => 0 ) ), array( $empty['hash'], $empty['count'], $empty['items'], $empty['totals'] ) );

		$reply = $visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ), 'quantity' => '2' ) );
		$cart  = $reply->cart();
		self::assertSame( $reply->json()['cart_hash'], $cart['hash'] );
		self::assertSame(
			array(
				'hash'         => 'string',
				'count'        => 'int',
				'currency'     => array( 'code' => 'string', 'minorUnit' => 'int', 'decimalSeparator' => 'string', 'thousandSeparator' => 'string', 'prefix' => 'string', 'suffix' => 'string' ),
				'items'        => array(
					array(
						'key'              => 'string',
						'productId'        => 'int',
						'variationId'      => 'int',
						'sku'              => 'string',
						'name'             => 'string',
						'permalink'        => 'string',
						'image'            => array( 'src' => 'string', 'srcset' => 'string', 'sizes' => 'string', 'alt' => 'string', 'width' => 'int', 'height' => 'int' ),
						'quantity'         => 'int',
						'minQuantity'      => 'int',
						'maxQuantity'      => 'int',
						'step'             => 'int',
						'soldIndividually' => 'bool',
						'attributes'       => array(),
						'price'            => 'int',
						'regularPrice'     => 'int',
						'lineSubtotal'     => 'int',
						'lineTotal'        => 'int',
						'priceAfterCouponDiscount' => 'int',
						'categories'       => array( 'string' ),
						'removeUrl'        => 'string',
						'backorder'        => 'bool',
					),
				),
				'totals'       => array( 'subtotal' => 'int', 'discount' => 'int', 'shipping' => 'int', 'total' => 'int' ),
				'coupons'      => array(),
				'freeShipping' => array( 'threshold' => 'int', 'remaining' => 'int' ),
				'urls'         => array( 'cart' => 'string', 'checkout' => 'string' ),
			),
			self::shape( $cart )
		);
		$item = $cart['items'][0];
		self::assertSame( array( 2, $item['price'] * 2, $item['price'] * 2 ), array( $cart['count'], $item['lineSubtotal'], $cart['totals']['subtotal'] ) );
		self::assertSame( $cart['totals']['subtotal'] + $cart['totals']['shipping'], $cart['totals']['total'] );
		self::assertSame( max( 0, $cart['freeShipping']['threshold'] - $cart['totals']['subtotal'] ), $cart['freeShipping']['remaining'] );
		self::assertStringNotContainsString( '&amp;', $item['removeUrl'], 'the remove link is encoded for HTML' );
		$visitor->get( (string) preg_replace( '#^https?://[^/]+#', '', $item['removeUrl'] ) );
		self::assertSame( 0, $visitor->post( 'get_refreshed_fragments', array() )->cart()['count'] );
	}

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

	/** @testdox [CART-12] sets a quantity within the stock, refuses more without changing anything, and removes at 0 */
	public function test_sets_a_quantity_within_the_stock(): void {
		$visitor = site()->visitor();
		$key     = $visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) )->cart()['items'][0]['key'];
		$set     = static fn( string $quantity ) => $visitor->post( 'archipel_set_quantity', array( 'cart_item_key' => $key, 'quantity' => $quantity ) );

		self::assertSame( 5, $set( '5' )->cart()['count'] );
		foreach ( array( '9999', 'abc', '-2', '0.5', '1e3', '' ) as $bad ) {
			$reply = $set( $bad );
			self::assertSame( array( 200, true, 5 ), array( $reply->status, $reply->json()['error'], $reply->cart()['count'] ) );
			self::assertTrue( '' !== $reply->json()['message'] && self::wp_free( $reply->json()['message'] ), 'the message is not plain text' );
		}
		$gone = $set( '0' );
		self::assertSame( 0, $gone->cart()['count'] );
		self::assertTrue( ! isset( $gone->json()['error'] ), 'removing was refused' );
		self::assertSame( array( true, 0 ), array( $set( '1' )->json()['error'], $set( '1' )->cart()['count'] ) );
		self::assertSame( '0', $visitor->cookies['woocommerce_items_in_cart'] ?? '0', 'the cart’s cookie is still set' );
	}

	/** @testdox [CART-12] brings a removed line back once */
	public function test_brings_a_removed_line_back_once(): void {
		$visitor = site()->visitor();
		$key     = $visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ), 'quantity' => '3' ) )->cart()['items'][0]['key'];
		$visitor->post( 'remove_from_cart', array( 'cart_item_key' => $key ) );
		self::assertSame( 3, $visitor->post( 'archipel_restore_item', array( 'cart_item_key' => $key ) )->cart()['count'] );
		foreach ( array( $key, 'unknown', '' ) as $nothing ) {
			$reply = $visitor->post( 'archipel_restore_item', array( 'cart_item_key' => $nothing ) );
			self::assertSame( array( true, 3 ), array( $reply->json()['error'], $reply->cart()['count'] ) );
		}
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

	/** @testdox [CART-14] what cannot be added comes with its reason as HTML, and the next page does not say it again */
	public function test_what_cannot_be_added_comes_with_its_reason_as_html(): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		foreach ( array( 'body-sexy-3', 'coffret-trio' ) as $slug ) {
			$reply = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( $slug ) ) );
			self::assertSame( array( 200, true ), array( $reply->status, $reply->json()['error'] ) );
			self::assertStringContainsString( 'role="alert"', $reply->json()['notices'], $reply->body );
			self::assertStringContainsString( $slug, $reply->json()['product_url'], $reply->body );
		}
		$unknown = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => '999999' ) )->json();
		self::assertSame( array( true, false ), array( $unknown['error'], $unknown['product_url'] ) );
		self::assertNotSame( '', $unknown['notices'], 'there is no reason' );
		self::assertStringNotContainsString( 'woocommerce-error', $visitor->get( '/boutique/' )->body, 'the next page repeats the error' );
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

	/** @testdox [CART-14] a link to the endpoint adds nothing */
	public function test_a_link_to_the_endpoint_adds_nothing(): void {
		$visitor = site()->visitor();
		self::assertTrue( $visitor->get( '/?wc-ajax=archipel_add_to_cart&add-to-cart=' . product_id( 'body-sexy-1' ) )->json()['error'] );
		self::assertSame( 0, $visitor->post( 'get_refreshed_fragments', array() )->cart()['count'] );
	}

	/** @testdox [WP-08] nonces come from a call that no cache keeps, and they are good */
	public function test_nonces_come_from_a_call_that_no_cache_keeps(): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		$reply = $visitor->post( 'archipel_nonces', array() );
		self::assertStringContainsString( 'no-store', $reply->headers['cache-control'] );
		$nonces = $reply->json();
		foreach ( array( 'wp_rest', 'apply-coupon', 'remove-coupon', 'update-shipping-method' ) as $action ) {
			self::assertMatchesRegularExpression( '/^[0-9a-f]{10}$/', $nonces[ $action ] ?? '', "no nonce for $action" );
		}
		$bad = $visitor->post( 'apply_coupon', array( 'security' => 'bad', 'coupon_code' => 'bienvenue10' ) );
		self::assertSame( 403, $bad->status );
		$visitor->post( 'apply_coupon', array( 'security' => $nonces['apply-coupon'], 'coupon_code' => 'bienvenue10' ) );
		$cart = $visitor->post( 'get_refreshed_fragments', array() )->cart();
		self::assertSame( 'bienvenue10', $cart['coupons'][0]['code'] ?? null );
		self::assertSame( $cart['totals']['discount'], $cart['coupons'][0]['discount'] );
		self::assertTrue( $cart['totals']['discount'] > 0, 'the coupon is worth nothing' );
		self::assertSame( $cart['totals']['subtotal'] - $cart['totals']['discount'] + $cart['totals']['shipping'], $cart['totals']['total'] );
	}

	/** @testdox [WP-01] all replies are JSON that is not cached, and nothing of ours was logged */
	public function test_all_replies_are_json_that_is_not_cached(): void {
		$visitor = site()->visitor();
		foreach ( array( 'archipel_set_quantity', 'archipel_restore_item', 'archipel_nonces', 'archipel_add_to_cart' ) as $endpoint ) {
			$reply = $visitor->post( $endpoint, array() );
			self::assertSame( 200, $reply->status );
			self::assertStringStartsWith( 'application/json', $reply->headers['content-type'], "$endpoint: " . $reply->headers['content-type'] );
			self::assertStringContainsString( 'no-store', $reply->headers['cache-control'], "$endpoint may be cached" );
			$reply->json();
		}
		self::assertSame( '', site()->complaints() );
	}

	/** Whether a text contains neither tags nor entities. */
	private static function wp_free( string $text ): bool {
		return strip_tags( $text ) === $text && html_entity_decode( $text ) === $text;
	}
}
