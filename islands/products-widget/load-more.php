<?php
namespace Archipel\Islands\Products_Widget;

use Archipel\Shared_Answer;
use Archipel\Theme_Action;
use function Archipel\printed;

/** Answers a theme's “load more” with the next items of a widget, in the theme's templates (LIST-05). */
final class Load_More {

	/** Items of a page at most, and where the widget's settings say nothing. */
	private const MOST  = 24;
	private const ITEMS = 12;

	/** Number of the last page that is answered. */
	private const MAX_PAGE = 100;

	/** Conditions of a widget, and terms of each, at most. */
	private const CONDITIONS = 4;
	private const TERMS      = 30;

	/** Orders that need nothing but the posts; a shop has its own besides. */
	private const ORDERS      = array( 'date', 'title', 'menu_order', 'modified' );
	private const SHOP_ORDERS = array( 'popularity', 'rating', 'price' );

	/** Templates of themes for a post in a list, without its whole content. */
	private const POST_TEMPLATES = array( 'template-parts/content/content-excerpt.php', 'template-parts/content-excerpt.php', 'content-excerpt.php' );

	/** Sends `{content, paged, disable}`: a list with the next products. */
	public static function products(): void {
		$page = self::next_page( 'product', 'menu_order', Theme_Action::without_hidden( 'catalog' ) );
		wc_set_loop_prop( 'columns', (string) Theme_Action::number( self::settings()['columns'] ?? '', 4, 8 ) );
		$start = printed( 'woocommerce_product_loop_start' );
		$items = self::printed_each( $page['posts'], static fn() => wc_get_template_part( 'content', 'product' ) );
		self::send( array( 'content' => $start . implode( '', $items ) . printed( 'woocommerce_product_loop_end' ) ), $page );
	}

	/** Sends `{posts, paged, disable}`: the next posts, or items of a portfolio, each as HTML; without `posts` if there are none. */
	public static function posts(): void {
		$type  = self::settings()['post_type'] ?? 'post';
		$type  = 'portfolio' === $type && is_post_type_viewable( 'portfolio' ) ? 'portfolio' : 'post';
		$page  = self::next_page( $type, 'date' );
		$posts = self::printed_each( $page['posts'], static fn() => self::print_post() );
		self::send( array() === $posts ? array() : array( 'posts' => $posts ), $page );
	}

	/** Sends items, with the number of their page and whether it is the last one. */
	private static function send( array $items, array $page ): void {
		unset( $page['posts'] );
		Shared_Answer::allow_caching();
		wp_send_json( $items + $page );
	}

	/** @return array<string, mixed> Settings of the widget, as its button carries them. */
	private static function settings(): array {
		$data = $_REQUEST['data'] ?? array(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- a read; only known settings are used.
		return is_array( $data ) ? wp_unslash( $data ) : array();
	}

	/**
	 * Finds the items after the page that the visitor has, without counting all of them, by the known settings and fixed parts of `tax_query`, which these cannot change.
	 *
	 * @return array{posts: \WP_Post[], paged: int, disable: bool} Items, their page's number, and whether it is the last one.
	 */
	private static function next_page( string $type, string $order, array $where = array() ): array {
		$settings   = self::settings();
		$conditions = self::conditions( $type, $settings['tax_query'] ?? array() );
		$size       = Theme_Action::number( $settings['posts_per_page'] ?? $settings['limit'] ?? '', self::ITEMS, self::MOST );
		$page       = Theme_Action::number( $_REQUEST['paged'] ?? '', 1, self::MAX_PAGE ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- a read; a number.
		$posts      = array();
		if ( null !== $conditions && $page < self::MAX_PAGE ) {
			$found = new \WP_Query(
				array(
					'post_type'           => $type,
					'post_status'         => 'publish',
					'has_password'        => false,
					'tax_query'           => array_merge( $where, $conditions ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- as the widget asks.
					'ignore_sticky_posts' => true,
					'no_found_rows'       => true,
					'ep_integrate'        => true,
					'offset'              => $page * $size,
					// One more, to know whether there is another page.
					'posts_per_page'      => $size + 1,
				) + self::order( $type, $settings['orderby'] ?? $order, $settings['order'] ?? '' )
			);
			$posts = array_filter( (array) $found->posts, static fn( $post ): bool => $post instanceof \WP_Post );
		}
		return array(
			'posts'   => array_slice( $posts, 0, $size ),
			'paged'   => $page + 1,
			'disable' => count( $posts ) <= $size,
		);
	}

	/** Returns the order, as arguments of a query; the number of the post decides between equals, so that no page repeats another's. */
	private static function order( string $type, $by, $direction ): array {
		$is_down = is_string( $direction ) ? 'DESC' === strtoupper( $direction ) : false;
		if ( 'product' === $type && in_array( $by, self::SHOP_ORDERS, true ) ) {
			return WC()->query->get_catalog_ordering_args( $by, $is_down ? 'DESC' : 'ASC' );
		}
		$by = in_array( $by, self::ORDERS, true ) ? $by : 'date';
		return array(
			'orderby' => array(
				$by  => $is_down || ( 'date' === $by && '' === $direction ) ? 'DESC' : 'ASC',
				'ID' => 'DESC',
			),
		);
	}

	/** @return list<array<string, mixed>>|null The widget's conditions; null if one cannot be kept, because without it the list would go on with other items. */
	private static function conditions( string $type, $given ): ?array {
		$conditions = array();
		foreach ( is_array( $given ) ? $given : array() as $one ) {
			$taxonomy = is_array( $one ) ? ( $one['taxonomy'] ?? '' ) : '';
			$terms    = is_array( $one ) ? array_filter( (array) ( $one['terms'] ?? array() ), 'is_string' ) : array();
			$may_ask  = is_string( $taxonomy ) && is_object_in_taxonomy( $type, $taxonomy ) && ( is_taxonomy_viewable( $taxonomy ) || 0 === strpos( $taxonomy, 'pa_' ) );
			if ( ! $may_ask || array() === $terms || count( $terms ) > self::TERMS || count( $conditions ) === self::CONDITIONS ) {
				return null;
			}
			$conditions[] = array(
				'taxonomy' => $taxonomy,
				'field'    => in_array( $one['field'] ?? '', array( 'term_id', 'id' ), true ) ? 'term_id' : 'slug',
				'terms'    => array_map( 'sanitize_title', array_values( $terms ) ),
				'operator' => in_array( $one['operator'] ?? '', array( 'NOT IN', 'AND' ), true ) ? $one['operator'] : 'IN',
			);
		}
		return $conditions;
	}

	/** @return string[] What a function prints for each post as the current one. */
	private static function printed_each( array $posts, callable $body ): array {
		$printed = array();
		foreach ( $posts as $post ) {
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as the loop does; put back below.
			setup_postdata( $post );
			$printed[] = printed( $body );
		}
		wp_reset_postdata();
		return $printed;
	}

	/** Prints the current post by the theme's template for a list, or as title and excerpt. */
	private static function print_post(): void {
		printf( '<div class="%s">', esc_attr( implode( ' ', get_post_class( 'column-item post-entries' ) ) ) );
		if ( '' === locate_template( self::POST_TEMPLATES, true, false ) ) {
			printf( '<article><h3><a href="%s">%s</a></h3><p>%s</p></article>', esc_url( (string) get_permalink() ), esc_html( get_the_title() ), esc_html( get_the_excerpt() ) );
		}
		echo '</div>';
	}
}
