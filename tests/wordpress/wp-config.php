<?php
/** Configuration of a WordPress with a SQLite database, of the tests and of `npm run store`; the keys protect nothing. */

define( 'DB_NAME', 'test' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $archipel_key ) {
	define( $archipel_key, $archipel_key );
}
if ( is_file( __DIR__ . '/is-network' ) ) {
	// Constants of the network: see make-network.php.
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', '127.0.0.1' );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
} elseif ( ! defined( 'WP_HOME' ) ) {
	define( 'WP_HOME', getenv( 'STORE_URL' ) ? getenv( 'STORE_URL' ) : 'http://127.0.0.1:8088' );
	define( 'WP_SITEURL', WP_HOME );
}
foreach ( array( 'WP_DEBUG' => true, 'WP_DEBUG_LOG' => true, 'WP_DEBUG_DISPLAY' => false, 'WP_HTTP_BLOCK_EXTERNAL' => true, 'AUTOMATIC_UPDATER_DISABLED' => true, 'DISABLE_WP_CRON' => true, 'FS_METHOD' => 'direct' ) as $archipel_name => $archipel_value ) {
	// WordPress Playground defines some of its own.
	if ( ! defined( $archipel_name ) ) {
		define( $archipel_name, $archipel_value );
	}
}

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
