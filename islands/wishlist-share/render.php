<?php
/** Server side of wishlist sharing: protects the key in a list's address, which grants access to the list. */

namespace Archipel\Islands\Wishlist_Share;

defined( 'ABSPATH' ) || exit;

/** Keeps the addresses of lists out of referrers and search engines. */
function protect_key(): void {
	if ( ! function_exists( 'is_wishlist' ) || ! is_wishlist() ) {
		return;
	}
	if ( ! headers_sent() ) {
		header( 'Referrer-Policy: same-origin' );
	}
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
}

add_action( 'template_redirect', __NAMESPACE__ . '\protect_key' );
