<?php
/** Pages whose URL contains a password reset key, and answers to a sent form. */

namespace Archipel\Islands\Account_Login;

use Archipel\Request_Origin;

defined( 'ABSPATH' ) || exit;

/** Whether the URL contains a password reset key. */
function has_key(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only their presence is read.
	return isset( $_GET['eael_key'] ) || isset( $_GET['rp_key'] ) || ( isset( $_GET['key'] ) && ( isset( $_GET['id'] ) || isset( $_GET['login'] ) ) );
}

/** Hides the URL from other sites, whatever referrer policy the theme sets. The island removes the key from the URL. */
function keep_keys( $headers ) {
	return has_key() && is_array( $headers ) ? array( 'Referrer-Policy' => 'same-origin' ) + $headers : $headers;
}

/** Mounts the island without an interaction where a key must leave the URL, or a refused form's fields must name the refusal. No cache keeps such pages. */
function mount_early( $entry ): array {
	$is_early = has_key() || 'POST' === Request_Origin::header( 'REQUEST_METHOD' );
	return $is_early && ! empty( $entry ) ? array_merge( (array) $entry, array( 'when' => 'visible | interaction' ) ) : (array) $entry;
}
