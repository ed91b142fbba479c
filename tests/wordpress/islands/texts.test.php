<?php
namespace Archipel\Tests;

/**
 * Every key that the server's half of an island names, in the island's own files.
 *
 * @return list<string>
 */
function text_keys(): array {
	$keys = array();
	foreach ( (array) glob( ARCHIPEL_DIST_DIR . '/islands/*/*.php' ) as $file ) {
		preg_match_all( "/Texts::get\\(\\s*'([\\w-]+\\.\\w+)'/", (string) file_get_contents( $file ), $found );
		array_push( $keys, ...$found[1] );
	}
	return array_values( array_unique( $keys ) );
}

test(
	'[WP-07] the owner’s words are in the HTML of every island, for every key that it names',
	static function (): void {
		$keys = text_keys();
		$own  = array();
		foreach ( array_merge( $keys, array_map( static fn( $key ) => "chart.$key", array( 'key', 'name', 'value', 'share' ) ), array( 'share.facebook', 'share.copy' ) ) as $key ) {
			$own[ $key ] = "own($key)";
		}
		$menu = wp_create_nav_menu( 'archipel-texts' );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Lingerie', 'menu-item-url' => 'https://shop.example/lingerie/', 'menu-item-status' => 'publish' ) );
		add_filter( 'archipel_currencies', static fn(): array => array( 'EUR', 'CHF' ) );
		$photos = array_map( static fn( $name ) => wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $name ), "2026/11/$name.jpg" ), array( 'a', 'b', 'c' ) );
		$html   = with_filter(
			'archipel_messages',
			static fn() => $own,
			static function () use ( $photos ): string {
				return archipel_island( 'mini-cart' )
					. archipel_island( 'back-to-top' )
					. archipel_island( 'currency-switcher' )
					. archipel_island( 'menu', array( 'menu' => 'archipel-texts' ) )
					. archipel_island( 'off-canvas-menu', array( 'menu' => 'archipel-texts' ) )
					. archipel_island( 'wishlist-counter' )
					. archipel_island( 'wishlist-table' )
					. archipel_island( 'search' )
					. archipel_island( 'share' )
					. archipel_island( 'filter-panel' )
					. archipel_island( 'compare' )
					. archipel_island( 'image-gallery', array( 'pictures' => vsprintf( 'Jour|%d, %d || Nuit|%d', $photos ), 'batch' => 2 ) )
					. archipel_island( 'countdown', array( 'date' => '2001-01-01' ) )
					. archipel_island( 'countdown', array( 'date' => '2101-01-01' ) )
					. archipel_island( 'deal', array( 'endTime' => '2001-01-01 10:00:00', 'totalSell' => 2, 'stockQty' => 9 ) )
					. archipel_island( 'deal', array( 'endTime' => '2101-01-01 10:00:00' ) )
					. archipel_island( 'video-popup', array( 'video' => '/a.mp4' ) )
					. archipel_island( 'video-popup', array( 'video' => '/a.mp4', 'title' => 'A' ) )
					. archipel_island( 'store-map', array( 'lat' => 1, 'lng' => 2 ) )
					. archipel_island( 'chart', array( 'name' => 'a, b', 'number' => '1, 2' ) );
			}
		);
		// What only a product, a cart or a tile shows is seen by the tests of those.
		$elsewhere = '/^(reviews|quick-view|cart-page|cart-wishlist|direct-checkout|forget)\\.|^(compare\\.button|wishlist\\.add)$|^mini-cart\\.empty$|^filter-panel\\.categories$/';
		foreach ( array_keys( $own ) as $key ) {
			check( preg_match( $elsewhere, $key ) || false !== strpos( $html, "own($key)" ), "$key does not reach the page" );
		}
	}
);
