<?php
namespace Archipel\Tests;

final class Tests_Availability extends Test_Case {
	/** @testdox [VAR-12] a table is made once and kept with its product until that, its stock or a variation’s changes, or any image, attribute or term of one; making it writes no option */
	public function test_a_table_is_made_once_and_kept_with_its_product(): void {
		add_filter( 'woocommerce_ajax_variation_threshold', '__return_zero' );
		$options  = static fn(): array => $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name " . ( real_shop() ? "LIKE '%archipel%'" : "NOT LIKE '%shade%'" ) . ' ORDER BY option_name' );
		$make     = static fn( string $shade ): \WC_Product => shaded_product( array( $shade => array( $shade, '' ) ), array( array( 'shade' => $shade ) ) );
		$products = array( $make( 'noir' ), $make( 'rouge' ) );
		$before   = $options();
		$tables   = static function () use ( $products ): array {
			foreach ( $products as $GLOBALS['product'] ) {
				self::assertStringContainsString( '"attribute_pa_shade"', printed( static fn() => do_action( 'woocommerce_before_variations_form' ) ) );
			}
			return array_map( array( self::class, 'kept' ), $products );
		};
		$made = 0;
		add_filter(
			'update_post_metadata',
			static function ( $check, $id, $key ) use ( &$made ) {
				$made += (int) ( '_archipel_availability' === $key );
				return $check;
			},
			10,
			3
		);
		self::assertNotContains( '', $tables() );
		self::assertSame( $before, $options() );
		$tables();
		self::assertSame( 2, $made );
		$edit      = static fn( string $taxonomy, string $name ): array => wp_update_term( (int) term_exists( $name, $taxonomy )['term_id'], $taxonomy, array( 'slug' => "$name-2" ) );
		$id        = $products[0]->get_id();
		$variation = $products[0]->get_children()[0];
		list( $one, $all, $none ) = array( array( true, false ), array( true, true ), array( false, false ) );
		wp_insert_term( 'nuit', 'category' );
		foreach ( array(
			'product'          => array( $one, static fn() => do_action( 'woocommerce_delete_product_transients', $id ) ),
			'its stock'        => array( $one, static fn() => do_action( 'woocommerce_product_set_stock_status', $id, 'outofstock', $products[0] ) ),
			'variation’s stock' => array( $one, static fn() => do_action( 'woocommerce_variation_set_stock_status', $variation, 'outofstock', wc_get_product( $variation ) ) ),
			'all products'     => array( $all, static fn() => do_action( 'woocommerce_delete_product_transients', 0 ) ),
			'image'            => array( $all, static fn() => do_action( 'attachment_updated', 1, null, null ) ),
			'deleted image'    => array( $all, static fn() => do_action( 'delete_attachment', 1 ) ),
			'attribute'        => array( $all, static fn() => do_action( 'woocommerce_attribute_updated', 1, array( 'attribute_name' => 'shade' ), 'hue' ) ),
			'term'             => array( $all, static fn() => $edit( 'pa_shade', 'noir' ) ),
			'other term'       => array( $none, static fn() => $edit( 'category', 'nuit' ) ),
		) as $what => list( $gone, $change ) ) {
			self::assertNotContains( '', $tables() );
			$change();
			self::assertSame( $gone, array_map( static fn( \WC_Product $product ): bool => '' === self::kept( $product ), $products ), $what );
		}
	}

	/** The response to a read of a variation; the sent headers are recorded. WooCommerce's handler is replaced by one that tells what it got. */
	private static function lookup( array $query ) {
		Wire::clear();
		remove_all_actions( 'wc_ajax_get_variation' );
		add_action( 'wc_ajax_get_variation', static fn() => wp_send_json( wp_unslash( $_POST ) ) );
		$_GET = array_map( 'strval', wp_slash( $query ) );
		return answered( static fn() => do_action( 'wc_ajax_archipel_variation' ) );
	}

