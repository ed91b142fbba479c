<?php
/**
 * In stock in what is chosen (FILT-10): WooCommerce and Themify's filter take a variable product for in stock if any of its variations is.
 *
 * @package Archipel
 */

namespace Archipel\Islands\FilterPanel;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out what is sold out in the chosen size and colour, of every list that asks for what is in stock.
 *
 * @param array<string, string>|mixed $clauses Of the statement.
 * @param \WP_Query                   $query   What is asked.
 * @return array<string, string>|mixed
 */
function only_stock_of_choice( $clauses, $query ) {
	global $wpdb;
	$chosen = 'instock' === $query->get( 'filter_stock_status' ) ? of_woocommerce( $query ) : of_themify( $query );
	if ( array() === $chosen ) {
		return $clauses;
	}
	// Themify's form may ask for one attribute or the other.
	$relation  = ( (array) $query->get( 'tax_query' ) )['relation'] ?? '';
	$is_either = 'instock' !== $query->get( 'filter_stock_status' ) && 'OR' === $relation && count( $chosen ) > 1;
	$glue      = $is_either ? ' OR ' : ' AND ';
	$joins     = '';
	$any       = array();
	foreach ( $chosen as $at => list( $taxonomy, $terms ) ) {
		$key    = implode( '', (array) esc_sql( 'attribute_' . $taxonomy ) );
		$joins .= " LEFT JOIN {$wpdb->postmeta} a$at ON a$at.post_id = v.ID AND a$at.meta_key = '$key'";
		$any[]  = is_one_of( $at, $terms, $is_either );
	}
	$of_product = "FROM {$wpdb->posts} v%s WHERE v.post_parent = {$wpdb->posts}.ID AND v.post_type = 'product_variation' AND v.post_status = 'publish'";
	$variation  = ' EXISTS ( SELECT 1 ' . str_replace( '%s', " INNER JOIN {$wpdb->prefix}wc_product_meta_lookup s ON s.product_id = v.ID AND s.stock_status = 'instock'$joins", $of_product ) . ' AND ';
	$wheres     = array( $variation . '( ' . implode( $glue, $any ) . ' ) )' );
	// No variation has two sizes: where all of them are asked for, each is to be there.
	foreach ( $chosen as $at => list( , $terms, $is_every ) ) {
		foreach ( $is_every && ! $is_either && count( $terms ) > 1 ? $terms : array() as $term ) {
			$wheres[] = $variation . implode( ' AND ', array_replace( $any, array( $at => is_one_of( $at, array( $term ), false ) ) ) ) . ' )';
		}
	}
	$clauses['where'] .= ' AND ( ( ' . implode( ' AND ', $wheres ) . ' ) OR NOT EXISTS ( SELECT 1 ' . str_replace( '%s', '', $of_product ) . ' ) )';
	return $clauses;
}

/**
 * A variation without a value of its own stands for all of them.
 *
 * @param int      $at        Place of the attribute.
 * @param string[] $terms     Slugs.
 * @param bool     $has_value Whether a product without the attribute is left out.
 */
function is_one_of( int $at, array $terms, bool $has_value ): string {
	return '( ' . ( $has_value ? '' : "a$at.meta_value IS NULL OR " ) . "a$at.meta_value IN ( '', '" . implode( "', '", (array) esc_sql( array_values( $terms ) ) ) . "' ) )";
}

/**
 * Attributes that the page's own query has chosen.
 *
 * @param \WP_Query $query What is asked.
 * @return list<array{0: string, 1: string[], 2: bool}> Taxonomy, terms, and whether all of these are asked for.
 */
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
 * Attributes that Themify's filter has chosen, where it asks for what is in stock: its names in an address are the owner's words, what it asks of
 * WordPress is not (WPF_Public::build_query).
 *
 * @param \WP_Query $query What is asked.
 * @return list<array{0: string, 1: string[], 2: bool}> As above.
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
