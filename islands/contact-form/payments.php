<?php
/**
 * Payments in forms of Contact Form 7.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts of the plugin stay on pages with a payment: its code for Stripe looks for them as soon as the page is there, and refuses the payment without.
 * The island then leaves the sending to them.
 *
 * @param string[] $handles Handles that islands replace.
 * @return string[]
 */
function keep_for_payments( array $handles ): array {
	return wp_script_is( 'wpcf7-stripe' ) ? array_values( array_diff( $handles, array( 'contact-form-7', 'swv' ) ) ) : $handles;
}
