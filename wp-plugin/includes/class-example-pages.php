<?php
namespace Archipel;

/**
 * Pages of this site on which islands can be seen. A shopper's page pays nothing for it: the settings screen finds placed islands with one query,
 * and the owner's browser for adopted markup, when an island is opened there (admin/settings.js).
 */
final class Example_Pages {

	/** Maximum number of pages that are read. */
	private const LIMIT = 200;

	/** Maximum number of pages, besides the shop's, that the owner's browser looks at. */
	private const CANDIDATES = 20;

	/** How a shortcode, a block, a host and a widget of Elementor, in its JSON, name their island. */
	private const PLACED = '#\[archipel_([a-z_]+)|<!-- wp:archipel/([a-z-]+)|data-archipel=\\\\?"([a-z-]+)|"widgetType":"archipel-([a-z-]+)#';

	/** @var array<string, int>|null Id of a page by the name of an island that is placed on it; null until first used. */
	private ?array $placed = null;

	/** Returns the URL of a page on which an island is placed, or else of one that usually has it; empty if there is none. */
	public function url( Island $island ): string {
		$page = $this->with( $island );
		return 0 === $page ? self::usual( $island ) : (string) get_permalink( $page );
	}

	/** Returns the id of a page on which an island is placed; 0 if there is none. */
	public function with( Island $island ): int {
		$this->placed ??= self::placed();
		return $this->placed[ $island->name ] ?? 0;
	}

	/** @return array<string, int> The id of a published page by the name of an island; other posts where no page has it. */
	private static function placed(): array {
		global $wpdb;
		$ours = '%archipel%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that looks into content and builders' data at once.
		$posts  = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID, p.post_type, p.post_content, m.meta_value FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_elementor_data' WHERE p.post_status = 'publish' AND p.post_password = '' AND ( p.post_content LIKE %s OR m.meta_value LIKE %s ) ORDER BY p.post_type = 'page' DESC, p.ID LIMIT %d", $ours, $ours, self::LIMIT ) );
		$placed = array();
		foreach ( is_array( $posts ) ? $posts : array() as $post ) {
			preg_match_all( self::PLACED, $post->post_content . $post->meta_value, $found );
			foreach ( is_post_type_viewable( $post->post_type ) ? array_diff( array_merge( ...array_slice( $found, 1 ) ), array( '' ) ) : array() as $name ) {
				$placed += array( str_replace( '_', '-', $name ) => (int) $post->ID );
			}
		}
		return $placed;
	}

	/** Returns the URL of the page of the shop that usually has an island; empty if the shop has none, or if the island must be placed. */
	private static function usual( Island $island ): string {
		if ( '' === $island->adopts && array() === $island->pages ) {
			return '';
		}
		if ( ! function_exists( 'WC' ) || 'everywhere' === $island->group ) {
			return home_url( '/' );
		}
		if ( 'cart' === $island->group ) {
			return wc_get_cart_url();
		}
		if ( 'listing' === $island->group ) {
			return wc_get_page_permalink( 'shop' );
		}
		return self::product( false === strpos( $island->adopts, 'variations_form' ) || false !== strpos( $island->adopts, ':not(.variations_form)' ) ? 'simple' : 'variable' );
	}

	/** @return list<string> URLs of a page of each kind: the front page, and of a shop the list, a product and the cart. */
	public static function kinds(): array {
		$urls = array( home_url( '/' ) );
		if ( function_exists( 'WC' ) ) {
			$variable = self::product( 'variable' );
			array_push( $urls, wc_get_page_permalink( 'shop' ), '' === $variable ? self::product( 'simple' ) : $variable, wc_get_cart_url() );
		}
		return array_values( array_unique( array_diff( $urls, array( '' ) ) ) );
	}

	/** @return list<string> URLs on which adopted markup may be: the shop's pages, a product of each type, and other pages. */
	public static function candidates(): array {
		$urls = self::kinds();
		if ( function_exists( 'WC' ) ) {
			array_push( $urls, wc_get_page_permalink( 'checkout' ), wc_get_page_permalink( 'myaccount' ), self::product( 'simple' ) );
		}
		$pages = get_pages( array( 'number' => self::CANDIDATES ) );
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$urls[] = (string) get_permalink( $page );
		}
		return array_values( array_unique( array_diff( $urls, array( '' ) ) ) );
	}

	/** Returns the URL of a product of a type; empty if the shop has none. */
	private static function product( string $type ): string {
		$query    = array(
			'limit'  => 1,
			'status' => 'publish',
			'type'   => $type,
		);
		$products = wc_get_products( $query );
		$product  = is_array( $products ) ? reset( $products ) : false;
		return $product instanceof \WC_Product ? $product->get_permalink() : '';
	}
}
