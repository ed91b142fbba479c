<?php
/** Helpers of the cart tests, for the real WooCommerce and for its double. */

namespace Archipel\Tests;

/** Whether WooCommerce is the real one. */
function real_shop(): bool {
	return defined( 'WC_VERSION' );
}

/**
 * A product.
 *
 * @param array<string, mixed> $data `name`, `price`, `regular_price`, `stock`, `backorders`, `sold_individually`, `sku`, `type` (`simple`, `variable`,
 *                                   `external`, `grouped`), `status` (of its page), `password`, `excerpt`.
 */
function product( array $data ): \WC_Product {
	$data += array( 'name' => 'Body', 'price' => '44.99' );
	if ( ! real_shop() ) {
		if ( isset( $data['status'] ) ) {
			$data['id'] = wp_insert_post( array( 'post_type' => 'product', 'post_title' => $data['name'], 'post_status' => $data['status'], 'post_password' => $data['password'] ?? '', 'post_excerpt' => $data['excerpt'] ?? '', 'post_date' => 'future' === $data['status'] ? '2100-01-01 00:00:00' : '' ) );
		}
		return new \WC_Product( $data );
	}
	$type    = $data['type'] ?? 'simple';
	$class   = '\WC_Product_' . ucfirst( $type );
	$product = new $class();
	// WooCommerce leaves out what is null.
	$product->set_props(
		array(
			'name'              => $data['name'],
			'regular_price'     => in_array( $type, array( 'variable', 'grouped' ), true ) ? null : $data['regular_price'] ?? $data['price'],
			'sale_price'        => isset( $data['regular_price'] ) ? $data['price'] : null,
			'sku'               => $data['sku'] ?? null,
			'sold_individually' => $data['sold_individually'] ?? null,
			'manage_stock'      => isset( $data['stock'] ) ? true : null,
			'stock_quantity'    => $data['stock'] ?? null,
			'backorders'        => $data['backorders'] ?? null,
			'short_description' => $data['excerpt'] ?? null,
			'status'            => $data['status'] ?? 'publish',
			'date_created'      => 'future' === ( $data['status'] ?? '' ) ? '2100-01-01 00:00:00' : null,
			'post_password'     => $data['password'] ?? null,
		)
	);
	$product->save();
	return $product;
}

/**
 * A variable product with the global attribute `pa_shade`, whose terms store a colour as swatch plugins do.
 *
 * @param array<string, array{string, string}> $shades     Name and colour by slug; an empty colour is none.
 * @param list<array<string, mixed>>           $variations `shade`, `price`, `regular_price`, `visible`, `image` (attachment), `stock` of each.
 */
function shaded_product( array $shades, array $variations ): \WC_Product {
	if ( real_shop() && ! wc_attribute_taxonomy_id_by_name( 'pa_shade' ) ) {
		wc_create_attribute( array( 'name' => 'Shade', 'slug' => 'shade' ) );
	}
	register_taxonomy( 'pa_shade', array( 'product' ) );
	$terms = array();
	foreach ( $shades as $slug => list( $name, $color ) ) {
		$terms[] = (int) ( term_exists( $slug, 'pa_shade' ) ?? wp_insert_term( $name, 'pa_shade', array( 'slug' => $slug ) ) )['term_id'];
		if ( '' !== $color ) {
			update_term_meta( end( $terms ), 'product_attribute_color', $color );
		}
	}
	$product = product( array( 'type' => 'variable', 'status' => 'publish', 'name' => 'Kimono' ) );
	$id      = $product->get_id();
	wp_set_object_terms( $id, $terms, 'pa_shade' );
	if ( real_shop() ) {
		$attribute = new \WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( 'pa_shade' ) );
		$attribute->set_name( 'pa_shade' );
		$attribute->set_options( $terms );
		$attribute->set_variation( true );
		$product->set_attributes( array( $attribute ) );
		$product->save();
	}
	$children = array();
	foreach ( $variations as $one ) {
		$one += array( 'price' => '20', 'visible' => true, 'image' => 0 );
		if ( ! real_shop() ) {
			$children[] = wp_insert_post( array( 'post_type' => 'product_variation', 'post_parent' => $id, 'post_title' => 'Variation', 'post_status' => 'publish' ) );
			new \WC_Product_Variation( array( 'id' => end( $children ), 'type' => 'variation', 'name' => 'Kimono', 'attributes' => array( 'pa_shade' => $one['shade'] ), 'image_id' => $one['image'] ) + $one );
			continue;
		}
		$variation = new \WC_Product_Variation();
		$variation->set_parent_id( $id );
		$variation->set_attributes( array( 'pa_shade' => $one['shade'] ) );
		$variation->set_regular_price( $one['regular_price'] ?? $one['price'] );
		$variation->set_sale_price( isset( $one['regular_price'] ) ? $one['price'] : '' );
		$variation->set_image_id( $one['image'] );
		$variation->set_status( $one['visible'] ? 'publish' : 'private' );
		$variation->set_manage_stock( isset( $one['stock'] ) );
		$variation->set_stock_quantity( $one['stock'] ?? null );
		$variation->save();
	}
	return real_shop() ? wc_get_product( $id ) : new \WC_Product_Variable( array( 'id' => $id, 'type' => 'variable', 'name' => 'Kimono', 'status' => 'publish', 'attributes' => array( 'pa_shade' => null ), 'children' => $children ) );
}

