<?php
namespace Archipel\Tests;

test(
	'[GAL-03] the dialog of the viewer that it replaces is not printed: not by WooCommerce, nor by a widget of Essential Addons, which asks in the footer',
	static function (): void {
		$ask = static fn() => has_action( 'wp_footer', 'woocommerce_photoswipe' ) || add_action( 'wp_footer', 'woocommerce_photoswipe', 15 );
		add_action( 'wp_footer', 'woocommerce_photoswipe' );
		add_action( 'wp_footer', $ask );
		$html = printed( static fn() => do_action( 'wp_footer' ) );
		remove_action( 'wp_footer', $ask );
		same( array( false, false ), array( strpos( $html, 'pswp' ), has_action( 'wp_footer', 'woocommerce_photoswipe' ) ) );
	}
);

test(
	'[GAL-01] every picture of the carousel has the size of the first; where they stand as the theme puts them, or WooCommerce’s gallery stays, WooCommerce chooses; a theme has the last word',
	static function (): void {
		$size = static fn() => apply_filters( 'woocommerce_gallery_image_size', array( 100, 100 ) );
		same( 'woocommerce_single', $size() );
		same( 'full', with_filter( 'woocommerce_gallery_image_size', static fn() => 'full', $size ) );
		choose( chosen( 'gallery', array( 'layout' => 'theme' ) ) );
		same( array( 100, 100 ), $size() );
		choose( chosen( 'gallery', array(), false ) );
		same( array( 100, 100 ), $size() );
	}
);
