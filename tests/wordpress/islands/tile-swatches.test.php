<?php
namespace Archipel\Tests;

use Archipel\Islands\ProductTiles\Tile_Swatches;

/**
 * HTML of the swatches on a product's tile.
 *
 * @param mixed $product The product in the loop.
 */
function swatches( $product ): string {
	$GLOBALS['product'] = $product;
	return printed( array( Tile_Swatches::class, 'print_row' ) );
}

/**
 * Colours of a swatch row, by term slug.
 *
 * @param string $html The row.
 * @return array<string, \DOMElement>
 */
function shades_in( string $html ): array {
	$found = array();
	foreach ( dom( $html )->query( '//div[@role="radiogroup"]/button[@role="radio"]' ) as $item ) {
		$found[ $item->getAttribute( 'data-value' ) ] = $item;
	}
	return $found;
}

/**
 * Price text that a colour displays in place of the tile's price.
 *
 * @param \DOMElement $shade A colour.
 */
function price_of( \DOMElement $shade ): string {
	$price = dom( '<p>' . $shade->getAttribute( 'data-archipel-price' ) . '</p>' );
	$shown = array();
	foreach ( $price->query( '//bdi' ) as $amount ) {
		$shown[] = (string) preg_replace( '/[^\d,.]/u', '', $amount->textContent );
	}
	return str_replace( '.', ',', implode( ' ', $shown ) );
}

/** Creates an image in the media library. */
function picture(): int {
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Picture' ), '2026/11/red.png' );
	wp_update_attachment_metadata( $id, array( 'width' => 300, 'height' => 300, 'file' => '2026/11/red.png' ) );
	return $id;
}

const SHADES = array(
	'red'  => array( 'Red', '#cc0000' ),
	'blue' => array( 'Midnight blue', '#000066' ),
);

test(
	'[SW-09] a tile has a row of the product’s colours: one stop of the Tab key, each with its name, colour, picture and price',
	static function (): void {
		$image = picture();
		$html  = swatches( shaded_product( SHADES, array( array( 'shade' => 'red', 'image' => $image, 'price' => '19.9' ), array( 'shade' => 'blue', 'price' => '15', 'regular_price' => '25' ) ) ) );
		$row   = dom( $html )->query( '//div[@role="radiogroup"]' )->item( 0 );
		same( array( 'attribute_pa_shade', wc_attribute_label( 'pa_shade' ) ), array( $row->getAttribute( 'data-attribute_name' ), $row->getAttribute( 'aria-label' ) ) );

		$shades = shades_in( $html );
		same( array( 'red', 'blue' ), array_keys( $shades ) );
		same( array( '0', '-1' ), array_values( array_map( static fn( $one ) => $one->getAttribute( 'tabindex' ), $shades ) ) );
		foreach ( $shades as $slug => $one ) {
			same( array( 'button', 'false', SHADES[ $slug ][0], SHADES[ $slug ][0] ), array( $one->getAttribute( 'type' ), $one->getAttribute( 'aria-checked' ), $one->getAttribute( 'aria-label' ), $one->getAttribute( 'title' ) ) );
			same( array( 'true', SHADES[ $slug ][1] ), array( $one->firstElementChild->getAttribute( 'aria-hidden' ), $one->firstElementChild->firstElementChild->getAttribute( 'fill' ) ) );
		}
		check( false === strpos( $html, 'style=' ), 'a style attribute needs a hole in the policy of the page' );

		$red = json_decode( $shades['red']->getAttribute( 'data-archipel-image' ), true );
		same( wp_get_attachment_image_src( $image, 'woocommerce_thumbnail' )[0], $red['src'] ?? null );
		same( 'null', $shades['blue']->getAttribute( 'data-archipel-image' ) );
		same( array( '19,90', '25,00 15,00' ), array( price_of( $shades['red'] ), price_of( $shades['blue'] ) ) );
	}
);

test(
	'[SW-09] a price in which the variations of a colour differ is not shown; their first picture is',
	static function (): void {
		$image  = picture();
		$shades = shades_in( swatches( shaded_product( SHADES, array( array( 'shade' => 'red', 'price' => '20' ), array( 'shade' => 'red', 'price' => '22', 'image' => $image ), array( 'shade' => 'blue' ), array( 'shade' => 'blue' ) ) ) ) );
		same( array( '', '20,00' ), array( price_of( $shades['red'] ), price_of( $shades['blue'] ) ) );
		check( false !== strpos( $shades['red']->getAttribute( 'data-archipel-image' ), 'red.png' ), $shades['red']->getAttribute( 'data-archipel-image' ) );
	}
);

