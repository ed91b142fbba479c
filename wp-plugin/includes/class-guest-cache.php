<?php
namespace Archipel;

/** Lets caches keep an answer without data of the visitor, although WordPress and WooCommerce forbid it for every ajax response. */
final class Guest_Cache {

	/** Seconds for which a guest's answer may be kept; short, because stock changes. */
	private const MAX_AGE = 60;

	/** Allows caching of the answer to a GET request by a guest without a session. Call it before the answer is sent. */
	public static function allow(): void {
		$session = function_exists( 'WC' ) ? WC()->session : null;
		// Another plugin's session handler may lack `has_session()`: then a session is assumed.
		$has_session = null !== $session && ( ! method_exists( $session, 'has_session' ) || $session->has_session() );
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'GET' !== $_SERVER['REQUEST_METHOD'] || headers_sent() || is_user_logged_in() || $has_session ) {
			return;
		}
		header_remove( 'Expires' );
		header_remove( 'Pragma' );
		$policy = 'public, max-age=' . self::MAX_AGE;
		header( "Cache-Control: $policy" );
		// If PHP or a plugin buffers the output, WordPress sends its no-cache headers again at the end of the request.
		add_filter( 'nocache_headers', static fn(): array => array( 'Cache-Control' => $policy ), PHP_INT_MAX );
		// Prices and stock may depend on the visitor.
		header( 'Vary: Cookie', false );
	}
}
