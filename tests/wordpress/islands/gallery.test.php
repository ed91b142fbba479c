<?php
namespace Archipel\Tests;

final class Tests_Gallery extends Test_Case {
	/** @testdox [GAL-03] the dialog of the viewer that it replaces is not printed: not by WooCommerce, nor by a widget of Essential Addons, which asks in the footer */
	public function test_the_dialog_of_the_viewer_that_it_replaces_is_not_printed(): void {
		$ask = static fn() => has_action( 'wp_footer', 'woocommerce_photoswipe' ) || add_action( 'wp_footer', 'woocommerce_photoswipe', 15 );
		add_action( 'wp_footer', 'woocommerce_photoswipe' );
		add_action( 'wp_footer', $ask );
		$html = printed( static fn() => do_action( 'wp_footer' ) );
		remove_action( 'wp_footer', $ask );
		self::assertSame( array( false, false ), array( strpos( $html, 'pswp' ), has_action( 'wp_footer', 'woocommerce_photoswipe' ) ) );
	}

	/** @testdox [GAL-01] every picture of the carousel has the size of the first; where WooCommerce’s gallery stays, WooCommerce chooses; a theme has the last word */
	public function test_every_picture_of_the_carousel_has_the_size_of_the_first(): void {
		$size = static fn() => apply_filters( 'woocommerce_gallery_image_size', array( 100, 100 ) );
		self::assertSame( 'woocommerce_single', $size() );
		self::assertSame( 'full', with_filter( 'woocommerce_gallery_image_size', static fn() => 'full', $size ) );
		choose( chosen( 'gallery', array(), false ) );
		self::assertSame( array( 100, 100 ), $size() );
	}
}
