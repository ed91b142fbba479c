<?php
/**
 * Removes everything that the plugin has stored, on every site of the network.
 *
 * @package Archipel
 */

namespace Archipel;

// Only WordPress may call this, while it deletes the plugin.
if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/**
 * Removes our options, transients, table and scheduled event from the current site.
 */
function uninstall_site(): void {
	global $wpdb;

	foreach ( array( 'archipel_settings', 'archipel_consent_state', 'archipel_consent_texts' ) as $option ) {
		delete_option( $option );
	}
	wp_clear_scheduled_hook( 'archipel_purge_consents' );
	// The proofs of consent (islands/cookie-notice/proof.php).
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}archipel_consents" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- our own table goes with the plugin.
	// Transients have names that hold a product's id; where they live in an object cache they expire by themselves.
	$names = $wpdb->get_col( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that finds options by the start of their name.
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( '_transient_archipel_' ) . '%',
			$wpdb->esc_like( '_transient_timeout_archipel_' ) . '%'
		)
	);
	foreach ( $names as $name ) {
		delete_option( (string) $name );
	}
	delete_transient( 'archipel_activated' );
	delete_transient( 'archipel_availability-transient-version' );
}

if ( is_multisite() ) {
	$archipel_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $archipel_sites as $archipel_site ) {
		switch_to_blog( (int) $archipel_site );
		uninstall_site();
		restore_current_blog();
	}
} else {
	uninstall_site();
}
