<?php
namespace Archipel;

/** Makes the cart's JSON. Amounts are integers in minor units, with or without taxes as the shop displays its cart. */
final class Cart_Payload {

	/** Returns the cart, whose totals are calculated. */
	public static function data( \WC_Cart $cart ): array {
		$items = array();
		foreach ( $cart->get_cart() as $key => $item ) {
			$line = Cart_Line::data( (string) $key, $item, $cart );
			if ( null !== $line ) {
				$items[] = $line;
			}
		}
		$data = array(
			'hash'         => (string) $cart->get_cart_hash(),
			'count'        => Quantity_Limits::number( $cart->get_cart_contents_count() ),
			'currency'     => Shop::currency(),
			'items'        => $items,
			'totals'       => self::totals( $cart ),
			'coupons'      => self::coupons( $cart ),
			'freeShipping' => Free_Shipping::progress( $cart ),
			'urls'         => array(
				'cart'     => wc_get_cart_url(),
				'checkout' => wc_get_checkout_url(),
			),
		);

		/** Filters the cart's JSON, which is sent to the cart's owner only. */
		return (array) apply_filters( 'archipel_cart', $data, $cart );
	}

	/** @return array{subtotal: int, discount: int, shipping: int|null, total: int} The totals. */
	private static function totals( \WC_Cart $cart ): array {
		$with_tax = $cart->display_prices_including_tax();
		$shipping = (float) $cart->get_shipping_total() + ( $with_tax ? (float) $cart->get_shipping_tax() : 0 );
		return array(
			'subtotal' => Shop::minor( $cart->get_displayed_subtotal() ),
			'discount' => Shop::minor( (float) $cart->get_discount_total() + ( $with_tax ? (float) $cart->get_discount_tax() : 0 ) ),
			'shipping' => self::knows_shipping( $cart ) ? Shop::minor( $shipping ) : null,
			'total'    => Shop::minor( $cart->get_total( 'edit' ) ),
		);
	}

	/** Whether shipping has a price yet: a method is available and chosen. */
	private static function knows_shipping( \WC_Cart $cart ): bool {
		$chosen = WC()->session ? WC()->session->get( 'chosen_shipping_methods' ) : null;
		return $cart->needs_shipping() && $cart->show_shipping() && is_array( $chosen ) && array() !== array_filter( $chosen, 'is_string' );
	}

	/** @return list<array{code: string, label: string, discount: int}> The coupons of the cart. */
	private static function coupons( \WC_Cart $cart ): array {
		$coupons = array();
		foreach ( $cart->get_coupons() as $code => $coupon ) {
			$coupons[] = array(
				'code'     => (string) $code,
				'label'    => Shop::plain( (string) wc_cart_totals_coupon_label( $coupon, false ) ),
				'discount' => Shop::minor( $cart->get_coupon_discount_amount( (string) $code, ! $cart->display_prices_including_tax() ) ),
			);
		}
		return $coupons;
	}
}
