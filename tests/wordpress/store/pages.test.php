<?php
namespace Archipel\Tests;

/**
 * The availability table of a page; null without a table.
 *
 * @param string $html HTML.
 * @return array<string, mixed>|null
 */
function table_in( string $html ): ?array {
	return preg_match( '#<form class="variations_form.*?<script[^>]*class="archipel-availability"[^>]*>(.*?)</script>.*?</form>#s', $html, $found ) ? with_rows( json_decode( $found[1], true ) ) : null;
}

/**
 * A table with decoded rows: index of each value (-1: any), then the stock state.
 *
 * @param array<string, mixed> $table Table in the printed format: see the filter `archipel_availability_table`.
 * @return array<string, mixed>
 */
function with_rows( array $table ): array {
	$code = 0;
	foreach ( $table['rows'] as $at => $step ) {
		$code += $step;
		$row   = array( $code % 3 );
		$place = intdiv( $code, 3 );
		foreach ( array_reverse( $table['attributes'] ) as list( , $values ) ) {
			array_unshift( $row, $place % ( count( $values ) + 1 ) - 1 );
			$place = intdiv( $place, count( $values ) + 1 );
		}
		same( 0, $place );
		$table['rows'][ $at ] = $row;
	}
	return $table;
}

/**
 * The page with all plugins of the store, and without Archipel.
 *
 * @param string $path Path.
 * @return list<Reply>
 */
function with_and_without( string $path ): array {
	static $sites = null;
	// Set in the options, because looking up the privacy policy costs a query if the theme does not look it up.
	$settings = array( 'islands' => array( 'cookie-notice' => array( 'props' => array( 'policyUrl' => '/confidentialite/' ) ) ) );
	$sites    = $sites ?? array( new Site( '*', $settings, dirname( __DIR__, 3 ) . '/wp-plugin/dist' ), new Site( '-' ) );
	return array_map( static fn( Site $site ) => $site->visitor()->get( $path ), $sites );
}

foreach ( array( '/produit/nuisette-dentelle-0/?queries', '/produit/ensemble-mille/?queries', '/boutique/?queries', '/boutique/?queries&theme=twentytwentyfive', '/produit/nuisette-dentelle-0/?queries&theme=twentytwentyfive' ) as $path ) {
	test(
		"[RT-15] $path is at most 2.5 KB larger than without us, compressed, and costs the database nothing more",
		static function () use ( $path ): void {
			// Warm-up: the store caches fragments of pages on the first request.
			with_and_without( $path );
			foreach ( with_and_without( $path ) as $at => $reply ) {
				check( 1 === preg_match( '/<!-- (\d+) queries -->/', $reply->body, $found ), 'the page has no end' );
				$queries[ $at ] = (int) $found[1];
				$sizes[ $at ]   = strlen( (string) gzencode( $reply->body, 9 ) );
			}
			check( $sizes[0] - $sizes[1] <= 2500, 'more by ' . ( $sizes[0] - $sizes[1] ) );
			check( $queries[0] <= $queries[1], json_encode( $queries ) );
		}
	);
}

test(
	'[VAR-12] a product above the threshold has a compact table of its combinations, inside its form',
	static function (): void {
		$html  = site()->visitor()->get( '/produit/ensemble-mille/' )->body;
		$table = table_in( $html );
		check( null !== $table, 'there is no table' );
		check( count( $table['rows'] ) > 900 && count( $table['rows'] ) <= 910, count( $table['rows'] ) . ' rows' );
		foreach ( $table['attributes'] as list( $field, $values ) ) {
			check( false !== strpos( $html, "name=\"$field\"" ), "the form has no field $field" );
			check( array() !== $values && array_is_list( $values ), "$field has no values" );
		}
		foreach ( $table['rows'] as $row ) {
			same( count( $table['attributes'] ) + 1, count( $row ) );
			check( in_array( end( $row ), array( 0, 1, 2 ), true ), 'a state that is none' );
		}
		check( preg_match( '#archipel-availability"[^>]*>(.*?)</script>#s', $html, $found ) && strlen( $found[1] ) < 5000, 'it is not compact: ' . strlen( $found[1] ) );
	}
);

