<?php
namespace Archipel\Tests;

/** The site with its active plugins; one server for all tests of the suite. */
function site(): Site {
	static $site = null;
	$site = $site ?? new Site( '*' );
	return $site;
}

/** The same site with the built islands. Without the cookie notice, which would store its text on printing. */
function built_site(): Site {
	static $site = null;
	$islands = array( 'cookie-notice' => array( 'enabled' => false ), 'cart-page' => array( 'props' => array( 'emptyButton' => true ) ) );
	$site    = $site ?? new Site( '*', array( 'islands' => $islands ), dirname( __DIR__, 3 ) . '/wp-plugin/dist' );
	return $site;
}

/**
 * Parses a page for XPath queries.
 *
 * @param string $html HTML.
 */
function document( string $html ): \DOMXPath {
	$document = new \DOMDocument();
	$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
	return new \DOMXPath( $document );
}

/**
 * A URL without its host.
 *
 * @param string $url URL.
 */
function path_of( string $url ): string {
	return (string) preg_replace( '#^https?://[^/]+#', '', $url );
}

/**
 * Id of a product.
 *
 * @param string $slug Slug of the product.
 */
function product_id( string $slug ): int {
	$found = site()->visitor()->get( "/wp-json/wc/store/v1/products?slug=$slug" )->json();
	return (int) ( $found[0]['id'] ?? 0 );
}

/**
 * The structure of a value, with types in place of values.
 *
 * @param mixed $value Value.
 * @return mixed
 */
function shape( $value ) {
	if ( is_array( $value ) ) {
		return array_is_list( $value ) ? array_map( __NAMESPACE__ . '\shape', array_slice( $value, 0, 1 ) ) : array_map( __NAMESPACE__ . '\shape', $value );
	}
	return get_debug_type( $value );
}

test(
	'[CART-12] every fragments reply of WooCommerce holds the cart as JSON, in minor units',
	static function (): void {
		$visitor = site()->visitor();
		$empty   = $visitor->post( 'get_refreshed_fragments', array() )->cart();
		same( array( '', 0, array(), array( 'subtotal' => 0, 'discount' => 0, 'shipping' => null, 'total' => 0 ) ), array( $empty['hash'], $empty['count'], $empty['items'], $empty['totals'] ) );

		$reply = $visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ), 'quantity' => '2' ) );
		$cart  = $reply->cart();
		same( $reply->json()['cart_hash'], $cart['hash'] );
		same(
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
			shape( $cart )
		);
		$item = $cart['items'][0];
		same( array( 2, $item['price'] * 2, $item['price'] * 2 ), array( $cart['count'], $item['lineSubtotal'], $cart['totals']['subtotal'] ) );
		same( $cart['totals']['subtotal'] + $cart['totals']['shipping'], $cart['totals']['total'] );
		same( max( 0, $cart['freeShipping']['threshold'] - $cart['totals']['subtotal'] ), $cart['freeShipping']['remaining'] );
		check( false === strpos( $item['removeUrl'], '&amp;' ), 'the remove link is encoded for HTML' );
		$visitor->get( (string) preg_replace( '#^https?://[^/]+#', '', $item['removeUrl'] ) );
		same( 0, $visitor->post( 'get_refreshed_fragments', array() )->cart()['count'] );
	}
);

test(
	'[CART-12] agrees with WooCommerce’s own Store API about the same cart',
	static function (): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ), 'quantity' => '1' ) );
		$ours = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'masque-satin' ), 'quantity' => '1' ) )->cart();
		$them = $visitor->get( '/wp-json/wc/store/v1/cart' )->json();
		same( array_column( $them['items'], 'key' ), array_column( $ours['items'], 'key' ) );
		foreach ( $them['items'] as $at => $item ) {
			same( array( (int) $item['prices']['price'], (int) $item['prices']['regular_price'], (int) $item['totals']['line_subtotal'], $item['name'], $item['sold_individually'] ), array( $ours['items'][ $at ]['price'], $ours['items'][ $at ]['regularPrice'], $ours['items'][ $at ]['lineSubtotal'], $ours['items'][ $at ]['name'], $ours['items'][ $at ]['soldIndividually'] ) );
			same( $item['quantity_limits']['maximum'] > 9998 ? null : $item['quantity_limits']['maximum'], $ours['items'][ $at ]['maxQuantity'] );
		}
		same( (int) $them['totals']['total_price'], $ours['totals']['total'] );
		same( $them['items_count'], $ours['count'] );
	}
);

