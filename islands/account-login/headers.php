<?php
/**
 * Pages whose address has the key of a lost password.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Account_Login;

defined( 'ABSPATH' ) || exit;

/**
 * The address goes to no other site, whatever the theme says of referrers; the browser takes the key out of it.
 *
 * @param array<string, string> $headers Headers of the page.
 * @return array<string, string>
 */
function keep_keys( array $headers ): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is done with them.
	$has_key = isset( $_GET['eael_key'] ) || isset( $_GET['rp_key'] ) || ( isset( $_GET['key'] ) && ( isset( $_GET['id'] ) || isset( $_GET['login'] ) ) );
	return $has_key ? array( 'Referrer-Policy' => 'same-origin' ) + $headers : $headers;
}
