<?php
/** What all tests have in common. */

namespace Archipel\Tests;

use PHPUnit\Framework\TestCase;

/** Undoes what a test changes: database, hooks, request, visitor. A PHP warning, notice or deprecation from our code fails the test. */
abstract class Test_Case extends TestCase {

	private const GLOBALS = array( 'wp_actions', 'wp_query', 'wp_the_query', 'post', 'product', 'current_screen', '_wp_current_template_content', 'wp_stylesheet_path', '_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER' );

	/** @var list<string> PHP warnings and notices from our code since the start of the test. */
	public static $noise = array();
	/** @var array<string, mixed> Values of these globals before the test. */
	private $globals;
	/** @var array<string, \WP_Hook> Hooks before the test. */
	private $hooks;

	protected function setUp(): void {
		self::$noise   = array();
		$this->globals = array_intersect_key( $GLOBALS, array_flip( self::GLOBALS ) );
		$this->hooks   = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] ?? array() );
		self::start_transaction();
	}

	/** What PHP has said because of our code since this was last asked; it does not fail the test any more. */
	protected static function noise(): array {
		$noise       = self::$noise;
		self::$noise = array();
		return $noise;
	}

	protected function assertPostConditions(): void {
		if ( self::$noise ) {
			self::fail( "PHP said:\n" . implode( "\n", self::$noise ) );
		}
	}

	protected function tearDown(): void {
		self::roll_back();
		foreach ( self::GLOBALS as $name ) {
			$GLOBALS[ $name ] = $this->globals[ $name ] ?? null;
		}
		$GLOBALS['wp_filter'] = $this->hooks;
		if ( function_exists( 'wp_set_current_user' ) ) {
			wp_set_current_user( 0 );
		}
	}

	/** Starts a database transaction, if there is a database. */
	public static function start_transaction(): void {
		if ( isset( $GLOBALS['wpdb'] ) ) {
			$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		}
	}

	/** Rolls back the database changes since start_transaction(), also those that wait for the end of the request. */
	public static function roll_back(): void {
		if ( isset( $GLOBALS['wpdb'] ) ) {
			if ( class_exists( \Archipel\Consent\State::class, false ) ) {
				\Archipel\Consent\State::save();
			}
			$GLOBALS['wpdb']->query( 'ROLLBACK' );
			wp_cache_flush();
			// What is read once per request.
			if ( class_exists( \Archipel\Settings::class, false ) ) {
				\Archipel\Settings::forget();
			}
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