test(
	'[CART-12] sets a quantity within the stock, refuses more without changing anything, and removes at 0',
	static function (): void {
		$visitor = site()->visitor();
		$key     = $visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) )->cart()['items'][0]['key'];
		$set     = static fn( string $quantity ) => $visitor->post( 'archipel_set_quantity', array( 'cart_item_key' => $key, 'quantity' => $quantity ) );

		same( 5, $set( '5' )->cart()['count'] );
		foreach ( array( '9999', 'abc', '-2', '0.5', '1e3', '' ) as $bad ) {
			$reply = $set( $bad );
			same( array( 200, true, 5 ), array( $reply->status, $reply->json()['error'], $reply->cart()['count'] ) );
			check( '' !== $reply->json()['message'] && wp_free( $reply->json()['message'] ), 'the message is not plain text' );
		}
		$gone = $set( '0' );
		same( 0, $gone->cart()['count'] );
		check( ! isset( $gone->json()['error'] ), 'removing was refused' );
		same( array( true, 0 ), array( $set( '1' )->json()['error'], $set( '1' )->cart()['count'] ) );
		check( '0' === ( $visitor->cookies['woocommerce_items_in_cart'] ?? '0' ), 'the cart’s cookie is still set' );
	}
);

test(
	'[CART-12] brings a removed line back once',
	static function (): void {
		$visitor = site()->visitor();
		$key     = $visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ), 'quantity' => '3' ) )->cart()['items'][0]['key'];
		$visitor->post( 'remove_from_cart', array( 'cart_item_key' => $key ) );
		same( 3, $visitor->post( 'archipel_restore_item', array( 'cart_item_key' => $key ) )->cart()['count'] );
		foreach ( array( $key, 'unknown', '' ) as $nothing ) {
			$reply = $visitor->post( 'archipel_restore_item', array( 'cart_item_key' => $nothing ) );
			same( array( true, 3 ), array( $reply->json()['error'], $reply->cart()['count'] ) );
		}
	}
);

test(
	'[CART-14] the product form is added by WooCommerce’s own handler: simple, variable, grouped, with a file',
	static function (): void {
		$visitor = site()->visitor();
		$simple  = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'body-sexy-1' ), 'quantity' => '2', 'file' => new \CURLFile( __FILE__ ) ) );
		same( 2, $simple->cart()['count'] );
		check( false !== strpos( $simple->json()['notices'], 'Body sexy 1' ), $simple->body );
		same( 3, $visitor->post( 'archipel_add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-5' ) ) )->cart()['count'] );

		$page = site()->visitor()->get( '/produit/coffret-trio/' )->body;
		preg_match_all( '/name="(quantity\[\d+\])"/', $page, $fields );
		$grouped = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'coffret-trio' ) ) + array_fill_keys( $fields[1], '1' ) );
		same( 3 + count( array_unique( $fields[1] ) ), $grouped->cart()['count'] );
		check( ! isset( $grouped->json()['error'] ), $grouped->body );
	}
);

