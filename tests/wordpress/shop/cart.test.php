<?php
namespace Archipel\Tests;

use Archipel\Cart_Change;
use Archipel\Cart_Endpoints;
use Archipel\Cart_Fragment;
use Archipel\Cart_Payload;

test(
	'[CART-12] the cart’s JSON has every key of the contract, amounts in minor units, and lists where lists are due',
	static function (): void {
		free_shipping( array() );
		$data = Cart_Payload::data( cart( array( array( product( array( 'name' => 'Body &amp; <b>lace</b>', 'price' => '44.99', 'regular_price' => '54.99', 'stock' => 5, 'sku' => 'ARCHIPEL-1' ) ), 2 ) ) ) );
		same( array( 'hash', 'count', 'currency', 'items', 'totals', 'coupons', 'freeShipping', 'urls' ), array_keys( $data ) );
		check( 1 === preg_match( '/^[0-9a-f]{32}$/', $data['hash'] ), $data['hash'] );
		same( 2, $data['count'] );
		$item = $data['items'][0];
		same( array( 'key', 'productId', 'variationId', 'sku', 'name', 'permalink', 'image', 'quantity', 'minQuantity', 'maxQuantity', 'step', 'soldIndividually', 'attributes', 'price', 'regularPrice', 'lineSubtotal', 'lineTotal', 'priceAfterCouponDiscount', 'categories', 'removeUrl', 'backorder' ), array_keys( $item ) );
		same( array( 0, 'ARCHIPEL-1', null, 2, 1, 5, 1, false, array(), 4499, 5499, 8998, 8998, false ), array( $item['variationId'], $item['sku'], $item['image'], $item['quantity'], $item['minQuantity'], $item['maxQuantity'], $item['step'], $item['soldIndividually'], $item['attributes'], $item['price'], $item['regularPrice'], $item['lineSubtotal'], $item['lineTotal'], $item['backorder'] ) );
		same( 'Body & lace', $item['name'] );
		check( false === strpos( $item['removeUrl'], '&amp;' ) && false !== strpos( $item['removeUrl'], 'remove_item=' . $item['key'] ), $item['removeUrl'] );
		same( array( 8998, 0, 8998 ), array( $data['totals']['subtotal'], $data['totals']['discount'], $data['totals']['total'] ) );
		same( array( array(), null ), array( $data['coupons'], $data['freeShipping'] ) );
	}
);

test(
	'[CART-12] an empty cart has an empty hash and no line',
	static function (): void {
		$data = Cart_Payload::data( cart( array() ) );
		same( array( '', 0, array(), array( 'subtotal' => 0, 'discount' => 0, 'shipping' => null, 'total' => 0 ) ), array( $data['hash'], $data['count'], $data['items'], $data['totals'] ) );
	}
);

test(
	'[CART-12] no limit is null, and a single piece is 1 whatever the filters say',
	static function (): void {
		$cart = cart( array( array( product( array() ), 1 ), array( product( array( 'sold_individually' => true ) ), 1 ) ) );
		$data = with_filter( 'woocommerce_quantity_input_args', static fn( array $args ) => array_merge( $args, array( 'min_value' => 0, 'step' => 'any' ) ), static fn() => Cart_Payload::data( $cart ) );
		same( array( 1, null, 1, false ), array( $data['items'][0]['minQuantity'], $data['items'][0]['maxQuantity'], $data['items'][0]['step'], $data['items'][0]['soldIndividually'] ) );
		same( array( 1, 1, true ), array( $data['items'][1]['minQuantity'], $data['items'][1]['maxQuantity'], $data['items'][1]['soldIndividually'] ) );
	}
);

test(
	'[CART-12] a coupon is a line of its own, and the discount is taken off the total',
	static function (): void {
		free_shipping( array() );
		$cart = cart( array( array( product( array( 'price' => '50' ) ), 1 ) ) );
		apply_coupon( $cart, 'archipel9', 9.0 );
		$data = Cart_Payload::data( $cart );
		same( array( 'archipel9', 900 ), array( $data['coupons'][0]['code'], $data['coupons'][0]['discount'] ) );
		same( array( 5000, 900, 4100 ), array( $data['totals']['subtotal'], $data['totals']['discount'], $data['totals']['total'] ) );
	}
);

