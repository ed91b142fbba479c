<?php
/** Server side of the cookie notice: its HTML, and the settings of the Cookie Notice plugin. Blocking, publishing and proofs of consent are in `src/consent/`. */

namespace Archipel\Islands\Cookie_Notice;

use Archipel\Consent\Consent;

defined( 'ABSPATH' ) || exit;

add_filter( 'archipel_config', array( Plugin_Settings::class, 'add_to_config' ) );
add_filter( 'cn_cookie_notice_args', array( Plugin_Settings::class, 'replace_text' ) );
add_filter( 'cn_cookie_notice_output', array( Plugin_Settings::class, 'add_choices' ) );
// The same page for robots: a cache may give it to visitors.
add_filter( 'cn_is_bot', '__return_false' );
Consent::register(
	'cookie-notice',
	array(
		'is_on_site' => static fn(): bool => Plugin_Settings::prints_banner() || ! empty( Consent::options()['everywhere'] ),
		'is_on_page' => array( Plugin_Settings::class, 'lets_ask' ),
		'wording'    => array( Notice::class, 'wording' ),
	)
);
if ( Consent::is_asking() ) {
	add_action( 'wp_footer', array( Notice::class, 'print_everywhere' ), 900 );
}

return static fn( array $props ): string => Notice::render( $props );
