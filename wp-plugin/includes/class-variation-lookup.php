<?php
namespace Archipel;

/** Finds the variation of a choice on the server: for forms without JavaScript, and for scripts. */
final class Variation_Lookup {

	private const ACTION = 'archipel_variation';

	/** Seconds for which caches may keep an answer; few, because stock changes. */
	private const MAX_AGE = 300;

	public static function register(): void {
		add_action( 'wp_loaded', array( self::class, 'resolve' ), 15 );
		add_action( 'wc_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/**
	 * Adds the variation's id to a request with all options, before WooCommerce's handler runs, whose script finds it in the browser: so variable
	 * products can be bought without JavaScript.
	 */
	public static function resolve(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only completes the input of WooCommerce's own handler, which requires no nonce.
		if ( ! isset( $_REQUEST['add-to-cart'] ) || ! empty( $_REQUEST['variation_id'] ) ) {
			return;
		}
		$product = wc_get_product( absint( $_REQUEST['add-to-cart'] ) );
		$chosen  = $product instanceof \WC_Product_Variable ? self::choice( $product, $_REQUEST ) : array();
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
	 * Answers `GET /?wc-ajax=archipel_variation&product_id=…&attribute_…=…` with WooCommerce's answer to the POST `get_variation`, from its own handler, `false`
	 * if none matches: a read that caches may keep. A page that is the same for all guests says so at the form (Availability), and the browser asks without cookies.
	 */
	public static function answer(): void {
		$product = wc_get_product( absint( $_GET['product_id'] ?? 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is changed.
		$choice  = $product instanceof \WC_Product_Variable ? self::offered_choice( $product ) : array();
		if ( ! $product instanceof \WC_Product_Variable || array() === $choice ) {
			wp_send_json( array( 'error' => true ), 404 );
		}
		Shared_Answer::allow_caching( $product, self::MAX_AGE );
		$_POST = wp_slash( array( 'product_id' => (string) $product->get_id() ) + $choice );
		do_action( 'wc_ajax_get_variation' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's action.
	}

	/** @return array<string, string> The choice, if it is complete and of values that a public product offers, so that no other values fill a cache; otherwise empty. */
	private static function offered_choice( \WC_Product_Variable $product ): array {
		if ( 'publish' !== $product->get_status() || post_password_required( $product->get_id() ) ) {
			return array();
		}
		$choice  = self::choice( $product, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as above.
		$offered = array_merge( array(), ...array_values( $product->get_variation_attributes() ) );
		return array() === array_diff( $choice, $offered ) ? $choice : array();
	}

	/** @return array<string, string> The value of each attribute of a product by its field, `attribute_pa_couleur`, among slashed fields of a request; empty for an incomplete choice. */
	private static function choice( \WC_Product_Variable $product, array $request ): array {
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
