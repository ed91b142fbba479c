<?php
/**
 * Server side of wishlist sharing: the key in the address of a list opens it, so it is told to nobody by itself.
 *
 * @package Archipel
 */

namespace Archipel\Islands\WishlistShare;

defined( 'ABSPATH' ) || exit;

/** Keeps the addresses of lists from the sites that their links lead to, and from search engines. */
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

return static fn(): string => '';
