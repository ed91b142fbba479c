<?php
namespace Archipel\Islands\Search;

/**
 * Answers our panel's requests to the Store API (`archipel_search=1` beside `search`) by the query of the results page. WooCommerce's own answer
 * matches the typed text as a whole in titles and so misses products of that page.
 */
final class Suggestions {

	/** Request parameter that marks our requests. */
	private const OURS = 'archipel_search';

	/** Number of products found for the current request. */
	private static ?int $total = null;

	public static function register(): void {
		add_filter( 'rest_request_before_callbacks', array( self::class, 'prepare' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( self::class, 'tell_total' ), 10, 3 );
	}

	/** Filter: replaces the request's search term by the ids that the search finds. */
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
		// An empty list would not restrict the query.
		$request->set_param( 'include', array() === $found ? array( 0 ) : $found );
		return $response;
	}

	/** Filter: sets the total number of results as a header. */
	public static function tell_total( \WP_HTTP_Response $response, $server, \WP_REST_Request $request ): \WP_HTTP_Response {
		if ( null !== self::$total && $request->get_param( self::OURS ) ) {
			$response->header( 'X-WP-Total', (string) self::$total );
			self::$total = null;
		}
		return $response;
	}

	/** @return int[] The first products of the results page, by its main query with all changes of plugins, in a category (id or slug), and by more parts of `tax_query`. */
	public static function products( string $term, int $limit, string $category = '', array $where = array() ): array {
		if ( '' !== $category ) {
			$where[] = array(
				'taxonomy' => 'product_cat',
				'field'    => ctype_digit( $category ) ? 'term_id' : 'slug',
				'terms'    => $category,
			);
		}
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
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- as the form's own select asks.
				'tax_query'      => $where,
			)
		);
		list( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ) = $globals;
		// phpcs:enable
		self::$total = (int) $query->found_posts;
		return wp_parse_id_list( (array) $query->posts );
	}

	/** @return int[] Categories whose names contain all words, shortest name first. */
	private static function categories( string $term ): array {
		$found = array();
		foreach ( array_values( array_filter( explode( ' ', Words::parts( $term ) ), static fn( string $word ): bool => '' !== $word ) ) as $at => $word ) {
			$with  = get_terms(
				array(
					'taxonomy'   => 'product_cat',
					'name__like' => trim( $word, '"-' ),
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
