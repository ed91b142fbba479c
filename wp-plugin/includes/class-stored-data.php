<?php
namespace Archipel;

/** Data that the plugin and its islands store in WordPress, all with one name prefix. uninstall.php loads this file by itself. */
final class Stored_Data {

	private const PREFIX = 'archipel_';

	/** Calls a function once per site of the network, switched to that site, because stored data is per site; once without a network, or for one site of it. */
	public static function on_each_site( callable $task, bool $is_network_wide = true ): void {
		if ( ! $is_network_wide || ! is_multisite() ) {
			$task();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			$task();
			restore_current_blog();
		}
	}

	/** Removes our scheduled events from the current site: without the plugin, WordPress would keep firing them without a handler. */
	public static function unschedule(): void {
		foreach ( array_keys( array_merge( array(), ...array_values( _get_cron_array() ) ) ) as $hook ) {
			if ( 0 === strpos( (string) $hook, self::PREFIX ) ) {
				wp_unschedule_hook( (string) $hook );
			}
		}
	}

	/**
	 * Removes everything from the current site: events, options, transients, cached data of products, tables. Data in WooCommerce's sessions expires
	 * with them; transients in an object cache expire by themselves.
	 */
	public static function remove(): void {
		global $wpdb;
		self::unschedule();
		$ours = $wpdb->esc_like( self::PREFIX ) . '%';
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- WordPress has no functions that find names by their start; the standard does not know %i.
		$options = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s", $ours, $wpdb->esc_like( '_transient_' ) . $ours, $wpdb->esc_like( '_transient_timeout_' ) . $ours ) );
		$metas   = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $wpdb->esc_like( '_' ) . $ours ) );
		$tables  = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . $ours ) );
		// Looked at once more, because SQLite takes each `_` of a pattern for any character.
		array_map( 'delete_option', (array) preg_grep( '/^(_transient_(timeout_)?)?archipel_/', $options ) );
		array_map( 'delete_post_meta_by_key', (array) preg_grep( '/^_archipel_/', $metas ) );
		foreach ( (array) preg_grep( '/^' . preg_quote( $wpdb->prefix . self::PREFIX, '/' ) . '/i', $tables ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', $table ) );
		}
		// phpcs:enable
	}
}
