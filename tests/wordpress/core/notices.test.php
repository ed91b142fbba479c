<?php
namespace Archipel\Tests;

use Archipel\Admin_Notices;
use Archipel\Islands;
use Archipel\Manifest;
use Archipel\Requirements;
use Archipel\Settings;

/**
 * The admin notices of a screen.
 *
 * @param string        $screen   Id of the screen.
 * @param Manifest|null $manifest Another build.
 */
function notices_on( string $screen, ?Manifest $manifest = null ): string {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	set_current_screen( $screen );
	$manifest = $manifest ?? new Manifest( ARCHIPEL_DIST_DIR . '/', 'http://x/' );
	$html     = printed( array( new Admin_Notices( $manifest, new Islands( $manifest, new Settings(), new Requirements() ) ), 'print_notices' ) );
	unset( $GLOBALS['current_screen'] );
	return $html;
}

test(
	'[WP-01] the owner is told which islands stay off for want of which plugin, where it matters',
	static function (): void {
		wp_set_current_user( 1 );
		foreach ( array( 'plugins', 'woocommerce_page_archipel', 'settings_page_archipel' ) as $screen ) {
			$html = notices_on( $screen );
			check( false !== strpos( $html, 'without some-plugin-nobody-has these islands stay off: Without support' ), $html );
			check( false !== strpos( $html, 'without Contact Form 7 these islands stay off: Contact form' ), $html );
		}
		same( '', notices_on( 'edit-post' ) );
	}
);

test(
	'[WP-01] a missing build is told everywhere in the admin',
	static function (): void {
		wp_set_current_user( 1 );
		check( false !== strpos( notices_on( 'edit-post', new Manifest( '/nowhere/', 'http://x/' ) ), 'notice-error' ), 'nothing was said' );
	}
);

test(
	'[WP-01] after activation a notice leads to the settings, once',
	static function (): void {
		wp_set_current_user( 1 );
		do_action( 'activate_' . plugin_basename( \Archipel\FILE ), false );
		$html = notices_on( 'dashboard' );
		check( false !== strpos( $html, 'page=archipel' ), $html );
		same( '', notices_on( 'dashboard' ) );
	}
);

test(
	'[WP-05] who may not change the settings sees no notice',
	static function (): void {
		wp_set_current_user( 0 );
		same( '', notices_on( 'plugins' ) );
	}
);

test(
	'[WP-01] an unknown requirement is met by an active plugin in a folder of that name, and by no other',
	static function (): void {
		$requirements = new Requirements();
		same( false, $requirements->met( 'some-plugin-nobody-has' ) );
		same( true, $requirements->met( 'archipel' ) );
		same( false, $requirements->met( 'arch' ) );
	}
);
