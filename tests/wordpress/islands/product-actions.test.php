<?php
namespace Archipel\Tests;

use Archipel\Product_Actions;

final class Tests_Product_Actions extends Test_Case {
	private const FORM_TEMPLATE = '<!-- wp:group --><!-- wp:woocommerce/add-to-cart-form /--><!-- /wp:group -->';

	/** Goes to a product page, in a theme with PHP templates or with a block template. */
	private static function go_to_product_page( \WC_Product $product, string $template ): void {
		$query = new \WP_Query();
		$query->queried_object    = get_post( $product->get_id() );
		$query->queried_object_id = $product->get_id();
		$query->is_singular       = true;
		$GLOBALS['wp_query']      = $query;
		$GLOBALS['post']          = $query->queried_object;
		$GLOBALS['product']       = $product;
		$GLOBALS['_wp_current_template_content'] = $template;
		// Resets the state of the previous request.
		set_static( Product_Actions::class, 'printed', array() );
	}

	/** The plugin's output by hooks of WooCommerce's PHP template. */
	private static function by_hooks(): string {
		remove_all_actions( 'archipel_test_summary' );
		Product_Actions::add( static fn() => sprintf( '<i class="part">%d</i>', $GLOBALS['product']->get_id() ), 'archipel_test_summary', 35 );
		return printed( static fn() => do_action( 'archipel_test_summary' ) );
	}

	/** HTML that the plugin adds after a form block. */
	private static function after_block( string $block = 'woocommerce/add-to-cart-form' ): string {
		$html = apply_filters( "render_block_$block", '<form></form>' );
		self::assertStringStartsWith( '<form></form>', $html );
		return substr( $html, strlen( '<form></form>' ) );
	}

	/** @testdox [WP-03] a part of the product page is printed by its hook in a theme of PHP templates, or in a block template that is WooCommerce’s PHP template in one block, and a form block on that page does not repeat it; in a block template it follows the block with the form, and the hooks, which blocks fire wherever they stand, print nothing */
	public function test_a_part_of_the_product_page_is_printed(): void {
		foreach ( array( '', '<!-- wp:woocommerce/legacy-template {"template":"single-product"} /-->' ) as $template ) {
			$product = product( array( 'status' => 'publish' ) );
			self::go_to_product_page( $product, $template );
			self::assertSame( sprintf( '<i class="part">%d</i>', $product->get_id() ), self::by_hooks() );
			self::assertSame( '', self::after_block() );
		}

		foreach ( array( 'woocommerce/add-to-cart-form', 'woocommerce/add-to-cart-with-options' ) as $block ) {
			$product = product( array( 'status' => 'publish' ) );
			self::go_to_product_page( $product, str_replace( 'woocommerce/add-to-cart-form', $block, self::FORM_TEMPLATE ) );
			self::assertSame( '', self::by_hooks() );
			$part = sprintf( '<i class="part">%d</i>', $product->get_id() );
			self::assertStringContainsString( $part, self::after_block( $block ) );
			self::assertStringContainsString( 'data-archipel-compare="' . $product->get_id() . '"', self::after_block( $block ), 'the button of the comparison is missing' );
		}
	}

	/** @testdox [WP-03] parts are about the product whose page it is: not in a form of another product, not on other pages; the product in the loop stays */
	public function test_parts_are_about_the_product_whose_page(): void {
		$product = product( array( 'status' => 'publish' ) );
		$other   = product( array( 'status' => 'publish' ) );
		self::go_to_product_page( $product, self::FORM_TEMPLATE );
		self::by_hooks();
		$GLOBALS['product'] = $other;
		self::assertStringContainsString( sprintf( '<i class="part">%d</i>', $product->get_id() ), self::after_block() );
		self::assertSame( $other, $GLOBALS['product'] );

		$GLOBALS['post'] = get_post( $other->get_id() );
		self::assertSame( '', self::after_block() );
		$GLOBALS['post']                   = get_post( $product->get_id() );
		$GLOBALS['wp_query']->is_singular = false;
		self::assertSame( '', self::after_block() );
		self::assertNull( apply_filters( 'render_block_woocommerce/add-to-cart-form', null ) );
	}

	/** @testdox [SHARE-01] the address that is shared is that of the page without its query, also where WordPress is in a folder, and never another site’s */
	public function test_the_address_that_is_shared(): void {
		$shared = static function ( string $address ): string {
			$_SERVER['REQUEST_URI'] = $address;
			$link                   = values( dom( archipel_island( 'share', array( 'networks' => array( 'facebook' ) ) ) ), '//a/@href' )[0];
			return rawurldecode( explode( '?u=', $link )[1] );
		};
		$site = home_url();
		add_filter( 'home_url', static fn( string $url, string $path ): string => "$site/shop/" . ltrim( $path, '/' ), 10, 2 );
		self::assertSame( "$site/shop/bodys/", $shared( '/shop/bodys/?key=secret' ) );
		self::assertSame( "$site/evil.example/x", $shared( '//evil.example/x' ) );
	}
}
