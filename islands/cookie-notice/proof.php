<?php
/**
 * Proof of consent.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps, for each choice, a random name that only that visitor's browser knows, the time, the version of the text and the purposes:
 * no address, no browser, no account (GDPR art. 7(1), CONS-06). Who has to prove a consent compares the name in the visitor's cookie.
 */
final class Proof {

	private const SCHEMA  = '1';
	private const OPTION  = 'archipel_consents_schema';
	private const TEXTS   = 'archipel_consent_texts';
	private const ROUTE   = 'archipel/v1';
	private const PER_DAY = 50000;

	/** Days after which a proof is deleted: as long as the choice may be questioned. */
	private const KEPT = 1095;

	/** Whether the shop keeps proofs. */
	private static function is_kept(): bool {
		/**
		 * Says whether proofs of consent are kept.
		 *
		 * @param bool $kept True.
		 */
		return Options::is_asking() && (bool) apply_filters( 'archipel_consent_proof', true );
	}

	/**
	 * Tells the browser which text is in force and whether proofs are kept, and remembers that text.
	 *
	 * @param array<string, mixed> $data Config.
	 * @return array<string, mixed>
	 */
	public static function add_to_config( array $data ): array {
		if ( ! isset( ( (array) ( $data['islands'] ?? array() ) )['cookie-notice'] ) ) {
			return $data;
		}
		$version                        = Options::version();
		$data['shop']['consentVersion'] = $version;
		if ( self::is_kept() ) {
			$data['shop']['consentProof'] = true;
			self::remember( $version );
		}
		return $data;
	}

	/** Registers the two halves of the route: anybody leaves a proof, the owner looks one up. */
	public static function register_route(): void {
		// The end is \z: a line break may stand after what $ matches.
		$id = array(
			'type'     => 'string',
			'required' => true,
			'pattern'  => '^[0-9a-f]{32}\z',
		);
		register_rest_route(
			self::ROUTE,
			'/consent',
			array(
				array(
					'methods'             => 'POST',
					// No nonce: nothing is done in anybody's name, and a cached page could not carry one.
					'permission_callback' => '__return_true',
					'callback'            => array( self::class, 'keep' ),
					'args'                => array(
						'id'       => $id,
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
					'permission_callback' => static function (): bool {
						return current_user_can( 'manage_options' );
					},
					'callback'            => array( self::class, 'look_up' ),
					'args'                => array( 'id' => $id ),
				),
			)
		);
	}

	/**
	 * Keeps one proof; the same one twice is kept once.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public static function keep( \WP_REST_Request $request ): \WP_REST_Response {
		global $wpdb;
		if ( ! self::is_kept() ) {
			return self::reply( 404 );
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

	/**
	 * One proof with the text that was on the screen.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public static function look_up( \WP_REST_Request $request ): \WP_REST_Response {
		global $wpdb;
		self::prepare_table();
		$table = self::table();
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT id, decided_at, version, purposes FROM $table WHERE id = %s", $request['id'] ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- our own table, whose name is no input.
		if ( ! is_array( $row ) ) {
			return self::reply( 404 );
		}
		$texts = (array) get_option( self::TEXTS, array() );
		return self::reply( 200, $row + array( 'text' => $texts[ $row['version'] ]['text'] ?? null ) );
	}

	/** Deletes proofs that are no longer needed. */
	public static function purge(): void {
		global $wpdb;
		/**
		 * Changes after how many days a proof of consent is deleted.
		 *
		 * @param int $days 1095, three years.
		 */
		$days  = (int) apply_filters( 'archipel_consent_proof_days', self::KEPT );
		$table = self::table();
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE decided_at < %s", gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- our own table, whose name is no input.
	}

	/**
	 * Remembers the wording of a version: a proof names it only.
	 *
	 * @param string $version Version.
	 */
	private static function remember( string $version ): void {
		$texts = (array) get_option( self::TEXTS, array() );
		if ( isset( $texts[ $version ] ) ) {
			return;
		}
		$texts[ $version ] = array(
			'since' => gmdate( 'c' ),
			'text'  => Options::wording(),
		);
		update_option( self::TEXTS, $texts, false );
	}

	/** Makes the table when it is first needed, and sees that it is cleaned. */
	private static function prepare_table(): void {
		global $wpdb;
		if ( self::SCHEMA === get_option( self::OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = self::table();
		dbDelta( "CREATE TABLE $table (\n  id char(32) NOT NULL,\n  decided_at datetime NOT NULL,\n  version char(17) NOT NULL,\n  purposes varchar(60) NOT NULL,\n  PRIMARY KEY  (id),\n  KEY decided_at (decided_at)\n) {$wpdb->get_charset_collate()};" );
		if ( ! wp_next_scheduled( 'archipel_purge_consents' ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', 'archipel_purge_consents' );
		}
		update_option( self::OPTION, self::SCHEMA, true );
	}

	/** Name of the table. */
	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'archipel_consents';
	}

	/**
	 * A reply that nobody keeps.
	 *
	 * @param int                       $status Status.
	 * @param array<string, mixed>|null $data   Body.
	 */
	private static function reply( int $status, ?array $data = null ): \WP_REST_Response {
		return new \WP_REST_Response( $data, $status, array( 'Cache-Control' => 'no-store' ) );
	}
}
