<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps caches from storing our AJAX responses, which are one visitor's. WooCommerce sends WordPress's no-cache headers, which forbid storing a
 * guest's response only since WordPress 6.8; older versions only require revalidation.
 */
final class Private_Answers {

	public function register(): void {
		add_filter( 'nocache_headers', array( $this, 'forbid_storing' ) );
	}

	/**
	 * Filter: sends the headers of WordPress 6.8, for our endpoints only: `no-store` on a page would disable the browser's back/forward cache.
	 *
	 * @param array<string, string>|mixed $headers Headers by name.
	 * @return array<string, string>|mixed
	 */
	public function forbid_storing( $headers ) {
		if ( is_array( $headers ) && 0 === strpos( (string) get_query_var( 'wc-ajax' ), 'archipel_' ) ) {
			$headers['Cache-Control'] = 'no-cache, must-revalidate, max-age=0, no-store, private';
		}
		return $headers;
	}
}
