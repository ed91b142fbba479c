<?php
/**
 * Double of the functions that send headers and cookies: on the command line headers are lost after the first output.
 *
 * PHP looks for a function in the caller's namespace first. The namespace below is that whose code sends something.
 */

// phpcs:disable -- PHP's own names.

namespace Archipel\Tests {

	/** Records sent headers and cookies. */
	final class Wire {
		/** @var bool Result of headers_sent(). */
		public static $late = false;
		/** @var array<string, array<string, mixed>> Options and `value` of each cookie, by name. */
		public static $cookies = array();
		/** @var array<string, string|null> Values of headers by lower-case name; null when removed. */
		public static $headers = array();
		public static function clear(): void {
			self::$late    = false;
			self::$cookies = array();
			self::$headers = array();
		}
		public static function cookie( string $name, string $value, array $options ): bool {
			self::$cookies[ $name ] = array( 'value' => $value ) + $options;
			return true;
		}
	}
}

namespace Archipel {
	function headers_sent() { return Tests\Wire::$late; }
	function setcookie( $name, $value, $options ) { return Tests\Wire::cookie( $name, $value, $options ); }
	function header_remove( $name ) { Tests\Wire::$headers[ strtolower( $name ) ] = null; }
	function header( $line ) {
		list( $name, $value ) = explode( ': ', $line, 2 );
		Tests\Wire::$headers[ strtolower( $name ) ] = $value;
	}
}
