<?php
namespace Archipel;

/**
 * WooCommerce's script finds the variation in the browser. For a request with all options but without a variation, this class finds the variation
 * before WooCommerce's handler runs, so that variable products can be bought without JavaScript.
 */
final class Variation_Fallback {

	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'resolve' ), 15 );
	}

	/** Adds the variation's id to the request. */
	public function resolve(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only completes what WooCommerce's own handler, which asks for no nonce, reads next.
		if ( ! isset( $_POST['add-to-cart'] ) && ! isset( $_REQUEST['add-to-cart'] ) || ! empty( $_REQUEST['variation_id'] ) ) {
			return;
		}
		$product = wc_get_product( absint( $_REQUEST['add-to-cart'] ?? 0 ) );
		if ( ! $product instanceof \WC_Product_Variable ) {
			return;
		}
		$chosen = self::choice( $product, $_REQUEST );
		if ( array() === $chosen ) {
			return;
		}
		$store     = \WC_Data_Store::load( 'product' );
		$variation = (int) $store->find_matching_product_variation( $product, $chosen ); // @phpstan-ignore method.notFound (the store is reached through __call.)
		if ( $variation > 0 ) {
			$_REQUEST['variation_id'] = (string) $variation;
			$_POST['variation_id']    = (string) $variation;
		}
		// phpcs:enable
	}

	/**
	 * Returns the value of each attribute of a product; empty for an incomplete choice.
	 *
	 * @param array<mixed> $request Fields of a request, slashed.
	 * @return array<string, string> Values by field, `attribute_pa_couleur`.
	 */
	public static function choice( \WC_Product_Variable $product, array $request ): array {
		$chosen = array();
		foreach ( array_keys( $product->get_variation_attributes() ) as $attribute ) {
			$field = 'attribute_' . sanitize_title( (string) $attribute );
			$value = wp_unslash( $request[ $field ] ?? '' );
			if ( ! is_string( $value ) || '' === $value ) {
				return array();
			}
			$chosen[ $field ] = $value;
		}
		return $chosen;
	}
}
