<?php
/** Stock filter for the chosen attributes (FILT-10): WooCommerce and Themify's filter accept a variable product if any variation is in stock. */

namespace Archipel\Islands\Filter_Panel;

defined( 'ABSPATH' ) || exit;

/** Excludes products sold out in the chosen size and colour from every list that is filtered by stock. */
function only_stock_of_choice( $clauses, $query ) {
	global $wpdb;
	$chosen = 'instock' === $query->get( 'filter_stock_status' ) ? of_woocommerce( $query ) : of_themify( $query );
	if ( array() === $chosen ) {
		return $clauses;
	}
	// Themify's form may combine attributes by OR.
	$relation  = ( (array) $query->get( 'tax_query' ) )['relation'] ?? '';
	$is_either = 'instock' !== $query->get( 'filter_stock_status' ) && 'OR' === $relation && count( $chosen ) > 1;
	$glue      = $is_either ? ' OR ' : ' AND ';
	$joins     = '';
	$any       = array();
	foreach ( $chosen as $at => list( $taxonomy, $terms ) ) {
		$joins .= $wpdb->prepare( " LEFT JOIN {$wpdb->postmeta} a%d ON a%d.post_id = v.ID AND a%d.meta_key = %s", $at, $at, $at, 'attribute_' . $taxonomy );
		$any[]  = is_one_of( $at, $terms, $is_either );
	}
	$variations   = static fn( string $joined = '' ): string => "SELECT 1 FROM {$wpdb->posts} v$joined WHERE v.post_parent = {$wpdb->posts}.ID AND v.post_type = 'product_variation' AND v.post_status = 'publish'";
	$in_stock     = $variations( " INNER JOIN {$wpdb->prefix}wc_product_meta_lookup s ON s.product_id = v.ID AND s.stock_status = 'instock'$joins" );
	$has_in_stock = static fn( string $condition ): string => " EXISTS ( $in_stock AND ( $condition ) )";
	$wheres       = array( $has_in_stock( implode( $glue, $any ) ) );
	// A variation has one size: if all terms are required, each needs a variation in stock.
	foreach ( $chosen as $at => list( , $terms, $is_every ) ) {
		foreach ( $is_every && ! $is_either && count( $terms ) > 1 ? $terms : array() as $term ) {
			$wheres[] = $has_in_stock( implode( ' AND ', array_replace( $any, array( $at => is_one_of( $at, array( $term ), false ) ) ) ) );
		}
	}
	$clauses['where'] .= ' AND ( ( ' . implode( ' AND ', $wheres ) . ' ) OR NOT EXISTS ( ' . $variations() . ' ) )';
	return $clauses;
}

/** Returns an SQL condition: a variation without a value matches all terms, unless it must have one. */
function is_one_of( int $at, array $terms, bool $has_value ): string {
	global $wpdb;
	$list = implode( ', ', array_map( static fn( string $term ): string => (string) $wpdb->prepare( '%s', $term ), array( '', ...array_values( $terms ) ) ) );
	return '( ' . ( $has_value ? '' : "a$at.meta_value IS NULL OR " ) . "a$at.meta_value IN ( $list ) )";
}

/** @return list<array{0: string, 1: string[], 2: bool}> The attributes chosen in the page's main query: taxonomy, terms, and whether all terms are required. */
function of_woocommerce( $query ): array {
	$chosen = array();
	if ( 'product_query' === $query->get( 'wc_query' ) && $query->is_main_query() ) {
		foreach ( \WC_Query::get_layered_nav_chosen_attributes() as $taxonomy => $data ) {
			$chosen[] = array( $taxonomy, $data['terms'], 'and' === $data['query_type'] );
		}
	}
	return $chosen;
}

/**
 * Returns the attributes that Themify's filter has chosen, if it filters by stock. Reads the query, as URL parameters have names chosen by the
 * owner (WPF_Public::build_query).
 *
 * @return list<array{0: string, 1: string[], 2: bool}> As `of_woocommerce`.
 */
function of_themify( $query ): array {
	$wants = static fn( $part ): bool => is_array( $part ) && '_stock_status' === ( $part['key'] ?? '' ) && 'instock' === ( $part['value'] ?? '' );
	if ( ! isset( query()['wpf'] ) || array() === array_filter( (array) $query->get( 'meta_query' ), $wants ) ) {
		return array();
	}
	$chosen = array();
	foreach ( (array) $query->get( 'tax_query' ) as $part ) {
		if ( is_array( $part ) && 0 === strpos( $part['taxonomy'] ?? '', 'pa_' ) ) {
			$chosen[] = array( $part['taxonomy'], array_filter( (array) ( $part['terms'] ?? array() ), 'is_string' ), 'AND' === ( $part['operator'] ?? '' ) );
		}
	}
	return $chosen;
}

add_filter( 'posts_clauses', __NAMESPACE__ . '\only_stock_of_choice', 10, 2 );
