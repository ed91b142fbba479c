<?php
/**
 * A test harness: `test()`, `check()`, `same()` and `finish()`.
 *
 * @package Archipel
 */

namespace Archipel\Tests;

/** Collects the results. */
final class Report {
	/** @var int */
	public static $passed = 0;
	/** @var int */
	public static $failed = 0;
	/** @var list<string> PHP warnings and notices since the start of the test. */
	public static $noise = array();
}

/** A failed assertion. */
final class Broken extends \Exception {}

/**
 * Runs one test. A PHP warning, notice or deprecation from our plugin fails it too.
 *
 * @param string   $title Expected behaviour, with the id of a row of tests/BEHAVIOURS.md.
 * @param callable $body  Throws on failure.
 */
function test( string $title, callable $body ): void {
	// ARCHIPEL_TEST_ONLY='[VAR-12]' runs only tests whose title contains that text.
	if ( false === strpos( $title, (string) getenv( 'ARCHIPEL_TEST_ONLY' ) ) && getenv( 'ARCHIPEL_TEST_ONLY' ) ) {
		return;
	}
	Report::$noise = array();
	begin();
	try {
		$body();
		if ( Report::$noise ) {
			throw new Broken( "PHP said:\n" . implode( "\n", Report::$noise ) );
		}
		++Report::$passed;
		echo "  ok    $title\n";
	} catch ( \Throwable $error ) {
		++Report::$failed;
		$at = $error instanceof Broken ? ( $error->getTrace()[0]['line'] ?? 0 ) : basename( $error->getFile() ) . ':' . $error->getLine();
		echo "  FAIL  $title\n        ", str_replace( "\n", "\n        ", $error->getMessage() ), " (line $at)\n";
	} finally {
		undo();
	}
}

/**
 * Asserts that a condition is true.
 *
 * @param bool   $truth Condition.
 * @param string $hint  Message on failure.
 * @throws Broken On failure.
 */
function check( bool $truth, string $hint ): void {
	if ( ! $truth ) {
		throw new Broken( $hint );
	}
}

/**
 * Asserts that two values are identical.
 *
 * @param mixed $expected Expected value.
 * @param mixed $actual   Actual value.
 * @throws Broken On failure.
 */
function same( $expected, $actual ): void {
	if ( $expected !== $actual ) {
		throw new Broken( "expected " . describe( $expected ) . "\nbut got  " . describe( $actual ) );
	}
}

/**
 * Formats a value for messages.
 *
 * @param mixed $value Value.
 */
function describe( $value ): string {
	$text = is_string( $value ) ? $value : (string) json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR );
	return ( null === $value ? '(null) ' : '' ) . ( strlen( $text ) > 1500 ? substr( $text, 0, 1500 ) . '…' : $text );
}

/** Starts a database transaction, if there is a database. */
function begin(): void {
	if ( isset( $GLOBALS['wpdb'] ) ) {
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
	}
}

/** Makes every table that a test creates temporary: in MySQL other CREATE and DROP statements commit the transaction. */
function keep_transactions(): void {
	if ( ! defined( 'SQLITE_DB_DROPIN_VERSION' ) ) {
		add_filter( 'query', static fn( string $query ): string => (string) preg_replace( '/^\s*(CREATE|DROP) TABLE\b/i', '$1 TEMPORARY TABLE', $query ) );
	}
}

/** Rolls back the test's database changes, also those that wait for the end of the request. */
function undo(): void {
	if ( isset( $GLOBALS['wpdb'] ) ) {
		if ( class_exists( \Archipel\Consent\State::class, false ) ) {
			\Archipel\Consent\State::save();
		}
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		wp_cache_flush();
	}
}

/** Prints the summary, whose last line the entry script parses, and exits. */
function finish(): void {
	printf( "suite: %d passed, %d failed\n", Report::$passed, Report::$failed );
	exit( Report::$failed > 0 ? 1 : 0 );
}

// Records only errors caused by the plugin's files: other plugins of a real store have notices of their own.
set_error_handler(
	static function ( int $level, string $message, string $file, int $line ): bool {
		if ( ! ( error_reporting() & $level ) ) {
			return false;
		}
		// Ignores the SQLite plugin of the test WordPress, which is too old for current PHP.
		if ( false !== strpos( $file, 'sqlite-database-integration' ) ) {
			return true;
		}
		$trace = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, 25 ), 'file' );
		foreach ( array_merge( array( $file ), $trace ) as $one ) {
			if ( false !== strpos( (string) $one, 'wp-plugin/' ) || false !== strpos( (string) $one, 'plugins/archipel/' ) ) {
				Report::$noise[] = "$message ($file:$line)";
				break;
			}
		}
		return true;
	}
);
