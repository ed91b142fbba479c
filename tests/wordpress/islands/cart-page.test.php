<?php
namespace Archipel\Tests;

final class Tests_Cart_Page extends Test_Case {
	/** @testdox [CART-12] the totals of the cart page say how far it is to free shipping, and nothing where no amount leads to it */
	public function test_the_totals_of_the_cart_page_say_how_far_it_is(): void {
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '60' ) ) );
		WC()->cart = cart( array( array( product( array( 'price' => '50' ) ), 1 ) ) );
		$html      = printed( static fn() => do_action( 'woocommerce_before_cart_totals' ) );
		self::assertMatchesRegularExpression( '/<span>Only .*10.00.* to go for free shipping.<\/span><progress [^>]*max="6000" value="5000">/', $html );
		free_shipping( array() );
		self::assertSame( '', printed( static fn() => do_action( 'woocommerce_before_cart_totals' ) ) );
	}

	/** @testdox [CP-06] a cross-sell that cannot be bought is not offered in the cart */
	public function test_a_cross_sell_that_cannot_be_bought_is_not_offered(): void {
		$there = product( array( 'stock' => 3 ) );
		$gone  = product( array( 'stock' => 0 ) );
		self::assertSame( array( $there->get_id() ), apply_filters( 'woocommerce_cart_crosssell_ids', array( $gone->get_id(), $there->get_id(), 999999 ), null ) );
	}
}
