<?php
namespace Archipel\Tests;

use Archipel\Islands\FilterPanel;

/**
 * Runs with an address.
 *
 * @param array<string, mixed> $query Of the address.
 * @param callable             $run   What is run.
 * @return mixed
 */
function with_query( array $query, callable $run ) {
	$before = $_GET;
	$_GET   = $query;
	try {
		return $run();
	} finally {
		$_GET = $before;
	}
}

test(
	'[FILT-01] a form without scripts: values of a name are one, blanks and what belongs to them go',
	static function (): void {
		$query = with_query(
			array(
				'filter_couleur'     => array( 'noir', 'rouge' ),
				'query_type_couleur' => 'or',
				'query_type_taille'  => 'or',
				'min_price'          => '',
				'rating_filter'      => array( array( 'x' ), '5' ),
			),
			'Archipel\Islands\FilterPanel\query'
		);
		same(
			array(
				'filter_couleur'     => 'noir,rouge',
				'query_type_couleur' => 'or',
				'rating_filter'      => '5',
			),
			$query
		);
	}
);

test(
	'[FILT-08] filtered addresses stay out of the index, and their links are followed; others are left alone',
	static function (): void {
		$robots = static fn( array $query ) => with_query( $query, static fn() => FilterPanel\keep_out_of_index( array( 'max-image-preview' => 'large' ) ) );
		foreach ( array( 'filter_couleur', 'min_price', 'max_price', 'rating_filter', 'on_sale', 'wpf', 'wpf_cat', 'filter_stock_status' ) as $name ) {
			$directives = $robots( array( $name => 'x' ) );
			same( array( true, true ), array( $directives['noindex'] ?? null, $directives['follow'] ?? null ) );
		}
		foreach ( array( 'orderby', 'paged', 's', 'product_cat', 'wpforms' ) as $name ) {
			same( array( 'max-image-preview' => 'large' ), $robots( array( $name => 'x' ) ) );
		}
	}
);

test(
	'[LIST-07] Themify’s form gets a host with a button for phones; other shortcodes are left alone',
	static function (): void {
		$html = FilterPanel\host_form( '<form class="wpf_form"></form>', 'tf_product_filter' );
		check( false !== strpos( $html, 'data-archipel="filter-panel"' ) && false !== strpos( $html, 'archipel-filter__open' ) && false !== strpos( $html, '<form class="wpf_form"></form>' ), $html );
		same( '', FilterPanel\host_form( '', 'tf_product_filter' ) );
		same( '<form class="wpf_form">', FilterPanel\host_form( '<form class="wpf_form">', 'gallery' ) );
	}
);

/**
 * A variable product.
 *
 * @param array<string, string> $pieces `in` or `out` of stock, by size and colour: `s noir`; a size without a colour is there in any.
 */
function product_of( array $pieces ): int {
	global $wpdb;
	$id    = (int) wp_insert_post(
		array(
			'post_type'   => 'product',
			'post_status' => 'publish',
			'post_title'  => implode( ' ', array_keys( $pieces ) ),
		)
	);
	$names = array( 'pa_taille', 'pa_couleur' );
	foreach ( $pieces as $piece => $state ) {
		$values = array_pad( explode( ' ', $piece ), 2, '' );
		$own    = (int) wp_insert_post(
			array(
				'post_type'   => 'product_variation',
				'post_status' => 'publish',
				'post_parent' => $id,
			)
		);
		$wpdb->replace(
			"{$wpdb->prefix}wc_product_meta_lookup",
			array(
				'product_id'   => $own,
				'stock_status' => 'in' === $state ? 'instock' : 'outofstock',
			)
		);
		foreach ( $names as $at => $taxonomy ) {
			update_post_meta( $own, "attribute_$taxonomy", $values[ $at ] );
			wp_set_object_terms( $id, array_filter( array( $values[ $at ] ) ), $taxonomy, true );
		}
	}
	// As WooCommerce writes it: one piece is enough.
	update_post_meta( $id, '_stock_status', in_array( 'in', $pieces, true ) ? 'instock' : 'outofstock' );
	return $id;
}

/**
 * Its variations.
 *
 * @return int[]
 */
function piece_ids( int $product ): array {
	return get_posts(
		array(
			'post_type'   => 'product_variation',
			'post_parent' => $product,
			'fields'      => 'ids',
			'numberposts' => -1,
		)
	);
}

/** What of WooCommerce these tests need where it is not. */
function shop_tables(): void {
	global $wpdb;
	foreach ( array( 'pa_taille', 'pa_couleur' ) as $taxonomy ) {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			register_taxonomy( $taxonomy, 'product' );
		}
	}
	if ( ! defined( 'WC_VERSION' ) ) {
		$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}wc_product_meta_lookup ( product_id bigint(20) NOT NULL, stock_status varchar(100) NULL, PRIMARY KEY ( product_id ) )" );
	}
}

/**
 * What Themify's filter lists where it is asked for what is in stock (WPF_Public::parse_query, build_query).
 *
 * @param int[]                           $among    Of these products.
 * @param array<string, string[]>         $terms    By taxonomy.
 * @param string                          $relation Of the form, between attributes.
 * @param string                          $operator Of each attribute.
 * @param array<string, string>           $address  What the address asks for.
 * @return int[]
 */
