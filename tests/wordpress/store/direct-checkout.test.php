<?php
namespace Archipel\Tests;

final class Tests_Direct_Checkout extends Test_Case {
	/** @testdox [TILE-02] without JavaScript the direct checkout of a tile adds the product once and opens the checkout, which can be reloaded */
	public function test_without_javascript_the_direct_checkout_of_a_tile_adds(): void {
		$visitor = built_site()->visitor();
		$links   = array();
		foreach ( dom( $visitor->get( '/boutique/' )->body )->query( '//li[contains(@class, "product")]//div[@class="archipel-tile-actions"]/a[@data-archipel-direct-checkout]' ) as $link ) {
			$links[ $link->getAttribute( 'data-archipel-direct-checkout' ) ] = path_of( $link->getAttribute( 'href' ) );
		}
		self::assertNotSame( array(), $links, 'no tile has the button' );
		$id    = (string) array_key_first( $links );
		$reply = $visitor->get( $links[ $id ] );
		self::assertSame( array( 302, '/commande/' ), array( $reply->status, path_of( $reply->headers['location'] ) ) );
		$checkout = $visitor->get( '/commande/' );
		self::assertTrue( 200 === $checkout->status && false !== strpos( $checkout->body, 'woocommerce-checkout' ), 'this is not the checkout' );
		$visitor->get( '/commande/' );
		self::assertSame( array( array( (int) $id, 1 ) ), array_map( static fn( $item ) => array( $item['productId'], $item['quantity'] ), $visitor->post( 'get_refreshed_fragments', array() )->cart()['items'] ) );
	}

	/** @testdox [TILE-01] every tile of the shop has its row, and what cannot be bought at once has no direct checkout */
	public function test_every_tile_of_the_shop_has_its_row(): void {
		$direct = 0;
		foreach ( array( '/boutique/', '/boutique/page/2/', '/boutique/page/3/' ) as $path ) {
			$page  = dom( built_site()->visitor()->get( $path )->body );
			$tiles = $page->query( '//ul[contains(@class, "products")]/li[contains(@class, "product")]' );
			foreach ( $tiles as $tile ) {
				$row = $page->query( './/div[@class="archipel-tile-actions"]', $tile );
				self::assertSame( 1, $row->length );
				self::assertSame( array( 1, 1 ), array( $page->query( './a[@data-archipel-quick-view]', $row->item( 0 ) )->length, $page->query( './button[@data-archipel-compare]', $row->item( 0 ) )->length ) );
				$classes = explode( ' ', $tile->getAttribute( 'class' ) );
				$can     = in_array( 'product-type-simple', $classes, true ) && in_array( 'purchasable', $classes, true ) && ! in_array( 'outofstock', $classes, true );
				self::assertSame( $can ? 1 : 0, $page->query( './a[@data-archipel-direct-checkout]', $row->item( 0 ) )->length );
				$direct += $can ? 1 : 0;
			}
			self::assertTrue( $tiles->length > 0, "$path shows no product" );
		}
		self::assertTrue( $direct > 0, 'nothing could be bought at once' );
	}
}
