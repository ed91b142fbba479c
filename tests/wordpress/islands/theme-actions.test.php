<?php
namespace Archipel\Tests;

use Archipel\Theme_Action;

final class Tests_Theme_Actions extends Test_Case {

	private const PRODUCTS = 'osf_ajax_loadmore_products';
	private const POSTS    = 'osf_ajax_loadmore_post';

	/** @var int Number of SQL queries of the last request. */
	private static int $queries = 0;

	protected function setUp(): void {
		parent::setUp();
		if ( ! post_type_exists( 'product' ) ) {
			register_post_type( 'product', array( 'public' => true, 'has_archive' => true ) );
		}
		foreach ( array( 'product_cat' => true, 'product_visibility' => false ) as $taxonomy => $is_public ) {
			if ( ! taxonomy_exists( $taxonomy ) ) {
				register_taxonomy( $taxonomy, 'product', array( 'public' => $is_public ) );
			}
		}
	}

	/** The text that WordPress's `admin-ajax.php` sends a guest for an action; null where nobody answers. */
	private static function asked( string $action, array $fields = array(), string $method = 'POST' ): ?string {
		$_SERVER['REQUEST_METHOD'] = $method;
		$_REQUEST                  = wp_slash( array( 'action' => $action ) + $fields );
		Wire::clear();
		$who = is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_';
		with_filter( 'wp_doing_ajax', '__return_true', array( Theme_Action::class, 'fill_gap' ) );
		if ( ! has_action( $who . $action ) ) {
			return null;
		}
		$before        = $GLOBALS['wpdb']->num_queries;
		$text          = ajax_text( static fn() => do_action( $who . $action ) );
		self::$queries = $GLOBALS['wpdb']->num_queries - $before;
		return $text;
	}

	private static function json( string $action, array $fields = array(), string $method = 'POST' ): array {
		return (array) json_decode( (string) self::asked( $action, $fields, $method ), true );
	}

	/** Titles of the items in an answer. */
	private static function titles( array $answer ): array {
		preg_match_all( '#>\s*((?:Zibeline|Vitrine|Zecret)[^<]*?)\s*<#', implode( '', (array) ( $answer['posts'] ?? $answer['content'] ?? array() ) ), $found );
		return $found[1];
	}

	/** Creates published products in a category of their own, the first one first in the list. */
	private static function products( int $count ): array {
		$category = wp_insert_term( 'Zibelines', 'product_cat' )['term_id'];
		$products = array();
		for ( $at = 1; $at <= $count; $at++ ) {
			$products[] = product( array( 'name' => "Zibeline $at", 'status' => 'publish' ) );
			wp_update_post( array( 'ID' => end( $products )->get_id(), 'menu_order' => $at ) );
			wp_set_object_terms( end( $products )->get_id(), array( $category ), 'product_cat' );
		}
		return $products;
	}

	/** Settings of a widget with products of that category. */
	private static function widget( int $size, array $more = array() ): array {
		return array( 'posts_per_page' => (string) $size, 'tax_query' => array( array( 'taxonomy' => 'product_cat', 'field' => 'slug', 'terms' => array( 'zibelines' ) ) ) ) + $more;
	}

	/** Creates a post of each status, and one with a password, in any post type. */
	private static function secrets( string $type ): void {
		foreach ( array( 'draft', 'pending', 'private', 'future', 'trash' ) as $status ) {
			self::post( $type, array( 'post_status' => $status, 'post_date' => 'future' === $status ? '2100-01-01 00:00:00' : '' ) );
		}
		self::post( $type, array( 'post_password' => 'sesame' ) );
	}