test(
	'[CART-12] what other plugins add to a line is text, and what they hide stays hidden',
	static function (): void {
		$data = with_filter(
			'woocommerce_get_item_data',
			static fn( array $rows ) => array_merge( $rows, array( array( 'name' => 'Gravure', 'value' => '<b>A&amp;B</b>' ), array( 'key' => 'Interne', 'value' => 'x', 'hidden' => true ), array( 'key' => 'Emballage', 'value' => '1', 'display' => 'Cadeau' ), 'broken' ) ),
			static fn() => Cart_Payload::data( cart( array( array( product( array() ), 1 ) ) ) )
		);
		same( array( array( 'name' => 'Gravure', 'value' => 'A&B' ), array( 'name' => 'Emballage', 'value' => 'Cadeau' ) ), $data['items'][0]['attributes'] );
	}
);

test(
	'[CART-12] the fragment is one script element that no product name can end',
	static function (): void {
		cart( array( array( product( array( 'name' => 'A</script><img src=x onerror=alert(1)>' ) ), 1 ) ) );
		$fragments = ( new Cart_Fragment() )->add( array( 'div.x' => 'y' ) );
		same( array( 'div.x', 'script#archipel-cart' ), array_keys( $fragments ) );
		$html = $fragments['script#archipel-cart'];
		same( 1, substr_count( $html, '</script' ) );
		check( 1 === preg_match( '#^<script type="application/json" id="archipel-cart">(.*)</script>$#s', $html, $found ), $html );
		same( 1, json_decode( $found[1], true )['count'] );
		same( 'broken', ( new Cart_Fragment() )->add( 'broken' ) );
	}
);

test(
	'[CART-12] prefix and suffix of prices follow the shop’s format',
	static function (): void {
		foreach ( array( '%2$s&nbsp;%1$s' => array( '', "\u{a0}€" ), '%1$s%2$s' => array( '€', '' ), '%1$s %2$s' => array( '€ ', '' ) ) as $format => $expected ) {
			$currency = with_filter( 'woocommerce_price_format', static fn() => $format, static fn() => \Archipel\Shop::currency() );
			same( $expected, array( $currency['prefix'], $currency['suffix'] ) );
		}
	}
);

test(
	'[CART-12] amounts are rounded to whole minor units, never cut',
	static function (): void {
		foreach ( array( '19.99' => 1999, '0.1' => 10, '1.005' => 101, '4.35' => 435, '1234.5' => 123450, '-9' => -900, '' => 0 ) as $amount => $minor ) {
			same( $minor, \Archipel\Shop::minor( (string) $amount ) );
		}
	}
);

test(
	'[CART-12] a quantity beyond the stock is refused with the number that is left, and nothing changes',
	static function (): void {
		$cart   = cart( array( array( product( array( 'name' => 'Body', 'stock' => 5 ) ), 2 ) ) );
		$key    = (string) key( $cart->get_cart() );
		$change = new Cart_Change( $cart );
		same( '', $change->set_quantity( $key, '5' ) );
		check( false !== strpos( $change->set_quantity( $key, '6' ), '5' ), 'the number is not told' );
		same( 5, $cart->get_cart_item( $key )['quantity'] );
		foreach ( array( '-1', 'abc', '', '1.5', null, array( 1 ) ) as $bad ) {
			check( '' !== $change->set_quantity( $key, $bad ), describe( $bad ) . ' was accepted' );
			same( 5, $cart->get_cart_item( $key )['quantity'] );
		}
		check( '' !== $change->set_quantity( 'unknown', '1' ), 'an unknown line was accepted' );
	}
);

test(
	'[CART-12] when the stock has shrunk below what the cart holds, fewer is always possible',
	static function (): void {
		$product = product( array( 'stock' => 5 ) );
		$cart    = cart( array( array( $product, 5 ) ) );
		$key     = (string) key( $cart->get_cart() );
		$line    = $cart->get_cart_item( $key )['data'];
		$line->set_stock_quantity( 2 );
		same( '', ( new Cart_Change( $cart ) )->set_quantity( $key, '4' ) );
		check( '' !== ( new Cart_Change( $cart ) )->set_quantity( $key, '5' ), 'more than the stock was accepted' );
	}
);

test(
	'[QTY-05] sold individually stays at one',
	static function (): void {
		$cart = cart( array( array( product( array( 'name' => 'Masque', 'sold_individually' => true ) ), 1 ) ) );
		check( false !== strpos( ( new Cart_Change( $cart ) )->set_quantity( (string) key( $cart->get_cart() ), '2' ), 'Masque' ), 'two were accepted' );
	}
);

