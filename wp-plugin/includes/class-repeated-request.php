<?php
namespace Archipel;

/**
 * A browser silently repeats a request if a reused connection breaks before the response. Our scripts send a unique name per add to the
 * cart in the header `X-Archipel-Request`; a request whose name is in the visitor's session is answered with the current cart, without
 * adding again.
 *
 * WooCommerce's own requests have no such header and are not checked.
 */
final class Repeated_Request {

	private const ACTIONS = array( 'add_to_cart', 'archipel_add_to_cart' );

	/** Session key. */
	private const KEPT = 'archipel_requests';

	/** Maximum of names in a session; few, because a repetition comes at once. */
	private const MOST = 10;

	public function register(): void {
		// After the cart has been read (10), before WooCommerce's handler of product forms (20) and ours (14).
		add_action( 'wp_loaded', array( $this, 'answer' ), 13 );
		add_action( 'woocommerce_add_to_cart', array( $this, 'remember' ) );
	}

	/** Answers a request that was carried out before. */
	public function answer(): void {
		$name = self::name();
		if ( '' === $name || ! WC()->session || ! in_array( $name, self::kept(), true ) ) {
			return;
		}
		nocache_headers();
		ob_start();
		$reply = Cart_Fragment::reply();
		ob_end_clean();
		wp_send_json( $reply );
	}

	/** Stores the name of a request that has added a product. */
	public function remember(): void {
		$name = self::name();
		if ( '' === $name || ! WC()->session || in_array( $name, self::kept(), true ) ) {
			return;
		}
		WC()->session->set( self::KEPT, array_slice( array_merge( self::kept(), array( $name ) ), -self::MOST ) );
	}

	/** Returns the name of this request; empty for a request without one, or to another endpoint. */
	private static function name(): string {
		$action = isset( $_GET['wc-ajax'] ) ? sanitize_key( wp_unslash( $_GET['wc-ajax'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- adding to one's own cart; WooCommerce asks for no nonce either.
		$name   = sanitize_key( Request_Origin::header( 'HTTP_X_ARCHIPEL_REQUEST' ) );
		return in_array( $action, self::ACTIONS, true ) && strlen( $name ) <= 64 ? $name : '';
	}

	/** @return list<string> The names in the session. */
	private static function kept(): array {
		return array_values( array_filter( (array) WC()->session->get( self::KEPT, array() ), 'is_string' ) );
	}
}
