<?php
namespace Archipel\Tests;

use Archipel\Islands\Swatches\Size_Order;

final class Tests_Swatches extends Test_Case {
	/** @testdox [SW-01] letter sizes in alphabetical order come smallest first; an order that the owner has made, and other names, stay */
	public function test_letter_sizes_in_alphabetical_order_come_smallest_first(): void {
		$sorted = static function ( string $names ): string {
			$terms = array();
			foreach ( explode( ' ', $names ) as $name ) {
				$terms[] = new \WP_Term( (object) array( 'name' => $name ) );
			}
			return implode( ' ', array_column( Size_Order::sort( $terms ), 'name' ) );
		};
		self::assertSame( 'S M L XL XXL 3XL 5XL', $sorted( '3XL 5XL L M S XL XXL' ) );
		self::assertSame( '2XS xs S l', $sorted( '2XS l S xs' ) );
		foreach ( array( 'XL M S', 'L M Unique', '38 40 42', 'Noir Rouge' ) as $kept ) {
			self::assertSame( $kept, $sorted( $kept ) );
		}
		self::assertSame( array( 'l', 's' ), Size_Order::sort( array( 'l', 's' ) ) );
		self::assertSame( 10, has_filter( 'woocommerce_get_product_terms', array( Size_Order::class, 'sort' ) ) );
	}
}
