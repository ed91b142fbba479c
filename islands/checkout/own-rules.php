<?php
/**
 * Shops with rules of their own for what stands in fields of the checkout.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Checkout;

defined( 'ABSPATH' ) || exit;

/** Filters of the rules by which the browser checks: with one of them nobody but the server knows what it lets pass. */
const RULES = array( 'woocommerce_validate_postcode', 'woocommerce_format_postcode', 'is_email' );

/**
 * Leaves the formats to the server where a plugin has rules of its own: the browser is never stricter.
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
