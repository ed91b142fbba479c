<?php
/**
 * Product gallery: keeps WooCommerce's own gallery script from starting where the island takes over.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Gallery;

use Archipel\Settings;

use function Archipel\plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Switches a part of WooCommerce's gallery script off, where the island takes over and only there.
 *
 * @param mixed $on Whether the part is on.
 * @return mixed
 */
function keep_off( $on ) {
	return plugin()->islands()->takes_over( 'gallery' ) ? false : $on;
}

// `wc-single-product` stays on the page while tabs or stars are not taken over. A theme may bring a slider of its own under the same
// name: WooCommerce would find it and start it on the pictures.
add_filter( 'woocommerce_single_product_flexslider_enabled', __NAMESPACE__ . '\\keep_off', 20 );
add_filter( 'woocommerce_single_product_zoom_enabled', __NAMESPACE__ . '\\keep_off', 20 );
add_filter( 'woocommerce_single_product_photoswipe_enabled', __NAMESPACE__ . '\\keep_off', 20 );

/**
 * Whether the owner wants all pictures where the theme puts them, instead of one at a time.
 */
function keeps_layout(): bool {
	return 'theme' === ( ( new Settings() )->props( 'gallery' )['layout'] ?? '' );
}

// Without its slider WooCommerce prints small pictures after the first one (`wc_get_gallery_image_html()`): in a carousel they would be
// enlarged and blurred. A theme that wants another size says so later.
add_filter( 'woocommerce_gallery_image_size', static fn( $size ) => plugin()->islands()->takes_over( 'gallery' ) && ! keeps_layout() ? 'woocommerce_single' : $size, 5 );

// Its dialog would stand at the foot of the page, without the styles that hide it. Widgets of Essential Addons ask for it, at 15, when the footer is
// being printed.
foreach ( array( 10, 15 ) as $archipel_at ) {
	add_action(
		'wp_footer',
		static function () use ( $archipel_at ): void {
			if ( plugin()->islands()->takes_over( 'gallery' ) ) {
				remove_action( 'wp_footer', 'woocommerce_photoswipe', $archipel_at );
			}
		},
		$archipel_at - 1
	);
}

// What the owner wants otherwise must be known before the first paint.
add_filter(
	'body_class',
	static function ( $classes ) {
		if ( ! is_array( $classes ) ) {
			return $classes;
		}
		if ( keeps_layout() ) {
			$classes[] = 'archipel-gallery-theme';
		}
		if ( false === ( ( new Settings() )->props( 'gallery' )['thumbnails'] ?? true ) ) {
			$classes[] = 'archipel-gallery-bare';
		}
		return $classes;
	}
);

// The island only adopts galleries that are there already: it has no host of its own to fill.
return static fn(): string => '';
