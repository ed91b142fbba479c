<?php
namespace Archipel\Tests;

final class Tests_Filter_Stock extends Test_Case {
	/** Creates a variable product by its pieces, `in` or `out` of stock: `s noir`; a size without a colour is available in any colour. */
	private static function product_of( array $pieces ): int {
		global $wpdb;
		$id    = (int) wp_insert_post(
			array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Piece ' . implode( ' ', array_keys( $pieces ) ) )
		);
		$names = array( 'pa_taille', 'pa_couleur' );
		foreach ( $pieces as $piece => $state ) {
			$values = array_pad( explode( ' ', $piece ), 2, '' );
			$own    = (int) wp_insert_post(
				array( 'post_type' => 'product_variation', 'post_status' => 'publish', 'post_parent' => $id )
			);
			$wpdb->replace(
				"{$wpdb->prefix}wc_product_meta_lookup",
				array( 'product_id' => $own, 'stock_status' => 'in' === $state ? 'instock' : 'outofstock' )
			);
			foreach ( $names as $at => $taxonomy ) {
				update_post_meta( $own, "attribute_$taxonomy", $values[ $at ] );
				wp_set_object_terms( $id, array_filter( array( $values[ $at ] ) ), $taxonomy, true );
			}
		}
		// As in WooCommerce: in stock if one variation is.
		update_post_meta( $id, '_stock_status', in_array( 'in', $pieces, true ) ? 'instock' : 'outofstock' );
		return $id;
	}

	/** Ids of a product's variations. */
	private static function piece_ids( int $product ): array {
		return get_posts(
			array( 'post_type' => 'product_variation', 'post_parent' => $product, 'fields' => 'ids', 'numberposts' => -1 )
		);
	}

	/** Creates the taxonomies and the table that these tests need without WooCommerce. */
	private static function shop_tables(): void {
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

	/** Products that Themify's filter lists for "in stock" (WPF_Public::parse_query, build_query), by terms of each taxonomy. */
	private static function themify_lists( array $among, array $terms, string $relation = 'AND', string $operator = 'IN', array $address = array( 'wpf' => 'catalogue' ) ): array {
		$asked = array( 'relation' => $relation );
		foreach ( $terms as $taxonomy => $slugs ) {
			$asked[] = array( 'taxonomy' => $taxonomy, 'field' => 'slug', 'terms' => $slugs, 'operator' => $operator );
		}
		$stock = array( array( 'key' => '_stock_status', 'value' => 'instock', 'compare' => '=' ) );
		$query = array( 'post_type' => array( 'product' ), 'post_status' => 'publish', 'tax_query' => $asked, 'meta_query' => $stock );
		return with_query( $address, static fn() => self::listed( new \WP_Query(), $among, $query ) );
	}

	/** Ids of these products that a query lists, in their order. */
	private static function listed( \WP_Query $query, array $among, array $args ): array {
		$all = array( 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC', 'posts_per_page' => -1, 'post__in' => $among );
		// On its own pages WooCommerce chooses what is searched.
		return array_values( array_intersect( array_map( 'intval', $query->query( $args + $all ) ), $among ) );
	}

	/** @testdox [FILT-10] Themify’s own query: what is sold out in the chosen size, or in it and the colour beside it, is left out; a product without variations is asked for as a whole */
	public function test_themifys_own_query_what_is_sold_out_in_the_chosen_size(): void {
		self::shop_tables();
		$sold_out = self::product_of( array( 's noir' => 'out', 'm noir' => 'in' ) );
		$other    = self::product_of( array( 's rouge' => 'in', 's noir' => 'out', 'm noir' => 'in' ) );
		$there    = self::product_of( array( 's noir' => 'in', 'm noir' => 'out' ) );
		$any      = self::product_of( array( 's' => 'in', 'm noir' => 'in' ) );
		$absent   = self::product_of( array( 's' => 'in' ) );
		foreach ( array( $any, $absent ) as $product ) {
			wp_set_object_terms( $product, array( 'noir' ), 'pa_couleur', true );
		}
		// A draft variation does not count; a variation without the attribute matches any value.
		$draft = current( self::piece_ids( self::product_of( array( 's noir' => 'in' ) ) ) );
		wp_update_post(
			array( 'ID' => $draft, 'post_parent' => $sold_out, 'post_status' => 'draft' )
		);
		array_map( static fn( int $piece ) => delete_post_meta( $piece, 'attribute_pa_couleur' ), self::piece_ids( $absent ) );
		$simple = self::product_of( array() );
		update_post_meta( $simple, '_stock_status', 'instock' );
		wp_set_object_terms( $simple, array( 's' ), 'pa_taille' );
		$all = array( $sold_out, $other, $there, $any, $absent, $simple );
		self::assertSame( array( $other, $there, $any, $absent, $simple ), self::themify_lists( $all, array( 'pa_taille' => array( 's' ) ) ) );
		self::assertSame( array( $there, $any, $absent ), self::themify_lists( $all, array( 'pa_taille' => array( 's' ), 'pa_couleur' => array( 'noir' ) ) ) );
		// Either size; both sizes; either attribute.
		self::assertSame( $all, self::themify_lists( $all, array( 'pa_taille' => array( 's', 'm' ) ) ) );
		self::assertSame( array( $other, $any ), self::themify_lists( $all, array( 'pa_taille' => array( 's', 'm' ) ), 'AND', 'AND' ) );
		self::assertSame( array( $other, $there, $any, $absent, $simple ), self::themify_lists( $all, array( 'pa_taille' => array( 's' ), 'pa_couleur' => array( 'rouge' ) ), 'OR' ) );
		// Without attributes, or on a page without Themify's filter, nothing changes.
		self::assertSame( $all, self::themify_lists( $all, array() ) );
		self::assertSame( $all, self::themify_lists( $all, array( 'pa_taille' => array( 's' ) ), 'AND', 'IN', array() ) );
	}

	/**
	 * WooCommerce itself reads a lookup table that these products are not in.
	 *
	 * @testdox [FILT-10] WooCommerce’s own query of the page is narrowed by the size of its address; another query of the page is not
	 * @group double
	 */
	public function test_woocommerces_own_query_of_the_page_is_narrowed(): void {
		self::shop_tables();
		$sold_out = self::product_of( array( 's noir' => 'out', 'm noir' => 'in' ) );
		$there    = self::product_of( array( 's noir' => 'in' ) );
		$asked    = static fn( bool $is_main ) => static function () use ( $sold_out, $there, $is_main ): array {
			$query = new \WP_Query();
			if ( $is_main ) {
				$GLOBALS['wp_the_query'] = $query;
			}
			return self::listed( $query, array( $sold_out, $there ), array( 'post_type' => 'product', 'wc_query' => 'product_query', 'filter_stock_status' => 'instock' ) );
		};
		$address = array( 'filter_taille' => 's', 'query_type_taille' => 'or' );
		self::assertSame( array( $there ), with_query( $address, $asked( true ) ) );
		self::assertSame( array( $sold_out, $there ), with_query( $address, $asked( false ) ) );
	}
}
