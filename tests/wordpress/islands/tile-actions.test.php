<?php
namespace Archipel\Tests;

use Archipel\Tile_Actions;

final class Tests_Tile_Actions extends Test_Case {
	/** WooCommerce's output at the end of a tile. */
	private static function tile( $product ): string {
		$GLOBALS['product'] = $product;
		return printed( static fn() => do_action( 'woocommerce_after_shop_loop_item' ) );
	}

	/** Elements of the plugin's button row in a tile, by island. */
	private static function buttons_in( string $html ): array {
		$buttons = array();
		foreach ( dom( $html )->query( '//div[@class="archipel-tile-actions"]/*' ) as $element ) {
			foreach ( array( 'quick-view', 'compare', 'direct-checkout' ) as $island ) {
				if ( $element->hasAttribute( "data-archipel-$island" ) ) {
					$buttons[ $island ] = $element;
				}
			}
		}
		return $buttons;
	}

	/** @testdox [TILE-01] a tile, and nothing outside of a list, has one row after the add-to-cart button: quick view, comparison, direct checkout, each with a name that says which product, as text and in French on a French page; without scripts the links lead somewhere useful, and the comparison, which needs them, sends no form */
	public function test_a_tile_has_one_row_after_the_add_to_cart_button_quick_view(): void {
		$product = product( array( 'name' => 'A"><img src=x onerror=alert(1)> &amp; \'B\' <b>C</b>', 'status' => 'publish', 'stock' => 5 ) );
		$html    = self::tile( $product );
		$id      = (string) $product->get_id();
		self::assertTrue( 1 === substr_count( $html, 'archipel-tile-actions"' ) && strpos( $html, 'add_to_cart_button' ) < strpos( $html, 'archipel-tile-actions"' ), $html );

		$buttons = self::buttons_in( $html );
		self::assertSame( array( 'quick-view', 'compare', 'direct-checkout' ), array_keys( $buttons ) );
		self::assertSame( array( 'a', 'button', 'a' ), array_values( array_map( static fn( $one ) => $one->nodeName, $buttons ) ) );
		$names = static fn( array $buttons ): array => array_values( array_map( static fn( $one ) => $one->getAttribute( 'aria-label' ), $buttons ) );
		self::assertSame( array( "Quick View: A\"> & 'B' C", "Compare: A\"> & 'B' C", "Direct Checkout: A\"> & 'B' C" ), $names( $buttons ) );
		$french = in_locale( 'fr_FR', static fn(): array => self::buttons_in( self::tile( $product ) ) );
		self::assertSame( array( "Aperçu rapide\u{a0}: A\"> & 'B' C", "Comparer\u{a0}: A\"> & 'B' C", "Commander directement\u{a0}: A\"> & 'B' C" ), $names( $french ) );
		foreach ( $buttons as $island => $one ) {
			self::assertSame( array( $id, 'archipel-icon-button archipel-button archipel-icon' ), array( $one->getAttribute( "data-archipel-$island" ), $one->getAttribute( 'class' ) ) );
			self::assertSame( 0, $one->childNodes->length );
		}
		self::assertSame( $product->get_permalink(), $buttons['quick-view']->getAttribute( 'href' ) );
		self::assertSame( add_query_arg( 'add-to-cart', $product->get_id(), wc_get_checkout_url() ), $buttons['direct-checkout']->getAttribute( 'href' ) );
		self::assertSame( 'nofollow', $buttons['direct-checkout']->getAttribute( 'rel' ) );
		self::assertSame( array( 'button', 'false' ), array( $buttons['compare']->getAttribute( 'type' ), $buttons['compare']->getAttribute( 'aria-pressed' ) ) );
		foreach ( array( null, false, 12, 'kimono' ) as $GLOBALS['product'] ) {
			self::assertSame( '', printed( array( Tile_Actions::class, 'print_row' ) ) );
		}
	}

