<?php
/** Router of PHP's built-in web server, for a WordPress with pretty permalinks; prepared for a test unless the environment has `ARCHIPEL_UNPREPARED`. */

$archipel_root = rtrim( $_SERVER['DOCUMENT_ROOT'], '/' );
$archipel_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$archipel_file = $archipel_root . $archipel_path;
if ( is_dir( $archipel_file ) && is_file( rtrim( $archipel_file, '/' ) . '/index.php' ) ) {
	$archipel_file = rtrim( $archipel_file, '/' ) . '/index.php';
}
if ( is_file( $archipel_file ) && '.php' !== substr( $archipel_file, -4 ) ) {
	return false;
}
if ( ! is_file( $archipel_file ) || '/' === $archipel_path ) {
	$archipel_file = $archipel_root . '/index.php';
}
$_SERVER['SCRIPT_FILENAME'] = $archipel_file;
$_SERVER['SCRIPT_NAME']     = substr( $archipel_file, strlen( $archipel_root ) );
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
if ( ! getenv( 'ARCHIPEL_UNPREPARED' ) ) {
	require_once __DIR__ . '/prepend.php';
}
chdir( dirname( $archipel_file ) );
require $archipel_file;
