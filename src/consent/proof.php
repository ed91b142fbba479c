<?php
namespace Archipel\Consent;

/**
 * Stores for each choice a random id known only to that visitor's browser, the time, the version of the text and the purposes:
 * no IP address, user agent or account (GDPR art. 7(1), CONS-06). The id in the visitor's cookie proves the consent.
 */
final class Proof {

	private const SCHEMA = '1';
	private const TEXTS  = 'archipel_consent_texts';
	private const ROUTE  = 'archipel/v1';
	private const EVENT  = 'archipel_purge_consents';

	/** Maximum number of proofs per client and hour: enough for an office behind one IP address, not for a script. */
	private const PER_CLIENT = 120;

	/** Maximum number of proofs of all clients per day. */
	private const PER_DAY = 50000;

	/** Days until a proof is deleted: as long as the choice may be disputed. */
	private const KEPT = 1095;

	public static function is_kept(): bool {
		/** Filters whether proofs of consent are stored. */
		return Consent::is_asking() && (bool) apply_filters( 'archipel_consent_proof', true );
	}

	/** Returns whether the shop may have proofs, also from a time when it asked. */
	public static function may_exist(): bool {
		return self::is_kept() || null !== State::get( 'schema' );
	}

	/** Registers the REST route: anyone may POST a proof, an administrator may GET or DELETE one. */
	public static function register_route(): void {
		$may = static fn(): bool => current_user_can( 'manage_options' );
		register_rest_route(
			self::ROUTE,
			'/consent',
			array(
				// Argument of all three methods. `\z`, because `$` also matches before a trailing line break.
				'args' => array(
					'id' => array(
						'type'     => 'string',
						'required' => true,
						'pattern'  => '^[0-9a-f]{32}\z',
					),
				),
				array(
					'methods'             => 'POST',
					// No nonce: the request acts for no user, and a cached page could not carry one.
					'permission_callback' => '__return_true',
					'callback'            => array( self::class, 'keep' ),
					'args'                => array(
						'version'  => array(
							'type'     => 'string',
							'required' => true,
							'pattern'  => '^[0-9a-f]{8}\.[0-9a-f]{8}\z',
						),
						'purposes' => array(
							'type'      => 'string',
							'required'  => true,
							'pattern'   => '^(?:(?:audience|advertising|content)(?:,\b|\z))*\z',
							'maxLength' => 60,
						),
					),
				),
				array(
					'methods'             => 'GET',
					'permission_callback' => $may,
					'callback'            => array( self::class, 'look_up' ),
				),
				array(
					'methods'             => 'DELETE',
					'permission_callback' => $may,
					'callback'            => array( self::class, 'erase' ),
				),
			)
		);
	}

