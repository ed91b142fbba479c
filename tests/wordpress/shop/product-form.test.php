<?php
namespace Archipel\Tests;

use Archipel\Product_Form_Endpoint;

/** @group double */
final class Tests_Product_Form extends Test_Case {
	/** The response to a posted product form. @param callable $handle What WooCommerce's handler on `wp_loaded` does. */
	private static function posted( array $fields, callable $handle ): array {
		cart( array() );
		// Of the request before.
		remove_all_filters( 'woocommerce_add_to_cart_redirect' );
		$_GET     = array( 'wc-ajax' => 'archipel_add_to_cart' );
		$_POST    = $fields;
		$_REQUEST = $fields;
		$endpoint = new Product_Form_Endpoint();
		$endpoint->prepare();
		$handle();
		return answered( array( $endpoint, 'answer' ) );
	}

	/** @testdox [CART-03] a refusal is an error with its reason, or with ours where there is none, and the address of the product, which a plugin may change; of no product none */
	public function test_a_refusal_is_an_error_with_its_reason(): void {
		$body = product( array( 'status' => 'publish' ) )->get_id();
		$why  = static fn() => wc_add_notice( 'Épuisé', 'error' );
		$told = self::posted( array( 'add-to-cart' => $body ), $why );
		self::assertSame( array( true, get_permalink( $body ) ), array( $told['error'], $told['product_url'] ) );
		self::assertStringContainsString( 'Épuisé', $told['notices'] );
		self::assertStringNotContainsString( 'could not be added', $told['notices'] );
		add_filter( 'woocommerce_cart_redirect_after_error', static fn( $url, $id ) => "$id " . wp_json_encode( $url ), 10, 2 );
		$none = self::posted( array( 'product_id' => '999999' ), static fn() => wc_add_notice( 'Voici', 'notice' ) );
		self::assertSame( '999999 false', $none['product_url'] );
		// A page has an address, too.
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ) );
		unset( \WC_Product::$all[ $page ] );
		self::assertSame( "$page false", self::posted( array( 'add-to-cart' => $page ), $why )['product_url'] );
		self::assertMatchesRegularExpression( '/error.*This product could not be added to your cart\./s', $none['notices'] );
	}

	/** @testdox [CART-03] [CART-14] [SEC-02] what was added is told with the cart, and where the shop or a plugin sends to: nowhere else but this site; an address adds nothing, and a request to another endpoint is left alone */
	public function test_what_was_added_is_told_with_the_cart(): void {
		$body  = product( array( 'status' => 'publish' ) )->get_id();
		$heard = array();
		add_action( 'woocommerce_ajax_added_to_cart', static function ( $id ) use ( &$heard ): void { $heard[] = $id; } );
		$added = static fn( $to ) => static function () use ( $to ): void {
			do_action( 'woocommerce_add_to_cart' );
			apply_filters( 'woocommerce_add_to_cart_redirect', $to, null );
		};
		wc_add_notice( 'from before' );
		$told = self::posted( array( 'add-to-cart' => $body ), $added( '' ) );
		self::assertSame( array( 'fragments', 'cart_hash', 'notices' ), array_keys( $told ) );
		self::assertSame( array( $body ), $heard );
		self::assertSame( home_url( '/merci/' ), self::posted( array( 'add-to-cart' => $body ), $added( home_url( '/merci/' ) ) )['redirect'] );
		self::assertSame( wc_get_cart_url(), self::posted( array( 'add-to-cart' => $body ), $added( 'https://evil.example/' ) )['redirect'] );

		$_GET     = array( 'wc-ajax' => 'archipel_add_to_cart', 'add-to-cart' => '7' );
		$_POST    = array();
		$_REQUEST = $_GET;
		( new Product_Form_Endpoint() )->prepare();
		self::assertArrayNotHasKey( 'add-to-cart', $_REQUEST );
		$_GET['wc-ajax'] = 'add_to_cart';
		$_REQUEST        = array( 'add-to-cart' => '7' );
		$endpoint        = new Product_Form_Endpoint();
		$endpoint->prepare();
		$endpoint->answer();
		self::assertSame( array( 'add-to-cart' => '7' ), $_REQUEST );
		self::assertFalse( has_filter( 'woocommerce_add_to_cart_redirect', array( $endpoint, 'keep_redirect' ) ) );
	}
}
