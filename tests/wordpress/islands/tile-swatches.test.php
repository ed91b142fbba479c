<?php
namespace Archipel\Tests;

use Archipel\Islands\Product_Tiles\Tile_Swatches;

final class Tests_Tile_Swatches extends Test_Case {
	private const SHADES = array( 'red' => array( 'R"ed', '#cc0000' ), 'blue' => array( 'Midnight blue', '#000066' ) );

	/** HTML of the swatches on a product's tile. */
	private static function swatches( $product ): string {
		$GLOBALS['product'] = $product;
		return printed( array( Tile_Swatches::class, 'print_row' ) );
	}

	/** Colours of a swatch row, by term slug. */
	private static function shades_in( string $html ): array {
		$found = array();
		foreach ( dom( $html )->query( '//div[@role="radiogroup"]/button[@role="radio"]' ) as $item ) {
			$found[ $item->getAttribute( 'data-value' ) ] = $item;
		}
		return $found;
	}

	/** Price text that a colour displays in place of the tile's price. */
	private static function price_of( \DOMElement $shade ): string {
		$price = dom( '<p>' . $shade->getAttribute( 'data-archipel-price' ) . '</p>' );
		$shown = array();
		foreach ( $price->query( '//bdi' ) as $amount ) {
			$shown[] = (string) preg_replace( '/[^\d,.]/u', '', $amount->textContent );
		}
		return str_replace( '.', ',', implode( ' ', $shown ) );
	}

	/** @testdox [SW-09] [SEC-01] a tile has a row of the product’s colours: one stop of the Tab key, each with its name, as text, colour, picture and price */
	public function test_a_tile_has_a_row_of_the_products_colours(): void {
		$image = picture( array( 'post_title' => 'red' ) );
		$html  = self::swatches( shaded_product( self::SHADES, array( array( 'shade' => 'red', 'image' => $image, 'price' => '19.9' ), array( 'shade' => 'blue', 'price' => '15', 'regular_price' => '25' ) ) ) );
		$row   = dom( $html )->query( '//div[@role="radiogroup"]' )->item( 0 );
		self::assertSame( array( 'attribute_pa_shade', wc_attribute_label( 'pa_shade' ) ), array( $row->getAttribute( 'data-attribute_name' ), $row->getAttribute( 'aria-label' ) ) );

		$shades = self::shades_in( $html );
		self::assertSame( array( 'red', 'blue' ), array_keys( $shades ) );
		self::assertSame( array( '0', '-1' ), array_values( array_map( static fn( $one ) => $one->getAttribute( 'tabindex' ), $shades ) ) );
		foreach ( $shades as $slug => $one ) {
			self::assertSame( array( 'button', 'false', self::SHADES[ $slug ][0], self::SHADES[ $slug ][0] ), array( $one->getAttribute( 'type' ), $one->getAttribute( 'aria-checked' ), $one->getAttribute( 'aria-label' ), $one->getAttribute( 'title' ) ) );
			self::assertSame( array( 'true', self::SHADES[ $slug ][1] ), array( $one->firstElementChild->getAttribute( 'aria-hidden' ), $one->firstElementChild->firstElementChild->getAttribute( 'fill' ) ) );
		}
		self::assertStringNotContainsString( 'style=', $html, 'a style attribute needs a hole in the policy of the page' );

		$red = json_decode( $shades['red']->getAttribute( 'data-archipel-image' ), true );
		self::assertSame( wp_get_attachment_image_src( $image, 'woocommerce_thumbnail' )[0], $red['src'] ?? null );
		self::assertSame( 'null', $shades['blue']->getAttribute( 'data-archipel-image' ) );
		self::assertSame( array( '19,90', '25,00 15,00' ), array( self::price_of( $shades['red'] ), self::price_of( $shades['blue'] ) ) );
	}