test(
	'[VAR-12] the table says what WooCommerce answers for the same combination',
	static function (): void {
		foreach ( array( 'ensemble-mille', 'nuisette-dentelle-0' ) as $slug ) {
			$table   = table_in( site()->visitor()->get( "/produit/$slug/" )->body );
			$product = (string) product_id( $slug );
			$visitor = site()->visitor();
			$rows    = array();
			foreach ( $table['rows'] as $row ) {
				$rows[ implode( ',', array_slice( $row, 0, -1 ) ) ] = end( $row );
			}
			$checked = array( 0 => 0, 1 => 0, 'none' => 0 );
			mt_srand( 7 );
			for ( $i = 0; $i < 30; $i++ ) {
				$form   = array( 'product_id' => $product );
				$choice = array();
				foreach ( $table['attributes'] as list( $field, $values ) ) {
					$choice[]       = mt_rand( 0, count( $values ) - 1 );
					$form[ $field ] = $values[ end( $choice ) ];
				}
				$answer   = json_decode( $visitor->post( 'get_variation', $form )->body, true );
				$expected = $answer ? ( $answer['is_in_stock'] ? 1 : 0 ) : 'none';
				same( $expected, $rows[ implode( ',', $choice ) ] ?? 'none' );
				++$checked[ $expected ];
			}
			check( $checked[1] > 0, 'no combination in stock was among the samples' );
		}
	}
);

test(
	'[VAR-12] a product whose variations WooCommerce puts into the page has no table',
	static function (): void {
		same( null, table_in( site()->visitor()->get( '/produit/nuisette-dentelle-2/' )->body ) );
	}
);

test(
	'[CART-14] without JavaScript a variable product can be bought: all options chosen name the variation',
	static function (): void {
		foreach ( array( 'ensemble-mille', 'nuisette-dentelle-0' ) as $slug ) {
			$visitor = site()->visitor();
			$table   = table_in( $visitor->get( "/produit/$slug/" )->body );
			$row     = current( array_filter( $table['rows'], static fn( array $one ) => 1 === end( $one ) && ! in_array( -1, $one, true ) ) );
			$form    = array( 'add-to-cart' => (string) product_id( $slug ), 'product_id' => (string) product_id( $slug ), 'variation_id' => '0', 'quantity' => '1' );
			foreach ( $table['attributes'] as $at => list( $field, $values ) ) {
				$form[ $field ] = $values[ $row[ $at ] ];
			}
			$visitor->post( "/produit/$slug/", $form );
			$cart = $visitor->post( 'get_refreshed_fragments', array() )->cart();
			same( 1, $cart['count'] );
			check( $cart['items'][0]['variationId'] > 0, 'no variation was found' );
			// With an option missing, WooCommerce's error stays.
			array_pop( $form );
			$visitor->post( "/produit/$slug/", $form );
			same( 1, $visitor->post( 'get_refreshed_fragments', array() )->cart()['count'] );
		}
	}
);

test(
	'[WP-04] on real pages only what islands replace is gone',
	static function (): void {
		foreach ( array( '/boutique/', '/produit/nuisette-dentelle-2/' ) as $path ) {
			$html = site()->visitor()->get( $path )->body;
			foreach ( array( 'cart-fragments', 'frontend/add-to-cart.', 'add-to-cart-variation', 'contact-form-7/includes/js/index' ) as $replaced ) {
				check( false === strpos( $html, $replaced ), "$path still loads $replaced" );
			}
			check( false !== strpos( $html, 'frontend/woocommerce.' ), "$path lost a script that no island replaces" );
		}
	}
);

test(
	'[WP-04] buttons of product lists carry the mark that makes WooCommerce’s script leave them alone',
	static function (): void {
		$html = site()->visitor()->get( '/boutique/' )->body;
		preg_match_all( '/class="([^"]*\badd_to_cart_button\b[^"]*)"/', $html, $found );
		check( count( $found[1] ) > 3, 'there are no buttons' );
		foreach ( $found[1] as $classes ) {
			check( in_array( 'wc-interactive', explode( ' ', $classes ), true ), $classes );
		}
	}
);

test(
	'[WP-02] adopted markup has its styles in the head of the pages on which it occurs, and its modules asked for when they are due at once',
	static function (): void {
		$shop    = site()->visitor()->get( '/boutique/' )->body;
		$product = site()->visitor()->get( '/produit/nuisette-dentelle-2/' )->body;
		$contact = site()->visitor()->get( '/contact/' )->body;
		$head    = static fn( string $html ) => (string) strstr( $html, '</head>', true );
		check( false !== strpos( $head( $shop ), 'archipel-product-tiles' ), 'the list has no style' );
		check( false === strpos( $contact, 'archipel-product-tiles' ), 'a page without list has its style' );
		check( false !== strpos( $head( $product ), 'modulepreload" href="http://build.example/dist/islands/variation-form-DDDD4444.js' ), 'the form is not asked for' );
		check( false === strpos( $shop, 'modulepreload' ), 'the list asks for a module' );
	}
);

