<?php
namespace Archipel\Islands\Search;

/**
 * Extends the shop's product search to other spellings of the typed words. The search only finds more than before. Suggestions use the same query, so
 * their count matches the results page.
 *
 * WordPress searches each word as typed: « soutien-gorge » is one word, and « nuisettes » does not match « Nuisette ».
 */
final class Words {

	public static function register(): void {
		// Last, after other plugins have changed the search term.
		add_action( 'pre_get_posts', array( self::class, 'widen' ), PHP_INT_MAX );
		add_filter( 'posts_search', array( self::class, 'add_sku' ), 10, 2 );
		add_filter( 'posts_search_orderby', array( self::class, 'put_first' ), 10, 2 );
		add_filter( 'posts_results', array( self::class, 'restore' ), 10, 2 );
	}

	/** Replaces the search term by the parts of its words. */
	public static function widen( \WP_Query $query ): void {
		$typed = $query->get( 's' );
		if ( ( is_admin() && ! wp_doing_ajax() ) || ! $query->is_main_query() || 'product' !== $query->get( 'post_type' ) || ! is_string( $typed ) || '' === trim( $typed ) ) {
			return;
		}
		// WordPress has slashed it, and removes the slashes from `s` while it makes the query.
		$typed = wp_unslash( $typed );
		$query->set( 'archipel_typed', $typed );
		$query->set( 's', wp_slash( self::parts( $typed ) ) );
	}

	/** Restores the typed term, which the page prints. */
	public static function restore( $posts, \WP_Query $query ) {
		$typed = self::typed( $query );
		if ( '' !== $typed ) {
			$query->set( 's', $typed );
		}
		return $posts;
	}

	/** Also matches the beginning of a SKU, of a product or a variation; not of a product with a password. */
	public static function add_sku( $search, \WP_Query $query ) {
		global $wpdb;
		$typed = trim( self::typed( $query ) );
		if ( ! is_string( $search ) || '' === $search || mb_strlen( $typed ) < 3 || ! function_exists( 'wc_product_sku_enabled' ) || ! wc_product_sku_enabled() ) {
			return $search;
		}
		$found = $wpdb->prepare(
			"SELECT CASE WHEN item.post_parent > 0 THEN item.post_parent ELSE item.ID END FROM {$wpdb->wc_product_meta_lookup} AS lookup JOIN {$wpdb->posts} AS item ON item.ID = lookup.product_id WHERE item.post_status = 'publish' AND lookup.sku LIKE %s",
			$wpdb->esc_like( $typed ) . '%'
		);
		return " AND ( ( 1 = 1 $search ) OR ( {$wpdb->posts}.post_password = '' AND {$wpdb->posts}.ID IN ( $found ) ) ) ";
	}

	/** Sorts exact titles first, then titles that begin with the term, then titles with a word that does. */
	public static function put_first( $order, \WP_Query $query ) {
		global $wpdb;
		$typed = trim( self::typed( $query ) );
		if ( '' === $typed || ! in_array( $query->get( 'orderby' ), array( '', 'relevance' ), true ) ) {
			return $order;
		}
		$like  = $wpdb->esc_like( $typed ) . '%';
		$first = $wpdb->prepare( "CASE WHEN {$wpdb->posts}.post_title = %s THEN 0 WHEN {$wpdb->posts}.post_title LIKE %s THEN 1 WHEN {$wpdb->posts}.post_title LIKE %s THEN 2 ELSE 3 END", $typed, $like, "% $like" );
		return is_string( $order ) && '' !== $order ? "$first, $order" : $first;
	}

	/** Splits words at hyphens and apostrophes and drops plural endings. Each part is contained in a typed word, so the search loses no results. */
	public static function parts( string $typed ): string {
		// Quotes request an exact search.
		if ( false !== strpos( $typed, '"' ) ) {
			return $typed;
		}
		$parts = array();
		$words = preg_split( '~[\s,+]+~u', trim( $typed ), -1, PREG_SPLIT_NO_EMPTY );
		foreach ( is_array( $words ) ? $words : array( $typed ) as $word ) {
			// A leading hyphen excludes the word.
			$found = 0 === strpos( $word, '-' ) ? array( $word ) : array_filter(
				(array) preg_split( '~[-\x{2010}-\x{2014}\x{2019}\'/]+~u', $word ),
				static fn( $part ): bool => 1 === preg_match( '~^(\d|..)~u', (string) $part )
			);
			foreach ( array() === $found ? array( $word ) : $found as $part ) {
				$parts[] = preg_replace( '~(?<=^\pL{3}|\pL{4})[sx]$~iu', '', (string) $part );
			}
		}
		return implode( ' ', $parts );
	}

	/** Returns the typed term if this query has been extended, else an empty string. */
	private static function typed( \WP_Query $query ): string {
		return (string) $query->get( 'archipel_typed' );
	}
}
