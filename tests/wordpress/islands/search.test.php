<?php
namespace Archipel\Tests;

final class Tests_Search extends Test_Case {
	/** Source of suggestions in the page config. */
	private static function told_source(): string {
		return apply_filters( 'archipel_config_of_search', array( 'when' => 'interaction' ) )['props']['source'] ?? 'auto';
	}

	/** @testdox [SRCH-03] [SEC-01] the form searches products without JavaScript: a GET form with a label and what was searched for as text, in a landmark of its own name; a button opens it in a full screen and in each mode of a header, and nowhere else */
	public function test_the_form_searches_products_without_javascript(): void {
		$names = array();
		$GLOBALS['wp_query'] = new \WP_Query();
		$GLOBALS['wp_query']->set( 's', '"><script>x</script>' );
		foreach ( array( 'default', 'minimal', 'full_screen' ) as $skin ) {
			$page  = dom( archipel_island( 'search', array( 'skin' => $skin, 'placeholder' => 'Body "noir"' ) ) );
			$form  = $page->query( '//form' )->item( 0 );
			$field = $page->query( '//form/input[@name="s"]' )->item( 0 );
			self::assertSame( 'get', $form->getAttribute( 'method' ) );
			self::assertSame( home_url( '/' ), $form->getAttribute( 'action' ) );
			self::assertSame( array( 'Body "noir"', '"><script>x</script>' ), array( $field->getAttribute( 'placeholder' ), $field->getAttribute( 'value' ) ) );
			self::assertSame( 'product', $page->query( '//form/input[@name="post_type"]' )->item( 0 )->getAttribute( 'value' ) );
			self::assertSame( 1, $page->query( sprintf( '//label[@for="%s"]', $field->getAttribute( 'id' ) ) )->length );
			$names[] = $page->query( '//*[@role="search"]' )->item( 0 )->getAttribute( 'aria-label' );
		}
		self::assertTrue( str_starts_with( $names[0], 'Search for a product' ), $names[0] );
		self::assertSame( $names, array_unique( $names ) );

		$toggle = '//button[contains(@class, "archipel-search__toggle")]';
		self::assertSame( 0, dom( archipel_island( 'search' ) )->query( $toggle )->length );
		self::assertSame( 0, dom( archipel_island( 'search', array( 'skin' => 'minimal' ) ) )->query( $toggle )->length );
		self::assertSame( 'dialog', dom( archipel_island( 'search', array( 'skin' => 'full_screen' ) ) )->query( $toggle )->item( 0 )->getAttribute( 'aria-haspopup' ) );
		foreach ( array( 'dropdown', 'popup', 'top-to-bottom', 'bottom-to-top' ) as $display ) {
			$page   = dom( archipel_island( 'search', array( 'display' => $display ) ) );
			$button = $page->query( $toggle )->item( 0 );
			self::assertSame( 'false', $button->getAttribute( 'aria-expanded' ) );
			self::assertSame( $page->query( '//form' )->item( 0 )->getAttribute( 'id' ), $button->getAttribute( 'aria-controls' ) );
		}
	}

	/** @testdox [SRCH-03] [NAV-07] a GET form drops the query of its address: a language that is a parameter is searched in, and what a page shows stays in another currency */
	public function test_a_get_form_keeps_the_query_of_its_address(): void {
		$fields = static function ( string $html ): array {
			$values = array();
			foreach ( dom( $html )->query( '//form/input' ) as $field ) {
				$values[ $field->getAttribute( 'name' ) ] = $field->getAttribute( 'value' );
			}
			return $values;
		};
		add_filter( 'home_url', static fn( string $url ): string => add_query_arg( 'lang', 'en', $url ) );
		self::assertSame( array( 's' => '', 'lang' => 'en', 'post_type' => 'product' ), $fields( archipel_island( 'search' ) ) );
		$switcher = static fn() => archipel_island( 'currency-switcher', array( 'currencies' => array( 'EUR', 'CHF' ) ) );
		$query    = array( 'orderby' => '"price"', 'remove_item' => 'x', 's' => array( 'x' ) );
		self::assertSame( array( 'orderby' => '"price"' ), $fields( with_query( $query, $switcher ) ) );
	}

