<?php
/**
 * Removes the plugin's stored data, on every site of the network.
 *
 * @package Archipel
 */

namespace Archipel;

// Only WordPress may run this file, while it deletes the plugin.
if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/**
 * Removes our options, transients, table and scheduled event from the current site.
 */
function uninstall_site(): void {
	global $wpdb;

	foreach ( array( 'archipel_settings', 'archipel_consent_state', 'archipel_consent_texts', 'archipel_scripted_gateways' ) as $option ) {
		delete_option( $option );
	}
	wp_clear_scheduled_hook( 'archipel_purge_consents' );
	// The proofs of consent (islands/cookie-notice/proof.php).
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}archipel_consents" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- our own table goes with the plugin.
	// Transients include names with a hashed client address. Transients in an object cache expire by themselves.
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
	// Post meta with cached data of product pages.
	array_map( 'delete_post_meta_by_key', array( '_archipel_tile_swatches', '_archipel_availability' ) );
	// Emptied carts (islands/cart-page/empty-cart.php), and names of answered requests.
	uninstall_sessions( array( 'archipel_emptied_cart', 'archipel_requests' ) );
	delete_transient( 'archipel_activated' );
	delete_transient( 'archipel_availability-transient-version' );
}

/**
 * Removes our keys from WooCommerce's stored sessions.
 *
 * @param string[] $keys Keys, with the prefix `archipel_`.
 */
function uninstall_sessions( array $keys ): void {
	global $wpdb;

	$table = $wpdb->prefix . 'woocommerce_sessions';
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- WooCommerce offers its sessions to their own visitors only; the name of the table is the prefix and a constant.
	if ( $table !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
		return;
	}
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT session_id, session_value FROM $table WHERE session_value LIKE %s", '%' . $wpdb->esc_like( '"archipel_' ) . '%' ) );
	foreach ( $rows as $row ) {
		$values = maybe_unserialize( $row->session_value );
		if ( is_array( $values ) ) {
			$wpdb->update( $table, array( 'session_value' => maybe_serialize( array_diff_key( $values, array_flip( $keys ) ) ) ), array( 'session_id' => $row->session_id ) );
		}
	}
	// phpcs:enable
}

require_once __DIR__ . '/includes/class-sites.php';
Sites::each( __NAMESPACE__ . '\uninstall_site' );
