<?php
namespace Archipel;

/** Adds the cart's JSON to every fragments response, so that one request serves the theme's fragments and our views. */
final class Cart_Fragment {

	public const SELECTOR = 'script#archipel-cart';

	public function register(): void {
		// After the theme and other plugins, which may still change the cart.
		add_filter( 'woocommerce_add_to_cart_fragments', array( $this, 'add' ), 100 );
	}

	public function add( $fragments ) {
		if ( ! is_array( $fragments ) || ! WC()->cart instanceof \WC_Cart ) {
			return $fragments;
		}
		// WooCommerce sets its cookies at the end of the request, possibly after the headers were sent: a script that compares the
		// cookie with the hash of this response would then request the fragments again on the next page.
		WC()->cart->maybe_set_cart_cookies();
		$fragments[ self::SELECTOR ] = '<script type="application/json" id="archipel-cart">' . Props::json( Cart_Payload::data( WC()->cart ) ) . '</script>';
		return $fragments;
	}

	/** @return array{fragments: array<string, string>, cart_hash: string} The response of every cart endpoint, as WooCommerce's own `get_refreshed_fragments`. */
	public static function reply(): array {
		$fragments = apply_filters( 'woocommerce_add_to_cart_fragments', array( 'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content">' . printed( 'woocommerce_mini_cart' ) . '</div>' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		return array(
			'fragments' => is_array( $fragments ) ? $fragments : array(),
			'cart_hash' => WC()->cart->get_cart_hash(),
		);
	}
}
