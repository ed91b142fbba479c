<?php
/** Referrer policy of pages whose URL contains a password reset key. */

namespace Archipel\Islands\Account_Login;

defined( 'ABSPATH' ) || exit;

/**
 * Hides the URL from other sites, whatever referrer policy the theme sets. The island removes the key from the URL.
 *
 * @param array<string, string> $headers Headers of the page.
 * @return array<string, string>
 */
function keep_keys( array $headers ): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only their presence is read.
	$has_key = isset( $_GET['eael_key'] ) || isset( $_GET['rp_key'] ) || ( isset( $_GET['key'] ) && ( isset( $_GET['id'] ) || isset( $_GET['login'] ) ) );
	return $has_key ? array( 'Referrer-Policy' => 'same-origin' ) + $headers : $headers;
}
