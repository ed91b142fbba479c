<?php
/**
 * A list of products, for analytics.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Analytics;

use Archipel\Shop;
use Archipel\Ui\Texts;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/i18n/texts.php';

/**
 * Names the list that WooCommerce is printing, and the place of each of its products. What somebody has searched for, and the size by which a list is
 * made, are no names.
 */
final class Product_List {

	/** @var array<string, int> Products of each list so far. */
	private static array $counts = array();

	/**
	 * The list that is being printed.
	 *
	 * @return array{id: string, name: string}
	 */
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

	/**
	 * The place of the next product of a list, counted from 0 over all its pages.
	 *
	 * @param string $id The list.
	 */
	public static function next_index( string $id ): int {
		$at                  = self::$counts[ $id ] ?? 0;
		self::$counts[ $id ] = $at + 1;
		$is_paged            = (bool) wc_get_loop_prop( 'is_paginated' );
		return $at + ( $is_paged ? ( max( 1, (int) wc_get_loop_prop( 'current_page' ) ) - 1 ) * max( 0, (int) wc_get_loop_prop( 'per_page' ) ) : 0 );
	}

	/**
	 * The category that the page is about.
	 *
	 * @return \WP_Term|null
	 */
	public static function category(): ?\WP_Term {
		$term = is_tax( 'product_cat' ) ? get_queried_object() : null;
		return $term instanceof \WP_Term ? $term : null;
	}

	/**
	 * The list of the page itself; null where the page is about something else.
	 *
	 * @return array{id: string, name: string}|null
	 */
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
