<?php
namespace Archipel\Tests;

use function Archipel\Islands\Checkout\leave_to_server;

// The island is loaded where WooCommerce is; what it leaves to the server can be asked anywhere.
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/checkout/own-rules.php';

test(
	'[CHK-07] a shop with rules of its own for postcodes or addresses judges them alone: the browser is never stricter',
	static function (): void {
		$entry = array(
			'when'  => 'load',
			'props' => array( 'keepFields' => false ),
		);
		$told  = static fn(): array => (array) leave_to_server( array( 'islands' => (object) array( 'checkout' => $entry ) ) )['islands'];
		same( array( 'checkout' => $entry ), $told() );
		foreach ( array( 'woocommerce_validate_postcode', 'woocommerce_format_postcode', 'is_email' ) as $filter ) {
			add_filter( $filter, '__return_true' );
			// What the owner has chosen stays.
			same(
				array(
					'checkFormats' => false,
					'keepFields'   => false,
				),
				$told()['checkout']['props']
			);
			// A page without the island.
			same( array( 'islands' => array() ), leave_to_server( array( 'islands' => array() ) ) );
			remove_filter( $filter, '__return_true' );
		}
	}
);