/** Deletes a product permanently. */
function lose( \WC_Product $product ): void {
	if ( real_shop() ) {
		$product->delete( true );
	} else {
		unset( \WC_Product::$all[ $product->get_id() ] );
	}
}

/** Makes the visitor a guest without a session; `WC()->session->has = true` starts one. */
function without_session(): void {
	wp_set_current_user( 0 );
	WC()->session = new class() extends \WC_Session {
		/** @var bool */
		public $has = false;
		public function has_session() {
			return $this->has;
		}
	};
}

/** The visitor's cart with some products. */
function cart( array $lines ): \WC_Cart {
	if ( real_shop() && ! WC()->cart ) {
		wc_load_cart();
	}
	$cart = WC()->cart;
	$cart->empty_cart();
	wc_clear_notices();
	foreach ( $lines as list( $product, $quantity ) ) {
		$cart->add_to_cart( $product->get_id(), $quantity );
	}
	wc_clear_notices();
	$cart->calculate_totals();
	return $cart;
}

/** Applies a coupon of a fixed amount, which may give free shipping. */
function apply_coupon( \WC_Cart $cart, string $code, float $amount, bool $free_shipping = false ): void {
	if ( ! real_shop() ) {
		$cart->applied[ $code ] = new \WC_Coupon( compact( 'code', 'amount', 'free_shipping' ) );
		return;
	}
	$coupon = new \WC_Coupon();
	$coupon->set_code( $code );
	$coupon->set_discount_type( 'fixed_cart' );
	$coupon->set_amount( $amount );
	$coupon->set_free_shipping( $free_shipping );
	$coupon->save();
	$cart->apply_coupon( $code );
	wc_clear_notices();
	$cart->calculate_totals();
}

/** Replaces the shop's shipping methods by free ones: `requires`, `min_amount`, `ignore_discounts` of each. */
function free_shipping( array $settings ): void {
	if ( ! real_shop() ) {
		\WC_Shipping_Zone::$methods = array();
		foreach ( $settings as $one ) {
			$method = new \WC_Shipping_Free_Shipping();
			foreach ( $one as $name => $value ) {
				$method->$name = $value;
			}
			\WC_Shipping_Zone::$methods[] = $method;
		}
		return;
	}
	foreach ( \WC_Shipping_Zones::get_zones() as $zone ) {
		\WC_Shipping_Zones::delete_zone( $zone['zone_id'] );
	}
	$zone = new \WC_Shipping_Zone( 0 );
	foreach ( $zone->get_shipping_methods() as $method ) {
		$zone->delete_shipping_method( $method->instance_id );
	}
	foreach ( $settings as $one ) {
		$id = $zone->add_shipping_method( 'free_shipping' );
		update_option( "woocommerce_free_shipping_{$id}_settings", array( 'title' => 'Free' ) + $one );
	}
	\WC_Cache_Helper::get_transient_version( 'shipping', true );
	WC()->customer->set_shipping_country( 'FR' );
	WC()->customer->set_billing_country( 'FR' );
}
