<?php
/**
 * Server side of the cookie notice: its HTML, what is held back until consent, the settings of the Cookie Notice plugin, the proof.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/third-parties.php';
require_once __DIR__ . '/texts.php';
require_once __DIR__ . '/options.php';
require_once __DIR__ . '/notice.php';
require_once __DIR__ . '/plugin-settings.php';
require_once __DIR__ . '/blocker.php';
require_once __DIR__ . '/tools.php';
require_once __DIR__ . '/proof.php';

add_filter( 'archipel_config', array( Plugin_Settings::class, 'add_to_config' ) );
add_filter( 'archipel_config', array( Proof::class, 'add_to_config' ), 20 );
add_action( 'rest_api_init', array( Proof::class, 'register_route' ) );
add_action( 'archipel_purge_consents', array( Proof::class, 'purge' ) );
add_action( 'admin_init', array( Tools::class, 'suggest_policy' ) );

// What other consent tools do is theirs: without our notice nothing of this is ours to decide.
if ( Options::is_asking() ) {
	add_action( 'template_redirect', array( Blocker::class, 'start' ), 0 );
	add_action( 'wp_head', array( Tools::class, 'print_consent_mode' ), 0 );
	add_filter( 'wp_get_consent_type', array( Tools::class, 'consent_type' ) );
	add_filter( 'wc_order_attribution_allow_tracking', '__return_false' );
	add_action( 'wp_footer', array( Notice::class, 'print_everywhere' ), 900 );
}

return static function ( array $props ): string {
	return Notice::render( $props );
};
