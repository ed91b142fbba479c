<?php
namespace Archipel\Tests;

/**
 * Results of a function on each site, by the site's path.
 *
 * @param callable $ask Function that runs on the current site.
 * @return array<string, mixed>
 */
function on_sites( callable $ask ): array {
	$answers = array();
	foreach ( get_sites() as $site ) {
		switch_to_blog( (int) $site->blog_id );
		$answers[ $site->path ] = $ask();
		restore_current_blog();
	}
	return $answers;
}

/** All data of the plugin in a site's options. @return list<string> */
function kept(): array {
	global $wpdb;
	return $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%archipel%' ORDER BY option_name" );
}

const OFF_HERE = array( 'islands' => array( 'mini-cart' => array( 'enabled' => false ) ) );

/** Gives each site its own settings and the daily event. */
function two_sites(): void {
	on_sites(
		static function (): void {
			update_option( 'archipel_settings', 1 === get_current_blog_id() ? array() : OFF_HERE );
			wp_schedule_event( time(), 'daily', 'archipel_purge_consents' );
		}
	);
}

$is_planned = static fn(): bool => false !== wp_next_scheduled( 'archipel_purge_consents' );

foreach ( array( 'the network, the daily event goes from every site' => true, 'one site, the daily event goes from that site alone' => false ) as $where => $is_network_wide ) {
	test(
		"[WP-05] deactivated on $where, and what owners chose stays",
		static function () use ( $is_planned, $is_network_wide ): void {
			two_sites();
			do_action( 'deactivate_archipel/archipel.php', $is_network_wide );
			same( array( '/' => false, '/deux/' => ! $is_network_wide ), on_sites( $is_planned ) );
			same( array( '/' => array(), '/deux/' => OFF_HERE ), on_sites( static fn() => get_option( 'archipel_settings' ) ) );
		}
	);
}

test(
	'[WP-01] what a plugin that is active on the whole network brings counts on each site',
	static function (): void {
		$is_met = static fn(): bool => ( new \Archipel\Requirements() )->met( 'some-plugin' );
		same( array( '/' => false, '/deux/' => false ), on_sites( $is_met ) );
		update_site_option( 'active_sitewide_plugins', array( 'some-plugin/some-plugin.php' => time() ) );
		same( array( '/' => true, '/deux/' => true ), on_sites( $is_met ) );
	}
);

test(
	'[WP-05] uninstalling leaves nothing of ours on any site',
	static function () use ( $is_planned ): void {
		two_sites();
		on_sites( static fn() => set_transient( 'archipel_activated', 1, 100 ) );
		define( 'WP_UNINSTALL_PLUGIN', 'archipel/archipel.php' );
		require dirname( \Archipel\FILE ) . '/uninstall.php';
		same( array( '/' => array(), '/deux/' => array() ), on_sites( static fn() => kept() ) );
		same( array( '/' => false, '/deux/' => false ), on_sites( $is_planned ) );
	}
);
