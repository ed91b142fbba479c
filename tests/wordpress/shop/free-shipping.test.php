<?php
namespace Archipel\Tests;

use Archipel\Free_Shipping;

/** Creates a cart with a total of 50. */
function cart_of_fifty(): \WC_Cart {
	return cart( array( array( product( array( 'price' => '50' ) ), 1 ) ) );
}

test(
	'[CART-12] free shipping: a minimum amount is a threshold with what is missing',
	static function (): void {
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '60' ) ) );
		same( array( 'threshold' => 6000, 'remaining' => 1000 ), Free_Shipping::progress( cart_of_fifty() ) );
		same( array( 'threshold' => 6000, 'remaining' => 6000 ), Free_Shipping::progress( cart( array() ) ) );
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '40' ) ) );
		same( array( 'threshold' => 4000, 'remaining' => 0 ), Free_Shipping::progress( cart_of_fifty() ) );
	}
);

test(
	'[CART-12] free shipping: "amount or coupon" is reached by either, "amount and coupon" counts with the coupon only',
	static function (): void {
		free_shipping( array( array( 'requires' => 'either', 'min_amount' => '60' ) ) );
		$cart = cart_of_fifty();
		same( array( 'threshold' => 6000, 'remaining' => 1000 ), Free_Shipping::progress( $cart ) );
		apply_coupon( $cart, 'archipel-offert', 0.01, true );
		same( array( 'threshold' => 6000, 'remaining' => 0 ), Free_Shipping::progress( $cart ) );

		free_shipping( array( array( 'requires' => 'both', 'min_amount' => '60', 'ignore_discounts' => 'yes' ) ) );
		same( null, Free_Shipping::progress( cart_of_fifty() ) );
		$cart = cart_of_fifty();
		apply_coupon( $cart, 'archipel-offert2', 0.01, true );
		same( array( 'threshold' => 6000, 'remaining' => 1000 ), Free_Shipping::progress( $cart ) );
	}
);

test(
	'[CART-12] free shipping: null when no amount leads to it',
	static function (): void {
		foreach ( array( array(), array( array( 'requires' => '' ) ), array( array( 'requires' => 'coupon', 'min_amount' => '60' ) ), array( array( 'requires' => 'min_amount', 'min_amount' => '0' ) ) ) as $settings ) {
			free_shipping( $settings );
			same( null, Free_Shipping::progress( cart_of_fifty() ) );
		}
	}
);

test(
	'[CART-12] free shipping: discounts count unless the shop says not, and the nearest of several thresholds is shown',
	static function (): void {
		foreach ( array( 'no' => 2000, 'yes' => 1000 ) as $ignore => $remaining ) {
			free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '60', 'ignore_discounts' => $ignore ) ) );
			$cart = cart_of_fifty();
			apply_coupon( $cart, "archipel-$ignore", 10.0 );
			same( $remaining, Free_Shipping::progress( $cart )['remaining'] );
		}
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '100' ), array( 'requires' => 'min_amount', 'min_amount' => '60' ) ) );
		same( 6000, Free_Shipping::progress( cart_of_fifty() )['threshold'] );
	}
);

test(
	'[CART-12] free shipping: a filter speaks for shops whose shipping comes from elsewhere',
	static function (): void {
		free_shipping( array() );
		same( array( 'threshold' => 1, 'remaining' => 0 ), with_filter( 'archipel_free_shipping', static fn() => array( 'threshold' => 1, 'remaining' => 0 ), static fn() => Free_Shipping::progress( cart_of_fifty() ) ) );
	}
);
