<?php
namespace Archipel\Tests;

final class Tests_Pages extends Test_Case {
	/** The availability table of a page; null without a table. */
	private static function table_in( string $html ): ?array {
		return preg_match( '#<form class="variations_form.*?<script[^>]*class="archipel-availability"[^>]*>(.*?)</script>.*?</form>#s', $html, $found ) ? self::with_rows( json_decode( $found[1], true ) ) : null;
	}

	/** A printed table (filter `archipel_availability_table`) with decoded rows: index of each value (-1: any), then the stock state. */
	private static function with_rows( array $table ): array {
		$code = 0;
		foreach ( $table['rows'] as $at => $step ) {
			$code += $step;
			$row   = array( $code % 3 );
			$place = intdiv( $code, 3 );
			foreach ( array_reverse( $table['attributes'] ) as list( , $values ) ) {
				array_unshift( $row, $place % ( count( $values ) + 1 ) - 1 );
				$place = intdiv( $place, count( $values ) + 1 );
			}
			self::assertSame( 0, $place );
			$table['rows'][ $at ] = $row;
		}
		return $table;
	}

	/** The page with all plugins of the store, and without Archipel. */
	private static function with_and_without( string $path ): array {
		static $sites = null;
		// Set in the options, because looking up the privacy policy costs a query if the theme does not look it up.
		$settings = array( 'islands' => array( 'cookie-notice' => array( 'props' => array( 'policyUrl' => '/confidentialite/' ) ) ) );
		$sites    = $sites ?? array( new Site( '*', $settings, dirname( __DIR__, 3 ) . '/wp-plugin/dist' ), new Site( '-' ) );
		return array_map( static fn( Site $site ) => $site->visitor()->get( $path ), $sites );
	}

	/** @return list<array{string}> */
	public static function paths(): array {
		return array( array( '/produit/nuisette-dentelle-0/?queries' ), array( '/produit/ensemble-mille/?queries' ), array( '/boutique/?queries' ), array( '/boutique/?queries&theme=twentytwentyfive' ), array( '/produit/nuisette-dentelle-0/?queries&theme=twentytwentyfive' ) );
	}

	/**
	 * @testdox [RT-15] $path is at most 2.5 KB larger than without us, compressed, and costs the database nothing more
	 * @dataProvider paths
	 */
	public function test_a_page_is_hardly_larger( string $path ): void {
		// Warm-up: the store caches fragments of pages on the first request.
		self::with_and_without( $path );
		foreach ( self::with_and_without( $path ) as $at => $reply ) {
			self::assertSame( 1, preg_match( '/<!-- (\d+) queries -->/', $reply->body, $found ), 'the page has no end' );
			$queries[ $at ] = (int) $found[1];
			$sizes[ $at ]   = strlen( (string) gzencode( $reply->body, 9 ) );
		}
		self::assertLessThanOrEqual( 2500, $sizes[0] - $sizes[1] );
		self::assertLessThanOrEqual( $queries[1], $queries[0] );
	}

