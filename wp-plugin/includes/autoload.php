<?php
/** Autoloader: class Archipel\Cart_Payload is in class-cart-payload.php, Archipel\Self_Check\Check in self-check/check.php, Archipel\Consent\Held_Page in dist/consent/held-page.php, of src/, Archipel\Islands\Cart_Page\Empty_Cart in dist/islands/cart-page/empty-cart.php, of islands/. */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		$parts = explode( '\\', strtolower( str_replace( '_', '-', $name ) ) );
		if ( 'archipel' !== array_shift( $parts ) ) {
			return;
		}
		$folder = 'self-check' === $parts[0] ? __DIR__ : dirname( __DIR__ ) . '/dist';
		$file   = 1 === count( $parts ) ? __DIR__ . "/class-$parts[0].php" : "$folder/" . implode( '/', $parts ) . '.php';
		if ( is_readable( $file ) ) {
			require $file;
		}
	}
);