	private static function post( string $type, array $data = array() ): int {
		$id = wp_insert_post( $data + array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Zecret', 'post_excerpt' => 'Zecret' ) );
		if ( 'product' === $type && ! real_shop() ) {
			new \WC_Product( array( 'id' => $id, 'name' => 'Zecret', 'status' => 'publish', 'password' => $data['post_password'] ?? '' ) );
		}
		if ( 'product' === $type && term_exists( 'zibelines', 'product_cat' ) ) {
			wp_set_object_terms( $id, 'zibelines', 'product_cat' );
		}
		return $id;
	}

	/** @testdox [WP-06] an action is answered where nobody else does: not beside the theme, whoever of the visitors it answers, not outside of ajax, and no other action */
	public function test_an_action_is_answered_where_nobody_else_does(): void {
		self::assertSame( PHP_INT_MAX, has_action( 'admin_init', array( Theme_Action::class, 'fill_gap' ) ) );
		foreach ( array( 'osf_woo_search', self::PRODUCTS, self::POSTS, 'osf_product_view' ) as $action ) {
			self::assertNotNull( self::asked( $action ), $action );
			remove_all_actions( "wp_ajax_$action" );
			remove_all_actions( "wp_ajax_nopriv_$action" );
			// A page that is no ajax request, where the search asks whether the theme has one.
			Theme_Action::fill_gap();
			self::assertFalse( has_action( "wp_ajax_nopriv_$action" ) );
			add_action( "wp_ajax_$action", '__return_true' );
			self::assertNull( self::asked( $action ), $action );
		}
		self::assertNull( self::asked( 'osf_login' ) );
		self::assertFalse( apply_filters( 'ep_ajax_wp_query_integration', false ) );
		self::assertSame( \Archipel\Wishlist::has_server(), null !== self::asked( 'osf_update_wishlist_count' ), 'without a wishlist plugin only the browser knows the number' );
		$_REQUEST['action'] = self::PRODUCTS;
		self::assertTrue( apply_filters( 'ep_ajax_wp_query_integration', false ), 'a search engine behind WP_Query is left out' );
	}

	/**
	 * @testdox [WP-06] [LIST-05] [SRCH-02] answers are those that our own scripts read
	 * @group double
	 */
	public function test_answers_are_those_that_our_own_scripts_read(): void {
		self::products( 3 );
		wp_insert_post( array( 'post_title' => 'Zeuxis & fils', 'post_status' => 'publish', 'post_excerpt' => 'Deux mots.', 'post_date' => '2001-01-01 10:00:00' ) );
		$before = wp_insert_post( array( 'post_title' => 'Avant', 'post_status' => 'publish', 'post_date' => '2002-01-01 10:00:00' ) );
		add_action( 'pre_get_posts', static fn( $query ) => 'post' === $query->get( 'post_type' ) && $query->set( 'date_query', array( array( 'year' => 2001 ), array( 'year' => 2002 ), 'relation' => 'OR' ) ) );
		$answers = array(
			'search'   => self::asked( 'osf_woo_search', array( 'keyword' => 'zibeline 2' ) ),
			'nothing'  => self::asked( 'osf_woo_search', array( 'keyword' => '<b>zzz</b>' ) ),
			'products' => self::json( self::PRODUCTS, array( 'paged' => '1', 'data' => self::widget( 1 ) ) ),
			'last'     => self::json( self::PRODUCTS, array( 'paged' => '2', 'data' => self::widget( 1 ) ) ),
			'posts'    => self::json( self::POSTS, array( 'paged' => '1', 'data' => array( 'posts_per_page' => '1' ) ) ),
			'none'     => self::json( self::POSTS, array( 'paged' => '9', 'data' => array( 'posts_per_page' => '1' ) ) ),
		);
		self::assertNotSame( 0, $before );
		$text = preg_replace_callback( '~(?<=product=|post-|\?p=)\d+~', static fn() => '7', (string) wp_json_encode( $answers, JSON_UNESCAPED_SLASHES ) );
		$text = str_replace( home_url(), '', (string) $text );
		self::assertJsonStringEqualsJsonFile( dirname( __DIR__, 2 ) . '/recordings/theme-actions.json', $text );
	}

	/** @testdox [WP-06] [LIST-05] page after page each product comes once, in the widget’s order, and the last page says so; a size is limited */
	public function test_page_after_page_each_product_comes_once(): void {
		self::products( 5 );
		$next = static fn( string $page, array $more = array() ): array => self::json( self::PRODUCTS, array( 'paged' => $page, 'data' => self::widget( 2, $more ) ) );
		self::assertSame( array( array( 'Zibeline 3', 'Zibeline 4' ), 2, false ), array( self::titles( $next( '1' ) ), $next( '1' )['paged'], $next( '1' )['disable'] ) );
		self::assertSame( array( array( 'Zibeline 5' ), 3, true ), array( self::titles( $next( '2' ) ), $next( '2' )['paged'], $next( '2' )['disable'] ) );
		self::assertSame( array( array(), true ), array( self::titles( $next( '3' ) ), $next( '3' )['disable'] ) );
		self::assertSame( array( 'Zibeline 3', 'Zibeline 2' ), self::titles( $next( '1', array( 'orderby' => 'title', 'order' => 'desc' ) ) ) );
		$asked = array();
		add_action(
			'pre_get_posts',
			static function ( \WP_Query $query ) use ( &$asked ): void {
				$asked[] = array( $query->get( 'posts_per_page' ), $query->get( 'offset' ), $query->get( 'no_found_rows' ) );
			}
		);
		foreach ( array( '-1', '0', '1000000', '2; DROP', array( '3' ) ) as $size ) {
			self::json( self::PRODUCTS, array( 'paged' => '1', 'data' => array( 'posts_per_page' => $size ) ) );
		}
		self::assertSame( array( array( 13, 12, true ), array( 13, 12, true ), array( 25, 24, true ), array( 13, 12, true ), array( 13, 12, true ) ), $asked );
	}

	/** @testdox [WP-06] [SEC-02] nothing comes of what is not published, has a password or is hidden, not even to its editor */
	public function test_nothing_comes_of_what_is_not_published(): void {
		self::products( 2 );
		self::secrets( 'product' );
		self::secrets( 'post' );
		wp_set_object_terms( self::post( 'product' ), array( 'exclude-from-catalog', 'exclude-from-search' ), 'product_visibility' );
		$admins = get_users( array( 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ) );
		foreach ( array( 0, (int) $admins[0] ) as $user ) {
			wp_set_current_user( $user );
			$list = self::json( self::PRODUCTS, array( 'paged' => '1', 'data' => self::widget( 1, array( 'post_status' => array( 'private', 'draft' ), 'post_type' => 'post', 'has_password' => '1', 'perm' => 'readable' ) ) ) );
			self::assertSame( array( array( 'Zibeline 2' ), true ), array( self::titles( $list ), $list['disable'] ) );
			self::assertStringContainsString( 'Zibeline 1', (string) self::asked( 'osf_woo_search', array( 'keyword' => 'zibeline' ) ) );
			self::assertStringNotContainsString( '<li>', (string) self::asked( 'osf_woo_search', array( 'keyword' => 'zecret' ) ) );
			$posts = self::json( self::POSTS, array( 'data' => array( 'posts_per_page' => '2', 'post_status' => 'any' ), 'paged' => '1' ) );
			self::assertStringNotContainsString( 'Zecret', (string) wp_json_encode( $posts ) );
		}
	}

	/** @testdox [WP-06] [SEC-02] posts of another type do not come, nor by a taxonomy that is not public */
	public function test_posts_of_another_type_do_not_come(): void {
		register_post_type( 'portfolio', array( 'public' => true ) );
		register_post_type( 'zinvoice', array( 'public' => true ) );
		foreach ( array( 'page', 'attachment', 'zinvoice', 'product', 'nav_menu_item', 'any' ) as $type ) {
			for ( $at = 0; $at < 3 && 'any' !== $type; $at++ ) {
				self::post( $type, 'attachment' === $type ? array( 'post_status' => 'inherit' ) : array() );
			}
			foreach ( array( $type, array( $type ) ) as $asked ) {
				$answer = self::json( self::POSTS, array( 'paged' => '1', 'data' => array( 'post_type' => $asked, 'posts_per_page' => '1' ) ) );
				self::assertStringNotContainsString( 'Zecret', (string) wp_json_encode( $answer ), $type );
			}
		}
		self::post( 'portfolio', array( 'post_title' => 'Vitrine', 'post_excerpt' => 'x' ) );
		self::post( 'portfolio', array( 'post_title' => 'Vitrine', 'post_excerpt' => 'x' ) );
		self::assertSame( array( 'Vitrine' ), self::titles( self::json( self::POSTS, array( 'paged' => '1', 'data' => array( 'post_type' => 'portfolio', 'posts_per_page' => '1' ) ) ) ) );

		unregister_post_type( 'portfolio' );
		unregister_post_type( 'zinvoice' );

		self::products( 3 );
		// Options are read once.
		self::json( self::PRODUCTS );
		foreach ( array(
			array( 'taxonomy' => 'product_visibility', 'terms' => array( 'exclude-from-catalog' ) ),
			array( 'taxonomy' => 'nav_menu', 'terms' => array( '1' ) ),
			array( 'taxonomy' => array( 'product_cat' ), 'terms' => array( '1' ) ),
			array( 'taxonomy' => 'product_cat', 'terms' => array( array( 'x' ) ) ),
			array( 'taxonomy' => 'product_cat', 'terms' => array_map( 'strval', range( 1, 31 ) ) ),
			'taxonomy',
		) as $condition ) {
			$answer = self::json( self::PRODUCTS, array( 'paged' => '1', 'data' => array( 'posts_per_page' => '1', 'tax_query' => array( $condition ) ) ) );
			self::assertSame( array( array(), true, 0 ), array( self::titles( $answer ), $answer['disable'], self::$queries ), (string) wp_json_encode( $condition ) );
		}
	}

	/** @testdox [WP-06] [SEC-02] [SEC-03] what is no page, no settings and no keyword is as if it was not sent; a page beyond all others costs no query; a keyword is a text of a limited length */
	public function test_what_is_no_page_no_settings_and_no_keyword(): void {
		self::products( 3 );
		foreach ( array( '', '0', '-3', '1.5', '1e9', '2 OR 1=1', array( '2' ), '99999999999999999999' ) as $paged ) {
			self::assertSame( array( 'Zibeline 2' ), self::titles( self::json( self::PRODUCTS, array( 'paged' => $paged, 'data' => self::widget( 1 ) ) ) ), (string) wp_json_encode( $paged ) );
		}
		$far = self::json( self::PRODUCTS, array( 'paged' => '999999999', 'data' => self::widget( 24 ) ) );
		self::assertSame( array( array(), true, 0 ), array( self::titles( $far ), $far['disable'], self::$queries ) );
		foreach ( array( 'x', '1', array( array( array( 'x' ) ) ), array( 'tax_query' => 'x', 'orderby' => array( 'x' ), 'order' => array(), 'columns' => array() ) ) as $data ) {
			self::assertArrayHasKey( 'disable', self::json( self::PRODUCTS, array( 'data' => $data ) ) );
			self::assertArrayHasKey( 'disable', self::json( self::POSTS, array( 'data' => $data ) ) );
		}
		foreach ( array( '', '  ', 'zi', array( 'zibeline' ), "\xff\xfe\xfd" ) as $keyword ) {
			self::assertSame( array( 0, 0 ), array( substr_count( (string) self::asked( 'osf_woo_search', array( 'keyword' => $keyword ) ), '<li>' ), self::$queries ), (string) wp_json_encode( $keyword ) );
		}
		self::assertStringContainsString( '“' . rtrim( str_repeat( 'z &amp; ', 25 ) ) . '”', (string) self::asked( 'osf_woo_search', array( 'keyword' => str_repeat( 'z & ', 99 ) ) ) );
	}

	/** @testdox [WP-06] [WP-08] a guest’s answer to GET may be kept by caches for a minute, no other one */
	public function test_a_guests_answer_to_get_may_be_kept(): void {
		$kept = static fn( string $action, string $method = 'GET' ): string => (string) ( null === self::asked( $action, array( 'keyword' => 'zibeline' ), $method ) ? '' : Wire::$headers['cache-control'] ?? '' );
		foreach ( array( 'osf_woo_search', self::PRODUCTS, self::POSTS ) as $action ) {
			self::assertSame( array( 'public, max-age=60', '' ), array( $kept( $action ), $kept( $action, 'POST' ) ), $action );
		}
		self::assertSame( '', $kept( 'osf_product_view' ) );
	}

	/**
	 * @testdox [WP-06] [NAV-08] a product is taken out of the visitor’s own cookie, by POST of this site, and nothing else is
	 * @group double
	 */
	public function test_a_product_is_taken_out_of_the_visitors_own_cookie(): void {
		$_COOKIE['woocommerce_recently_viewed'] = '12|7|x|9';
		self::assertSame( array( 'status' => true ), self::json( 'osf_product_view', array( 'productid' => '7' ) ) );
		self::assertSame( array( 'woocommerce_recently_viewed' => '12|9' ), array_map( static fn( $cookie ) => $cookie['value'], Wire::$cookies ) );
		foreach ( array( '', '8', '0', '7x', array( '7' ) ) as $id ) {
			self::assertSame( array( 'status' => false ), self::json( 'osf_product_view', array( 'productid' => $id ) ) );
			self::assertSame( array(), Wire::$cookies );
		}
		self::assertSame( array( 'status' => false ), self::json( 'osf_product_view', array( 'productid' => '7' ), 'GET' ) );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		self::assertSame( array( 'status' => false ), self::json( 'osf_product_view', array( 'productid' => '7' ) ) );
	}

	/**
	 * @testdox [WP-06] [QV-01] the address of ShopEngine’s quick view shows the product alone where ShopEngine does not, and other addresses are untouched
	 * @group double
	 */
	public function test_the_address_of_shopengines_quick_view_shows_the_product_alone(): void {
		$product  = product( array( 'name' => 'Zibeline', 'status' => 'publish' ) );
		$template = static fn( array $query ): string => with_query( $query, static fn() => apply_filters( 'template_include', 'single-product.php' ) );
		$asked    = array( 'shopengine_quickview' => 'modal-content' );
		self::assertSame( 'single-product.php', $template( $asked ), 'no product page' );
		$GLOBALS['wp_query']     = new \WP_Query( array( 'p' => $product->get_id(), 'post_type' => 'product' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = get_post( $product->get_id() );
		$_SERVER['SERVER_NAME']  = 'shop.example';
		self::assertSame( 'single-product.php', $template( array() ) );
		self::assertSame( 'single-product.php', $template( array( 'shopengine_quickview' => array( 'modal-content' ) ) ) );
		$file = $template( $asked );
		fresh_page();
		$html = printed( static fn() => require $file );
		self::assertMatchesRegularExpression( '#^<!doctype html>.*<meta charset.*</head>\s*<body class="[^"]*">.*Zibeline.*</body>\s*</html>\s*$#s', trim( $html ) );
		self::assertStringNotContainsString( '<header', $html );
		add_filter( 'archipel_requirements', static fn( array $table ): array => array( 'shopengine' => array( 'label' => '', 'test' => '__return_true' ) ) + $table );
		self::assertSame( 'single-product.php', $template( $asked ) );
	}
}
