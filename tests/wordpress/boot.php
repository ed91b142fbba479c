<?php
/**
 * Loads WordPress with the plugin and runs one suite: `php boot.php core|network|shop|islands`. `WP_DIR` is the WordPress directory.
 *
 * @package Archipel
 */

namespace Archipel\Tests;

$archipel_suite   = $argv[1] ?? 'core';
$archipel_is_bare = in_array( $archipel_suite, array( 'core', 'network' ), true );
if ( ! $archipel_is_bare ) {
	define( 'ARCHIPEL_TEST_SHOP', true );
}
require __DIR__ . '/load.php';
require __DIR__ . '/harness.php';
require __DIR__ . '/helpers.php';
keep_transactions();
if ( ! $archipel_is_bare ) {
	require __DIR__ . '/doubles/shop.php';
	require __DIR__ . '/doubles/headers.php';
}
printf( "%s: WordPress %s, WooCommerce %s\n", $archipel_suite, $GLOBALS['wp_version'], defined( 'WC_VERSION' ) ? WC_VERSION : 'absent' );
foreach ( (array) glob( __DIR__ . "/$archipel_suite/*.test.php" ) as $archipel_file ) {
	require $archipel_file;
}
finish();
