<?php
namespace Archipel\Tests;

test(
	'[CP-06] a cross-sell that cannot be bought is not offered in the cart',
	static function (): void {
		$there = product( array( 'stock' => 3 ) );
		$gone  = product( array( 'stock' => 0 ) );
		same( array( $there->get_id() ), apply_filters( 'woocommerce_cart_crosssell_ids', array( $gone->get_id(), $there->get_id(), 999999 ), null ) );
	}
);