	/** @testdox [TILE-02] what asks for a choice, is sold elsewhere, is sold out or has no price cannot go straight to the checkout; it can be looked at and compared; after adding by the address of the checkout, the checkout comes without the product, so that a reload adds nothing; any other place stays */
	public function test_what_asks_for_a_choice_is_sold_elsewhere(): void {
		foreach ( array(
			'variable' => array( 'type' => 'variable' ),
			'grouped'  => array( 'type' => 'grouped' ),
			'external' => array( 'type' => 'external' ),
			'sold out' => array( 'stock' => 0 ),
			'no price' => array( 'price' => '' ),
		) as $case => $data ) {
			$buttons = array_keys( self::buttons_in( self::tile( product( $data + array( 'status' => 'publish' ) ) ) ) );
			self::assertSame( array( 'quick-view', 'compare' ), $buttons, "$case: " . implode( ' ', $buttons ) );
		}
		self::assertSame( 3, count( self::buttons_in( self::tile( product( array( 'stock' => 0, 'backorders' => 'notify', 'status' => 'publish' ) ) ) ) ) );
		self::assertSame( 3, count( self::buttons_in( self::tile( product( array( 'sold_individually' => true, 'status' => 'publish' ) ) ) ) ) );

		$after = static function ( string $address, $decided = false ) {
			$_SERVER['REQUEST_URI'] = $address;
			parse_str( (string) parse_url( $address, PHP_URL_QUERY ), $_GET );
			return apply_filters( 'woocommerce_add_to_cart_redirect', $decided, null );
		};
		$shop     = wc_get_checkout_url();
		$checkout = (string) parse_url( $shop, PHP_URL_PATH );
		self::assertSame( $shop, $after( "$checkout?add-to-cart=12" ) );
		self::assertSame( $shop, $after( rtrim( $checkout, '/' ) . '?add-to-cart=12&quantity=2' ) );
		self::assertFalse( $after( '/?add-to-cart=12' ) );
		self::assertFalse( $after( "/other$checkout?add-to-cart=12" ) );
		self::assertFalse( $after( $checkout ) );
		self::assertSame( 'https://shop.example/elsewhere/', $after( "$checkout?add-to-cart=12", 'https://shop.example/elsewhere/' ) );
		add_filter( 'woocommerce_get_checkout_url', static fn() => home_url( '/?page_id=7' ) );
		// Without pretty permalinks the URL has a page id only.
		$expected = wc_get_checkout_url();
		self::assertSame( $expected, $after( '/?page_id=7&add-to-cart=12' ) );
		self::assertFalse( $after( '/?page_id=8&add-to-cart=12' ) );
	}

	/** @testdox [TILE-03] the button of the comparison on the product page has the name of the product as data */
	public function test_the_product_page_has_the_button_of_the_comparison(): void {
		$GLOBALS['product'] = product( array( 'name' => 'A "B" &amp; <i>C</i>', 'status' => 'publish' ) );
		$buttons = dom( \Archipel\Islands\Compare\product_button() )->query( '//p/button[@class="archipel-compare-toggle archipel-button archipel-icon"]' );
		self::assertSame( 1, $buttons->length );
		$button = $buttons->item( 0 );
		self::assertSame( array( 'button', 'false', (string) $GLOBALS['product']->get_id(), 'A "B" & C', 'Compare' ), array( $button->getAttribute( 'type' ), $button->getAttribute( 'aria-pressed' ), $button->getAttribute( 'data-archipel-compare' ), $button->getAttribute( 'data-product-name' ), trim( $button->textContent ) ) );
		$GLOBALS['product'] = null;
		self::assertSame( '', \Archipel\Islands\Compare\product_button() );
	}

	/** @testdox [WL-12] without a wishlist plugin the shop has wishlists while our hearts are on, and its pages are told if it has none */
	public function test_without_a_wishlist_plugin_the_shop_has_wishlists(): void {
		self::assertSame( array( true, '' ), array( \Archipel\Wishlist::is_offered(), \Archipel\Wishlist::config() ) );
		choose( chosen( 'wishlist-button', array(), false ) );
		self::assertSame( array( false, 'off=1' ), array( \Archipel\Wishlist::is_offered(), \Archipel\Wishlist::config() ) );
	}
}
