<?php
namespace Archipel\Tests;

use Archipel\Free_Shipping;

final class Tests_Free_Shipping extends Test_Case {
	/** Free-shipping methods, coupon of a cart of 50 (amount, whether it gives free shipping), threshold and remaining amount. */
	public static function methods(): array {
		$min = array( 'requires' => 'min_amount', 'min_amount' => '60' );
		return array(
			'a minimum amount is a threshold with what is missing' => array( array( $min ), null, array( 6000, 1000 ) ),
			'a minimum amount that is reached has nothing missing' => array( array( array( 'min_amount' => '40' ) + $min ), null, array( 4000, 0 ) ),
			'"amount or coupon" without the coupon needs the amount' => array( array( array( 'requires' => 'either' ) + $min ), null, array( 6000, 1000 ) ),
			'"amount or coupon" is reached by the coupon'          => array( array( array( 'requires' => 'either' ) + $min ), array( 0.01, true ), array( 6000, 0 ) ),
			'"amount and coupon" does not count without the coupon' => array( array( array( 'requires' => 'both', 'ignore_discounts' => 'yes' ) + $min ), null, null ),
			'"amount and coupon" counts with the coupon'           => array( array( array( 'requires' => 'both', 'ignore_discounts' => 'yes' ) + $min ), array( 0.01, true ), array( 6000, 1000 ) ),
			'no method, no amount'                                 => array( array(), null, null ),
			'a method without a condition, no amount'              => array( array( array( 'requires' => '' ) ), null, null ),
			'a method for coupons only, no amount'                 => array( array( array( 'requires' => 'coupon' ) + $min ), null, null ),
			'a method without a condition makes a minimum needless' => array( array( $min, array( 'requires' => '' ) ), null, null ),
			'so does the coupon of a method for coupons'           => array( array( $min, array( 'requires' => 'coupon' ) ), array( 0.01, true ), null ),
			'a method for coupons leaves the minimum without one'  => array( array( $min, array( 'requires' => 'coupon' ) ), null, array( 6000, 1000 ) ),
			'a minimum of 0 is none'                               => array( array( array( 'min_amount' => '0' ) + $min ), null, null ),
			'discounts count'                                      => array( array( array( 'ignore_discounts' => 'no' ) + $min ), array( 10.0, false ), array( 6000, 2000 ) ),
			'discounts do not count where the shop says so'        => array( array( array( 'ignore_discounts' => 'yes' ) + $min ), array( 10.0, false ), array( 6000, 1000 ) ),
			'the nearest of several thresholds is shown'           => array( array( array( 'min_amount' => '100' ) + $min, $min ), null, array( 6000, 1000 ) ),
		);
	}

	/**
	 * @testdox [CART-12] free shipping: $_dataName
	 * @dataProvider methods
	 */
	public function test_free_shipping( array $methods, ?array $coupon, ?array $expected ): void {
		free_shipping( $methods );
		$cart = cart( array( array( product( array( 'price' => '50' ) ), 1 ) ) );
		if ( null !== $coupon ) {
			apply_coupon( $cart, 'archipel-offert', ...$coupon );
		}
		$progress = Free_Shipping::progress( $cart );
		self::assertSame( $expected, null === $progress ? null : array( $progress['threshold'], $progress['remaining'] ) );
	}

	/** @testdox [CART-12] free shipping: an empty cart misses all of it; a filter speaks for shops whose shipping comes from elsewhere */
	public function test_an_empty_cart_misses_all_of_it(): void {
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '60' ) ) );
		self::assertSame( array( 'threshold' => 6000, 'remaining' => 6000 ), Free_Shipping::progress( cart( array() ) ) );
		add_filter( 'archipel_free_shipping', static fn() => array( 'threshold' => 1, 'remaining' => 0 ) );
		self::assertSame( array( 'threshold' => 1, 'remaining' => 0 ), Free_Shipping::progress( cart( array() ) ) );
		add_filter( 'archipel_free_shipping', '__return_false' );
		self::assertNull( Free_Shipping::progress( cart( array() ) ) );
	}
}
