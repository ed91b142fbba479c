<?php
namespace Archipel;

/** Amount that is missing for free shipping, by the methods of the zone that WooCommerce would use for this customer. */
final class Free_Shipping {

	/** @return array{threshold: int, remaining: int}|null Minor units. Null if no amount leads to free shipping here, or none is needed. */
	public static function progress( \WC_Cart $cart ): ?array {
		$best  = null;
		$ships = wc_shipping_enabled() && ( $cart->is_empty() || $cart->needs_shipping() );
		foreach ( $ships ? self::methods( $cart ) : array() as $method ) {
			$threshold = Shop::minor( $method->min_amount );
			$reached   = 'either' === $method->requires && self::has_free_shipping_coupon( $cart );
			$progress  = array(
				'threshold' => $threshold,
				'remaining' => $reached ? 0 : max( 0, $threshold - self::amount( $method, $cart ) ),
			);
			if ( null === $best || $progress['remaining'] < $best['remaining'] ) {
				$best = $progress;
			}
		}

		/** Filters the progress (minor units; null hides it), for shops whose shipping is handled by another plugin. */
		$progress = apply_filters( 'archipel_free_shipping', $best, $cart );
		return is_array( $progress ) ? $progress : null; // @phpstan-ignore return.type (The filter's array has both amounts, as documented.)
	}

	/** @return list<\WC_Shipping_Free_Shipping> The enabled free-shipping methods that an amount leads to, in the zones of the cart's packages; none of a package that is free without. */
	private static function methods( \WC_Cart $cart ): array {
		$methods = array();
		foreach ( $cart->get_shipping_packages() as $package ) {
			$own = array();
			foreach ( wc_get_shipping_zone( $package )->get_shipping_methods( true ) as $method ) {
				if ( ! $method instanceof \WC_Shipping_Free_Shipping ) {
					continue;
				}
				if ( self::amount_counts( $method, $cart ) ) {
					$own[] = $method;
				} elseif ( $method->is_available( $package ) ) {
					continue 2;
				}
			}
			array_push( $methods, ...$own );
		}
		return $methods;
	}

	/** Whether a higher amount can enable this method for this cart. */
	private static function amount_counts( \WC_Shipping_Free_Shipping $method, \WC_Cart $cart ): bool {
		$reachable = self::has_free_shipping_coupon( $cart ) ? array( 'min_amount', 'either', 'both' ) : array( 'min_amount', 'either' );
		return Shop::minor( $method->min_amount ) > 0 && in_array( $method->requires, $reachable, true );
	}

	/** Returns the amount that this method compares with its threshold, in minor units. */
	private static function amount( \WC_Shipping_Free_Shipping $method, \WC_Cart $cart ): int {
		$amount = (float) $cart->get_displayed_subtotal();
		if ( 'no' === $method->ignore_discounts ) {
			$amount -= (float) $cart->get_discount_total();
			if ( $cart->display_prices_including_tax() ) {
				$amount -= (float) $cart->get_discount_tax();
			}
		}
		return Shop::minor( $amount );
	}

	private static function has_free_shipping_coupon( \WC_Cart $cart ): bool {
		return array() !== array_filter( $cart->get_coupons(), static fn( $coupon ): bool => $coupon instanceof \WC_Coupon && $coupon->get_free_shipping() && $coupon->is_valid() );
	}
}
