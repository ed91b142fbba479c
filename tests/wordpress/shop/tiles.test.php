<?php
namespace Archipel\Tests;

test(
	'[WP-04] tile buttons are marked when our island takes them over, and only then',
	static function (): void {
		$args = static fn() => apply_filters( 'woocommerce_loop_add_to_cart_args', array( 'class' => 'button ajax_add_to_cart' ), product( array() ) );
		same( 'button ajax_add_to_cart wc-interactive', $args()['class'] );
		choose( array( 'islands' => array( 'product-tiles' => array( 'take_over' => false ) ) ) );
		same( 'button ajax_add_to_cart', $args()['class'] );
		choose( array( 'islands' => array( 'product-tiles' => array( 'enabled' => false ) ) ) );
		same( 'button ajax_add_to_cart', $args()['class'] );
	}
);
