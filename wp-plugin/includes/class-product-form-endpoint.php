<?php
namespace Archipel;

/**
 * Handles `/?wc-ajax=archipel_add_to_cart`, to which the product form is posted unchanged.
 *
 * WooCommerce handles every request with `add-to-cart` on `wp_loaded`, before wc-ajax, for all product types and with the fields
 * of all add-ons. So this class adds nothing itself: it keeps that handler from redirecting and sends its result.
 */
final class Product_Form_Endpoint {

	private const ACTION = 'archipel_add_to_cart';

	/** Notices of this request; null for a request to another endpoint. */
	private ?Notice_Scope $notices = null;

	/** Number of added lines before WooCommerce's handler. */
	private int $added_before = 0;

	/** Address to which WooCommerce's handler, or a plugin, wanted to redirect. */
	private string $redirect = '';

	public function register(): void {
		// WooCommerce's handler runs at 20.
		add_action( 'wp_loaded', array( $this, 'prepare' ), 14 );
		add_action( 'wc_ajax_' . self::ACTION, array( $this, 'answer' ) );
	}

	/** Prepares the request for WooCommerce's handler, if it is for this endpoint. */
	public function prepare(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- adding to one's own cart; WooCommerce's form has no nonce either.
		if ( ! isset( $_GET['wc-ajax'] ) || self::ACTION !== $_GET['wc-ajax'] || ! WC()->session ) {
			return;
		}
		$this->notices      = new Notice_Scope();
		$this->added_before = did_action( 'woocommerce_add_to_cart' );

		// A GET request must not add a product.
		if ( array() === $_POST && array() === $_FILES ) {
			unset( $_REQUEST['add-to-cart'] );
			return;
		}
		// A form sent by script lacks the submit button, in which themes put the product id.
		if ( ! isset( $_REQUEST['add-to-cart'] ) && isset( $_POST['product_id'] ) ) {
			$_REQUEST['add-to-cart'] = absint( $_POST['product_id'] );
		}
		// phpcs:enable
		// The browser follows the setting “go to the cart after adding”, by the page's config.
		add_filter( 'pre_option_woocommerce_cart_redirect_after_add', static fn(): string => 'no' );
		add_filter( 'woocommerce_add_to_cart_redirect', array( $this, 'keep_redirect' ), PHP_INT_MAX );
		add_filter( 'wp_redirect', array( $this, 'answer_redirect' ), PHP_INT_MAX );
	}

	/** Filter: stores the address of a plugin's redirect after adding, and prevents the redirect. */
	public function keep_redirect( $url ): bool {
		$this->redirect = is_string( $url ) ? $url : '';
		return false;
	}

	/** Filter: sends our response instead of another plugin's redirect, which would end the request. */
	public function answer_redirect( $location ) {
		$this->redirect = is_string( $location ) ? $location : '';
		remove_filter( 'wp_redirect', array( $this, 'answer_redirect' ), PHP_INT_MAX );
		nocache_headers();
		$this->answer();
		return $location;
	}

	/** Sends the result of WooCommerce's handler. */
	public function answer(): void {
		if ( null === $this->notices ) {
			return;
		}
		ob_start();
		$product_id = absint( $_REQUEST['add-to-cart'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- see prepare().
		if ( did_action( 'woocommerce_add_to_cart' ) > $this->added_before ) {
			do_action( 'woocommerce_ajax_added_to_cart', $product_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's action.
			$reply = Cart_Fragment::reply() + array( 'notices' => $this->notices->html() );
			if ( '' !== $this->redirect ) {
				$reply['redirect'] = wp_validate_redirect( $this->redirect, wc_get_cart_url() );
			}
		} else {
			$url = wc_get_product( $product_id ) ? get_permalink( $product_id ) : false;
			if ( 0 === wc_notice_count( 'error' ) ) {
				wc_add_notice( __( 'This product could not be added to your cart.', 'archipel' ), 'error' );
			}
			$reply = array(
				'error'       => true,
				'notices'     => $this->notices->html(),
				'product_url' => apply_filters( 'woocommerce_cart_redirect_after_error', $url, $product_id ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
			);
		}
		ob_end_clean();
		wp_send_json( $reply );
	}
}