	/** @testdox [VAR-12] [VAR-02] [WP-08] the table says what WooCommerce answers for the same combination; a guest’s read gets the same answer, which caches may keep and which starts no session */
	public function test_the_table_says_what_woocommerce_answers(): void {
		foreach ( array( 'ensemble-mille', 'nuisette-dentelle-0' ) as $slug ) {
			$table   = self::table_in( site()->visitor()->get( "/produit/$slug/" )->body );
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
				$posted   = $visitor->post( 'get_variation', $form )->body;
				$read     = $visitor->get( '/?' . http_build_query( array( 'wc-ajax' => 'archipel_variation' ) + $form ) );
				$answer   = json_decode( $posted, true );
				self::assertSame( array( $posted, 'public, max-age=300', array() ), array( $read->body, $read->headers['cache-control'], $read->set_cookies ) );
				$expected = $answer ? ( $answer['is_in_stock'] ? 1 : 0 ) : 'none';
				$state = $rows[ implode( ',', $choice ) ] ?? 'none';
				// 2: on backorder.
				self::assertSame( $expected, 2 === $state ? 1 : $state );
				++$checked[ $expected ];
			}
			self::assertTrue( $checked[1] > 0, 'no combination in stock was among the samples' );
		}
	}

	/** @testdox [VAR-12] a product whose variations WooCommerce puts into the page has no table */
	public function test_a_product_whose_variations_woocommerce_puts(): void {
		self::assertNull( self::table_in( site()->visitor()->get( '/produit/nuisette-dentelle-2/' )->body ) );
	}

	/** @testdox [WP-04] on real pages only what islands replace is gone, and buttons of product lists carry the mark that makes WooCommerce’s script leave them alone */
	public function test_on_real_pages_only_what_islands_replace_is_gone(): void {
		foreach ( array( '/boutique/', '/produit/nuisette-dentelle-2/' ) as $path ) {
			$html = site()->visitor()->get( $path )->body;
			foreach ( array( 'cart-fragments', 'frontend/add-to-cart.', 'add-to-cart-variation', 'contact-form-7/includes/js/index' ) as $replaced ) {
				self::assertStringNotContainsString( $replaced, $html, "$path still loads $replaced" );
			}
			self::assertStringContainsString( 'frontend/woocommerce.', $html, "$path lost a script that no island replaces" );
			$buttons = values( $html, '//li//a[contains(@class,"add_to_cart_button")]/@class' );
			self::assertNotSame( array(), $buttons, $path );
			self::assertSame( $buttons, preg_grep( '/(^| )wc-interactive( |$)/', $buttons ) );
		}
	}

	/** @testdox [WP-02] adopted markup has its styles in the head of the pages on which it occurs, and its modules asked for when they are due at once */
	public function test_adopted_markup_has_its_styles(): void {
		$shop    = site()->visitor()->get( '/boutique/' )->body;
		$product = site()->visitor()->get( '/produit/nuisette-dentelle-2/' )->body;
		$contact = site()->visitor()->get( '/contact/' )->body;
		$head    = static fn( string $html ) => (string) strstr( $html, '</head>', true );
		self::assertStringContainsString( 'archipel-product-tiles', $head( $shop ), 'the list has no style' );
		self::assertStringNotContainsString( 'archipel-product-tiles', $contact, 'a page without list has its style' );
		self::assertStringContainsString( 'modulepreload" href="http://build.example/dist/islands/variation-form-DDDD4444.js', $head( $product ), 'the form is not asked for' );
		self::assertStringNotContainsString( 'modulepreload', $shop, 'the list asks for a module' );
	}

	/** @testdox [WP-11] works with a block theme */
	public function test_works_with_a_block_theme(): void {
		foreach ( array( '/boutique/', '/produit/ensemble-mille/' ) as $path ) {
			$reply = site()->visitor()->get( "$path?theme=twentytwentyfive" );
			self::assertSame( 200, $reply->status );
			self::assertStringContainsString( 'wp-block-', $reply->body, 'this is not the block theme' );
			self::assertTrue( isset( config_in( $reply->body )['islands']['mini-cart'] ), 'the config is empty' );
			self::assertSame( 1, substr_count( $reply->body, 'id="archipel-js"' ) );
		}
		self::assertNotNull( self::table_in( site()->visitor()->get( '/produit/ensemble-mille/?theme=twentytwentyfive' )->body ), 'the block theme’s form has no table' );
		self::assertSame( '', site()->complaints() );
	}

	/** @testdox [WP-01] each plugin may be away: the islands that need it are off, the others on, and nothing is logged */
	public function test_each_plugin_may_be_away_the_islands_that_need_it_are_off(): void {
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
			self::assertSame( $expected, $islands );
			self::assertSame( '', $site->complaints() );
		}
	}

	/** @testdox [SW-10] the prices and pictures in the table are those that WooCommerce answers */
	public function test_the_prices_and_pictures(): void {
		foreach ( array( 'ensemble-mille', 'nuisette-dentelle-0' ) as $slug ) {
			$visitor = site()->visitor();
			$table   = self::table_in( $visitor->get( "/produit/$slug/" )->body );
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
				self::assertSame( (int) round( $answer['display_price'] * 100 ), $price );
				if ( isset( $table['image'] ) ) {
					self::assertSame( $answer['image']['full_src'], $table['images'][ $table['image'][ $at ] ]['image']['full_src'] );
				}
			}
		}
	}

	/** @testdox [GAL-01] in a theme with WooCommerce’s slider all pictures of a product are as large as without us */
	public function test_in_a_theme_with_woocommerces_slider_all_pictures(): void {
		$widths = array();
		foreach ( self::with_and_without( '/produit/nuisette-dentelle-0/' ) as $reply ) {
			$widths[] = values( $reply->body, '//div[contains(@class, "woocommerce-product-gallery__image")]//img/@width' );
		}
		self::assertTrue( count( $widths[0] ) > 1, 'the product has one picture' );
		self::assertSame( $widths[1], $widths[0] );
	}
}
