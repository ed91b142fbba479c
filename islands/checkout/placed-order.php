<?php
/**
 * What became of an order whose answer was lost.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Our script gives each order a name, in the header `X-Archipel-Request` of WooCommerce's `wc-ajax=checkout`. For an hour it can ask by that name
 * (`wc-ajax=archipel_placed_order`) what became of it; and an order that comes twice under one name is answered as the first time.
 *
 * Only the visitor who has sent it is told: by the session, or the account that came with the order. Anybody else's name is answered like one
 * that nobody has given. Orders without a name, as WooCommerce's own script sends them, are left alone.
 */
final class Placed_Order {

	private const HEADER = 'HTTP_X_ARCHIPEL_REQUEST';

	/** Name of the order of this request; empty when it has none. */
	private static string $name = '';

	/** Hooks in. */
	public static function register(): void {
		// Before WooCommerce's own handler.
		add_action( 'wc_ajax_checkout', array( self::class, 'begin' ), 1 );
		add_action( 'woocommerce_checkout_order_processed', array( self::class, 'note_order' ), 1, 3 );
		add_filter( 'woocommerce_payment_successful_result', array( self::class, 'note_reply' ), PHP_INT_MAX );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', array( self::class, 'note_redirect' ), PHP_INT_MAX );
		add_action( 'wc_ajax_archipel_placed_order', array( self::class, 'answer' ) );
	}

	/** An order has come: one that was placed under this name is answered again, another begins. */
	public static function begin(): void {
		$name = isset( $_SERVER[ self::HEADER ] ) ? sanitize_key( wp_unslash( $_SERVER[ self::HEADER ] ) ) : '';
		if ( '' === $name || strlen( $name ) > 64 || ! WC()->session ) {
			return;
		}
		$known = self::read( $name );
		if ( null !== $known && isset( $known['reply'] ) ) {
			wp_send_json( $known['reply'] );
		}
		// Of somebody else, or under way: that one keeps the name.
		if ( false !== get_transient( self::key( $name ) ) ) {
			return;
		}
		self::$name = $name;
		self::write( array( 'owners' => self::visitor() ) );
		register_shutdown_function( array( self::class, 'end' ) );
	}

	/**
	 * The order is in the database, and not paid yet.
	 *
	 * @param mixed $id     Its id.
	 * @param mixed $posted What was posted.
	 * @param mixed $order  The order.
	 */
	public static function note_order( $id, $posted, $order ): void {
		$customer = $order instanceof \WC_Order ? (string) $order->get_customer_id() : '';
		// An account that came with the order: the visitor has its session from now on.
		self::add( array( 'order' => (int) $id ), '' === $customer || '0' === $customer ? array() : array( $customer ) );
	}

	/**
	 * What is about to be answered to a success.
	 *
	 * @param mixed $reply The reply of a payment method.
	 * @return mixed
	 */
	public static function note_reply( $reply ) {
		self::add( array( 'reply' => $reply ) );
		return $reply;
	}

	/**
	 * The same for an order that costs nothing.
	 *
	 * @param mixed $redirect Where its success leads.
	 * @return mixed
	 */
	public static function note_redirect( $redirect ) {
		self::add(
			array(
				'reply' => array(
					'result'   => 'success',
					'redirect' => $redirect,
				),
			)
		);
		return $redirect;
	}

	/** The request has come to its end: an order that was refused is none, one that broke off in the middle of its payment is unclear. */
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
		delete_transient( self::key( self::$name ) );
		self::$name = '';
	}

	/** Tells what became of the order that is asked for. */
	public static function answer(): void {
		$name = isset( $_POST['key'] ) ? sanitize_key( wp_unslash( $_POST['key'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- it reads, and only what this visitor has sent.
		wp_send_json( self::state( self::read( $name ) ) );
	}

	/**
	 * What the browser is told.
	 *
	 * @param array<string, mixed>|null $kept What is known of the order.
	 * @return array<string, mixed>
	 */
	private static function state( ?array $kept ): array {
		if ( null === $kept ) {
			return array( 'state' => 'none' );
		}
		if ( isset( $kept['reply'] ) ) {
			return array(
				'state' => 'placed',
				'reply' => $kept['reply'],
			);
		}
		return array( 'state' => isset( $kept['broke'] ) ? 'unclear' : 'running' );
	}

	/**
	 * What is known of an order, if it is this visitor's.
	 *
	 * @param string $name Its name.
	 * @return array<string, mixed>|null
	 */
	private static function read( string $name ): ?array {
		$kept = '' === $name ? false : get_transient( self::key( $name ) );
		return is_array( $kept ) && array() !== array_intersect( (array) ( $kept['owners'] ?? array() ), self::visitor() ) ? $kept : null;
	}

	/**
	 * Who this visitor is: the key of the session, and the account.
	 *
	 * @return list<string>
	 */
	private static function visitor(): array {
		$session = WC()->session ? (string) WC()->session->get_customer_id() : '';
		return array_values( array_unique( array_filter( array( $session, (string) get_current_user_id() ), static fn( string $one ): bool => '' !== $one && '0' !== $one ) ) );
	}

	/**
	 * What this request has noted.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function kept(): ?array {
		$kept = '' === self::$name ? false : get_transient( self::key( self::$name ) );
		return is_array( $kept ) ? $kept : null;
	}

	/**
	 * Adds to what this request has noted.
	 *
	 * @param array<string, mixed> $facts  New facts.
	 * @param string[]             $owners Who may ask, besides.
	 */
	private static function add( array $facts, array $owners = array() ): void {
		$kept = self::kept();
		if ( null !== $kept ) {
			$kept['owners'] = array_values( array_unique( array_merge( (array) ( $kept['owners'] ?? array() ), $owners ) ) );
			self::write( $facts + $kept );
		}
	}

	/**
	 * Keeps what is known of this request's order.
	 *
	 * @param array<string, mixed> $kept All of it.
	 */
	private static function write( array $kept ): void {
		$name = self::key( self::$name );
		set_transient( $name, $kept, HOUR_IN_SECONDS );
	}

	/**
	 * Name of the transient that keeps an order.
	 *
	 * @param string $name Name of the order.
	 */
	private static function key( string $name ): string {
		return 'archipel_order_' . md5( $name );
	}
}
