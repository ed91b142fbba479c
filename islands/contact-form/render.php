<?php

namespace Archipel\Islands\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the plugin's scripts on pages with a payment: its code for Stripe needs them on load and otherwise refuses the payment. The island then
 * leaves sending to these scripts.
 */
function keep_for_payments( $handles ): array {
	return wp_script_is( 'wpcf7-stripe' ) ? array_values( array_diff( (array) $handles, array( 'contact-form-7', 'swv' ) ) ) : (array) $handles;
}
add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_for_payments' );
