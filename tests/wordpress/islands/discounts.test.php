<?php
namespace Archipel\Tests;

use Archipel\Islands\Discounts\Plugin_Settings;

// The island loads only with Discount Rules; the parsing of its settings can be tested without.
final class Tests_Discounts extends Test_Case {
	/** Script data of Discount Rules 2.6 with default settings (SERVERS.md, S132). */
	private const AWDR = array(
		'ajaxurl'                            => 'http://shop.example/wp-admin/admin-ajax.php',
		'nonce'                              => 'd9478c3c0d',
		'enable_update_price_with_qty'       => 'show_when_matched',
		'refresh_order_review'               => '0',
		'custom_target_simple_product'       => '',
		'custom_target_variable_product'     => '',
		'js_init_trigger'                    => '',
		'awdr_opacity_to_bulk_table'         => '',
		'awdr_dynamic_bulk_table_status'     => '0',
		'awdr_dynamic_bulk_table_off'        => 'on',
		'custom_simple_product_id_selector'  => '',
		'custom_variable_product_id_selector' => '',
	);

	/** The page config's options, with changes of Discount Rules' data; null if its script is not on the page. */
	private static function discounts( ?array $params, array $props = array() ): array {
		fresh_page();
		if ( null !== $params ) {
			wp_register_script( 'awdr-main', 'http://shop.example/site_main.js', array(), '2.6.6', true );
			wp_localize_script( 'awdr-main', 'awdr_params', $params + self::AWDR );
		}
		return Plugin_Settings::add_to_config( array( 'props' => $props ) )['props'];
	}

	/** @testdox [DISC-01] the price follows the quantity where Discount Rules shows prices dynamically, and only there, whatever the owner of the island says */
	public function test_the_price_follows_the_quantity(): void {
		foreach ( array( 'show_when_matched', 'show_after_matched', '', '1', 'SHOW_DYNAMICALLY' ) as $mode ) {
			foreach ( array( array(), array( 'livePrice' => true ) ) as $owner ) {
				self::assertFalse( self::discounts( array( 'enable_update_price_with_qty' => $mode ), $owner )['livePrice'] );
			}
		}
		$dynamic = array( 'enable_update_price_with_qty' => 'show_dynamically' );
		// No option is sent: the island's default is on.
		self::assertTrue( ! array_key_exists( 'livePrice', self::discounts( $dynamic ) ), 'the default is not the island’s own' );
		self::assertFalse( self::discounts( $dynamic, array( 'livePrice' => false ) )['livePrice'] );
	}

	/** @testdox [DISC-02] the table follows the variation where Discount Rules shows one and lets it change, and only there */
	public function test_the_table_follows_the_variation(): void {
		foreach ( array( array( '0', 'on', false ), array( '1', 'off', false ), array( '1', '', false ), array( '', 'on', false ), array( '1', 'on', null ) ) as list( $status, $off, $expected ) ) {
			$params = array( 'awdr_dynamic_bulk_table_status' => $status, 'awdr_dynamic_bulk_table_off' => $off );
			self::assertSame( $expected, self::discounts( $params, array() )['variationTable'] ?? null );
			self::assertSame( $expected ?? true, self::discounts( $params, array( 'variationTable' => true ) )['variationTable'] );
		}
	}

	/** @testdox [DISC-01] places that other plugins name by Discount Rules’ filters are the island’s, unless its owner names others; an empty one is none */
	public function test_places_that_other_plugins_name(): void {
		$params = array( 'custom_target_simple_product' => '.price-here', 'custom_target_variable_product' => '', 'awdr_opacity_to_bulk_table' => '.dim', 'custom_simple_product_id_selector' => '#id' );
		$given  = self::discounts( $params, array( 'dimTarget' => '.mine' ) );
		self::assertSame( array( '.price-here', '.mine', '#id' ), array( $given['priceTarget'], $given['dimTarget'], $given['productIdSource'] ) );
		self::assertTrue( ! array_key_exists( 'variationPriceTarget', $given ) && ! array_key_exists( 'variationIdSource', $given ), 'an empty selector is taken over' );
	}

	/** @testdox [DISC-01] without the plugin’s data, or with data that is none, the owner’s options stand as they are */
	public function test_without_the_plugins_data_or_with_data_that_is_none(): void {
		self::assertSame( array( 'livePrice' => true ), self::discounts( null, array( 'livePrice' => true ) ) );
		fresh_page();
		wp_register_script( 'awdr-main', 'http://shop.example/site_main.js', array(), '2.6.6', true );
		foreach ( array( 'var awdr_params = {"enable', 'var other = {};', 'var awdr_params = {"a": 1' ) as $code ) {
			wp_scripts()->add_data( 'awdr-main', 'data', $code );
			self::assertSame( array( 'when' => 'load' ), Plugin_Settings::add_to_config( array( 'when' => 'load' ) ) );
		}
	}

	/** @testdox [DISC-01] [SEC-03 C4] its script stays on the checkout where it refreshes the order with the address, and nowhere else */
	public function test_its_script_stays_on_the_checkout_where(): void {
		$kept = static function ( string $refreshes, bool $is_checkout ): array {
			fresh_page();
			wp_register_script( 'awdr-main', 'http://shop.example/site_main.js', array(), '2.6.6', true );
			wp_localize_script( 'awdr-main', 'awdr_params', array( 'refresh_order_review' => $refreshes ) + self::AWDR );
			return with_filter(
				'woocommerce_is_checkout',
				static fn() => $is_checkout,
				static fn() => Plugin_Settings::keep_for_checkout( array( 'wc-cart', 'awdr-main', 'awdr-dynamic-price' ) )
			);
		};
		self::assertSame( array( 'wc-cart', 'awdr-dynamic-price' ), $kept( '1', true ) );
		foreach ( array( array( '0', true ), array( '1', false ), array( '', true ) ) as list( $refreshes, $is_checkout ) ) {
			self::assertSame( array( 'wc-cart', 'awdr-main', 'awdr-dynamic-price' ), $kept( $refreshes, $is_checkout ) );
		}
	}
}
