<?php
/**
 * Server side of the cart page: the button that empties the cart, where the owner wants one.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CartPage;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/empty-cart.php';

if ( Empty_Cart::is_wanted() ) {
	add_action( 'woocommerce_cart_actions', array( Empty_Cart::class, 'print_button' ) );
	// When WooCommerce handles the cart form itself.
	add_action( 'wp_loaded', array( Empty_Cart::class, 'handle' ), 20 );
}

// The island adopts what WooCommerce prints and prints nothing of its own.
return static fn(): string => '';
