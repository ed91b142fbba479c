<?php
/**
 * Prepares WordPress before it loads: which plugins are active, which build ours uses, what its owner has chosen. Nothing is written to the database for that.
 *
 * Read from the environment: `ARCHIPEL_TEST_PLUGINS` (files of other plugins, separated by commas; `*` keeps those that are active),
 * `ARCHIPEL_TEST_DIST` (folder of the build), `ARCHIPEL_TEST_SETTINGS` (the option `archipel_settings` as JSON; what is stored when empty).
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

$archipel_settings = json_decode( (string) getenv( 'ARCHIPEL_TEST_SETTINGS' ), true );
if ( is_array( $archipel_settings ) ) {
	foreach ( array( 'option_archipel_settings', 'default_option_archipel_settings' ) as $archipel_hook ) {
		$GLOBALS['wp_filter'][ $archipel_hook ][10]['archipel-test'] = array(
			'accepted_args' => 1,
			'function'      => static function () use ( $archipel_settings ) {
				return $archipel_settings;
			},
		);
	}
}
