<?php
namespace Archipel\Tests;

/**
 * The form of a placed search.
 *
 * @param array<string, string> $props Properties.
 */
function search_form( array $props = array() ): \DOMXPath {
	$page = new \DOMDocument();
	$page->loadHTML( '<?xml encoding="utf-8"?>' . archipel_island( 'search', $props ), LIBXML_NOERROR );
	return new \DOMXPath( $page );
}

/** Source of suggestions in the page config. */
function told_source(): string {
	$data = apply_filters( 'archipel_config', array( 'islands' => (object) array( 'search' => array( 'when' => 'interaction' ) ) ) );
	return $data['islands']->search['props']['source'] ?? 'auto';
}

test(
	'[SRCH-03] the form searches products without JavaScript: a GET form with a label, in a landmark of its own name',
	static function (): void {
		$names = array();
		foreach ( array( 'default', 'minimal', 'full_screen' ) as $skin ) {
			$page  = search_form( array( 'skin' => $skin, 'placeholder' => 'Body "noir"' ) );
			$form  = $page->query( '//form' )->item( 0 );
			$field = $page->query( '//form/input[@name="s"]' )->item( 0 );
			same( 'get', $form->getAttribute( 'method' ) );
			same( home_url( '/' ), $form->getAttribute( 'action' ) );
			same( 'Body "noir"', $field->getAttribute( 'placeholder' ) );
			same( 'product', $page->query( '//form/input[@name="post_type"]' )->item( 0 )->getAttribute( 'value' ) );
			same( 1, $page->query( sprintf( '//label[@for="%s"]', $field->getAttribute( 'id' ) ) )->length );
			$names[] = $page->query( '//*[@role="search"]' )->item( 0 )->getAttribute( 'aria-label' );
		}
		check( str_starts_with( $names[0], 'Search for a product' ), $names[0] );
		same( $names, array_unique( $names ) );
	}
);

test(
	'[SRCH-03] a button opens it in a full screen and in each mode of a header, and nowhere else',
	static function (): void {
		$toggle = '//button[contains(@class, "archipel-search__toggle")]';
		same( 0, search_form()->query( $toggle )->length );
		same( 0, search_form( array( 'skin' => 'minimal' ) )->query( $toggle )->length );
		same( 'dialog', search_form( array( 'skin' => 'full_screen' ) )->query( $toggle )->item( 0 )->getAttribute( 'aria-haspopup' ) );
		foreach ( array( 'dropdown', 'popup', 'top-to-bottom', 'bottom-to-top' ) as $display ) {
			$page   = search_form( array( 'display' => $display ) );
			$button = $page->query( $toggle )->item( 0 );
			same( 'false', $button->getAttribute( 'aria-expanded' ) );
			same( $page->query( '//form' )->item( 0 )->getAttribute( 'id' ), $button->getAttribute( 'aria-controls' ) );
		}
	}
);

test(
	'[SRCH-03] [SEC-01] what was searched for stands in the field as text',
	static function (): void {
		$before              = $GLOBALS['wp_query']->get( 's' );
		$GLOBALS['wp_query']->set( 's', '"><script>x</script>' );
		$page = search_form();
		$GLOBALS['wp_query']->set( 's', $before );
		same( '"><script>x</script>', $page->query( '//input[@name="s"]' )->item( 0 )->getAttribute( 'value' ) );
		same( 0, $page->query( '//script' )->length );
	}
);

test(
	'[SRCH-02] the theme suggests where it has the action, and no browser has to find out',
	static function (): void {
		same( 'auto', told_source() );
		add_action( 'wp_ajax_nopriv_osf_woo_search', '__return_true' );
		same( 'theme', told_source() );
		$data = apply_filters( 'archipel_config', array( 'islands' => (object) array( 'search' => array( 'props' => array( 'source' => 'store', 'recent' => 0 ) ) ) ) );
		same( array( 'source' => 'store', 'recent' => 0 ), $data['islands']->search['props'] );
		remove_action( 'wp_ajax_nopriv_osf_woo_search', '__return_true' );
	}
);

test(
	'[SRCH-02] a search that finds nothing leads to the shop, another empty list does not',
	static function (): void {
		$said   = static fn( bool $is_search ): string => printed(
			static function () use ( $is_search ): void {
				$before                         = $GLOBALS['wp_query']->is_search;
				$GLOBALS['wp_query']->is_search = $is_search;
				\Archipel\Islands\Search\offer_shop();
				$GLOBALS['wp_query']->is_search = $before;
			}
		);
		check( 1 === preg_match( '#^<p class="return-to-shop"><a class="button" href="[^"]+">Go to the shop</a></p>$#', $said( true ) ), $said( true ) );
		same( '', $said( false ) );
		same( 20, has_action( 'woocommerce_no_products_found', 'Archipel\Islands\Search\offer_shop' ) );
	}
);

