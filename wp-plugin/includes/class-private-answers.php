<?php
/**
 * Answers that are one visitor's.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * No cache may keep what our ajax calls answer. WooCommerce sends WordPress's headers against caching before it calls us; to guests they say so
 * since WordPress 6.8 only, and before that let a cache keep the answer and ask again.
 */
final class Private_Answers {

	/** Hooks in. */
	public function register(): void {
		add_filter( 'nocache_headers', array( $this, 'forbid_storing' ) );
	}

	/**
	 * Says what WordPress says since 6.8, for our calls alone: `no-store` on a page takes it out of the browser's cache for Back.
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
