<?php
namespace Archipel;

/**
 * Answers `/?wc-ajax=archipel_set_quantity`, `archipel_restore_item` and `archipel_nonces`. WooCommerce has sent no-cache headers by the time
 * these are called.
 *
 * The cart endpoints check no nonce, like WooCommerce's own `remove_from_cart`: they only change the visitor's own cart.
 */
final class Cart_Endpoints {

	public function register(): void {
		add_action( 'wc_ajax_archipel_set_quantity', array( $this, 'set_quantity' ) );
		add_action( 'wc_ajax_archipel_restore_item', array( $this, 'restore_item' ) );
		add_action( 'wc_ajax_archipel_nonces', array( $this, 'nonces' ) );
		add_filter( 'nocache_headers', array( $this, 'forbid_storing' ) );
	}

	/**
	 * Filter: keeps caches from storing the answers of all our endpoints, which are one visitor's. WordPress's own headers forbid that for guests only
	 * since 6.8. Not on pages: `no-store` would disable the browser's back/forward cache.
	 */
	public function forbid_storing( $headers ) {
		if ( is_array( $headers ) && 0 === strpos( (string) get_query_var( 'wc-ajax' ), 'archipel_' ) ) {
			$headers['Cache-Control'] = 'no-cache, must-revalidate, max-age=0, no-store, private';
		}
		return $headers;
	}

	public function set_quantity(): void {
		ob_start();
		self::send( ( new Cart_Change( WC()->cart ) )->set_quantity( self::posted( 'cart_item_key' ), self::posted( 'quantity' ) ) );
	}

	public function restore_item(): void {
		ob_start();
		self::send( ( new Cart_Change( WC()->cart ) )->restore( self::posted( 'cart_item_key' ) ) );
	}

	/** Sends nonces for this visitor, by action; not to a page of another site, whatever that site may read here by a plugin's CORS headers. */
	public function nonces(): void {
		if ( Request_Origin::is_foreign() ) {
			wp_send_json( array(), 403 );
		}
		/** Filters the actions whose nonces scripts may request. */
		$actions = apply_filters(
			'archipel_nonce_actions',
			array(
				'wp_rest',
				'apply-coupon',
				'remove-coupon',
				'update-shipping-method',
				'update-order-review',
				'woocommerce-cart',
				'woocommerce-shipping-calculator',
				'woocommerce-process_checkout',
				'woocommerce-login',
				'woocommerce-register',
				'woocommerce-lost-password',
				'lost_password',
			)
		);
		$nonces  = array();
		foreach ( array_filter( (array) $actions, 'is_string' ) as $action ) {
			$nonces[ $action ] = wp_create_nonce( $action );
		}
		wp_send_json( $nonces );
	}

	/** Sends the fragments, with the reason of a refusal; empty after a successful change. */
	private static function send( string $refusal ): void {
		$reply = Cart_Fragment::reply();
		if ( '' !== $refusal ) {
			$reply += array(
				'error'   => true,
				'message' => $refusal,
			);
		}
		// Output of other plugins would break the JSON.
		ob_end_clean();
		wp_send_json( $reply );
	}

	private static function posted( string $name ): string {
		$value = isset( $_POST[ $name ] ) ? wc_clean( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- see the class; wc_clean() sanitises.
		return is_string( $value ) ? $value : '';
	}
}
