<?php
namespace Archipel\Tests;

use Archipel\Cart_Change;
use Archipel\Cart_Endpoints;
use Archipel\Cart_Fragment;
use Archipel\Cart_Payload;

final class Tests_Cart extends Test_Case {
	/** @testdox [CART-12] the cart’s JSON has every key of the contract, amounts in minor units, and lists where lists are due; an empty cart has an empty hash and no line */
	public function test_the_carts_json_has_every_key_of_the_contract(): void {
		free_shipping( array() );
		$data = Cart_Payload::data( cart( array( array( product( array( 'name' => 'Body &amp; <b>lace</b>', 'price' => '44.99', 'regular_price' => '54.99', 'stock' => 5, 'sku' => 'ARCHIPEL-1' ) ), 2 ) ) ) );
		self::assertSame( array( 'hash', 'count', 'currency', 'items', 'totals', 'coupons', 'freeShipping', 'urls' ), array_keys( $data ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $data['hash'] );
		self::assertSame( 2, $data['count'] );
		$item = $data['items'][0];
		self::assertSame( array( 'key', 'productId', 'variationId', 'sku', 'name', 'permalink', 'image', 'quantity', 'minQuantity', 'maxQuantity', 'step', 'soldIndividually', 'attributes', 'price', 'regularPrice', 'lineSubtotal', 'lineTotal', 'priceAfterCouponDiscount', 'categories', 'removeUrl', 'backorder' ), array_keys( $item ) );
		self::assertSame( array( 0, 'ARCHIPEL-1', null, 2, 1, 5, 1, false, array(), 4499, 5499, 8998, 8998, false ), array( $item['variationId'], $item['sku'], $item['image'], $item['quantity'], $item['minQuantity'], $item['maxQuantity'], $item['step'], $item['soldIndividually'], $item['attributes'], $item['price'], $item['regularPrice'], $item['lineSubtotal'], $item['lineTotal'], $item['backorder'] ) );
		self::assertSame( 'Body & lace', $item['name'] );
		self::assertTrue( false === strpos( $item['removeUrl'], '&amp;' ) && false !== strpos( $item['removeUrl'], 'remove_item=' . $item['key'] ), $item['removeUrl'] );
		self::assertSame( array( 8998, 0, 8998 ), array( $data['totals']['subtotal'], $data['totals']['discount'], $data['totals']['total'] ) );
		self::assertSame( array( array(), null ), array( $data['coupons'], $data['freeShipping'] ) );
		$data = Cart_Payload::data( cart( array() ) );
		self::assertSame( array( '', 0, array(), array( 'subtotal' => 0, 'discount' => 0, 'shipping' => null, 'total' => 0 ) ), array( $data['hash'], $data['count'], $data['items'], $data['totals'] ) );
	}

	/** @testdox [CART-12] no limit is null, and a single piece is 1 whatever the filters say; what other plugins add to a line is text, and what they hide stays hidden; a coupon is a line of its own, and the discount is taken off the total */
	public function test_no_limit_is_null_and_a_single_piece_is_1_whatever(): void {
		$cart = cart( array( array( product( array() ), 1 ), array( product( array( 'sold_individually' => true ) ), 1 ) ) );
		$data = with_filter( 'woocommerce_quantity_input_args', static fn( array $args ) => array_merge( $args, array( 'min_value' => 0, 'step' => 'any' ) ), static fn() => Cart_Payload::data( $cart ) );
		self::assertSame( array( 1, null, 1, false ), array( $data['items'][0]['minQuantity'], $data['items'][0]['maxQuantity'], $data['items'][0]['step'], $data['items'][0]['soldIndividually'] ) );
		self::assertSame( array( 1, 1, true ), array( $data['items'][1]['minQuantity'], $data['items'][1]['maxQuantity'], $data['items'][1]['soldIndividually'] ) );

		add_filter( 'woocommerce_get_item_data', static fn( array $rows ) => array_merge( $rows, array( array( 'name' => 'Gravure', 'value' => '<b>A&amp;B</b>' ), array( 'key' => 'Interne', 'value' => 'x', 'hidden' => true ), array( 'key' => 'Emballage', 'value' => '1', 'display' => 'Cadeau' ), 'broken' ) ) );
		$data = Cart_Payload::data( cart( array( array( product( array() ), 1 ) ) ) );
		self::assertSame( array( array( 'name' => 'Gravure', 'value' => 'A&B' ), array( 'name' => 'Emballage', 'value' => 'Cadeau' ) ), $data['items'][0]['attributes'] );

		free_shipping( array() );
		$cart = cart( array( array( product( array( 'price' => '50' ) ), 1 ) ) );
		apply_coupon( $cart, 'archipel9', 9.0 );
		$data = Cart_Payload::data( $cart );
		self::assertSame( array( 'archipel9', 900 ), array( $data['coupons'][0]['code'], $data['coupons'][0]['discount'] ) );
		self::assertSame( array( 5000, 900, 4100 ), array( $data['totals']['subtotal'], $data['totals']['discount'], $data['totals']['total'] ) );
	}

	/** @testdox [CART-12] the fragment is one script element that no product name can end */
	public function test_the_fragment_is_one_script_element(): void {
		cart( array( array( product( array( 'name' => 'A</script><img src=x onerror=alert(1)>' ) ), 1 ) ) );
		$fragments = ( new Cart_Fragment() )->add( array( 'div.x' => 'y' ) );
		self::assertSame( array( 'div.x', 'script#archipel-cart' ), array_keys( $fragments ) );
		$html = $fragments['script#archipel-cart'];
		self::assertSame( 1, substr_count( $html, '</script' ) );
		self::assertSame( 1, preg_match( '#^<script type="application/json" id="archipel-cart">(.*)</script>$#s', $html, $found ), $html );
		self::assertSame( 1, json_decode( $found[1], true )['count'] );
		self::assertSame( 'broken', ( new Cart_Fragment() )->add( 'broken' ) );
	}

	/** @testdox [CART-12] prefix and suffix of prices follow the shop’s format; amounts are rounded to whole minor units, never cut */
	public function test_prefix_and_suffix_of_prices_follow_the_shops_format(): void {
		foreach ( array( '%2$s&nbsp;%1$s' => array( '', "\u{a0}€" ), '%1$s%2$s' => array( '€', '' ), '%1$s %2$s' => array( '€ ', '' ) ) as $format => $expected ) {
			$currency = with_filter( 'woocommerce_price_format', static fn() => $format, static fn() => \Archipel\Shop::currency() );
			self::assertSame( $expected, array( $currency['prefix'], $currency['suffix'] ) );
		}

		foreach ( array( '19.99' => 1999, '0.1' => 10, '1.005' => 101, '4.35' => 435, '1234.5' => 123450, '-9' => -900, '' => 0 ) as $amount => $minor ) {
			self::assertSame( $minor, \Archipel\Shop::minor( (string) $amount ) );
		}
	}

	/** @testdox [CART-12] [QTY-05] a quantity beyond the stock is refused with the number that is left, and nothing changes; when the stock has shrunk below what the cart holds, fewer is always possible; sold individually stays at one */
	public function test_a_quantity_beyond_the_stock_is_refused(): void {
		$cart   = cart( array( array( product( array( 'name' => 'Body', 'stock' => 5 ) ), 2 ) ) );
		$key    = (string) key( $cart->get_cart() );
		$change = new Cart_Change( $cart );
		self::assertSame( '', $change->set_quantity( $key, '5' ) );
		self::assertStringContainsString( '5', $change->set_quantity( $key, '6' ), 'the number is not told' );
		self::assertSame( 5, $cart->get_cart_item( $key )['quantity'] );
		foreach ( array( '-1', 'abc', '', '1.5', null, array( 1 ) ) as $bad ) {
			self::assertNotSame( '', $change->set_quantity( $key, $bad ), wp_json_encode( $bad ) . ' was accepted' );
			self::assertSame( 5, $cart->get_cart_item( $key )['quantity'] );
		}
		self::assertNotSame( '', $change->set_quantity( 'unknown', '1' ), 'an unknown line was accepted' );
		$cart->get_cart_item( $key )['data']->set_stock_quantity( 2 );
		self::assertSame( '', $change->set_quantity( $key, '4' ) );
		self::assertNotSame( '', $change->set_quantity( $key, '5' ), 'more than the stock was accepted' );
		$cart = cart( array( array( product( array( 'name' => 'Masque', 'sold_individually' => true ) ), 1 ) ) );
		self::assertStringContainsString( 'Masque', ( new Cart_Change( $cart ) )->set_quantity( (string) key( $cart->get_cart() ), '2' ), 'two were accepted' );
	}

	/** @testdox [QTY-02] the quantity filters of other plugins are obeyed: minimum, maximum, step */
	public function test_the_quantity_filters_of_other_plugins_are_obeyed_minimum(): void {
		$cart   = cart( array( array( product( array() ), 4 ) ) );
		$key    = (string) key( $cart->get_cart() );
		$limits = static fn( array $args ) => array_merge( $args, array( 'min_value' => 2, 'max_value' => 10, 'step' => 2 ) );
		add_filter( 'woocommerce_quantity_input_args', $limits );
		$change = new Cart_Change( $cart );
		foreach ( array( '1', '5', '12' ) as $refused ) {
			self::assertNotSame( '', $change->set_quantity( $key, $refused ), "$refused was accepted" );
			self::assertSame( 4, $cart->get_cart_item( $key )['quantity'] );
		}
		self::assertSame( '', $change->set_quantity( $key, '8' ) );
		self::assertSame( '', $change->set_quantity( $key, '0' ) );
		self::assertTrue( $cart->is_empty(), 'the line is still there' );
	}

	/** @testdox [CART-12] a plugin that refuses an update is heard: its own words, and they do not wait for the next page */
	public function test_a_plugin_that_refuses_an_update_is_heard_its_own_words(): void {
		$cart = cart( array( array( product( array() ), 1 ) ) );
		$key  = (string) key( $cart->get_cart() );
		wc_add_notice( 'waiting' );
		add_filter(
			'woocommerce_update_cart_validation',
			static function (): bool {
				wc_add_notice( 'Pas plus d’un <b>aujourd’hui</b>', 'error' );
				return false;
			}
		);
		self::assertSame( 'Pas plus d’un aujourd’hui', ( new Cart_Change( $cart ) )->set_quantity( $key, '2' ) );
		self::assertSame( 1, $cart->get_cart_item( $key )['quantity'] );
		self::assertSame( array( 'success' ), array_keys( array_filter( wc_get_notices() ) ) );
		wc_clear_notices();
	}

	/** @testdox [CART-12] a removed line comes back once, adds to the same product, and not beyond the stock */
	public function test_a_removed_line_comes_back_once_adds_to_the_same_product(): void {
		$product = product( array( 'stock' => 8 ) );
		$cart    = cart( array( array( $product, 3 ) ) );
		$key     = (string) key( $cart->get_cart() );
		$change  = new Cart_Change( $cart );
		self::assertNotSame( '', $change->restore( $key ), 'what was not removed came back' );
		$cart->remove_cart_item( $key );
		self::assertSame( '', $change->restore( $key ) );
		self::assertSame( 3, $cart->get_cart_item( $key )['quantity'] );
		self::assertNotSame( '', $change->restore( $key ), 'it came back twice' );

		$cart->remove_cart_item( $key );
		$cart->add_to_cart( $product->get_id(), 1 );
		self::assertSame( '', $change->restore( $key ) );
		self::assertNotSame( '', $change->restore( $key ), 'it was added twice' );
		self::assertSame( 4, $cart->get_cart_item( $key )['quantity'] );

		$cart->remove_cart_item( $key );
		$cart->add_to_cart( $product->get_id(), 5 );
		self::assertNotSame( '', $change->restore( $key ), 'more than the stock came back' );
		self::assertSame( 5, $cart->get_cart_item( $key )['quantity'] );
		$cart->set_quantity( $key, 1 );
		self::assertNotSame( '', with_filter( 'woocommerce_update_cart_validation', '__return_false', static fn(): string => $change->restore( $key ) ) );
		self::assertSame( '', $change->restore( $key ), 'what was refused was forgotten' );
	}

	/** @testdox [WP-08] no cache keeps an answer of ours to a guest; headers of other pages stay as they are */
	public function test_no_cache_keeps_an_answer_of_ours_to_a_guest(): void {
		$before = wp_get_nocache_headers()['Cache-Control'];
		set_query_var( 'wc-ajax', 'archipel_nonces' );
		$ours = wp_get_nocache_headers()['Cache-Control'];
		set_query_var( 'wc-ajax', 'get_refreshed_fragments' );
		$theirs = wp_get_nocache_headers()['Cache-Control'];
		set_query_var( 'wc-ajax', '' );
		self::assertMatchesRegularExpression( '/\bno-store\b.*\bprivate\b/', $ours );
		self::assertSame( $before, $theirs );
	}

	/** @testdox [SEC-03 S9] a page of another site gets no nonce, of a guest or of a customer; one of the shop, also by its other name, does */
	public function test_a_page_of_another_site_gets_no_nonce(): void {
		$server = array( 'HTTP_HOST' => wp_parse_url( home_url(), PHP_URL_HOST ) . ':8080' ) + $_SERVER;
		$asked  = static function ( array $headers ) use ( $server ): bool {
			$_SERVER = $headers + $server;
			return array() !== answered( array( new Cart_Endpoints(), 'nonces' ) );
		};
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			self::assertFalse( $asked( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ) );
			self::assertTrue( $asked( array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ) ) );
			self::assertTrue( $asked( array( 'HTTP_ORIGIN' => home_url( '', 'https' ) ) ) );
		}
	}
}