test(
	'[WP-11] works with a block theme',
	static function (): void {
		foreach ( array( '/boutique/', '/produit/ensemble-mille/' ) as $path ) {
			$reply = site()->visitor()->get( "$path?theme=twentytwentyfive" );
			same( 200, $reply->status );
			check( false !== strpos( $reply->body, 'wp-block-' ), 'this is not the block theme' );
			check( isset( config_in( $reply->body )['islands']['mini-cart'] ), 'the config is empty' );
			same( 1, substr_count( $reply->body, 'id="archipel-js"' ) );
		}
		check( null !== table_in( site()->visitor()->get( '/produit/ensemble-mille/?theme=twentytwentyfive' )->body ), 'the block theme’s form has no table' );
		same( '', site()->complaints() );
	}
);

test(
	'[WP-01] each plugin may be away: the islands that need it are off, the others on, and nothing is logged',
	static function (): void {
		$all = array( 'woocommerce/woocommerce.php', 'ti-woocommerce-wishlist/ti-woocommerce-wishlist.php', 'contact-form-7/wp-contact-form-7.php' );
		$off = array(
			array( 'mini-cart', 'product-tiles', 'variation-form', 'wishlist-button' ),
			array( 'wishlist-button' ),
			array( 'contact-form' ),
		);
		foreach ( $all as $at => $away ) {
			$site    = new Site( implode( ',', array_diff( $all, array( $away ) ) ) );
			$islands = array_keys( array_filter( config_in( $site->visitor()->get( '/' )->body )['islands'] ) );
			sort( $islands );
			$expected = array_values( array_diff( array( 'contact-form', 'mini-cart', 'product-tiles', 'sampler', 'variation-form', 'wishlist-button' ), $off[ $at ] ) );
			same( $expected, $islands );
			same( '', $site->complaints() );
		}
	}
);

test(
	'[WP-08] shop pages hold no nonce of ours and nothing about the visitor',
	static function (): void {
		$visitor = site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		$guest = site()->visitor();
		foreach ( array( '/boutique/', '/produit/nuisette-dentelle-2/', '/' ) as $path ) {
			same( config_in( $guest->get( $path )->body ), config_in( $visitor->get( $path )->body ) );
			check( false === strpos( (string) json_encode( config_in( $visitor->get( $path )->body ) ), 'nonce' ), 'the config holds a nonce' );
		}
	}
);

test(
	'[SW-10] the prices and pictures in the table are those that WooCommerce answers',
	static function (): void {
		foreach ( array( 'ensemble-mille', 'nuisette-dentelle-0' ) as $slug ) {
			$visitor = site()->visitor();
			$table   = table_in( $visitor->get( "/produit/$slug/" )->body );
			$price   = 0;
			foreach ( $table['rows'] as $at => $row ) {
				$price += $table['prices'][ $at ];
				if ( 0 !== $at % 97 || in_array( -1, $row, true ) ) {
					continue;
				}
				$form = array( 'product_id' => (string) product_id( $slug ) );
				foreach ( $table['attributes'] as $place => list( $field, $values ) ) {
					$form[ $field ] = $values[ $row[ $place ] ];
				}
				$answer = json_decode( $visitor->post( 'get_variation', $form )->body, true );
				same( (int) round( $answer['display_price'] * 100 ), $price );
				if ( isset( $table['image'] ) ) {
					same( $answer['image']['full_src'], $table['images'][ $table['image'][ $at ] ]['image']['full_src'] );
				}
			}
		}
	}
);

test(
	'[GAL-01] in a theme with WooCommerce’s slider all pictures of a product are as large as without us',
	static function (): void {
		$widths = array();
		foreach ( with_and_without( '/produit/nuisette-dentelle-0/' ) as $reply ) {
			$images   = document( $reply->body )->query( '//div[contains(@class, "woocommerce-product-gallery__image")]//img' );
			$widths[] = array_map( static fn( $image ) => $image->getAttribute( 'width' ), iterator_to_array( $images ) );
		}
		check( count( $widths[0] ) > 1, 'the product has one picture' );
		same( $widths[1], $widths[0] );
	}
);
