<?php
namespace Archipel\Tests;

use Archipel\Free_Shipping;

final class Tests_Free_Shipping extends Test_Case {
	/** Creates a cart with a total of 50. */
	private static function cart_of_fifty(): \WC_Cart {
		return cart( array( array( product( array( 'price' => '50' ) ), 1 ) ) );
	}

	/** @testdox [CART-12] free shipping: a minimum amount is a threshold with what is missing */
	public function test_free_shipping_a_minimum_amount_is_a_threshold(): void {
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '60' ) ) );
		self::assertSame( array( 'threshold' => 6000, 'remaining' => 1000 ), Free_Shipping::progress( self::cart_of_fifty() ) );
		self::assertSame( array( 'threshold' => 6000, 'remaining' => 6000 ), Free_Shipping::progress( cart( array() ) ) );
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '40' ) ) );
		self::assertSame( array( 'threshold' => 4000, 'remaining' => 0 ), Free_Shipping::progress( self::cart_of_fifty() ) );
	}

	/** @testdox [CART-12] free shipping: "amount or coupon" is reached by either, "amount and coupon" counts with the coupon only */
	public function test_free_shipping_amount_or_coupon_is_reached_by_either(): void {
		free_shipping( array( array( 'requires' => 'either', 'min_amount' => '60' ) ) );
		$cart = self::cart_of_fifty();
		self::assertSame( array( 'threshold' => 6000, 'remaining' => 1000 ), Free_Shipping::progress( $cart ) );
		apply_coupon( $cart, 'archipel-offert', 0.01, true );
		self::assertSame( array( 'threshold' => 6000, 'remaining' => 0 ), Free_Shipping::progress( $cart ) );

		free_shipping( array( array( 'requires' => 'both', 'min_amount' => '60', 'ignore_discounts' => 'yes' ) ) );
		self::assertNull( Free_Shipping::progress( self::cart_of_fifty() ) );
		$cart = self::cart_of_fifty();
		apply_coupon( $cart, 'archipel-offert2', 0.01, true );
		self::assertSame( array( 'threshold' => 6000, 'remaining' => 1000 ), Free_Shipping::progress( $cart ) );
	}

	/** @testdox [CART-12] free shipping: null when no amount leads to it */
	public function test_free_shipping_null_when_no_amount_leads(): void {
		foreach ( array( array(), array( array( 'requires' => '' ) ), array( array( 'requires' => 'coupon', 'min_amount' => '60' ) ), array( array( 'requires' => 'min_amount', 'min_amount' => '0' ) ) ) as $settings ) {
			free_shipping( $settings );
			self::assertNull( Free_Shipping::progress( self::cart_of_fifty() ) );
		}
	}

	/** @testdox [CART-12] free shipping: discounts count unless the shop says not, and the nearest of several thresholds is shown */
	public function test_free_shipping_discounts_count_unless_the_shop_says(): void {
		foreach ( array( 'no' => 2000, 'yes' => 1000 ) as $ignore => $remaining ) {
			free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '60', 'ignore_discounts' => $ignore ) ) );
			$cart = self::cart_of_fifty();
			apply_coupon( $cart, "archipel-$ignore", 10.0 );
			self::assertSame( $remaining, Free_Shipping::progress( $cart )['remaining'] );
		}
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '100' ), array( 'requires' => 'min_amount', 'min_amount' => '60' ) ) );
		self::assertSame( 6000, Free_Shipping::progress( self::cart_of_fifty() )['threshold'] );
	}

	/** @testdox [CART-12] free shipping: a filter speaks for shops whose shipping comes from elsewhere */
	public function test_free_shipping_a_filter_speaks_for_shops(): void {
		free_shipping( array() );
		self::assertSame( array( 'threshold' => 1, 'remaining' => 0 ), with_filter( 'archipel_free_shipping', static fn() => array( 'threshold' => 1, 'remaining' => 0 ), static fn() => Free_Shipping::progress( self::cart_of_fifty() ) ) );
	}
}
