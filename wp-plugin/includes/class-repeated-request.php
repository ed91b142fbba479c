<?php
/**
 * An add to cart that arrives twice.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Adds once what was asked once. A browser sends a request again, without telling anybody, when a connection that it has used before breaks
 * before the answer. Our scripts give each add to cart a name, in the header `X-Archipel-Request`; a name that this visitor's session knows
 * is answered with the cart as it is.
 *
 * WooCommerce's own calls carry no such header and are left alone.
 */
final class Repeated_Request {

	private const ACTIONS = array( 'add_to_cart', 'archipel_add_to_cart' );

	/** Key of the session. */
	private const KEPT = 'archipel_requests';

	/** How many names a session keeps: a repetition comes at once. */
	private const MOST = 10;

	/** Hooks in. */
	public function register(): void {
		// After the cart has been read (10), before WooCommerce's handler of product forms (20) and ours (14).
		add_action( 'wp_loaded', array( $this, 'answer' ), 13 );
		add_action( 'woocommerce_add_to_cart', array( $this, 'remember' ) );
	}

	/** Answers a request that has been carried out before. */
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

	/** Keeps the name of a request that has added something. */
	public function remember(): void {
		$name = self::name();
		if ( '' === $name || ! WC()->session || in_array( $name, self::kept(), true ) ) {
			return;
		}
		WC()->session->set( self::KEPT, array_slice( array_merge( self::kept(), array( $name ) ), -self::MOST ) );
	}

	/** Name of this request; empty when it is no add to cart of ours. */
	private static function name(): string {
		$action = isset( $_GET['wc-ajax'] ) ? sanitize_key( wp_unslash( $_GET['wc-ajax'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- adding to one's own cart; WooCommerce asks for no nonce either.
		$name   = isset( $_SERVER['HTTP_X_ARCHIPEL_REQUEST'] ) ? sanitize_key( wp_unslash( $_SERVER['HTTP_X_ARCHIPEL_REQUEST'] ) ) : '';
		return in_array( $action, self::ACTIONS, true ) && strlen( $name ) <= 64 ? $name : '';
	}

	/**
	 * Names that the session knows.
	 *
	 * @return list<string>
	 */
	private static function kept(): array {
		return array_values( array_filter( (array) WC()->session->get( self::KEPT, array() ), 'is_string' ) );
	}
}
