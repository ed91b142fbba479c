<?php
/** Server side of the carousel: default content, WooCommerce lists and ShopEngine sliders. */

namespace Archipel\Islands\Carousel;

defined( 'ABSPATH' ) || exit;

/** Placeholder for a list whose start and end WooCommerce prints separately. */
const LIST_PLACE = '<!--archipel-carousel-->';

/** Puts the owner's options on the host, where `host.css` reads them before any script runs; props of the host itself take precedence. */
function complete( $props, string $name ): array {
	$shape = array( 'navigation', 'items', 'itemsTablet', 'itemsMobile', 'margin', 'marginTablet', 'marginMobile', 'widths', 'autoplay', 'thumbnails' );
	return 'carousel' === $name ? array_merge( array_intersect_key( \Archipel\plugin()->islands()->options( $name ), array_flip( $shape ) ), (array) $props ) : (array) $props;
}
add_filter( 'archipel_island_props', __NAMESPACE__ . '\complete', 5, 2 );

/** Prints gaps without a rule in `host.css` as powers of two on the host: the style sheet adds them up before any script runs. */
function print_gaps( $attributes, string $name, array $props ): string {
	$words = array();
	foreach ( 'carousel' === $name ? array( 'margin', 'marginTablet', 'marginMobile' ) : array() as $index => $prop ) {
		$width = 'dtm'[ $index ];
		$space = (int) ( $props[ $prop ] ?? 0 );
		for ( $bit = 1; $bit <= $space && ( $space % 10 || $space > 40 ); $bit *= 2 ) {
			if ( $space & $bit ) {
				$words[] = $width . $bit;
			}
		}
	}
	return array() === $words ? (string) $attributes : trim( $attributes . ' data-archipel-gap="' . implode( ' ', $words ) . '"' );
}
add_filter( 'archipel_island_attributes', __NAMESPACE__ . '\print_gaps', 10, 3 );

/** Returns the opening (0) or closing (1) half of the host around a list of a product or cart page, if the owner shows that list as a carousel. */
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

/** Turns a ShopEngine slider into a carousel with its settings. ShopEngine's script ignores a slider without the class `slider-enabled`. */
function adopt_slider( $html, $widget ): string {
	$tags = new \WP_HTML_Tag_Processor( (string) $html );
	if (
		! in_array( $widget->get_name(), array( 'shopengine-related', 'shopengine-cross-sells', 'shopengine-up-sells' ), true )
		|| ! \Archipel\plugin()->islands()->takes_over( 'carousel' )
		|| ! $tags->next_tag( array( 'class_name' => 'slider-enabled' ) )
	) {
		return (string) $html;
	}
	$said   = (array) json_decode( (string) $tags->get_attribute( 'data-controls' ), true );
	$number = static fn( string $key, int $least, int $most, int $usual ): int => max( $least, min( $most, is_numeric( $said[ $key ] ?? null ) ? (int) $said[ $key ] : $usual ) );
	$items  = $number( 'slides_to_show', 1, 8, 3 );
	$props  = array(
		'widths'      => 'slider',
		'items'       => $items,
		'itemsMobile' => $number( 'slides_to_show_mobile', 1, 4, 1 ),
		'margin'      => $number( 'slider_space_between', 0, 100, 30 ),
		'loop'        => ! empty( $said['slider_loop'] ) && $items < $number( 'selected_item', 1, PHP_INT_MAX, PHP_INT_MAX ),
		'autoplay'    => ! empty( $said['slider_autoplay'] ),
		'delay'       => $number( 'slider_autoplay_delay', 500, 60000, 5000 ),
		'speed'       => 500,
	);
	if ( isset( $said['slides_to_show_tablet'] ) ) {
		$props['itemsTablet'] = $number( 'slides_to_show_tablet', 1, 8, 2 );
	}
	$tags->remove_class( 'slider-enabled' );
	$has = array();
	while ( $tags->next_tag() ) {
		foreach ( array( 'swiper-pagination', 'swiper-button-prev', 'swiper-button-next' ) as $control ) {
			if ( $tags->has_class( $control ) ) {
				$has[ $control ] = true;
				$tags->set_attribute( 'hidden', true );
			}
		}
	}
	$navigation          = array( 'none', 'arrows', 'dots', 'both' );
	$props['navigation'] = $navigation[ (int) isset( $has['swiper-button-next'] ) + 2 * (int) isset( $has['swiper-pagination'] ) ];
	return \archipel_island( 'carousel', $props, $tags->get_updated_html() );
}
add_filter( 'elementor/widget/render_content', __NAMESPACE__ . '\adopt_slider', 10, 2 );

/** Returns the content that the owner chose. */
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