test(
	'[CART-14] what cannot be added comes with its reason as HTML, and the next page does not say it again',
	static function (): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		foreach ( array( 'body-sexy-3', 'coffret-trio' ) as $slug ) {
			$reply = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( $slug ) ) );
			same( array( 200, true ), array( $reply->status, $reply->json()['error'] ) );
			check( false !== strpos( $reply->json()['notices'], 'role="alert"' ), $reply->body );
			check( false !== strpos( $reply->json()['product_url'], $slug ), $reply->body );
		}
		$unknown = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => '999999' ) )->json();
		same( array( true, false ), array( $unknown['error'], $unknown['product_url'] ) );
		check( '' !== $unknown['notices'], 'there is no reason' );
		check( false === strpos( $visitor->get( '/boutique/' )->body, 'woocommerce-error' ), 'the next page repeats the error' );
	}
);

test(
	'[CART-14] a notice that waits for the next page is not swallowed by a call in between',
	static function (): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		// WooCommerce's own endpoint stores the refusal reason in the session.
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-3' ) ) );
		$ours = $visitor->post( 'archipel_add_to_cart', array( 'add-to-cart' => (string) product_id( 'body-sexy-5' ) ) );
		check( false === strpos( $ours->json()['notices'], 'Body sexy 3' ), 'it holds the notice of another call' );
		check( false !== strpos( $visitor->get( '/boutique/' )->body, 'Body sexy 3&quot; to the cart' ), 'the waiting notice is gone' );
	}
);

test(
	'[CART-14] a link to the endpoint adds nothing',
	static function (): void {
		$visitor = site()->visitor();
		same( true, $visitor->get( '/?wc-ajax=archipel_add_to_cart&add-to-cart=' . product_id( 'body-sexy-1' ) )->json()['error'] );
		same( 0, $visitor->post( 'get_refreshed_fragments', array() )->cart()['count'] );
	}
);

test(
	'[WP-08] nonces come from a call that no cache keeps, and they are good',
	static function (): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		$reply = $visitor->post( 'archipel_nonces', array() );
		check( false !== strpos( $reply->headers['cache-control'], 'no-store' ), $reply->headers['cache-control'] );
		$nonces = $reply->json();
		foreach ( array( 'wp_rest', 'apply-coupon', 'remove-coupon', 'update-shipping-method' ) as $action ) {
			check( 1 === preg_match( '/^[0-9a-f]{10}$/', $nonces[ $action ] ?? '' ), "no nonce for $action" );
		}
		$bad = $visitor->post( 'apply_coupon', array( 'security' => 'bad', 'coupon_code' => 'bienvenue10' ) );
		same( 403, $bad->status );
		$visitor->post( 'apply_coupon', array( 'security' => $nonces['apply-coupon'], 'coupon_code' => 'bienvenue10' ) );
		$cart = $visitor->post( 'get_refreshed_fragments', array() )->cart();
		same( 'bienvenue10', $cart['coupons'][0]['code'] ?? null );
		same( $cart['totals']['discount'], $cart['coupons'][0]['discount'] );
		check( $cart['totals']['discount'] > 0, 'the coupon is worth nothing' );
		same( $cart['totals']['subtotal'] - $cart['totals']['discount'] + $cart['totals']['shipping'], $cart['totals']['total'] );
	}
);

test(
	'[WP-01] all replies are JSON that is not cached, and nothing of ours was logged',
	static function (): void {
		$visitor = site()->visitor();
		foreach ( array( 'archipel_set_quantity', 'archipel_restore_item', 'archipel_nonces', 'archipel_add_to_cart' ) as $endpoint ) {
			$reply = $visitor->post( $endpoint, array() );
			same( 200, $reply->status );
			check( 0 === strpos( $reply->headers['content-type'], 'application/json' ), "$endpoint: " . $reply->headers['content-type'] );
			check( false !== strpos( $reply->headers['cache-control'], 'no-store' ), "$endpoint may be cached" );
			$reply->json();
		}
		same( '', site()->complaints() );
	}
);

/**
 * Whether a text contains neither tags nor entities.
 *
 * @param string $text Text.
 */
function wp_free( string $text ): bool {
	return strip_tags( $text ) === $text && html_entity_decode( $text ) === $text;
}
