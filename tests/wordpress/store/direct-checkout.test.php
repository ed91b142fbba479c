<?php
namespace Archipel\Tests;

test(
	'[TILE-02] without JavaScript the direct checkout of a tile adds the product once and opens the checkout, which can be reloaded',
	static function (): void {
		$visitor = built_site()->visitor();
		$links   = array();
		foreach ( document( $visitor->get( '/boutique/' )->body )->query( '//li[contains(@class, "product")]//div[@class="archipel-tile-actions"]/a[@data-archipel-direct-checkout]' ) as $link ) {
			$links[ $link->getAttribute( 'data-archipel-direct-checkout' ) ] = path_of( $link->getAttribute( 'href' ) );
		}
		check( array() !== $links, 'no tile has the button' );
		$id    = (string) array_key_first( $links );
		$reply = $visitor->get( $links[ $id ] );
		same( array( 302, '/commande/' ), array( $reply->status, path_of( $reply->headers['location'] ) ) );
		$checkout = $visitor->get( '/commande/' );
		check( 200 === $checkout->status && false !== strpos( $checkout->body, 'woocommerce-checkout' ), 'this is not the checkout' );
		$visitor->get( '/commande/' );
		same( array( array( (int) $id, 1 ) ), array_map( static fn( $item ) => array( $item['productId'], $item['quantity'] ), $visitor->post( 'get_refreshed_fragments', array() )->cart()['items'] ) );
	}
);

test(
	'[TILE-01] every tile of the shop has its row, and what cannot be bought at once has no direct checkout',
	static function (): void {
		$direct = 0;
		foreach ( array( '/boutique/', '/boutique/page/2/', '/boutique/page/3/' ) as $path ) {
			$page  = document( built_site()->visitor()->get( $path )->body );
			$tiles = $page->query( '//ul[contains(@class, "products")]/li[contains(@class, "product")]' );
			foreach ( $tiles as $tile ) {
				$row = $page->query( './/div[@class="archipel-tile-actions"]', $tile );
				same( 1, $row->length );
				same( array( 1, 1 ), array( $page->query( './a[@data-archipel-quick-view]', $row->item( 0 ) )->length, $page->query( './button[@data-archipel-compare]', $row->item( 0 ) )->length ) );
				$classes = explode( ' ', $tile->getAttribute( 'class' ) );
				$can     = in_array( 'product-type-simple', $classes, true ) && in_array( 'purchasable', $classes, true ) && ! in_array( 'outofstock', $classes, true );
				same( $can ? 1 : 0, $page->query( './a[@data-archipel-direct-checkout]', $row->item( 0 ) )->length );
				$direct += $can ? 1 : 0;
			}
			check( $tiles->length > 0, "$path shows no product" );
		}
		check( $direct > 0, 'nothing could be bought at once' );
	}
);
