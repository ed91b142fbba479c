<?php
namespace Archipel\Tests;

use Archipel\Islands\Discounts\Plugin_Settings;

// The island loads only with Discount Rules; the parsing of its settings can be tested without.
final class Tests_Discounts extends Test_Case {
	/** Some of the script data of Discount Rules 2.6 with default settings (SERVERS.md, S132). */
	private const AWDR = array(
		'ajaxurl'                      => 'http://shop.example/wp-admin/admin-ajax.php',
		'nonce'                        => 'd9478c3c0d',
		'enable_update_price_with_qty' => 'show_when_matched',
		'refresh_order_review'         => '0',
		'awdr_dynamic_bulk_table_off'  => 'on',
	);

	/** @testdox [DISC-01] [SEC-03 C4] the plugin’s settings are in the page’s config without its nonce and what is off or empty; without its data, or with data that are none, there are none; its script stays on the checkout where it refreshes the order with the address, and nowhere else */
	public function test_the_plugins_settings_are_in_the_config(): void {
		fresh_page();
		wp_register_script( 'awdr-main', 'http://shop.example/site_main.js', array(), '2.6.6', true );
		$config = array( 'islands' => array() );
		foreach ( array( '', 'var awdr_params = {"enable', 'var other = {};', 'var awdr_params = {"a": 1' ) as $code ) {
			wp_scripts()->add_data( 'awdr-main', 'data', $code );
			self::assertSame( $config, Plugin_Settings::add_to_config( $config ) );
		}
		wp_scripts()->add_data( 'awdr-main', 'data', '' );
		wp_localize_script( 'awdr-main', 'awdr_params', self::AWDR );
		$told = Plugin_Settings::add_to_config( $config )['discountRules'];
		self::assertSame( array( 'enable_update_price_with_qty' => 'show_when_matched', 'awdr_dynamic_bulk_table_off' => 'on' ), $told );

		$kept = static function ( string $refreshes, bool $is_checkout ): array {
			fresh_page();
			wp_register_script( 'awdr-main', 'http://shop.example/site_main.js', array(), '2.6.6', true );
			wp_localize_script( 'awdr-main', 'awdr_params', array( 'refresh_order_review' => $refreshes ) + self::AWDR );
			add_filter( 'woocommerce_is_checkout', static fn() => $is_checkout );
			return Plugin_Settings::keep_for_checkout( array( 'wc-cart', 'awdr-main', 'awdr-dynamic-price' ) );
		};
		self::assertSame( array( 'wc-cart', 'awdr-dynamic-price' ), $kept( '1', true ) );
		foreach ( array( array( '0', true ), array( '1', false ), array( '', true ) ) as list( $refreshes, $is_checkout ) ) {
			self::assertSame( array( 'wc-cart', 'awdr-main', 'awdr-dynamic-price' ), $kept( $refreshes, $is_checkout ) );
		}
	}
}
