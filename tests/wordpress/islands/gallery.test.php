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
