<?php
namespace Archipel\Tests;

use function Archipel\Islands\Checkout\keep_core_data;
use function Archipel\Islands\Checkout\keep_core_script;

// The islands load only with WooCommerce; the scripts that they keep can be tested without.
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/checkout/render.php';
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/address-fields/render.php';

final class Tests_Address_Fields extends Test_Case {
	/** WooCommerce's files and script data for addresses. */
	private const ALL = array( 'selectWoo.js', 'select2.css', 'wc-country-select.js', 'wc-address-i18n.js', 'wc-checkout.js', 'wc_country_select_params', 'wc_address_i18n_params', 'wc_checkout_params' );

	/**
	 * Scripts and styles printed on a shop page, with WooCommerce's, enqueued in the order of version 10.9.
	 *
	 * @param string               $type   `checkout`, `cart`, `account_page` or `shop`.
	 * @param array<int, callable> $others Callbacks of other plugins that enqueue files, by priority; 0: in the page's body.
	 */
	private static function address_page( string $type, array $others = array() ): string {
		fresh_page();
		$core  = static function () use ( $type ): void {
			foreach ( array(
				'selectWoo'         => array( 'jquery' ),
				'wc-country-select' => array( 'jquery' ),
				'wc-address-i18n'   => array( 'jquery', 'wc-country-select' ),
				'wc-checkout'       => array( 'jquery', 'wc-country-select', 'wc-address-i18n' ),
				'wc-cart'           => array( 'jquery', 'wc-country-select', 'wc-address-i18n' ),
			) as $handle => $needs ) {
				wp_register_script( $handle, "http://x/$handle.js", $needs, '1', true );
				wp_localize_script( $handle, str_replace( '-', '_', $handle ) . '_params', array( 'a' => 'b' ) );
			}
			wp_register_style( 'select2', apply_filters( 'woocommerce_get_asset_url', 'http://x/select2.css', 'assets/css/select2.css' ), array(), '1' );
			if ( 'shop' !== $type ) {
				wp_enqueue_script( 'selectWoo' );
				wp_enqueue_style( 'select2' );
				wp_enqueue_script( 'account_page' === $type ? 'jquery' : "wc-$type" );
			}
			apply_filters( 'woocommerce_enqueue_styles', array() );
		};
		$before = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		add_filter( "woocommerce_is_$type", '__return_true' );
		add_filter( 'archipel_replaced_handles', 'Archipel\Islands\Checkout\keep_core_script' );
		add_filter( 'archipel_kept_data', 'Archipel\Islands\Checkout\keep_core_data' );
		add_action( 'wp_enqueue_scripts', $core );
		foreach ( $others as $priority => $ask ) {
			add_action( $priority ? 'wp_enqueue_scripts' : 'in_the_page', $ask, $priority );
		}
		$html = printed(
			static function () use ( $type ): void {
				do_action( 'wp_enqueue_scripts' );
				wp_print_styles();
				wp_print_head_scripts();
				if ( 'account_page' === $type ) {
					wp_enqueue_script( 'wc-country-select' );
					wp_enqueue_script( 'wc-address-i18n' );
				}
				do_action( 'in_the_page' );
				do_action( 'wp_print_footer_scripts' );
			}
		);
		$GLOBALS['wp_filter'] = $before;
		return $html;
	}

	/** Those of them that are on a page. */
	private static function address_scripts( string $html ): array {
		return array_values( array_filter( self::ALL, static fn( string $one ): bool => false !== strpos( $html, $one ) ) );
	}

	/**
	 * @testdox [WP-04] on the checkout, the cart and the account’s addresses WooCommerce’s address scripts and drawn lists are gone, and the data are there; other pages are left alone; who asks for selectWoo besides WooCommerce has it: before it, after it, in the page, or by a script that depends on it, and then with its styles
	 * @group double
	 */
	public function test_on_the_checkout_the_cart(): void {
		$data = array( 'wc_country_select_params', 'wc_address_i18n_params' );
		self::assertSame( array_merge( $data, array( 'wc_checkout_params' ) ), self::address_scripts( self::address_page( 'checkout' ) ) );
		self::assertSame( $data, self::address_scripts( self::address_page( 'cart' ) ) );
		self::assertSame( $data, self::address_scripts( self::address_page( 'account_page' ) ) );
		update_option( 'woocommerce_enable_shipping_calc', 'no' );
		self::assertSame( array(), self::address_scripts( self::address_page( 'cart' ) ) );
		delete_option( 'woocommerce_enable_shipping_calc' );
		$own = static fn() => wp_enqueue_script( 'wc-country-select' );
		self::assertSame( array( 'wc-country-select.js', 'wc_country_select_params' ), self::address_scripts( self::address_page( 'shop', array( 20 => $own ) ) ) );

		$ask    = static fn() => wp_enqueue_script( 'selectWoo' );
		$depend = static fn() => wp_enqueue_script( 'theirs', 'http://x/theirs.js', array( 'selectWoo' ), '1', true );
		foreach ( array( array( 5 => $ask ), array( 11 => $ask ), array( 5 => $depend ), array( 20 => $depend ) ) as $others ) {
			foreach ( array( 'checkout', 'cart', 'account_page' ) as $type ) {
				self::assertSame( array( 'selectWoo.js', 'select2.css' ), array_slice( self::address_scripts( self::address_page( $type, $others ) ), 0, 2 ) );
			}
		}
		self::assertSame( 'selectWoo.js', self::address_scripts( self::address_page( 'account_page', array( 0 => $ask ) ) )[0] );
	}

	/**
	 * @testdox [CHK-10] [WP-04] where a payment method or the owner keeps WooCommerce’s checkout script, its address scripts and lists stay too
	 * @group double
	 */
	public function test_where_a_payment_method_or_the_owner_keeps_woocommerces(): void {
		WC()->gateways = array( (object) array( 'id' => 'card', 'enabled' => 'yes' ) );
		self::assertSame( self::ALL, self::address_scripts( with_filter( 'archipel_core_checkout_gateways', static fn(): array => array( 'card' ), static fn() => self::address_page( 'checkout' ) ) ) );
		WC()->gateways = array();
		self::assertTrue( ! in_array( 'selectWoo.js', self::address_scripts( self::address_page( 'checkout' ) ), true ), 'the next page keeps them' );
		choose( array( 'islands' => array( 'checkout' => array( 'take_over' => false ) ) ) );
		self::assertSame( self::ALL, self::address_scripts( self::address_page( 'checkout' ) ) );
		choose( array( 'islands' => array( 'address-fields' => array( 'take_over' => false ) ) ) );
		self::assertSame( array_values( array_diff( self::ALL, array( 'wc-checkout.js' ) ) ), self::address_scripts( self::address_page( 'checkout' ) ) );
	}
}
