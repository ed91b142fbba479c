<?php
/** Makes a network from a WordPress, as _Tools → Network Setup_ does, with a second site at `/deux/`: `WP_DIR=… php make-network.php`. */

$_SERVER += array(
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'HTTP_HOST'       => '127.0.0.1',
	'REMOTE_ADDR'     => '127.0.0.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
);
$archipel_dir = rtrim( (string) getenv( 'WP_DIR' ), '/' );
if ( ! is_file( "$archipel_dir/is-network" ) ) {
	require "$archipel_dir/wp-load.php";
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/network.php';
	foreach ( $wpdb->tables( 'ms_global' ) as $archipel_name => $archipel_table ) {
		$wpdb->$archipel_name = $archipel_table;
	}
	install_network();
	$archipel_result = populate_network( 1, '127.0.0.1', 'nobody@example.org', 'Network', '/', false );
	if ( true !== $archipel_result ) {
		exit( 1 );
	}
	// Read by wp-config.php: the network is active from the next request on.
	touch( "$archipel_dir/is-network" );
	passthru( PHP_BINARY . ' ' . escapeshellarg( __FILE__ ), $archipel_status );
	exit( $archipel_status );
}
require "$archipel_dir/wp-load.php";
$archipel_site = wpmu_create_blog( '127.0.0.1', '/deux/', 'Deux', 1 );
exit( is_int( $archipel_site ) ? 0 : 1 );
