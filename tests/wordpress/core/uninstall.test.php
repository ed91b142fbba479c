<?php
namespace Archipel\Tests;

test(
	'[WP-05] uninstalling leaves nothing of ours and everything of others',
	static function (): void {
		global $wpdb;
		update_option( 'archipel_settings', array( 'consent_days' => 10 ) );
		set_transient( 'archipel_activated', 1, 100 );
		set_transient( 'archipel_availability_12', array( 1 ), 100 );
		set_transient( 'archipel_availability_345', array( 1 ) );
		set_transient( 'archipel_availability-transient-version', '1' );
		update_option( 'archipelago_other', 'stays' );
		set_transient( 'other_archipel', 'stays' );

		define( 'WP_UNINSTALL_PLUGIN', 'archipel/archipel.php' );
		require dirname( \Archipel\FILE ) . '/uninstall.php';

		$left = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%archipel%' ORDER BY option_name" );
		same( array(), array_values( array_diff( $left, array( 'archipelago_other', '_transient_other_archipel' ) ) ) );
		same( array( 'stays', 'stays' ), array( get_option( 'archipelago_other' ), get_transient( 'other_archipel' ) ) );
	}
);

test(
	'[WP-05] nothing that the plugin stores has a name that uninstalling would miss',
	static function (): void {
		$stored = array();
		foreach ( (array) glob( dirname( \Archipel\FILE ) . '/includes/*.php' ) as $file ) {
			preg_match_all( '/\b(update_option|add_option|set_transient|set_site_transient|update_user_meta|update_post_meta|wp_schedule_event|add_role)\(\s*([^,]+),/', (string) file_get_contents( $file ), $found, PREG_SET_ORDER );
			foreach ( $found as list( , $function, $name ) ) {
				$stored[] = "$function $name";
			}
		}
		sort( $stored );
		// Both are transients whose names begin with `archipel_`; the option is stored by WordPress for the settings form.
		same( array( 'set_transient $name', 'set_transient self::ACTIVATED' ), $stored );
	}
);