	/** @testdox [SRCH-02] the theme suggests where it has the action, and no browser has to find out */
	public function test_the_theme_suggests_where_it_has_the_action(): void {
		self::assertSame( 'auto', self::told_source() );
		add_action( 'wp_ajax_nopriv_osf_woo_search', '__return_true' );
		self::assertSame( 'theme', self::told_source() );
		$entry = array( 'props' => array( 'source' => 'store', 'recent' => 0 ) );
		self::assertSame( $entry, apply_filters( 'archipel_config_of_search', $entry ) );
	}

	/** @testdox [SRCH-02] a search that finds nothing leads to the shop, another empty list does not */
	public function test_a_search_that_finds_nothing_leads_to_the_shop(): void {
		$GLOBALS['wp_query'] = new \WP_Query();
		$said                = static function ( bool $is_search ): string {
			$GLOBALS['wp_query']->is_search = $is_search;
			return printed( 'Archipel\Islands\Search\offer_shop' );
		};
		self::assertMatchesRegularExpression( '#^<p class="return-to-shop"><a class="button" href="[^"]+">Go to the shop</a></p>$#', $said( true ) );
		self::assertSame( '', $said( false ) );
		self::assertSame( 20, has_action( 'woocommerce_no_products_found', 'Archipel\Islands\Search\offer_shop' ) );
	}

