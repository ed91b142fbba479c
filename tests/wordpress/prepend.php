<?php
/**
 * Prepares WordPress before it loads: which plugins are active, and which build ours uses. Nothing is written to the database for that.
 *
 * Read from the environment: `ARCHIPEL_TEST_PLUGINS` (files of other plugins, separated by commas; `*` keeps those that are active),
 * `ARCHIPEL_TEST_DIST` (folder of the build).
 *
 * @package Archipel
 */

$archipel_dist = getenv( 'ARCHIPEL_TEST_DIST' );
define( 'ARCHIPEL_DIST_DIR', $archipel_dist ? $archipel_dist : __DIR__ . '/fixtures/dist' );
define( 'ARCHIPEL_DIST_URL', 'http://build.example/dist/' );

// WordPress takes over filters that it finds in this global when it starts.
$GLOBALS['wp_filter']['option_active_plugins'][10]['archipel-test'] = array(
	'accepted_args' => 1,
	'function'      => static function ( $active ) {
		$wanted = (string) getenv( 'ARCHIPEL_TEST_PLUGINS' );
		$others = '*' === $wanted ? array_diff( (array) $active, array( 'archipel/archipel.php' ) ) : array_filter( explode( ',', $wanted ) );
		return array_merge( array_values( $others ), array( 'archipel/archipel.php' ) );
	},
);
