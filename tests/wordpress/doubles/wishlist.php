<?php
/** Double of a function of TI WooCommerce Wishlist. */

if ( ! function_exists( 'is_wishlist' ) ) {
	/** Whether the page is that of a list. */
	function is_wishlist(): bool {
		return ! empty( $GLOBALS['archipel_is_wishlist'] );
	}
}
