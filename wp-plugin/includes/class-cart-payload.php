<?php
namespace Archipel;

/** Makes the cart's JSON. Amounts are integers in minor units, with or without taxes as the shop displays its cart. */
final class Cart_Payload {

	/** Returns the cart, whose totals are calculated. */
	public static function data( \WC_Cart $cart ): array {
		$items = array();
		foreach ( $cart->get_cart() as $key => $item ) {
			$line = self::line( (string) $key, $item, $cart );
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

	/** Returns an entry of `items`, through the filters of the cart's templates; null if these would not show it. */
	private static function line( string $key, array $item, \WC_Cart $cart ): ?array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filters.
		$product = apply_filters( 'woocommerce_cart_item_product', $item['data'] ?? null, $item, $key );
		$visible = apply_filters( 'woocommerce_widget_cart_item_visible', true, $item, $key );
		if ( ! $product instanceof \WC_Product || ! $product->exists() || $item['quantity'] <= 0 || ! $visible ) {
			return null;
		}
		$name = apply_filters( 'woocommerce_cart_item_name', $product->get_name(), $item, $key );
		$link = apply_filters( 'woocommerce_cart_item_permalink', $product->is_visible() ? $product->get_permalink( $item ) : '', $item, $key ); // @phpstan-ignore arguments.count (a variation's link takes the line.)
		// phpcs:enable
		$limits   = new Quantity_Limits( $product, $key, $item );
		$with_tax = $cart->display_prices_including_tax();
		$total    = Shop::minor( ( $item['line_total'] ?? 0 ) + ( $with_tax ? $item['line_tax'] ?? 0 : 0 ) );
		return array(
			'key'                      => $key,
			'productId'                => (int) $item['product_id'],
			'variationId'              => (int) $item['variation_id'],
			'sku'                      => (string) $product->get_sku(),
			'name'                     => Shop::plain( (string) $name ),
			'permalink'                => esc_url_raw( (string) $link ),
			'image'                    => Shop::image( (int) $product->get_image_id() ),
			'quantity'                 => Quantity_Limits::number( $item['quantity'] ),
			'minQuantity'              => $limits->min,
			'maxQuantity'              => $limits->max,
			'step'                     => $limits->step,
			'soldIndividually'         => $product->is_sold_individually(),
			'attributes'               => self::attributes( $item, $product ),
			'price'                    => self::price( $product, $product->get_price(), $with_tax ),
			'regularPrice'             => self::price( $product, '' === $product->get_regular_price() ? $product->get_price() : $product->get_regular_price(), $with_tax ),
			'lineSubtotal'             => Shop::minor( ( $item['line_subtotal'] ?? 0 ) + ( $with_tax ? $item['line_subtotal_tax'] ?? 0 : 0 ) ),
			'lineTotal'                => $total,
			'priceAfterCouponDiscount' => (int) round( $total / $item['quantity'] ),
			'categories'               => self::categories( (int) $item['product_id'] ),
			// WooCommerce returns the URL HTML-encoded.
			'removeUrl'                => Shop::plain( wc_get_cart_remove_url( $key ) ),
			'backorder'                => $product->backorders_require_notification() && $product->is_on_backorder( $item['quantity'] ),
		);
	}

	/** @return list<string> The names of a product's categories. */
	private static function categories( int $product_id ): array {
		// Cached by WordPress since the cart has read the product.
		$terms = get_the_terms( $product_id, 'product_cat' );
		return is_array( $terms ) ? array_map( array( Shop::class, 'plain' ), array_values( wp_list_pluck( $terms, 'name' ) ) ) : array();
	}

	/** Returns the price of one item as the cart shows it, with or without taxes, in minor units. */
	private static function price( \WC_Product $product, $price, bool $with_tax ): int {
		$args = array( 'price' => (float) $price );
		return Shop::minor( $with_tax ? wc_get_price_including_tax( $product, $args ) : wc_get_price_excluding_tax( $product, $args ) );
	}

	/** @return list<array{name: string, value: string}> The chosen options that are not part of the product's name, and data that other plugins add to the line. */
	private static function attributes( array $item, \WC_Product $product ): array {
		$rows    = array();
		$choices = $product->is_type( 'variation' ) && is_array( $item['variation'] ?? null ) ? $item['variation'] : array();
		foreach ( $choices as $key => $slug ) {
			$attribute = (string) preg_replace( '/^attribute_/', '', urldecode( (string) $key ) );
			$value     = self::option_name( (string) $slug, $attribute, $product );
			if ( '' !== $value && ! wc_is_attribute_in_product_name( $value, $product->get_name() ) ) {
				$rows[] = array(
					'key'   => wc_attribute_label( $attribute, $product ),
					'value' => $value,
				);
			}
		}

		$attributes = array();
		foreach ( (array) apply_filters( 'woocommerce_get_item_data', $rows, $item ) as $row ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
			$name  = is_array( $row ) ? ( $row['key'] ?? $row['name'] ?? '' ) : '';
			$value = is_array( $row ) ? ( empty( $row['display'] ) ? $row['value'] ?? '' : $row['display'] ) : '';
			if ( empty( $row['hidden'] ) && is_scalar( $name ) && is_scalar( $value ) && '' !== (string) $value ) {
				$attributes[] = array(
					'name'  => Shop::plain( (string) $name ),
					'value' => Shop::plain( (string) $value ),
				);
			}
		}
		return $attributes;
	}

	/** Returns the displayed name of a submitted option of an attribute, e.g. `pa_couleur`. */
	private static function option_name( string $slug, string $attribute, \WC_Product $product ): string {
		if ( taxonomy_exists( $attribute ) ) {
			$term = get_term_by( 'slug', $slug, $attribute );
			return $term instanceof \WP_Term ? $term->name : $slug;
		}
		return (string) apply_filters( 'woocommerce_variation_option_name', $slug, null, $attribute, $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
	}
}
