<?php
namespace Archipel\Islands\Checkout;

use Archipel\Request_Origin;

/**
 * The script sends a key with each order, in the header `X-Archipel-Request` of WooCommerce's `wc-ajax=checkout`. For an hour it can request the state
 * of that order (`wc-ajax=archipel_placed_order`). A second order with the same key gets the response of the first.
 *
 * Only the visitor who sent the order gets its state: the session must match, or the account created with the order. For other visitors the key is
 * unknown. Orders without a key, sent by WooCommerce's own script, are not tracked.
 */
final class Placed_Order {

	/** Key of this request's order, as the script sent it; empty without one. */
	private static string $key = '';

	public static function register(): void {
		// Runs before WooCommerce's own handler.
		add_action( 'wc_ajax_checkout', array( self::class, 'begin' ), 1 );
		add_action( 'woocommerce_checkout_order_processed', array( self::class, 'note_order' ), 1, 3 );
		add_filter( 'woocommerce_payment_successful_result', array( self::class, 'note_reply' ), PHP_INT_MAX );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', array( self::class, 'note_redirect' ), PHP_INT_MAX );
		add_action( 'wc_ajax_archipel_placed_order', array( self::class, 'answer' ) );
	}

	/** Starts to track this request's order; repeats the response if an order with this key was placed before. */
	public static function begin(): void {
		$key = sanitize_key( Request_Origin::header( 'HTTP_X_ARCHIPEL_REQUEST' ) );
		if ( '' === $key || strlen( $key ) > 64 || ! WC()->session ) {
			return;
		}
		$known = self::read( $key );
		if ( null !== $known && isset( $known['reply'] ) ) {
			wp_send_json( $known['reply'] );
		}
		// The key belongs to another visitor or to an order in progress: this request is not tracked.
		if ( false !== get_transient( self::name( $key ) ) ) {
			return;
		}
		self::$key = $key;
		self::write( array( 'owners' => self::visitor() ) );
		register_shutdown_function( array( self::class, 'end' ) );
	}

	/** Notes the order when it is in the database but not paid yet. */
	public static function note_order( $id, $posted, $order ): void {
		$customer = $order instanceof \WC_Order ? (string) $order->get_customer_id() : '';
		// If the checkout created an account, the visitor's session changes to it.
		self::add( array( 'order' => (int) $id ), '' === $customer || '0' === $customer ? array() : array( $customer ) );
	}

	/** Notes the response to a successful order. */
	public static function note_reply( $reply ) {
		self::add( array( 'reply' => $reply ) );
		return $reply;
	}

	/** Notes the response to an order that needs no payment. */
	public static function note_redirect( $redirect ) {
		self::note_reply(
			array(
				'result'   => 'success',
				'redirect' => $redirect,
			)
		);
		return $redirect;
	}

	/** Ends the request: a refused order is forgotten; an order whose payment ended in a fatal error is marked as unclear. */
	public static function end(): void {
		$kept = self::kept();
		if ( null === $kept || isset( $kept['reply'] ) ) {
			return;
		}
		$error   = error_get_last();
		$is_dead = null !== $error && in_array( $error['type'], array( E_ERROR, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true );
		if ( isset( $kept['order'] ) && $is_dead ) {
			self::add( array( 'broke' => true ) );
			return;
		}
		delete_transient( self::name( self::$key ) );
		self::$key = '';
	}

	/** AJAX handler: sends the state of the requested order and its stored answer. */
	public static function answer(): void {
		$key  = isset( $_POST['key'] ) ? sanitize_key( wp_unslash( $_POST['key'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- read only, and only data of this visitor.
		$kept = self::read( $key );
		if ( isset( $kept['reply'] ) ) {
			$state = 'placed';
		} elseif ( null === $kept ) {
			$state = 'none';
		} else {
			$state = isset( $kept['broke'] ) ? 'unclear' : 'running';
		}
		wp_send_json( array( 'state' => $state ) + array_intersect_key( $kept ?? array(), array( 'reply' => true ) ) );
	}

	/** @return array<string, mixed>|null The stored data of an order; null if it belongs to another visitor. */
	private static function read( string $key ): ?array {
		$kept = '' === $key ? false : get_transient( self::name( $key ) );
		return is_array( $kept ) && array() !== array_intersect( (array) ( $kept['owners'] ?? array() ), self::visitor() ) ? $kept : null;
	}

	/** @return list<string> The visitor's session key and user id, without empty values. */
	private static function visitor(): array {
		$session = WC()->session ? (string) WC()->session->get_customer_id() : '';
		return array_values( array_unique( array_filter( array( $session, (string) get_current_user_id() ), static fn( string $one ): bool => '' !== $one && '0' !== $one ) ) );
	}

	/** @return array<string, mixed>|null The stored data of this request's order. */
	private static function kept(): ?array {
		$kept = '' === self::$key ? false : get_transient( self::name( self::$key ) );
		return is_array( $kept ) ? $kept : null;
	}

	/** Adds data to this request's order, and more session keys or user ids that may read its state. */
	private static function add( array $facts, array $owners = array() ): void {
		$kept = self::kept();
		if ( null !== $kept ) {
			$kept['owners'] = array_values( array_unique( array_merge( (array) ( $kept['owners'] ?? array() ), $owners ) ) );
			self::write( $facts + $kept );
		}
	}

	/** Stores the data of this request's order for an hour. */
	private static function write( array $kept ): void {
		$name = self::name( self::$key );
		set_transient( $name, $kept, HOUR_IN_SECONDS );
	}

	/** Name of the transient of an order. */
	private static function name( string $key ): string {
		return 'archipel_order_' . md5( $key );
	}
}
