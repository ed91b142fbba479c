<?php
/** Detects plugins that change the validation of checkout fields. */

namespace Archipel\Islands\Checkout;

defined( 'ABSPATH' ) || exit;

/** Filters that change rules which the browser duplicates: with a callback on one of them, only the server knows the valid values. */
const RULES = array( 'woocommerce_validate_postcode', 'woocommerce_format_postcode', 'is_email' );

/**
 * Turns off format checks in the browser if a plugin changes the rules: the browser must not be stricter than the server.
 *
 * @param array<string, mixed> $data The page's config.
 * @return array<string, mixed>
 */
function leave_to_server( array $data ): array {
	$islands = (array) ( $data['islands'] ?? array() );
	if ( isset( $islands['checkout'] ) && array() !== array_filter( RULES, 'has_filter' ) ) {
		$islands['checkout']['props'] = array( 'checkFormats' => false ) + (array) ( $islands['checkout']['props'] ?? array() );
		$data['islands']              = (object) $islands;
	}
	return $data;
}
