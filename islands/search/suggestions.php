<?php
/**
 * Suggestions out of the shop's own search.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Search;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/words.php';

/**
 * Answers what our panel asks the Store API (`archipel_search=1` beside `search`) by the query of the page of results. WooCommerce's own answer to it is
 * what has the typed text in its title as a whole: it denies what that page finds.
 */
final class Suggestions {

	/** Marks our requests. */
	private const OURS = 'archipel_search';

	/** Products that were found for a request. */
	private static ?int $total = null;

	/** Hooks in. */
	public static function register(): void {
		add_filter( 'rest_request_before_callbacks', array( self::class, 'prepare' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( self::class, 'tell_total' ), 10, 3 );
	}

	/**
	 * Puts in place of the words what they find.
	 *
	 * @param mixed            $response An error, or null.
	 * @param mixed            $handler  Unused.
	 * @param \WP_REST_Request $request  Any request.
	 * @return mixed
	 */
	public static function prepare( $response, $handler, \WP_REST_Request $request ) {
		$term = $request->get_param( 'search' );
		if ( is_wp_error( $response ) || ! $request->get_param( self::OURS ) || ! is_string( $term ) || '' === trim( $term ) ) {
			return $response;
		}
		switch ( $request->get_route() ) {
			case '/wc/store/v1/products':
				$found = self::products( $term, (int) $request['per_page'], (string) $request['category'] );
				break;
			case '/wc/store/v1/products/categories':
				$found = self::categories( $term );
				break;
			default:
				return $response;
		}
		$request->set_param( 'search', '' );
		$request->set_param( 'orderby', 'include' );
		$request->set_param( 'order', 'asc' );
		// An empty list would ask for all.
		$request->set_param( 'include', array() === $found ? array( 0 ) : $found );
		return $response;
	}

	/**
	 * Says how many there are in all.
	 *
	 * @param \WP_HTTP_Response $response Any answer.
	 * @param mixed             $server   Unused.
	 * @param \WP_REST_Request  $request  Any request.
	 */
	public static function tell_total( \WP_HTTP_Response $response, $server, \WP_REST_Request $request ): \WP_HTTP_Response {
		if ( null !== self::$total && $request->get_param( self::OURS ) ) {
			$response->header( 'X-WP-Total', (string) self::$total );
			self::$total = null;
		}
		return $response;
	}

	/**
	 * The first products of the page of results, as its main query finds them: with whatever the shop's plugins do to it.
	 *
	 * @param string $term     What was typed.
	 * @param int    $limit    How many.
	 * @param string $category Id or slug of a category; empty for all.
	 * @return int[]
	 */
	private static function products( string $term, int $limit, string $category ): array {
		$globals = array( $GLOBALS['wp_query'] ?? null, $GLOBALS['wp_the_query'] ?? null );
		$query   = new \WP_Query();
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- it is the main query while it runs, and only then.
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		$query->query(
			array(
				's'              => wp_slash( $term ),
				'post_type'      => 'product',
				'post_status'    => 'publish',
				'posts_per_page' => max( 1, $limit ), // phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- the Store API gives 100 at most.
				'fields'         => 'ids',
			) + ( '' === $category ? array() : array(
				'tax_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- as the form's own select asks.
					array(
						'taxonomy' => 'product_cat',
						'field'    => ctype_digit( $category ) ? 'term_id' : 'slug',
						'terms'    => $category,
					),
				),
			) )
		);
		list( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ) = $globals;
		// phpcs:enable
		self::$total = (int) $query->found_posts;
		return wp_parse_id_list( (array) $query->posts );
	}

	/**
	 * Categories that have all the words in their names; the one with fewer letters besides first.
	 *
	 * @param string $term What was typed.
	 * @return int[]
	 */
	private static function categories( string $term ): array {
		$found = array();
		foreach ( array_values( array_filter( explode( ' ', Words::parts( $term ) ), static fn( string $word ): bool => '' !== $word ) ) as $at => $word ) {
			$with  = get_terms(
				array(
					'taxonomy'   => 'product_cat',
					'name__like' => trim( $word, '"-' ),
					'hide_empty' => true,
					'fields'     => 'id=>name',
				)
			);
			$with  = is_array( $with ) ? $with : array();
			$found = 0 === $at ? $with : array_intersect_key( $found, $with );
		}
		uasort( $found, static fn( string $one, string $other ): int => mb_strlen( $one ) <=> mb_strlen( $other ) );
		return array_keys( $found );
	}
}
