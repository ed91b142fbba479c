<?php
namespace Archipel\Islands\Cart_Page;

use Archipel\Cart_Change;
use Archipel\I18n\Texts;

/**
 * Button of the cart form that removes all lines without confirmation, and a link that restores them. Both carry the nonce of
 * WooCommerce's cart form and work without JavaScript.
 */
final class Empty_Cart {

	private const NONCE = 'woocommerce-cart';

	/** Session key of the lines and coupons that the button removed. */
	private const TAKEN = 'archipel_emptied_cart';

	/** Prints the button beside WooCommerce's cart buttons. */
	public static function print_button(): void {
		printf(
			'<button type="submit" class="button archipel-cart-page__empty" name="archipel_empty_cart" value="1" formnovalidate>%s</button>',
			esc_html( Texts::get( 'cart-page.empty', 'Vider le panier', 'Empty cart' ) )
		);
	}

	/** Handles the button and the link. An invalid nonce does nothing, as with WooCommerce's own links. */
	public static function handle(): void {
		if ( ! function_exists( 'WC' ) || ! WC()->cart instanceof \WC_Cart || ! WC()->session ) {
			return;
		}
		if ( isset( $_POST['archipel_empty_cart'], $_POST['woocommerce-cart-nonce'] ) ) {
			if ( wp_verify_nonce( sanitize_key( wp_unslash( $_POST['woocommerce-cart-nonce'] ) ), self::NONCE ) ) {
				self::take_out( WC()->cart );
				// Without `removed_item`, WooCommerce drops the removed lines when the page with the undo link is shown.
				self::show( add_query_arg( 'removed_item', '1', wc_get_cart_url() ) );
			}
		} elseif ( isset( $_GET['archipel_restore_cart'], $_GET['_wpnonce'] ) ) {
			if ( wp_verify_nonce( sanitize_key( wp_unslash( $_GET['_wpnonce'] ) ), self::NONCE ) ) {
				self::bring_back( WC()->cart );
				self::show( wc_get_cart_url() );
			}
		}
	}

	/** Removes the lines one by one, so that WooCommerce can restore them. */
	private static function take_out( \WC_Cart $cart ): void {
		$keys = array_keys( $cart->get_cart() );
		if ( array() === $keys ) {
			return;
		}
		WC()->session->set(
			self::TAKEN,
			array(
				'keys'    => $keys,
				'coupons' => $cart->get_applied_coupons(),
			)
		);
		foreach ( $keys as $key ) {
			$cart->remove_cart_item( $key );
		}
		$link = wp_nonce_url( add_query_arg( 'archipel_restore_cart', '1', wc_get_cart_url() ), self::NONCE );
		wc_add_notice(
			sprintf(
				'%s <a href="%s" class="restore-item no-prefetch no-prerender" rel="nofollow">%s</a>',
				esc_html( Texts::get( 'cart-page.emptied', 'Panier vidé.', 'Cart emptied.' ) ),
				esc_url( $link ),
				esc_html( Texts::get( 'cart-page.undo', "Annuler\u{202f}?", 'Undo?' ) )
			)
		);
	}

	/**
	 * Restores the removed lines and coupons. WooCommerce's own restore checks nothing: it would overwrite lines added since,
	 * and a line whose product was deleted would break the cart.
	 */
	private static function bring_back( \WC_Cart $cart ): void {
		$taken = WC()->session->get( self::TAKEN );
		if ( ! is_array( $taken ) ) {
			return;
		}
		$change = new Cart_Change( $cart );
		foreach ( array_filter( (array) ( $taken['keys'] ?? array() ), 'is_string' ) as $key ) {
			// The line may be restored already by its own undo link.
			$refusal = isset( $cart->get_removed_cart_contents()[ $key ] ) ? $change->restore( $key ) : '';
			if ( '' !== $refusal ) {
				wc_add_notice( esc_html( $refusal ), 'error' );
			}
		}
		foreach ( array_filter( (array) ( $taken['coupons'] ?? array() ), 'is_string' ) as $code ) {
			if ( ! $cart->has_discount( $code ) ) {
				$cart->apply_coupon( $code );
			}
		}
		WC()->session->set( self::TAKEN, null );
	}

	/** @return never Redirects to the cart, so that a reload does not repeat the action. */
	private static function show( string $address ): void {
		wp_safe_redirect( $address );
		exit;
	}
}
