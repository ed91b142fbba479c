<?php
namespace Archipel\Islands\Analytics;

use Archipel\Shop;
use Archipel\I18n\Texts;

/**
 * Names the list that WooCommerce is printing and the position of each product. Search terms and sizes never become a list name, because they may be
 * personal.
 */
final class Product_List {

	/** @var array<string, int> Number of printed products by list id. */
	private static array $counts = array();

	/** @return array{id: string, name: string} The list that is being printed. */
	public static function current(): array {
		$name = (string) wc_get_loop_prop( 'name', '' );
		$own  = '' === $name ? self::of_page() : null;
		if ( null !== $own ) {
			return $own;
		}
		$titles = array(
			'related'     => Texts::get( 'analytics.related', 'Produits apparentés', 'Related products' ),
			'up-sells'    => Texts::get( 'analytics.upsells', 'Suggestions', 'You may also like' ),
			'cross-sells' => Texts::get( 'analytics.crossSells', 'Suggestions du panier', 'You may be interested in' ),
		);
		$id     = '' === $name ? 'products' : str_replace( '-', '_', sanitize_key( $name ) );
		return array(
			'id'   => 'related' === $name ? 'related_products' : $id,
			'name' => $titles[ $name ] ?? Texts::get( 'analytics.products', 'Produits', 'Products' ),
		);
	}

	/** Returns the position of the next product in a list, counted from 0 over all pages of the list. */
	public static function next_index( string $id ): int {
		$at                  = self::$counts[ $id ] ?? 0;
		self::$counts[ $id ] = $at + 1;
		$is_paged            = (bool) wc_get_loop_prop( 'is_paginated' );
		return $at + ( $is_paged ? ( max( 1, (int) wc_get_loop_prop( 'current_page' ) ) - 1 ) * max( 0, (int) wc_get_loop_prop( 'per_page' ) ) : 0 );
	}

	/** @return \WP_Term|null The category of a category page. */
	public static function category(): ?\WP_Term {
		$term = is_tax( 'product_cat' ) ? get_queried_object() : null;
		return $term instanceof \WP_Term ? $term : null;
	}

	/** @return array{id: string, name: string}|null The main list of the page; null on a page that is not a list. */
	public static function of_page(): ?array {
		if ( is_search() ) {
			return array(
				'id'   => 'search_results',
				'name' => Texts::get( 'analytics.search', 'Résultats de recherche', 'Search results' ),
			);
		}
		$term = is_tax( array( 'product_cat', 'product_tag', 'product_brand' ) ) ? get_queried_object() : null;
		if ( $term instanceof \WP_Term ) {
			return array(
				'id'   => str_replace( 'product_', '', $term->taxonomy ) . '_' . $term->slug,
				'name' => Shop::plain( $term->name ),
			);
		}
		$is_list = is_post_type_archive( 'product' ) || is_tax( (array) get_object_taxonomies( 'product' ) );
		return ! $is_list ? null : array(
			'id'   => 'shop',
			'name' => Texts::get( 'analytics.shop', 'Boutique', 'Shop' ),
		);
	}
}
