<?php
/**
 * What a visitor must have allowed before it is kept where they came from.
 *
 * @package Archipel
 */

namespace Archipel\Safety;

defined( 'ABSPATH' ) || exit;

if ( function_exists( __NAMESPACE__ . '\attribution_purpose' ) ) {
	return;
}

/** The purpose of order attribution: `audience`, `advertising` or `content`; `none` where nobody may be followed. WooCommerce's own script has one only. */
function attribution_purpose(): string {
	$islands = \Archipel\plugin()->islands();
	if ( ! $islands->takes_over( 'attribution' ) ) {
		return 'advertising';
	}

	/**
	 * Chooses what a visitor must have allowed before it is kept where they came from.
	 *
	 * @param string $purpose `audience`, `advertising` (unless the owner has chosen another), `content`, or `none`: nothing is kept.
	 */
	$purpose = apply_filters( 'archipel_attribution_purpose', (string) ( $islands->options( 'attribution' )['purpose'] ?? 'advertising' ) );
	return in_array( $purpose, array( 'audience', 'advertising', 'content', 'none' ), true ) ? $purpose : 'advertising';
}