test(
	'[QTY-02] the quantity filters of other plugins are obeyed: minimum, maximum, step',
	static function (): void {
		$cart   = cart( array( array( product( array() ), 4 ) ) );
		$key    = (string) key( $cart->get_cart() );
		$limits = static fn( array $args ) => array_merge( $args, array( 'min_value' => 2, 'max_value' => 10, 'step' => 2 ) );
		with_filter(
			'woocommerce_quantity_input_args',
			$limits,
			static function () use ( $cart, $key ): void {
				$change = new Cart_Change( $cart );
				foreach ( array( '1', '5', '12' ) as $refused ) {
					check( '' !== $change->set_quantity( $key, $refused ), "$refused was accepted" );
					same( 4, $cart->get_cart_item( $key )['quantity'] );
				}
				same( '', $change->set_quantity( $key, '8' ) );
				same( '', $change->set_quantity( $key, '0' ) );
				check( $cart->is_empty(), 'the line is still there' );
			}
		);
	}
);

test(
	'[CART-12] a plugin that refuses an update is heard: its own words, and they do not wait for the next page',
	static function (): void {
		$cart = cart( array( array( product( array() ), 1 ) ) );
		$key  = (string) key( $cart->get_cart() );
		wc_add_notice( 'waiting' );
		$message = with_filter(
			'woocommerce_update_cart_validation',
			static function () {
				wc_add_notice( 'Pas plus d’un <b>aujourd’hui</b>', 'error' );
				return false;
			},
			static fn() => ( new Cart_Change( $cart ) )->set_quantity( $key, '2' )
		);
		same( 'Pas plus d’un aujourd’hui', $message );
		same( 1, $cart->get_cart_item( $key )['quantity'] );
		same( array( 'success' ), array_keys( array_filter( wc_get_notices() ) ) );
		wc_clear_notices();
	}
);

test(
	'[CART-12] a removed line comes back once, adds to the same product, and not beyond the stock',
	static function (): void {
		$product = product( array( 'stock' => 5 ) );
		$cart    = cart( array( array( $product, 3 ) ) );
		$key     = (string) key( $cart->get_cart() );
		$change  = new Cart_Change( $cart );
		check( '' !== $change->restore( $key ), 'what was not removed came back' );
		$cart->remove_cart_item( $key );
		same( '', $change->restore( $key ) );
		same( 3, $cart->get_cart_item( $key )['quantity'] );
		check( '' !== $change->restore( $key ), 'it came back twice' );

		$cart->remove_cart_item( $key );
		$cart->add_to_cart( $product->get_id(), 1 );
		same( '', $change->restore( $key ) );
		same( 4, $cart->get_cart_item( $key )['quantity'] );

		$cart->remove_cart_item( $key );
		$cart->add_to_cart( $product->get_id(), 3 );
		check( '' !== $change->restore( $key ), 'more than the stock came back' );
		same( 3, $cart->get_cart_item( $key )['quantity'] );
	}
);

test(
	'[WP-08] no cache keeps an answer of ours to a guest; headers of other pages stay as they are',
	static function (): void {
		$before = wp_get_nocache_headers()['Cache-Control'];
		set_query_var( 'wc-ajax', 'archipel_nonces' );
		$ours = wp_get_nocache_headers()['Cache-Control'];
		set_query_var( 'wc-ajax', 'get_refreshed_fragments' );
		$theirs = wp_get_nocache_headers()['Cache-Control'];
		set_query_var( 'wc-ajax', '' );
		check( 1 === preg_match( '/\bno-store\b.*\bprivate\b/', $ours ), $ours );
		same( $before, $theirs );
	}
);

test(
	'[SEC-03 S9] a page of another site gets no nonce, of a guest or of a customer; one of the shop, and an old browser’s, do',
	static function (): void {
		$asked = static function ( array $headers ): bool {
			$before  = $_SERVER;
			$_SERVER = array( 'HTTP_HOST' => wp_parse_url( home_url(), PHP_URL_HOST ) . ':8080' ) + $headers + $_SERVER;
			try {
				return array() !== answered( array( new Cart_Endpoints(), 'nonces' ) );
			} finally {
				$_SERVER = $before;
			}
		};
		$home  = 'https://' . wp_parse_url( home_url(), PHP_URL_HOST );
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			foreach ( array( 'cross-site', 'same-site', 'same-origin, cross-site' ) as $site ) {
				same( false, $asked( array( 'HTTP_SEC_FETCH_SITE' => $site, 'HTTP_ORIGIN' => $home ) ) );
			}
			foreach ( array( 'https://evil.test', 'null', "$home.evil.test" ) as $origin ) {
				same( false, $asked( array( 'HTTP_ORIGIN' => $origin ) ) );
			}
			foreach ( array( array(), array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ), array( 'HTTP_SEC_FETCH_SITE' => 'none' ), array( 'HTTP_ORIGIN' => $home ) ) as $own ) {
				same( true, $asked( $own ) );
			}
		}
		wp_set_current_user( 0 );
	}
);
