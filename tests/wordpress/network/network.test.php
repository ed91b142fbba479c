<?php
namespace Archipel\Tests;

final class Tests_Network extends Test_Case {
	private const OFF_HERE = array( 'islands' => array( 'mini-cart' => array( 'enabled' => false ) ) );

	/** Results of a function on each site, by the site's path. */
	private static function on_sites( callable $ask ): array {
		$answers = array();
		foreach ( get_sites() as $site ) {
			switch_to_blog( (int) $site->blog_id );
			$answers[ $site->path ] = $ask();
			restore_current_blog();
		}
		return $answers;
	}

	/** All data of the plugin in a site's options. @return list<string> */
	private static function kept(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%archipel%' ORDER BY option_name" );
	}

	/** Gives each site its own settings and the daily event. */
	private static function two_sites(): void {
		self::on_sites(
			static function (): void {
				update_option( 'archipel_settings', 1 === get_current_blog_id() ? array() : self::OFF_HERE );
				wp_schedule_event( time(), 'daily', 'archipel_purge_consents' );
			}
		);
	}

	/** Whether the daily event is planned on the current site. */
	public static function is_planned(): bool {
		return false !== wp_next_scheduled( 'archipel_purge_consents' );
	}

	/** @testdox [WP-05] deactivated on the network, the daily event goes from every site; on one site, from that site alone; and what owners chose stays */
	public function test_deactivated(): void {
		foreach ( array( true, false ) as $is_network_wide ) {
			self::two_sites();
			do_action( 'deactivate_archipel/archipel.php', $is_network_wide );
			self::assertSame( array( '/' => false, '/deux/' => ! $is_network_wide ), self::on_sites( array( self::class, 'is_planned' ) ) );
			self::assertSame( array( '/' => array(), '/deux/' => self::OFF_HERE ), self::on_sites( static fn() => get_option( 'archipel_settings' ) ) );
		}
	}

	/** @testdox [WP-12] activated on the whole network, each site that is new to the plugin, and each that is added later, starts without decoration; others stay */
	public function test_activated_on_the_whole_network(): void {
		$settings = static fn(): array => self::on_sites( static fn() => get_option( 'archipel_settings' ) );
		self::on_sites( static fn() => 1 === get_current_blog_id() ? delete_option( 'archipel_settings' ) : update_option( 'archipel_settings', self::OFF_HERE ) );
		do_action( 'activate_archipel/archipel.php', true );
		self::assertSame( array( '/' => array( 'decoration' => false ), '/deux/' => self::OFF_HERE ), $settings() );
		self::on_sites( static fn() => delete_option( 'archipel_settings' ) );
		remove_action( 'wp_initialize_site', 'wp_initialize_site', 10 );
		do_action( 'wp_initialize_site', get_sites( array( 'path' => '/deux/' ) )[0], array() );
		self::assertSame( array( '/' => false, '/deux/' => array( 'decoration' => false ) ), $settings() );
	}

	/** @testdox [WP-05] uninstalling leaves nothing of ours on any site */
	public function test_uninstalling_leaves_nothing_of_ours_on_any_site(): void {
		self::two_sites();
		self::on_sites( static fn() => set_transient( 'archipel_activated', 1, 100 ) );
		define( 'WP_UNINSTALL_PLUGIN', 'archipel/archipel.php' );
		require dirname( \Archipel\FILE ) . '/uninstall.php';
		self::assertSame( array( '/' => array(), '/deux/' => array() ), self::on_sites( static fn() => self::kept() ) );
		self::assertSame( array( '/' => false, '/deux/' => false ), self::on_sites( array( self::class, 'is_planned' ) ) );
	}
}