	/** Creates a published product; of equal matches the newest comes first. */
	private static function searched_product( string $title, int $day = 1 ): int {
		return wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $title, 'post_date' => "2026-01-0$day 10:00:00" ) );
	}

	/** The plugin's changes of a Store API request, before WooCommerce handles the request. */
	private static function asked_of_store( array $fields, string $route = 'products' ): \WP_REST_Request {
		$request = new \WP_REST_Request( 'GET', "/wc/store/v1/$route" );
		$request->set_query_params( $fields + array( 'per_page' => 10 ) );
		self::assertNull( apply_filters( 'rest_request_before_callbacks', null, array(), $request ) );
		return $request;
	}

	/** @testdox [SRCH-02] what is looked for is part of what was typed: both sides of a hyphen, the singular; quotes and exclusions stay */
	public function test_what_is_looked_for_is_part_of_what_was_typed(): void {
		foreach ( array(
			'soutien-gorge'     => 'soutien gorge',
			' Soutiens-gorges ' => 'Soutien gorge',
			'nuisettes noires'  => 'nuisette noire',
			'bijoux'            => 'bijou',
			"d\u{2019}amour"    => 'amour',
			'bas, body 85 b'    => 'bas body 85 b',
			't-shirt'           => 'shirt',
			'nuisette -noire'   => 'nuisette -noire',
			'"soutien-gorge"'   => '"soutien-gorge"',
			'-'                 => '-',
		) as $typed => $parts ) {
			self::assertSame( $parts, \Archipel\Islands\Search\Words::parts( $typed ), $typed );
		}
	}

	/** @testdox [SRCH-02] [SRCH-04] suggestions are what the page of results finds, in its order: what is called so first, then what begins so */
	public function test_suggestions_are_what_the_page_of_results_finds_in_its_order(): void {
		if ( ! post_type_exists( 'product' ) ) {
			register_post_type( 'product', array( 'public' => true, 'has_archive' => true ) );
			register_taxonomy( 'product_cat', 'product' );
		}
		$category = wp_insert_term( 'Zoutiens-gorge', 'product_cat' )['term_id'];
		$hyphen   = self::searched_product( 'Corbeille Zoutien-gorge' );
		$space    = self::searched_product( 'Zoutien gorge 28', 2 );
		$exact    = self::searched_product( 'Zoutien gorge 2' );
		self::searched_product( 'Zoutien sport' );
		wp_set_object_terms( $hyphen, array( $category ), 'product_cat' );

		$request = self::asked_of_store( array( 'search' => 'zoutiens gorge', 'archipel_search' => '1' ) );
		$found   = $request['include'];
		sort( $found );
		self::assertSame( array( $hyphen, $space, $exact ), $found );
		self::assertSame( array( '', 'include', 'asc' ), array( $request['search'], $request['orderby'], $request['order'] ) );
		self::assertSame( $exact, self::asked_of_store( array( 'search' => 'Zoutien gorge 2', 'archipel_search' => '1' ) )['include'][0] );
		self::assertSame( array( $space, $exact, $hyphen ), self::asked_of_store( array( 'search' => 'Zoutien gorge', 'archipel_search' => '1' ) )['include'] );

		$few      = self::asked_of_store( array( 'search' => 'gorge zoutien', 'archipel_search' => '1', 'per_page' => 2 ) );
		$response = apply_filters( 'rest_post_dispatch', new \WP_REST_Response( array(), 200, array( 'X-WP-Total' => '2' ) ), rest_get_server(), $few );
		self::assertSame( array( 2, '3' ), array( count( $few['include'] ), $response->get_headers()['X-WP-Total'] ) );
		self::assertSame( array( $hyphen ), self::asked_of_store( array( 'search' => 'zoutien', 'archipel_search' => '1', 'category' => (string) $category ) )['include'] );
		self::assertSame( array( 0 ), self::asked_of_store( array( 'search' => 'zoutien zzz', 'archipel_search' => '1' ) )['include'] );
		self::assertSame( array( $category ), self::asked_of_store( array( 'search' => 'gorge zoutien', 'archipel_search' => '1' ), 'products/categories' )['include'] );
		self::assertNull( self::asked_of_store( array( 'search' => 'zoutien' ) )['include'], 'what others ask is theirs' );

		$page                    = new \WP_Query();
		$GLOBALS['wp_the_query'] = $page;
		$page->query( array( 's' => 'zoutiens-gorges', 'post_type' => 'product' ) );
		self::assertSame( 3, $page->found_posts );
		self::assertSame( 'zoutiens-gorges', $page->get( 's' ), 'the page says what was typed' );
		// In the query of a page, WordPress has slashed it.
		$quoted = self::searched_product( "Zoutien d'amour" );
		self::searched_product( "Grand zoutien d'amour", 5 );
		$found = $page->query( array( 's' => wp_slash( "zoutien d'amour" ), 'post_type' => 'product' ) );
		self::assertSame( array( 2, $quoted, "zoutien d'amour" ), array( count( $found ), $found[0]->ID ?? 0, $page->get( 's' ) ) );
		foreach ( array( 'posts_search_orderby', 'posts_search' ) as $filter ) {
			add_filter( $filter, '__return_null', 1 );
			self::assertContains( $exact, wp_list_pluck( $page->query( array( 's' => 'Zoutien gorge 2', 'post_type' => 'product' ) ), 'ID' ), "another plugin’s $filter returns nothing" );
			self::assertSame( '', $GLOBALS['wpdb']->last_error );
		}
	}

	/**
	 * @testdox [SRCH-01] a product is found by the beginning of its number, or of a variation’s, where the shop has numbers; not one with a password
	 * @group woocommerce
	 */
	public function test_a_product_is_found_by_the_beginning_of_its_number(): void {
		$product = new \WC_Product_Simple();
		$product->set_name( 'Par numéro' );
		$product->set_sku( 'ZQ-4711' );
		$id = $product->save();
		$found = static fn(): array => self::asked_of_store( array( 'search' => 'zq-47', 'archipel_search' => '1' ) )['include'];
		self::assertSame( array( $id ), $found() );
		$variable  = shaded_product( array( 'noir' => array( 'Noir', '' ) ), array( array( 'shade' => 'noir' ) ) );
		$variation = wc_get_product( $variable->get_children()[0] );
		$variation->set_sku( 'ZQ-4712' );
		$variation->save();
		self::assertEqualsCanonicalizing( array( $id, $variable->get_id() ), $found() );
		foreach ( array( $id, $variable->get_id() ) as $one ) {
			wp_update_post( array( 'ID' => $one, 'post_password' => 'sesame' ) );
		}
		self::assertSame( array( 0 ), $found() );
	}
}