function themify_lists( array $among, array $terms, string $relation = 'AND', string $operator = 'IN', array $address = array( 'wpf' => 'catalogue' ) ): array {
	$asked = array( 'relation' => $relation );
	foreach ( $terms as $taxonomy => $slugs ) {
		$asked[] = array(
			'taxonomy' => $taxonomy,
			'field'    => 'slug',
			'terms'    => $slugs,
			'operator' => $operator,
		);
	}
	$run = static fn() => ( new \WP_Query(
		array(
			'post_type'      => array( 'product' ),
			'post_status'    => 'publish',
			'posts_per_page' => -1,
			'fields'         => 'ids',
			'orderby'        => 'ID',
			'order'          => 'ASC',
			'post__in'       => $among,
			'tax_query'      => $asked,
			'meta_query'     => array(
				array(
					'key'     => '_stock_status',
					'value'   => 'instock',
					'compare' => '=',
				),
			),
		)
	) )->posts;
	return array_map( 'intval', with_query( $address, $run ) );
}

test(
	'[FILT-10] Themify’s own query: what is sold out in the chosen size, or in it and the colour beside it, is left out',
	static function (): void {
		shop_tables();
		$sold_out = product_of( array( 's noir' => 'out', 'm noir' => 'in' ) );
		$other    = product_of( array( 's rouge' => 'in', 's noir' => 'out', 'm noir' => 'in' ) );
		$there    = product_of( array( 's noir' => 'in', 'm noir' => 'out' ) );
		$any      = product_of( array( 's' => 'in', 'm noir' => 'in' ) );
		$absent   = product_of( array( 's' => 'in' ) );
		foreach ( array( $any, $absent ) as $product ) {
			wp_set_object_terms( $product, array( 'noir' ), 'pa_couleur', true );
		}
		// A piece that is a draft is none; one without the attribute is there in any of its values.
		$draft = current( piece_ids( product_of( array( 's noir' => 'in' ) ) ) );
		wp_update_post(
			array(
				'ID'          => $draft,
				'post_parent' => $sold_out,
				'post_status' => 'draft',
			)
		);
		array_map( static fn( int $piece ) => delete_post_meta( $piece, 'attribute_pa_couleur' ), piece_ids( $absent ) );
		$all = array( $sold_out, $other, $there, $any, $absent );
		same( array( $other, $there, $any, $absent ), themify_lists( $all, array( 'pa_taille' => array( 's' ) ) ) );
		same( array( $there, $any, $absent ), themify_lists( $all, array( 'pa_taille' => array( 's' ), 'pa_couleur' => array( 'noir' ) ) ) );
		// One size or the other; both of them; one attribute or the other.
		same( $all, themify_lists( $all, array( 'pa_taille' => array( 's', 'm' ) ) ) );
		same( array( $other, $any ), themify_lists( $all, array( 'pa_taille' => array( 's', 'm' ) ), 'AND', 'AND' ) );
		same( array( $other, $there, $any, $absent ), themify_lists( $all, array( 'pa_taille' => array( 's' ), 'pa_couleur' => array( 'rouge' ) ), 'OR' ) );
		// Without any attribute, or on a page that Themify's filter does not filter, nothing changes.
		same( $all, themify_lists( $all, array() ) );
		same( $all, themify_lists( $all, array( 'pa_taille' => array( 's' ) ), 'AND', 'IN', array() ) );
	}
);

test(
	'[FILT-10] a product without variations is asked for as a whole',
	static function (): void {
		shop_tables();
		$simple = product_of( array() );
		update_post_meta( $simple, '_stock_status', 'instock' );
		wp_set_object_terms( $simple, array( 's' ), 'pa_taille' );
		same( array( $simple ), themify_lists( array( $simple ), array( 'pa_taille' => array( 's' ) ) ) );
	}
);

test(
	'[FILT-10] WooCommerce’s own query of the page is narrowed by the size of its address; another query of the page is not',
	static function (): void {
		shop_tables();
		$sold_out = product_of( array( 's noir' => 'out', 'm noir' => 'in' ) );
		$there    = product_of( array( 's noir' => 'in' ) );
		$asked    = static fn( bool $is_main ) => static function () use ( $sold_out, $there, $is_main ): array {
			$before = $GLOBALS['wp_the_query'];
			$query  = new \WP_Query();
			if ( $is_main ) {
				$GLOBALS['wp_the_query'] = $query;
			}
			try {
				\WC_Query::reset_chosen_attributes();
				return $query->query(
					array(
						'post_type'           => 'product',
						'fields'              => 'ids',
						'orderby'             => 'ID',
						'order'               => 'ASC',
						'posts_per_page'      => -1,
						'post__in'            => array( $sold_out, $there ),
						'wc_query'            => 'product_query',
						'filter_stock_status' => 'instock',
					)
				);
			} finally {
				$GLOBALS['wp_the_query'] = $before;
				\WC_Query::reset_chosen_attributes();
			}
		};
		$address = array(
			'filter_taille'     => 's',
			'query_type_taille' => 'or',
		);
		same( array( $there ), array_map( 'intval', with_query( $address, $asked( true ) ) ) );
		same( array( $sold_out, $there ), array_map( 'intval', with_query( $address, $asked( false ) ) ) );
	}
);

test(
	'[FILT-09] only what is on sale, of what was asked for; where nothing is, nothing',
	static function (): void {
		$asked = static function ( array $address, array $wanted ) {
			$query = new \WP_Query();
			$query->set( 'post__in', $wanted );
			with_query( $address, static fn() => FilterPanel\only_on_sale( $query ) );
			return array_values( $query->get( 'post__in' ) );
		};
		set_transient( 'wc_products_onsale', array( 3, 4 ) );
		same( array( 0, 3, 4 ), $asked( array( 'on_sale' => '1' ), array() ) );
		same( array( 0, 4 ), $asked( array( 'on_sale' => '1' ), array( 4, 5 ) ) );
		same( array( 5 ), $asked( array(), array( 5 ) ) );
		set_transient( 'wc_products_onsale', array() );
		same( array( 0 ), $asked( array( 'on_sale' => '1' ), array() ) );
	}
);
