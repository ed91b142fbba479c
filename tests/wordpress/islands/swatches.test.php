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

	/** @testdox [SW-01] [A11Y-01] the list beside a select has its name and field, what its values look like, and the one that is chosen; a select without values, or that another plugin has drawn, is left alone */
	public function test_the_list_beside_a_select(): void {
		$product = shaded_product( array( 'noir' => array( 'Noir', '#000000' ), 'nu' => array( 'Nu', '' ) ), array() );
		$shown   = static fn( string $html ) => apply_filters( 'woocommerce_dropdown_variation_attribute_options_html', $html, array( 'attribute' => 'pa_shade', 'product' => $product ) );
		$select  = '<select name="attribute_pa_shade"><option value="">–</option><option value="noir">Noir</option><option value="nu" selected>Nu &amp; clair</option></select>';
		$list    = dom( $shown( $select ) );
		$host    = $list->query( '//*[@role="radiogroup"]' )->item( 0 );
		self::assertSame( array( wc_attribute_label( 'pa_shade' ), 'attribute_pa_shade', 'color' ), array_map( array( $host, 'getAttribute' ), array( 'aria-label', 'data-attribute_name', 'data-kind' ) ) );
		self::assertSame( 'nu', $list->evaluate( 'string(//input[@checked]/@value)' ) );
		self::assertSame( wc_attribute_label( 'pa_shade' ) . ', Nu & clair', $list->evaluate( 'string(//input[@checked]/@aria-label)' ) );
		self::assertSame( 1.0, $list->evaluate( 'count(//*[name()="rect"])' ) );
		// A host that somebody places elsewhere on the page.
		self::assertStringNotContainsString( '<label', archipel_island( 'swatches' ) );
		self::assertSame( $select, with_filter( 'archipel_island_enabled', '__return_false', static fn() => $shown( $select ) ), 'where the island is off' );
		foreach ( array( '<select><option value="">–</option></select>', "<div>$select</div>", '' ) as $other ) {
			self::assertSame( $other, $shown( $other ) );
		}
	}
}