	/** @testdox [SW-09] a price in which the variations of a colour differ, now or before a reduction, is not shown; their first picture is; a colour’s price is this visitor’s, as the tile’s own: another plugin’s discount counts, on a row that is kept, too */
	public function test_a_price_in_which_the_variations_of_a_colour_differ(): void {
		$image  = picture( array( 'post_title' => 'red' ) );
		$shades = self::shades_in( self::swatches( shaded_product( self::SHADES, array( array( 'shade' => 'red', 'price' => '20' ), array( 'shade' => 'red', 'price' => '22', 'image' => $image ), array( 'shade' => 'blue' ), array( 'shade' => 'blue' ) ) ) ) );
		self::assertSame( array( '', '20,00' ), array( self::price_of( $shades['red'] ), self::price_of( $shades['blue'] ) ) );
		self::assertStringContainsString( '/red-', $shades['red']->getAttribute( 'data-archipel-image' ) );

		$reduced = array( array( 'shade' => 'red', 'price' => '15', 'regular_price' => '25' ), array( 'shade' => 'red', 'price' => '15', 'regular_price' => '30' ), array( 'shade' => 'blue' ) );
		self::assertSame( '', self::price_of( self::shades_in( self::swatches( shaded_product( self::SHADES, $reduced ) ) )['red'] ) );

		$product = shaded_product( self::SHADES, array( array( 'shade' => 'red' ), array( 'shade' => 'blue' ) ) );
		$price   = static fn(): string => self::price_of( self::shades_in( self::swatches( wc_get_product( $product->get_id() ) ) )['red'] );
		self::assertSame( '20,00', $price() );
		$hashed  = static fn( array $hash ): array => array_merge( $hash, array( 'member' ) );
		$member  = static fn(): string => with_filter( 'woocommerce_variation_prices_price', static fn(): string => '12', $price );
		self::assertSame( '20,00 12,00', with_filter( 'woocommerce_get_variation_prices_hash', $hashed, $member ) );
	}

	/** @testdox [SW-09] [WP-07] a row has five colours, and where there are more a link to the rest, in the owner’s words */
	public function test_a_row_has_five_colours_and(): void {
		$row   = static function ( int $count ): string {
			$shades = array();
			foreach ( range( 1, $count ) as $at ) {
				$shades[ "of-$count-$at" ] = array( "Tone $at of $count", "#00000$at" );
			}
			return self::swatches( shaded_product( $shades, array_map( static fn( string $slug ): array => array( 'shade' => $slug ), array_keys( $shades ) ) ) );
		};
		$links = static fn( string $html ): \DOMNodeList => dom( $html )->query( '//div[@class="archipel-tile-swatches archipel-script-only"]/a' );
		$seven = $row( 7 );
		self::assertSame( 5, count( self::shades_in( $seven ) ) );
		$link = $links( $seven )->item( 0 );
		self::assertSame( array( '+2', $GLOBALS['product']->get_permalink(), '+2 colours: Kimono' ), array( $link->textContent, $link->getAttribute( 'href' ), $link->getAttribute( 'aria-label' ) ) );
		self::assertSame( '+1 colour: Kimono', $links( $row( 6 ) )->item( 0 )->getAttribute( 'aria-label' ) );
		self::assertSame( 0, $links( $row( 5 ) )->length );
		$own = with_filter( 'archipel_messages', static fn(): array => array( 'product-tiles.moreColors' => 'also {count}' ), static fn(): string => $row( 8 ) );
		self::assertSame( 'also 3', $links( $own )->item( 0 )->getAttribute( 'aria-label' ) );
	}

