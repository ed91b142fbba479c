<?php
namespace Archipel\Tests;

final class Tests_Tiles extends Test_Case {
	/** @testdox [WP-04] tile buttons are marked when our island takes them over, and only then */
	public function test_tile_buttons_are_marked_when_our_island_takes_them_over(): void {
		$args = static fn() => apply_filters( 'woocommerce_loop_add_to_cart_args', array( 'class' => 'button ajax_add_to_cart' ), product( array() ) );
		self::assertSame( 'button ajax_add_to_cart wc-interactive', $args()['class'] );
		choose( array( 'islands' => array( 'product-tiles' => array( 'take_over' => false ) ) ) );
		self::assertSame( 'button ajax_add_to_cart', $args()['class'] );
		choose( array( 'islands' => array( 'product-tiles' => array( 'enabled' => false ) ) ) );
		self::assertSame( 'button ajax_add_to_cart', $args()['class'] );
	}
}
