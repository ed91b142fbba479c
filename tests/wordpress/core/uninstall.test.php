<?php
namespace Archipel\Tests;

final class Tests_Uninstall extends Test_Case {
	/** @testdox [WP-05] uninstalling leaves nothing of ours and everything of others */
	public function test_uninstalling_leaves_nothing_of_ours(): void {
		global $wpdb;
		update_option( 'archipel_settings', array( 'native_alerts' => true ) );
		update_option( 'archipel_scripted_gateways', array( 'card' ) );
		set_transient( 'archipel_activated', 1, 100 );
		set_transient( 'archipel_proofs_12ab', 1, 100 );
		$post = wp_insert_post( array( 'post_title' => 'A', 'post_status' => 'draft' ) );
		add_post_meta( $post, '_archipel_availability', '{}' );
		add_post_meta( $post, '_archipel_tile_swatches', array( 1 ) );
		add_post_meta( $post, '_archipelago', 'stays' );
		set_transient( 'archipel_without-an-end', '1' );
		update_option( 'archipelago_other', 'stays' );
		$tables = array( "{$wpdb->prefix}archipel_test", "{$wpdb->prefix}archipelago" );
		foreach ( $tables as $table ) {
			$wpdb->query( "CREATE TABLE $table (id bigint NOT NULL PRIMARY KEY)" );
		}
		wp_schedule_event( time(), 'daily', 'archipel_test', array( 1 ) );
		wp_schedule_event( time(), 'daily', 'archipelago' );
		set_transient( 'other_archipel', 'stays' );

		define( 'WP_UNINSTALL_PLUGIN', 'archipel/archipel.php' );
		require dirname( \Archipel\FILE ) . '/uninstall.php';

		self::assertSame( array( null, $tables[1] ), array_map( static fn( string $table ) => $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ), $tables ) );
		$wpdb->query( "DROP TABLE $tables[1]" );
		self::assertSame( array( false, true ), array( false !== wp_next_scheduled( 'archipel_test', array( 1 ) ), false !== wp_next_scheduled( 'archipelago' ) ) );
		self::assertSame( array( '_archipelago' => array( 'stays' ) ), get_post_meta( $post ) );
		$left = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%archipel%' ORDER BY option_name" );
		self::assertSame( array(), array_values( array_diff( $left, array( 'archipelago_other', '_transient_other_archipel' ) ) ) );
		self::assertSame( array( 'stays', 'stays' ), array( get_option( 'archipelago_other' ), get_transient( 'other_archipel' ) ) );
	}

	/** @testdox [WP-05] nothing that the plugin or an island stores has a name that uninstalling would miss */
	public function test_nothing_that_the_plugin_or_an_island_stores_has_a_name(): void {
		$root  = dirname( __DIR__, 3 );
		$files = array_merge( (array) glob( dirname( \Archipel\FILE ) . '/includes/{,self-check/}*.php', GLOB_BRACE ), (array) glob( "$root/islands/*/*.php" ), (array) glob( "$root/src/*/*.php" ) );
		self::assertTrue( count( $files ) > 60, 'the files of the islands are not found' );
		$stored = array();
		foreach ( $files as $file ) {
			preg_match_all( '/(?:\b(update_option|add_option|set_transient|set_site_transient|update_user_meta(?=\(([^,]+,){2})|update_post_meta(?=\(([^,]+,){2})|wp_schedule_event(?=\(([^,]+,){2})|add_role)|(session->set))\((?:(?<=event\()[^,]+,[^,]+,|(?<=_meta\()[^,]+,)?\s*([^,)]+)/', (string) file_get_contents( $file ), $found, PREG_SET_ORDER );
			foreach ( $found as $match ) {
				list( $function, $session, $name ) = array( $match[1], $match[5], $match[6] );
				$code = (string) file_get_contents( $file );
				$name = trim( $name );
				// A variable: its value is assigned in the same file.
				if ( '$' === $name[0] && preg_match( '/' . preg_quote( $name, '/' ) . "\\s*=\\s*'(archipel_[a-z]+_)'/", $code, $value ) ) {
					$name = $value[1];
				}
				// A class constant: its value is the name.
				if ( preg_match( '/^(?:self|Settings)::(\w+)$/', $name, $constant ) && preg_match( "/const $constant[1]\\s*=\\s*'([^']+)'/", 0 === strpos( $name, 'Settings' ) ? (string) file_get_contents( dirname( \Archipel\FILE ) . '/includes/class-settings.php' ) : $code, $value ) ) {
					$name = $value[1];
				}
				$stored[] = basename( $file, '.php' ) . ": $function$session " . trim( $name, "'" );
			}
		}
		sort( $stored );
		// Uninstalling finds names by their start; session data ends with WooCommerce's session.
		self::assertSame( array(), array_values( array_filter( $stored, static fn( string $one ): bool => 1 !== preg_match( '/ _?archipel_[a-z_]+$|: set_transient \$name$/', $one ) ) ) );
	}
}