/** Creates a published product; of equal matches the newest comes first. */
function searched_product( string $title, int $day = 1 ): int {
	return wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $title, 'post_date' => "2026-01-0$day 10:00:00" ) );
}

/** The plugin's changes of a Store API request, before WooCommerce handles the request. */
function asked_of_store( array $fields, string $route = 'products' ): \WP_REST_Request {
	$request = new \WP_REST_Request( 'GET', "/wc/store/v1/$route" );
	$request->set_query_params( $fields + array( 'per_page' => 10 ) );
	same( null, apply_filters( 'rest_request_before_callbacks', null, array(), $request ) );
	return $request;
}

test(
	'[SRCH-02] what is looked for is part of what was typed: both sides of a hyphen, the singular; quotes and exclusions stay',
	static function (): void {
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
			same( $parts, \Archipel\Islands\Search\Words::parts( $typed ), $typed );
		}
	}
);

test(
	'[SRCH-02] [SRCH-04] suggestions are what the page of results finds, in its order: what is called so first, then what begins so',
	static function (): void {
		if ( ! post_type_exists( 'product' ) ) {
			register_post_type( 'product', array( 'public' => true, 'has_archive' => true ) );
			register_taxonomy( 'product_cat', 'product' );
		}
		$category = wp_insert_term( 'Zoutiens-gorge', 'product_cat' )['term_id'];
		$hyphen   = searched_product( 'Corbeille Zoutien-gorge' );
		$space    = searched_product( 'Zoutien gorge 28', 2 );
		$exact    = searched_product( 'Zoutien gorge 2' );
		searched_product( 'Zoutien sport' );
		wp_set_object_terms( $hyphen, array( $category ), 'product_cat' );

		$request = asked_of_store( array( 'search' => 'zoutiens gorge', 'archipel_search' => '1' ) );
		$found   = $request['include'];
		sort( $found );
		same( array( $hyphen, $space, $exact ), $found );
		same( array( '', 'include', 'asc' ), array( $request['search'], $request['orderby'], $request['order'] ) );
		same( $exact, asked_of_store( array( 'search' => 'Zoutien gorge 2', 'archipel_search' => '1' ) )['include'][0] );
		same( array( $space, $exact, $hyphen ), asked_of_store( array( 'search' => 'Zoutien gorge', 'archipel_search' => '1' ) )['include'] );

		$few      = asked_of_store( array( 'search' => 'gorge zoutien', 'archipel_search' => '1', 'per_page' => 2 ) );
		$response = apply_filters( 'rest_post_dispatch', new \WP_REST_Response( array(), 200, array( 'X-WP-Total' => '2' ) ), rest_get_server(), $few );
		same( array( 2, '3' ), array( count( $few['include'] ), $response->get_headers()['X-WP-Total'] ) );
		same( array( $hyphen ), asked_of_store( array( 'search' => 'zoutien', 'archipel_search' => '1', 'category' => (string) $category ) )['include'] );
		same( array( 0 ), asked_of_store( array( 'search' => 'zoutien zzz', 'archipel_search' => '1' ) )['include'] );
		same( array( $category ), asked_of_store( array( 'search' => 'gorge zoutien', 'archipel_search' => '1' ), 'products/categories' )['include'] );
		same( null, asked_of_store( array( 'search' => 'zoutien' ) )['include'], 'what others ask is theirs' );

		$before                  = $GLOBALS['wp_the_query'];
		$page                    = new \WP_Query();
		$GLOBALS['wp_the_query'] = $page;
		$page->query( array( 's' => 'zoutiens-gorges', 'post_type' => 'product' ) );
		$GLOBALS['wp_the_query'] = $before;
		same( 3, $page->found_posts );
		same( 'zoutiens-gorges', $page->get( 's' ), 'the page says what was typed' );
	}
);

test(
	'[SRCH-01] a product is found by the beginning of its number, where the shop has numbers',
	static function (): void {
		if ( ! class_exists( 'WC_Product_Simple', false ) || ! function_exists( 'wc_product_sku_enabled' ) ) {
			return;
		}
		$product = new \WC_Product_Simple();
		$product->set_name( 'Par numéro' );
		$product->set_sku( 'ZQ-4711' );
		$id = $product->save();
		same( array( $id ), asked_of_store( array( 'search' => 'zq-47', 'archipel_search' => '1' ) )['include'] );
	}
);
