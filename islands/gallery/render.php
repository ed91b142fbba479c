<?php
/** Product gallery: disables WooCommerce's own gallery script if the island takes over. */

namespace Archipel\Islands\Gallery;

use Archipel\Settings;

defined( 'ABSPATH' ) || exit;

/** Disables a part of WooCommerce's gallery script, only if the island takes over. */
function keep_off( $on ) {
	return \Archipel\plugin()->islands()->takes_over( 'gallery' ) ? false : $on;
}

// `wc-single-product` stays on the page while tabs or stars are not taken over. A theme may register its own slider under the same
// name: WooCommerce would start it on the pictures.
add_filter( 'woocommerce_single_product_flexslider_enabled', __NAMESPACE__ . '\\keep_off', 20 );
add_filter( 'woocommerce_single_product_zoom_enabled', __NAMESPACE__ . '\\keep_off', 20 );
add_filter( 'woocommerce_single_product_photoswipe_enabled', __NAMESPACE__ . '\\keep_off', 20 );

// Without its slider WooCommerce prints small files after the first picture (`wc_get_gallery_image_html()`): a carousel would enlarge
// and blur them. A later filter of a theme may set another size.
add_filter( 'woocommerce_gallery_image_size', static fn( $size ) => \Archipel\plugin()->islands()->takes_over( 'gallery' ) ? 'woocommerce_single' : $size, 5 );

/** Removes the dialog of WooCommerce's viewer, which would show at the end of the page, without the styles that hide it. */
function drop_viewer(): void {
	if ( \Archipel\plugin()->islands()->takes_over( 'gallery' ) ) {
		remove_action( 'wp_footer', 'woocommerce_photoswipe' );
		remove_action( 'wp_footer', 'woocommerce_photoswipe', 15 );
	}
}
add_action( 'wp_footer', __NAMESPACE__ . '\drop_viewer', 9 );
// Widgets of Essential Addons add it while the footer is printed, at priority 15.
add_action( 'wp_footer', __NAMESPACE__ . '\drop_viewer', 14 );

/** Adds an option of the owner that the style sheet needs before the first paint. */
function add_body_class( $classes ) {
	return is_array( $classes ) && false === ( Settings::props( 'gallery' )['thumbnails'] ?? true ) ? array_merge( $classes, array( 'archipel-gallery-bare' ) ) : $classes;
}
add_filter( 'body_class', __NAMESPACE__ . '\add_body_class' );
