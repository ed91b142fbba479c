<?php
/**
 * Runs a suite over HTTP: `php pages.php pages|store`.
 *
 * @package Archipel
 */

namespace Archipel\Tests;

error_reporting( E_ALL );
require __DIR__ . '/harness.php';
require __DIR__ . '/site.php';

/**
 * The page config in HTML.
 *
 * @param string $html HTML.
 * @return array<string, mixed>
 */
function config_in( string $html ): array {
	if ( ! preg_match( '#<script[^>]*id="archipel-config"[^>]*>(.*?)</script>#s', $html, $found ) ) {
		throw new Broken( 'there is no config in the page: ' . substr( $html, 0, 300 ) );
	}
	return json_decode( $found[1], true );
}

echo $argv[1], ': ', getenv( 'WP_DIR' ), "\n";
foreach ( (array) glob( __DIR__ . "/$argv[1]/*.test.php" ) as $archipel_file ) {
	require $archipel_file;
}
finish();
