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

	/**
	 * @testdox [CP-03] an empty cart, and an empty wishlist, lead to the five categories with the most products, not to the default one
	 * @group double
	 */
	public function test_an_empty_cart_leads_to_categories(): void {
		register_taxonomy( 'product_cat', 'product' );
		foreach ( array( 'Divers', 'Un & un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six' ) as $more => $name ) {
			$id = wp_insert_term( $name, 'product_cat' )['term_id'];
			for ( $count = 0; $count < 8 - $more; $count++ ) {
				wp_set_object_terms( product( array() )->get_id(), array( $id ), 'product_cat' );
			}
			if ( 0 === $more ) {
				update_option( 'default_product_cat', $id );
			}
		}
		foreach ( array( 'woocommerce_cart_is_empty', 'tinvwl_wishlist_is_empty' ) as $action ) {
			$html = printed( static fn() => do_action( $action ) );
			self::assertSame( 'Our categories: Un & un · Deux · Trois · Quatre · Cinq', html_entity_decode( wp_strip_all_tags( $html ) ) );
			self::assertSame( 5, preg_match_all( '~<a href="http[^"]+product_cat[^"]+">~', $html ) );
		}
	}
}
