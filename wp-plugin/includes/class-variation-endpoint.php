<?php
namespace Archipel;

/**
 * Answers `GET /?wc-ajax=archipel_variation&product_id=…&attribute_…=…` with what WooCommerce answers to the POST `get_variation`, by its own handler: a read
 * that caches may keep. A page that is the same for all guests says so at the form (Availability), and the browser asks without cookies.
 */
final class Variation_Endpoint {

	private const ACTION = 'archipel_variation';

	/** Seconds for which caches may keep an answer; few, because stock changes. */
	private const MAX_AGE = 300;

	public static function register(): void {
		add_action( 'wc_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/** Sends the variation; `false` if none matches, as WooCommerce does. */
	public static function answer(): void {
		$product = wc_get_product( absint( $_GET['product_id'] ?? 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is changed.
		$choice  = $product instanceof \WC_Product_Variable ? self::choice( $product ) : array();
		if ( ! $product instanceof \WC_Product_Variable || array() === $choice ) {
			wp_send_json( array( 'error' => true ), 404 );
		}
		if ( Shared_Answer::is_shared( $product ) ) {
			Shared_Answer::allow_caching( self::MAX_AGE );
		}
		$_POST = wp_slash( array( 'product_id' => (string) $product->get_id() ) + $choice );
		do_action( 'wc_ajax_get_variation' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's action.
	}

	/**
	 * Returns the choice, if it is complete and of values that a public product offers: nobody shall fill a cache with others.
	 *
	 * @return array<string, string> Values by field; empty if it is not.
	 */
	private static function choice( \WC_Product_Variable $product ): array {
		if ( 'publish' !== $product->get_status() || post_password_required( $product->get_id() ) ) {
			return array();
		}
		$choice  = Variation_Fallback::choice( $product, $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as above.
		$offered = array_merge( array(), ...array_values( $product->get_variation_attributes() ) );
		return array() === array_diff( $choice, $offered ) ? $choice : array();
	}
}