	/** @testdox [SW-09] a colour that no variation can be had in is left out, and so is a term without a colour; a single one is no choice: a product in one colour, one without colours and one without variations have no row, and neither has what is no product; a colour that is sold out goes with the shop’s sold out variations, where the owner hides them */
	public function test_a_colour_that_no_variation_can_be_had_in_is_left_out(): void {
		$three = self::SHADES + array( 'gold' => array( 'Gold', '#ffcc00' ), 'nude' => array( 'Nude', '' ), 'odd' => array( 'Odd', 'url(//evil.example)' ) );
		$some  = array( array( 'shade' => 'red' ), array( 'shade' => 'blue' ), array( 'shade' => 'nude' ), array( 'shade' => 'odd' ) );
		self::assertSame( array( 'red', 'blue' ), array_keys( self::shades_in( self::swatches( shaded_product( $three, array_merge( $some, array( array( 'shade' => 'gold', 'visible' => false ) ) ) ) ) ) ) );
		self::assertSame( '', self::swatches( shaded_product( self::SHADES, array( array( 'shade' => 'red' ), array( 'shade' => 'blue', 'visible' => false ) ) ) ) );
		foreach ( array( product( array( 'type' => 'variable', 'status' => 'publish' ) ), product( array( 'status' => 'publish' ) ), null, false, 12, 'kimono' ) as $other ) {
			self::assertSame( '', self::swatches( $other ) );
		}

		$product = shaded_product( self::SHADES + array( 'gold' => array( 'Gold', '#ffcc00' ) ), array( array( 'shade' => 'red' ), array( 'shade' => 'blue' ), array( 'shade' => 'gold', 'stock' => 0 ) ) );
		$shown   = static fn(): array => array_keys( self::shades_in( self::swatches( wc_get_product( $product->get_id() ) ) ) );
		self::assertSame( array( 'red', 'blue', 'gold' ), $shown() );
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		delete_transient( 'wc_product_children_' . $product->get_id() );
		delete_transient( 'wc_var_prices_' . $product->get_id() );
		self::assertSame( array( 'red', 'blue' ), $shown() );
	}

	/** @testdox [SW-09] a row is read once and kept with the product until it, one of its variations or a term changes */
	public function test_a_row_is_read_once_and_kept(): void {
		$product   = shaded_product( self::SHADES, array( array( 'shade' => 'red' ), array( 'shade' => 'blue' ) ) );
		$before    = self::swatches( $product );
		$variation = wc_get_product( $product->get_children()[0] );
		$image_of  = static fn( string $html ): string => self::shades_in( $html )['red']->getAttribute( 'data-archipel-image' );

		$variation->set_image_id( picture( array( 'post_title' => 'red' ) ) );
		$variation->save();
		self::assertSame( $before, self::swatches( $product ) );
		Tile_Swatches::forget_parent( $variation->get_id() );
		self::assertStringContainsString( '/red-', $image_of( self::swatches( $product ) ) );
		update_post_meta( $product->get_id(), '_archipel_tile_swatches', array( 'attribute' => 'pa_shade', 'colors' => array() ) );
		self::assertSame( array( 'red', 'blue' ), array_keys( self::shades_in( self::swatches( $product ) ) ), 'kept by an earlier version' );

		// Primes the meta cache, as product lists do.
		get_post_meta( $product->get_id() );
		$queries = $GLOBALS['wpdb']->num_queries;
		self::swatches( $product );
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
		Tile_Swatches::register();
		$changes = array(
			'woocommerce_update_product'                => array( $product->get_id() ),
			'woocommerce_new_product_variation'         => array( $variation->get_id(), $variation ),
			'woocommerce_update_product_variation'      => array( $variation->get_id(), $variation ),
			'woocommerce_trash_product_variation'       => array( $variation->get_id() ),
			'woocommerce_before_delete_product_variation' => array( $variation->get_id() ),
			'delete_term'                               => array( 1, 1, 'pa_shade', new \stdClass(), array() ),
		);
		foreach ( $changes as $hook => $arguments ) {
			self::swatches( $product );
			self::assertTrue( metadata_exists( 'post', $product->get_id(), '_archipel_tile_swatches' ), $hook );
			do_action( $hook, ...$arguments );
			self::assertFalse( metadata_exists( 'post', $product->get_id(), '_archipel_tile_swatches' ), $hook );
		}
	}
}
