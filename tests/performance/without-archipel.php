<?php
// For the benchmark only, in wp-content/mu-plugins: `?sans-iles` serves a page without Archipel; a header reports PHP's time.
if ( isset( $_GET['sans-iles'] ) ) {
	add_filter(
		'option_active_plugins',
		static function ( $plugins ) {
			return array_values( array_diff( (array) $plugins, array( 'archipel/archipel.php' ) ) );
		}
	);
}
ob_start(
	static function ( $html ) {
		$time = ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000;
		header( sprintf( 'Server-Timing: php;dur=%.1F, queries;dur=%d', $time, get_num_queries() ) );
		return $html;
	}
);