test(
	'[SW-09] [WP-07] a row has five colours, and where there are more a link to the rest, in the owner’s words',
	static function (): void {
		$row   = static function ( int $count ): string {
			$shades = array();
			foreach ( range( 1, $count ) as $at ) {
				$shades[ "of-$count-$at" ] = array( "Tone $at of $count", "#00000$at" );
			}
			return swatches( shaded_product( $shades, array_map( static fn( string $slug ): array => array( 'shade' => $slug ), array_keys( $shades ) ) ) );
		};
		$links = static fn( string $html ): \DOMNodeList => dom( $html )->query( '//div[@class="archipel-tile-swatches"]/a' );
		$seven = $row( 7 );
		same( 5, count( shades_in( $seven ) ) );
		$link = $links( $seven )->item( 0 );
		same( array( '+2', $GLOBALS['product']->get_permalink(), '+2 colours: Kimono' ), array( $link->textContent, $link->getAttribute( 'href' ), $link->getAttribute( 'aria-label' ) ) );
		same( '+1 colour: Kimono', $links( $row( 6 ) )->item( 0 )->getAttribute( 'aria-label' ) );
		same( 0, $links( $row( 5 ) )->length );
		$own = with_filter( 'archipel_messages', static fn(): array => array( 'product-tiles.moreColors' => 'also {count}' ), static fn(): string => $row( 8 ) );
		same( 'also 3', $links( $own )->item( 0 )->getAttribute( 'aria-label' ) );
	}
);

test(
	'[SW-09] a colour that no variation can be had in is left out, and so is a term without a colour; a single one is no choice',
	static function (): void {
		$three = SHADES + array( 'gold' => array( 'Gold', '#ffcc00' ), 'nude' => array( 'Nude', '' ), 'odd' => array( 'Odd', 'url(//evil.example)' ) );
		$some  = array( array( 'shade' => 'red' ), array( 'shade' => 'blue' ), array( 'shade' => 'nude' ), array( 'shade' => 'odd' ) );
		same( array( 'red', 'blue' ), array_keys( shades_in( swatches( shaded_product( $three, array_merge( $some, array( array( 'shade' => 'gold', 'visible' => false ) ) ) ) ) ) ) );
	}
);

test(
	'[SW-09] a product in one colour, one without colours and one without variations have no row, and neither has what is no product',
	static function (): void {
		same( '', swatches( shaded_product( SHADES, array( array( 'shade' => 'red' ), array( 'shade' => 'blue', 'visible' => false ) ) ) ) );
		foreach ( array( product( array( 'type' => 'variable', 'status' => 'publish' ) ), product( array( 'status' => 'publish' ) ), null, false, 12, 'kimono' ) as $other ) {
			same( '', swatches( $other ) );
		}
	}
);

test(
	'[SW-09] [SEC-01] no name of a colour ends an attribute',
	static function (): void {
		$shades = shades_in( swatches( shaded_product( array( 'red' => array( 'R"><img src=x onerror=alert(1)>', '#cc0000' ) ) + SHADES, array( array( 'shade' => 'red' ), array( 'shade' => 'blue' ) ) ) ) );
		same( array( 'red', 'blue' ), array_keys( $shades ) );
		same( 0, ( new \DOMXPath( $shades['red']->ownerDocument ) )->query( '//img' )->length );
	}
);

test(
	'[SW-09] a row is read once and kept with the product until it or one of its variations changes',
	static function (): void {
		$product   = shaded_product( SHADES, array( array( 'shade' => 'red' ), array( 'shade' => 'blue' ) ) );
		$before    = swatches( $product );
		$variation = wc_get_product( $product->get_children()[0] );
		same( '20,00', price_of( shades_in( $before )['red'] ) );

		$variation->set_regular_price( '30' );
		$variation->save();
		same( $before, swatches( $product ) );
		Tile_Swatches::forget_parent( $variation->get_id() );
		same( '30,00', price_of( shades_in( swatches( $product ) )['red'] ) );

		// Primes the meta cache, as product lists do.
		get_post_meta( $product->get_id() );
		$queries = $GLOBALS['wpdb']->num_queries;
		swatches( $product );
		same( $queries, $GLOBALS['wpdb']->num_queries );
		Tile_Swatches::forget( $product->get_id() );
		check( ! metadata_exists( 'post', $product->get_id(), '_archipel_tile_swatches' ), 'what was kept is still there' );
	}
);

test(
	'[SW-09] rows stand between price and button, where the owner wants them; nothing is hooked otherwise',
	static function (): void {
		same( array( false, 8 ), array( elsewhere( array() )['tile_swatches'], elsewhere( chosen( 'product-tiles', array( 'swatches' => true ) ) )['tile_swatches'] ) );
	}
);
