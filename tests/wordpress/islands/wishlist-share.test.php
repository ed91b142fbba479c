<?php
namespace {
	if ( ! function_exists( 'is_wishlist' ) ) {
		/** As TI WooCommerce Wishlist has it. */
		function is_wishlist(): bool {
			return ! empty( $GLOBALS['archipel_is_wishlist'] );
		}
	}
}

namespace Archipel\Tests {
	test(
		'[SEC-03 S15] the page of a list keeps its address from other sites and from search engines; no other page does',
		static function (): void {
			if ( ! function_exists( 'Archipel\Islands\WishlistShare\protect_key' ) ) {
				require dirname( __DIR__, 3 ) . '/islands/wishlist-share/render.php';
			}
			$robots = static function ( bool $is_list ): array {
				$GLOBALS['archipel_is_wishlist'] = $is_list;
				remove_filter( 'wp_robots', 'wp_robots_no_robots' );
				\Archipel\Islands\WishlistShare\protect_key();
				return apply_filters( 'wp_robots', array() );
			};
			check( empty( $robots( false )['noindex'] ), 'another page is hidden' );
			check( ! empty( $robots( true )['noindex'] ), 'the list can be found' );
			remove_filter( 'wp_robots', 'wp_robots_no_robots' );
		}
	);
}
