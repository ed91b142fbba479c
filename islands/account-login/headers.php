<?php
/**
 * Pages whose address has the key of a lost password.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Account_Login;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the address from other sites, whatever referrer policy the theme has set. The island removes the key from the address.
 *
 * @param array<string, string> $headers Headers of the page.
 * @return array<string, string>
 */
function keep_keys( array $headers ): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only their presence is read.
	$has_key = isset( $_GET['eael_key'] ) || isset( $_GET['rp_key'] ) || ( isset( $_GET['key'] ) && ( isset( $_GET['id'] ) || isset( $_GET['login'] ) ) );
	return $has_key ? array( 'Referrer-Policy' => 'same-origin' ) + $headers : $headers;
}
