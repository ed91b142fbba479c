<?php
namespace Archipel\Tests;

final class Tests_Availability extends Test_Case {
	/** @testdox [VAR-12] a table is made once and kept with its product until that changes, or any image; making it writes no option */
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
		self::assertNotContains( '', $tables() );
		self::assertSame( $before, $options() );
		do_action( 'woocommerce_delete_product_transients', $products[0]->get_id() );
		self::assertSame( array( true, false ), array( '' === self::kept( $products[0] ), '' === self::kept( $products[1] ) ) );
		foreach ( array( 'attachment_updated' => array( 1, null, null ), 'delete_attachment' => array( 1 ), 'woocommerce_delete_product_transients' => array( 0 ) ) as $hook => $args ) {
			self::assertNotContains( '', $tables() );
			do_action( $hook, ...$args );
			self::assertSame( array( '', '' ), array_map( array( self::class, 'kept' ), $products ), $hook );
		}
	}

	/** The stored table of a product; empty without one. */
	public static function kept( \WC_Product $product ): string {
		return (string) get_post_meta( $product->get_id(), '_archipel_availability', true );
	}
}
