<?php
/** Consent purpose of order attribution. */

namespace Archipel\Safety;

defined( 'ABSPATH' ) || exit;

if ( function_exists( __NAMESPACE__ . '\attribution_purpose' ) ) {
	return;
}

/**
 * Consent purpose of order attribution: `audience`, `advertising`, `content`, or `none` for no attribution. WooCommerce's script supports
 * `advertising` only.
 */
function attribution_purpose(): string {
	$islands = \Archipel\plugin()->islands();
	if ( ! $islands->takes_over( 'attribution' ) ) {
		return 'advertising';
	}

	/**
	 * Filters the consent purpose of order attribution.
	 *
	 * @param string $purpose `audience`, `advertising` (unless the owner has chosen another), `content`, or `none`: nothing is stored.
	 */
	$purpose = apply_filters( 'archipel_attribution_purpose', (string) ( $islands->options( 'attribution' )['purpose'] ?? 'advertising' ) );
	return in_array( $purpose, array( 'audience', 'advertising', 'content', 'none' ), true ) ? $purpose : 'advertising';
}
