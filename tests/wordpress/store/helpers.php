<?php
/** Helpers of the tests of the seeded shop. */

namespace Archipel\Tests;

/** The site with its active plugins; one server for all tests of the suite. */
function site(): Site {
	static $site = null;
	$site = $site ?? new Site( '*' );
	return $site;
}

/** The same site with the built islands. Without the cookie notice, which would store its text on printing. */
function built_site(): Site {
	static $site = null;
	$islands = array( 'cookie-notice' => array( 'enabled' => false ), 'cart-page' => array( 'props' => array( 'emptyButton' => true ) ) );
	$site    = $site ?? new Site( '*', array( 'islands' => $islands ), dirname( __DIR__, 3 ) . '/wp-plugin/dist' );
	return $site;
}

/** A URL without its host. */
function path_of( string $url ): string {
	return (string) preg_replace( '#^https?://[^/]+#', '', $url );
}

/** Id of a product. */
function product_id( string $slug ): int {
	$found = site()->visitor()->get( "/wp-json/wc/store/v1/products?slug=$slug" )->json();
	return (int) ( $found[0]['id'] ?? 0 );
}
