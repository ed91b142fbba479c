<?php
namespace Archipel\Tests;

test(
	'[CART-12] the totals of the cart page say how far it is to free shipping, and nothing where no amount leads to it',
	static function (): void {
		free_shipping( array( array( 'requires' => 'min_amount', 'min_amount' => '60' ) ) );
		WC()->cart = cart( array( array( product( array( 'price' => '50' ) ), 1 ) ) );
		$html      = printed( static fn() => do_action( 'woocommerce_before_cart_totals' ) );
		check( 1 === preg_match( '/<span>Only .*10.00.* to go for free shipping.<\/span><progress [^>]*max="6000" value="5000">/', $html ), $html );
		free_shipping( array() );
		same( '', printed( static fn() => do_action( 'woocommerce_before_cart_totals' ) ) );
	}
);

test(
	'[CP-06] a cross-sell that cannot be bought is not offered in the cart',
	static function (): void {
		$there = product( array( 'stock' => 3 ) );
		$gone  = product( array( 'stock' => 0 ) );
		same( array( $there->get_id() ), apply_filters( 'woocommerce_cart_crosssell_ids', array( $gone->get_id(), $there->get_id(), 999999 ), null ) );
	}
);

test(
	'[CP-03] an empty cart, and an empty wishlist, lead to the five categories with the most products, not to the default one',
	static function (): void {
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
			same( 'Our categories: Un & un · Deux · Trois · Quatre · Cinq', html_entity_decode( wp_strip_all_tags( $html ) ) );
			same( 5, preg_match_all( '~<a href="http[^"]+product_cat[^"]+">~', $html ) );
		}
	}
);
