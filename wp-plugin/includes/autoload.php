<?php
/** Autoloader: class Archipel\Cart_Payload is in class-cart-payload.php. */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( 0 !== strpos( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$short = substr( $name, strlen( __NAMESPACE__ ) + 1 );
		$file  = __DIR__ . '/class-' . strtolower( str_replace( '_', '-', $short ) ) . '.php';
		if ( is_readable( $file ) ) {
			require $file;
		}
	}
);
