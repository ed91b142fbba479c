<?php
namespace Archipel\Tests;

final class Tests_Deal extends Test_Case {
	/** Properties of a placed island before they are checked. */
	private static function completed( array $props, string $name = 'deal' ): array {
		return apply_filters( 'archipel_island_props', $props, $name );
	}

	/** A product whose sale ends then; `is_on_sale` is WooCommerce's. */
	private static function on_sale( string $until, bool $is_on_sale = true ): int {
		$data = array( 'name' => 'Body', 'status' => 'publish', 'id' => wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'Body', 'post_status' => 'publish' ) ), 'sale' => array( $is_on_sale, $until ) );
		return ( new class( $data ) extends \WC_Product {
			public function is_on_sale( $context = 'view' ) {
				return $this->data['sale'][0];
			}
			public function get_date_on_sale_to( $context = 'view' ) {
				return '' === $this->data['sale'][1] ? null : new \DateTime( $this->data['sale'][1] );
			}
		} )->get_id();
	}

	/**
	 * @testdox [WID-09] a deal of a product ends with its sale, unless the owner says when; what is not on sale, has no end, or is no product has none
	 * @group double
	 */
	public function test_a_deal_of_a_product_ends_with_its_sale(): void {
		update_option( 'timezone_string', 'Europe/Paris' );
		$product = self::on_sale( '2026-12-01 10:00 UTC' );
		$end     = static fn( array $props ) => self::completed( $props )['endTime'] ?? null;
		self::assertSame( '2026-12-01T11:00:00+01:00', $end( array( 'productId' => $product, 'stockQty' => 7 ) ) );
		self::assertSame( '2026-12-24T08:00:00+01:00', $end( array( 'product_id' => (string) $product, 'end_time' => '2026-12-24 08:00' ) ) );
		foreach ( array( self::on_sale( '2026-12-01', false ), self::on_sale( '' ), 999999, 0, 'x' ) as $other ) {
			self::assertSame( array( 'productId' => $other ), self::completed( array( 'productId' => $other ) ) );
		}
		self::assertSame( array( 'productId' => $product ), self::completed( array( 'productId' => $product ), 'countdown-of-another' ) );
	}
}
