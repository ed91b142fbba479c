<?php
// For the benchmark only, in wp-content/mu-plugins: `?sans-iles` serves a page as if Archipel were not installed.
if ( isset( $_GET['sans-iles'] ) ) {
	add_filter(
		'option_active_plugins',
		static function ( $plugins ) {
			return array_values( array_diff( (array) $plugins, array( 'archipel/archipel.php' ) ) );
		}
	);
}
