<?php
/** Server side of the cookie notice: HTML, holding back until consent, settings of the Cookie Notice plugin, proof. */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'third-parties', 'texts', 'options', 'state', 'seen', 'services', 'notice', 'plugin-settings', 'foreign-content', 'held-frame', 'held-page', 'blocker', 'tools', 'proof', 'seen-table' ) as $archipel_part ) {
	require_once __DIR__ . "/$archipel_part.php";
}

add_filter( 'archipel_config', array( Plugin_Settings::class, 'add_to_config' ) );
add_filter( 'cn_cookie_notice_args', array( Plugin_Settings::class, 'replace_text' ) );
add_filter( 'cn_cookie_notice_output', array( Plugin_Settings::class, 'add_choices' ) );
add_filter( 'archipel_config', array( Proof::class, 'add_to_config' ), 20 );
add_action( 'rest_api_init', array( Proof::class, 'register_route' ) );
add_action( 'wp_loaded', array( Proof::class, 'schedule' ) );
add_action( 'archipel_purge_consents', array( Proof::class, 'purge' ) );
add_action( 'admin_init', array( Tools::class, 'suggest_policy' ) );
add_action( 'archipel_settings_island', array( Seen_Table::class, 'print_for' ) );
add_action( 'admin_post_archipel_consent_release', array( Seen_Table::class, 'release' ) );

// Without Archipel's notice, other consent tools decide all of the following.
if ( Options::is_asking() ) {
	Blocker::register();
	add_action( 'wp_head', array( Tools::class, 'print_consent_mode' ), 0 );
	add_filter( 'wp_get_consent_type', array( Tools::class, 'consent_type' ) );
	add_filter( 'wc_order_attribution_allow_tracking', array( Tools::class, 'attribution' ) );
	add_action( 'wp_footer', array( Notice::class, 'print_everywhere' ), 900 );
}

return static fn( array $props ): string => Notice::render( $props );
