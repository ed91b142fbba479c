<?php
namespace Archipel\Tests;

use function Archipel\Islands\Contact_Form\keep_for_payments;

// The island loads only with Contact Form 7; its payment handling can be tested without.
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/contact-form/render.php';

final class Tests_Contact_Form extends Test_Case {
	/** @testdox [CF-01] the scripts of Contact Form 7 go, and stay on a page whose form takes a payment */
	public function test_the_scripts_of_contact_form_7_go(): void {
		fresh_page();
		$handles = array( 'wc-cart', 'contact-form-7', 'swv' );
		self::assertSame( $handles, keep_for_payments( $handles ) );
		wp_enqueue_script( 'wpcf7-stripe', 'http://shop.example/stripe.js', array( 'contact-form-7' ), '1', true );
		self::assertSame( array( 'wc-cart' ), keep_for_payments( $handles ) );
	}
}
