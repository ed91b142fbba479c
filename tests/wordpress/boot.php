<?php
/**
 * Loads WordPress with our plugin and runs one suite: `php boot.php core|shop`. `WP_DIR` is the WordPress directory.
 *
 * @package Archipel
 */

namespace Archipel\Tests;

error_reporting( E_ALL );
$archipel_suite = $argv[1] ?? 'core';
$archipel_wp    = rtrim( (string) getenv( 'WP_DIR' ), '/' );

require __DIR__ . '/prepend.php';
$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1' );

$_SERVER['HTTP_HOST']      = (string) ( parse_url( getenv( 'STORE_URL' ) ? getenv( 'STORE_URL' ) : 'http://127.0.0.1:8088', PHP_URL_HOST ) );
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';

// Mail of a test goes nowhere.
$GLOBALS['wp_filter']['pre_wp_mail'][10]['archipel-test'] = array(
	'accepted_args' => 1,
	'function'      => static function () {
		return true;
	},
);
require $archipel_wp . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require __DIR__ . '/harness.php';
require __DIR__ . '/helpers.php';

// A simulated loss of a plugin must not be remembered.
add_filter( 'pre_update_option_active_plugins', static fn( $new_value, $old_value ) => $old_value, 10, 2 );

if ( 'shop' === $archipel_suite ) {
	if ( ! class_exists( 'WooCommerce', false ) ) {
		require __DIR__ . '/doubles/woocommerce.php';
		\Archipel\plugin()->register_shop();
	}
	require __DIR__ . '/doubles/shop.php';
}
printf( "%s: WordPress %s, WooCommerce %s\n", $archipel_suite, $GLOBALS['wp_version'], defined( 'WC_VERSION' ) ? WC_VERSION : 'absent' );
foreach ( (array) glob( __DIR__ . "/$archipel_suite/*.test.php" ) as $archipel_file ) {
	require $archipel_file;
}
finish();
