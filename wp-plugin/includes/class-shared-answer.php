<?php
namespace Archipel;

/** Tells which answers are the same for all guests, and lets caches keep those. */
final class Shared_Answer {

	/** Hooks by which plugins give visitors prices of their own: by role, currency or place. The first is for the key under which WooCommerce keeps prices. */
	private const OWN_PRICES = array( 'woocommerce_get_variation_prices_hash', 'woocommerce_product_variation_get_price', 'woocommerce_currency', 'woocommerce_customer_default_location', 'woocommerce_customer_default_location_array' );

	/** Seconds for which a guest's answer may be kept; short, because stock changes. */
	private const MAX_AGE = 60;

	/** Whether this visitor is a guest without a session, and sees the product, or any, as every such guest does. */
	public static function is_shared( ?\WC_Product $product = null ): bool {
		$session = function_exists( 'WC' ) ? WC()->session : null;
		// Another plugin's session handler may lack `has_session()`: then a session is assumed.
		$has_session = null !== $session && ( ! method_exists( $session, 'has_session' ) || $session->has_session() );
		// A password is a cookie: a cache that ignores `Vary` would serve the product to all visitors.
		if ( is_user_logged_in() || $has_session || ( null !== $product && '' !== $product->get_post_password() ) ) {
			return false;
		}
		$is_located = function_exists( 'WC' ) && wc_tax_enabled() && 0 === strpos( (string) get_option( 'woocommerce_default_customer_address' ), 'geolocation' );

		/**
		 * Filters whether all guests without a session see a product, or all products, with the same prices. False where taxes follow the visitor’s address on the network, or
		 * another plugin filters prices of variations, currency or place.
		 *
		 * @param bool             $is_same Whether they do.
		 * @param \WC_Product|null $product The product; null: all.
		 */
		return (bool) apply_filters( 'archipel_same_for_guests', ! $is_located && array() === array_filter( self::OWN_PRICES, 'has_filter' ), $product );
	}

	/** Lets caches keep the answer to a GET request about a product, or any, if it is shared, although WordPress and WooCommerce forbid it for every ajax response. Call it before the answer is sent. */
	public static function allow_caching( ?\WC_Product $product = null, int $seconds = self::MAX_AGE ): void {
		if ( headers_sent() || 'GET' !== Request_Origin::header( 'REQUEST_METHOD' ) || ! self::is_shared( $product ) ) {
			return;
		}
		header_remove( 'Expires' );
		header_remove( 'Pragma' );
		$policy = "public, max-age=$seconds";
		header( "Cache-Control: $policy" );
		// If PHP or a plugin buffers the output, WordPress sends its no-cache headers again at the end of the request.
		add_filter( 'nocache_headers', static fn(): array => array( 'Cache-Control' => $policy ), PHP_INT_MAX );
		// A visitor with a session gets another answer.
		header( 'Vary: Cookie', false );
	}
}
