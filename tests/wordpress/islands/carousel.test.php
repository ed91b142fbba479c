<?php
namespace Archipel\Tests;

test(
	'[CAR-04] the owner’s shape is on the host, where the style sheet reads it before any script; what the host says itself wins',
	static function (): void {
		choose( chosen( 'carousel', array( 'items' => 5, 'margin' => '20', 'speed' => 400 ) ) );
		$host = host_in( archipel_island( 'carousel', array( 'margin' => '10', 'items_tablet' => '4' ), '<ul><li>1</li></ul>' ) );
		same(
			array( 5, 4, '10', false ),
			array( $host['props']['items'], $host['props']['itemsTablet'], $host['props']['margin'], isset( $host['props']['speed'] ) )
		);
	}
);

test(
	'[CAR-03] without anything inside it shows what the owner chose: posts',
	static function (): void {
		wp_insert_post( array( 'post_title' => 'Bien mesurer <b>', 'post_status' => 'publish', 'post_content' => 'Un mètre.' ) );
		$list = dom( archipel_island( 'carousel', array( 'show' => 'posts', 'limit' => 1 ) ) )->query( '//div[@data-archipel]/ul/li' );
		same( 1, $list->length );
	}
);

test(
	'[REL-02] WooCommerce’s lists are asked for only where it runs',
	static function (): void {
		if ( shortcode_exists( 'products' ) ) {
			same( 1, dom( archipel_island( 'carousel', array( 'show' => 'latest' ) ) )->query( '//div[@data-archipel]' )->length );
			return;
		}
		check( false === strpos( archipel_island( 'carousel', array( 'show' => 'latest' ) ), '[' . 'products' ), 'a shortcode shows as text' );
	}
);
