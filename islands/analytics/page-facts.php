<?php
/**
 * What analytics are told of a page.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Analytics;

use Archipel\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the facts of the page that is being made. Those about a visitor, a cart or an order, are only on pages that WooCommerce forbids to cache.
 */
final class Page_Facts {

	/** @var \WC_Order|null The order of a thank-you page. */
	private static ?\WC_Order $order = null;

	/**
	 * Notes the order that the page thanks for: WooCommerce has compared its key.
	 *
	 * @param int|mixed $id Order.
	 */
	public static function note_order( $id ): void {
		$order       = wc_get_order( is_numeric( $id ) ? (int) $id : 0 );
		self::$order = $order instanceof \WC_Order ? $order : null;
	}

	/**
	 * The facts.
	 *
	 * @return array<string, mixed>
	 */
	public static function data(): array {
		$product  = is_product() ? wc_get_product( get_queried_object_id() ) : null;
		$order    = null === self::$order ? null : Order_Items::data( self::$order );
		$category = Product_List::category();
		$facts    = Page_Address::data() + array( 'currency' => self::currency() ) + array_filter(
			array(
				'product'  => $product instanceof \WC_Product ? Item::of_product( $product ) : null,
				'cart'     => is_cart() ? self::cart() : null,
				'checkout' => self::is_checking_out() ? self::cart() : null,
				'order'    => $order,
				'category' => $category instanceof \WP_Term ? array(
					'name' => Shop::plain( $category->name ),
					'path' => Item::path( $category ),
					'list' => Product_List::of_page()['id'] ?? '',
				) : null,
			),
			static fn( $fact ): bool => null !== $fact && array() !== $fact
		);

		/**
		 * Changes what analytics are told of a page. Pages are cached, and nobody has agreed yet: nothing in it may be about a person.
		 *
		 * @param array<string, mixed> $facts `address`, `title`, `currency` and, as the page has it, `product`, `cart`, `checkout`, `order`, `category`.
		 */
		return (array) apply_filters( 'archipel_analytics_facts', $facts );
	}

	/**
	 * The cart as the fragments bring it.
	 *
	 * @return array{currency: array{code: string, minorUnit: int}, items: list<array<string, mixed>>}
	 */
	public static function cart_data( \WC_Cart $cart ): array {
		return array(
			'currency' => self::currency(),
			'items'    => Item::of_cart( $cart ),
		);
	}

	/**
	 * The currency, as far as amounts need it.
	 *
	 * @return array{code: string, minorUnit: int}
	 */
	private static function currency(): array {
		$order = self::$order;
		return array(
			'code'      => null === $order ? get_woocommerce_currency() : $order->get_currency(),
			'minorUnit' => wc_get_price_decimals(),
		);
	}

	/** Whether the page is the checkout itself: paying an order that is there, and being thanked, are not. */
	private static function is_checking_out(): bool {
		return is_checkout() && ! is_wc_endpoint_url();
	}

	/**
	 * What is in the visitor's cart.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function cart(): array {
		return WC()->cart instanceof \WC_Cart ? Item::of_cart( WC()->cart ) : array();
	}
}
