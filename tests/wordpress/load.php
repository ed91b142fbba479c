<?php
/** Loads WordPress with the plugin. The constant `ARCHIPEL_TEST_SHOP` also loads WooCommerce: the real one if installed, else its double. */

// WordPress assigns these without declaring them global, and PHPUnit loads its bootstrap in a function.
global $wpdb, $current_site, $current_blog, $wp_rewrite, $shortcode_tags, $wp, $phpmailer, $wp_theme_directories;

error_reporting( E_ALL );

require __DIR__ . '/prepend.php';
$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1', 'SERVER_NAME' => '127.0.0.1' );

$_SERVER['HTTP_HOST']      = (string) ( parse_url( getenv( 'STORE_URL' ) ? getenv( 'STORE_URL' ) : 'http://127.0.0.1:8088', PHP_URL_HOST ) );
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';

// Suppresses mail of tests.
archipel_test_filter( 'pre_wp_mail', static fn() => true );
// The tests read English, whatever the site's language; one of French asks for it.
archipel_test_filter( 'locale', static fn() => 'en_US' );
if ( defined( 'ARCHIPEL_TEST_SHOP' ) ) {
	// As early as the real WooCommerce, because islands check for a shop when they load.
	archipel_test_filter(
		'plugins_loaded',
		static function () {
			if ( ! class_exists( 'WooCommerce', false ) ) {
				require __DIR__ . '/doubles/woocommerce.php';
				do_action( 'woocommerce_loaded' );
			}
		},
		0,
		0
	);
}
require rtrim( (string) getenv( 'WP_DIR' ), '/' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// A simulated removal of a plugin must not be stored.
add_filter( 'pre_update_option_active_plugins', static fn( $new_value, $old_value ) => $old_value, 10, 2 );