	/** Stores a proof; a repeated proof is stored once. */
	public static function keep( \WP_REST_Request $request ): \WP_REST_Response {
		global $wpdb;
		if ( ! self::is_kept() ) {
			return self::reply( 404 );
		}
		// A version that this site has never shown proves nothing.
		if ( ! isset( ( (array) State::get( 'versions' ) )[ $request['version'] ] ) ) {
			return self::reply( 400 );
		}
		if ( self::is_too_eager() ) {
			return self::reply( 429 );
		}
		self::prepare_table();
		$table = self::table();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- our own table, whose name is no input.
		$today = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE decided_at > %s", gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ) ) );
		if ( $today >= self::PER_DAY ) {
			return self::reply( 503 );
		}
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $table (id, decided_at, version, purposes) VALUES (%s, %s, %s, %s)",
				$request['id'],
				gmdate( 'Y-m-d H:i:s' ),
				$request['version'],
				$request['purposes']
			)
		);
		// phpcs:enable
		return self::reply( 204 );
	}

	/** Returns a proof with the text that was shown. */
	public static function look_up( \WP_REST_Request $request ): \WP_REST_Response {
		global $wpdb;
		self::prepare_table();
		self::purge();
		$table = self::table();
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT id, decided_at, version, purposes FROM $table WHERE id = %s", $request['id'] ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- our own table, whose name is no input.
		if ( ! is_array( $row ) ) {
			return self::reply( 404 );
		}
		$texts = (array) get_option( self::TEXTS, array() );
		return self::reply( 200, $row + array( 'text' => $texts[ $row['version'] ]['text'] ?? null ) );
	}

	/** Deletes a proof: for a visitor who knows its id. */
	public static function erase( \WP_REST_Request $request ): \WP_REST_Response {
		global $wpdb;
		self::prepare_table();
		return self::reply( 0 < (int) $wpdb->delete( self::table(), array( 'id' => $request['id'] ) ) ? 204 : 404 ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- our own table.
	}

	public static function days(): int {
		/** Filters the number of days after which a proof of consent is deleted. */
		return (int) apply_filters( 'archipel_consent_proof_days', self::KEPT );
	}

	/** Schedules the daily deletion of old proofs; the first run is immediate, in case the plugin was inactive. */
	public static function schedule(): void {
		if ( null !== State::get( 'schema' ) && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time(), 'daily', self::EVENT );
		}
	}

	public static function purge(): void {
		global $wpdb;
		if ( self::SCHEMA !== State::get( 'schema' ) ) {
			return;
		}
		$table = self::table();
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE decided_at < %s", gmdate( 'Y-m-d H:i:s', time() - self::days() * DAY_IN_SECONDS ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- our own table, whose name is no input.
	}

	/** Stores the wording of a version: a proof contains the version only. */
	public static function remember( string $version ): void {
		$versions = (array) State::get( 'versions' );
		if ( isset( $versions[ $version ] ) ) {
			return;
		}
		$texts = (array) get_option( self::TEXTS, array() );
		if ( ! isset( $texts[ $version ] ) ) {
			$texts[ $version ] = array(
				'since' => gmdate( 'c' ),
				'text'  => Consent::wording(),
			);
			update_option( self::TEXTS, $texts, false );
		}
		State::set( 'versions', array( $version => 1 ) + $versions );
	}

	/** Returns whether a client has sent too many proofs. Counts by a keyed hash of the IP address, kept for an hour, which identifies no person. */
	private static function is_too_eager(): bool {
		$address = filter_var( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ), FILTER_VALIDATE_IP );
		if ( false === $address ) {
			return false;
		}
		// One IPv6 client has a whole /64 network.
		$packed = (string) inet_pton( $address );
		$key    = 'archipel_proofs_' . substr( wp_hash( gmdate( 'YmdH' ) . ( 16 === strlen( $packed ) ? substr( $packed, 0, 8 ) : $packed ), 'nonce' ), 0, 20 );
		$count  = (int) get_transient( $key ) + 1;
		set_transient( $key, $count, HOUR_IN_SECONDS );

		/** Filters the maximum of proofs per client and hour, for shops behind a proxy that hides its clients. */
		return $count > (int) apply_filters( 'archipel_consent_proofs_per_client', self::PER_CLIENT );
	}

	/** Creates the table on first use, and schedules its cleanup. */
	private static function prepare_table(): void {
		global $wpdb;
		if ( self::SCHEMA !== State::get( 'schema' ) ) {
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			$table = self::table();
			dbDelta( "CREATE TABLE $table (\n  id char(32) NOT NULL,\n  decided_at datetime NOT NULL,\n  version char(17) NOT NULL,\n  purposes varchar(60) NOT NULL,\n  PRIMARY KEY  (id),\n  KEY decided_at (decided_at)\n) {$wpdb->get_charset_collate()};" );
			State::set( 'schema', self::SCHEMA );
			State::save();
		}
		self::schedule();
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'archipel_consents';
	}

	/** Returns a response that is not cached. */
	private static function reply( int $status, ?array $data = null ): \WP_REST_Response {
		return new \WP_REST_Response( $data, $status, array( 'Cache-Control' => 'no-store' ) );
	}
}
