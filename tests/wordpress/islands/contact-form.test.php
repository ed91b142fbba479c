<?php
namespace Archipel\Tests;

use function Archipel\Islands\Contact_Form\keep_for_payments;

// The island loads only with Contact Form 7; its payment handling can be tested without.
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/contact-form/payments.php';

test(
	'[CF-01] the scripts of Contact Form 7 go, and stay on a page whose form takes a payment',
	static function (): void {
		fresh_page();
		$handles = array( 'wc-cart', 'contact-form-7', 'swv' );
		same( $handles, keep_for_payments( $handles ) );
		wp_enqueue_script( 'wpcf7-stripe', 'http://shop.example/stripe.js', array( 'contact-form-7' ), '1', true );
		same( array( 'wc-cart' ), keep_for_payments( $handles ) );
	}
);
