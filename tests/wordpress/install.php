<?php
/** Installs the plugin from its zip file as _Plugins → Add New → Upload_ does: `WP_DIR=… php install.php archipel.zip`. */

$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1', 'HTTP_HOST' => '127.0.0.1:8088', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' );
require rtrim( (string) getenv( 'WP_DIR' ), '/' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';

// The upgrader deletes its source file, so it gets a copy.
$archipel_copy = wp_tempnam( 'archipel.zip' );
copy( $argv[1], $archipel_copy );
$archipel_skin   = new Automatic_Upgrader_Skin();
$archipel_result = ( new Plugin_Upgrader( $archipel_skin ) )->install( $archipel_copy, array( 'overwrite_package' => true ) );
if ( true !== $archipel_result || ! is_file( WP_PLUGIN_DIR . '/archipel/archipel.php' ) ) {
	echo implode( "\n", array_map( 'wp_strip_all_tags', $archipel_skin->get_upgrade_messages() ) ), "\n";
	exit( 1 );
}
