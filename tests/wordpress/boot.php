<?php
/** Bootstrap of the suites `core` and `network`: WordPress with the plugin. `WP_DIR` is the WordPress directory. */

namespace Archipel\Tests;

require_once dirname( __DIR__, 2 ) . '/wp-plugin/vendor/autoload.php';
require __DIR__ . '/load.php';
require __DIR__ . '/test-case.php';
require __DIR__ . '/helpers.php';
// WordPress hides them, and a suite that ends early would not say why.
ini_set( 'display_errors', 'stderr' );

if ( ! defined( 'SQLITE_DB_DROPIN_VERSION' ) ) {
	// Makes every table that a test creates temporary: in MySQL other CREATE and DROP statements commit the transaction.
	add_filter( 'query', static fn( string $query ): string => (string) preg_replace( '/^\s*(CREATE|DROP) TABLE\b/i', '$1 TEMPORARY TABLE', $query ) );
}
printf( "WordPress %s, WooCommerce %s\n", $GLOBALS['wp_version'], defined( 'WC_VERSION' ) ? WC_VERSION : 'absent' );
