<?php
namespace Archipel\Tests;

use Archipel\Admin_Notices;
use Archipel\Manifest;

final class Tests_Notices extends Test_Case {
	/** The admin notices of a screen. */
	private static function notices_on( string $screen, ?Manifest $manifest = null ): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( $screen );
		return with_manifest( $manifest ?? \Archipel\plugin()->islands()->manifest, static fn() => printed( array( Admin_Notices::class, 'print_notices' ) ) );
	}

	/** @testdox [WP-01] [WP-05] the owner is told which islands stay off for want of which plugin, where it matters, and everywhere in the admin of a missing build; who may not change the settings sees no notice; after activation a notice leads to the settings, once */
	public function test_the_owner_is_told_which_islands_stay_off(): void {
		wp_set_current_user( 1 );
		foreach ( array( 'plugins', 'woocommerce_page_archipel', 'settings_page_archipel' ) as $screen ) {
			$html = self::notices_on( $screen );
			self::assertStringContainsString( 'without some-plugin-nobody-has these islands stay off: Without support', $html );
			self::assertStringContainsString( 'without Contact Form 7 these islands stay off: Contact form', $html );
		}
		self::assertSame( '', self::notices_on( 'edit-post' ) );
		self::assertStringContainsString( 'notice-error', self::notices_on( 'edit-post', new Manifest( '/nowhere/', 'http://x/' ) ), 'nothing was said' );
		wp_set_current_user( 0 );
		self::assertSame( '', self::notices_on( 'plugins' ) );

		wp_set_current_user( 1 );
		do_action( 'activate_' . plugin_basename( \Archipel\FILE ), false );
		$html = self::notices_on( 'dashboard' );
		self::assertStringContainsString( 'page=archipel', $html );
		self::assertSame( '', self::notices_on( 'dashboard' ) );
	}
}