	/** @testdox [VAR-02] a read of a variation is answered by WooCommerce’s own handler, which gets product and choice as by its POST, and nothing else; only complete choices of what a published product offers are, and no refusal is kept by a cache */
	public function test_only_complete_choices_of_what_a_published_product_offers(): void {
		without_session();
		$id      = shaded_product( array( 'noir' => array( 'Noir', '' ) ), array( array( 'shade' => 'noir' ) ) )->get_id();
		self::assertSame( array( 'product_id' => (string) $id, 'attribute_pa_shade' => 'noir' ), self::lookup( array( 'product_id' => $id, 'attribute_pa_shade' => 'noir', 'custom_data' => 'x', 'attribute_other' => 'y' ) ) );
		$refused = static function ( array $query ): void {
			self::assertSame( array( 'error' => true ), self::lookup( $query ), (string) wp_json_encode( $query ) );
			self::assertSame( array(), Wire::$headers );
		};
		$refused( array( 'product_id' => $id ) );
		$refused( array( 'product_id' => $id, 'attribute_pa_shade' => 'vert' ) );
		foreach ( array( '', '0', '999999999', product( array( 'status' => 'publish' ) )->get_id() ) as $other ) {
			$refused( array( 'product_id' => $other, 'attribute_pa_shade' => 'noir' ) );
		}
		foreach ( array( array( 'post_status' => 'draft' ), array( 'post_status' => 'publish', 'post_password' => 'sesame' ) ) as $change ) {
			wp_update_post( array( 'ID' => $id ) + $change );
			$refused( array( 'product_id' => $id, 'attribute_pa_shade' => 'noir' ) );
		}
	}

	/** @testdox [WP-08] the form says that its variations are the same for all guests, and caches may keep them for five minutes; not where a session, an account, a place or another plugin has prices of its own, unless a filter says so */
	public function test_the_form_says_that_its_variations_are_the_same_for_all_guests(): void {
		add_filter( 'woocommerce_ajax_variation_threshold', '__return_zero' );
		without_session();
		$product = shaded_product( array( 'noir' => array( 'Noir', '' ) ), array( array( 'shade' => 'noir' ) ) );
		$said    = static function () use ( $product ): array {
			$GLOBALS['product'] = $product;
			$form               = printed( static fn() => do_action( 'woocommerce_before_variations_form' ) );
			self::lookup( array( 'product_id' => $product->get_id(), 'attribute_pa_shade' => 'noir' ) );
			return array( preg_match( '/class="archipel-availability" data-lookup="(\w+)"/', $form, $found ) ? $found[1] : '', Wire::$headers['cache-control'] ?? '' );
		};
		$shared = array( 'get', 'public, max-age=300' );
		$own    = array( 'post', '' );
		self::assertSame( $shared, $said() );
		self::assertSame( array( 'expires' => null, 'pragma' => null, 'cache-control' => 'public, max-age=300', 'vary' => 'Cookie' ), Wire::$headers );

		WC()->session->has = true;
		self::assertSame( $own, $said() );
		WC()->session->has = false;
		wp_set_current_user( (int) get_users( array( 'number' => 1, 'fields' => 'ID' ) )[0] );
		self::assertSame( $own, $said() );
		wp_set_current_user( 0 );

		add_filter( 'pre_option_woocommerce_default_customer_address', static fn() => 'geolocation_ajax' );
		self::assertSame( $shared, $said(), 'without taxes the place does not count' );
		add_filter( 'pre_option_woocommerce_calc_taxes', static fn() => 'yes' );
		self::assertSame( $own, $said() );
		remove_all_filters( 'pre_option_woocommerce_calc_taxes' );
		foreach ( array( 'woocommerce_get_variation_prices_hash', 'woocommerce_product_variation_get_price', 'woocommerce_currency', 'woocommerce_customer_default_location' ) as $hook ) {
			self::assertSame( $own, with_filter( $hook, static fn( $value ) => $value, $said ) );
		}
		add_filter( 'woocommerce_currency', static fn( $currency ) => $currency );
		self::assertSame( $shared, with_filter( 'archipel_same_for_guests', '__return_true', $said ) );
	}

	/** The stored table of a product; empty without one. */
	public static function kept( \WC_Product $product ): string {
		return (string) get_post_meta( $product->get_id(), '_archipel_availability', true );
	}
}
