<?php
/**
 * What all tests have in common.
 *
 * @package Archipel
 */

namespace Archipel\Tests;

use PHPUnit\Framework\TestCase;

/** Rolls back a test's changes of the database. A PHP warning, notice or deprecation from our code fails the test. */
abstract class Test_Case extends TestCase {

	/** @var list<string> PHP warnings and notices from our code since the start of the test. */
	public static $noise = array();

	protected function setUp(): void {
		self::$noise = array();
		self::start_transaction();
	}

	protected function assertPostConditions(): void {
		if ( self::$noise ) {
			self::fail( "PHP said:\n" . implode( "\n", self::$noise ) );
		}
	}

	protected function tearDown(): void {
		self::roll_back();
	}

	/** Starts a database transaction, if there is a database. */
	public static function start_transaction(): void {
		if ( isset( $GLOBALS['wpdb'] ) ) {
			$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		}
	}

	/** Rolls back the database changes since start_transaction(). */
	public static function roll_back(): void {
		if ( isset( $GLOBALS['wpdb'] ) ) {
			$GLOBALS['wpdb']->query( 'ROLLBACK' );
			wp_cache_flush();
		}
	}
}

// In place of PHPUnit's own handler: other plugins of a real store, and the SQLite plugin of the test WordPress, have notices of their own.
set_error_handler(
	static function ( int $level, string $message, string $file, int $line ): bool {
		if ( ! ( error_reporting() & $level ) ) {
			return false;
		}
		$files = array_merge( array( $file ), array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, 25 ), 'file' ) );
		if ( false === strpos( $file, 'sqlite-database-integration' ) && preg_grep( '#(wp-plugin|plugins/archipel)/(?!vendor/)#', $files ) ) {
			Test_Case::$noise[] = "$message ($file:$line)";
		}
		return true;
	}
);
