<?php
/**
 * Server side of the carousel: what it shows when nothing is placed inside, and WooCommerce's lists on the page of a product.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Carousel;

defined( 'ABSPATH' ) || exit;

/** Stands for a list whose beginning and end WooCommerce prints apart. */
const LIST_PLACE = '<!--archipel-carousel-->';

add_filter(
	'archipel_island_props',
	static function ( array $props, string $name ): array {
		// The style sheet reads the owner's options on the host, before any script; what the host says comes later, and wins.
		$shape = array( 'navigation', 'items', 'itemsTablet', 'itemsMobile', 'margin', 'marginTablet', 'marginMobile', 'widths', 'autoplay', 'thumbnails' );
		return 'carousel' === $name ? array_merge( array_intersect_key( \Archipel\plugin()->islands()->options( $name ), array_flip( $shape ) ), $props ) : $props;
	},
	5,
	2
);

/**
 * One half of the host around a list of a product's page, if the owner wants that list as a carousel.
 *
 * @param int $half 0 for the beginning.
 */
function half( int $half ): string {
	if ( ! in_array( wc_get_loop_prop( 'name' ), (array) \Archipel\plugin()->islands()->options( 'carousel' )['lists'], true ) ) {
		return '';
	}
	$props = array(
		'items'  => max( 1, min( 8, (int) wc_get_loop_prop( 'columns' ) ) ),
		'widths' => 'slider',
	);
	return explode( LIST_PLACE, \archipel_island( 'carousel', $props, LIST_PLACE ) )[ $half ] ?? '';
}

if ( ! empty( \Archipel\plugin()->islands()->options( 'carousel' )['lists'] ) ) {
	add_filter( 'woocommerce_product_loop_start', static fn( $html ): string => half( 0 ) . $html );
	add_filter( 'woocommerce_product_loop_end', static fn( $html ): string => $html . half( 1 ) );
}

/**
 * What the owner chose to show.
 *
 * @param array<string, mixed> $props Checked properties of the host.
 */
return static function ( array $props ): string {
	$limit = (int) $props['limit'];
	if ( 'posts' === $props['show'] ) {
		return do_blocks( "<!-- wp:latest-posts {\"postsToShow\":$limit,\"displayFeaturedImage\":true,\"displayPostContent\":true,\"excerptLength\":20} /-->" );
	}
	$shortcodes = array(
		'latest'       => 'products orderby="date" order="DESC"',
		'sale'         => 'products on_sale="true"',
		'featured'     => 'products visibility="featured"',
		'best-selling' => 'products best_selling="true"',
		'top-rated'    => 'products top_rated="true"',
		'categories'   => 'product_categories parent="0"',
		'brands'       => 'product_brand_thumbnails',
	);
	$shortcode  = $shortcodes[ $props['show'] ] ?? '';
	return shortcode_exists( (string) strtok( $shortcode, ' ' ) ) ? do_shortcode( "[$shortcode limit=\"$limit\" number=\"$limit\" columns=\"4\"]" ) : '';
};
