<?php
namespace Archipel\Tests;

use Archipel\Consent\Consent;
use Archipel\Consent\Proof;
use Archipel\Consent\Services;
use Archipel\Consent\State;
use Archipel\Islands\Cookie_Notice\Notice;

final class Tests_Consent_Proof extends Test_Case {
	/** A separate table, because the site's own may contain real proofs. */
	private const PROOFS = 'archipeltest_archipel_consents';

	/** A proof as the browser sends it. */
	private const PROOF = array( 'id' => '0123456789abcdef0123456789abcdef', 'version' => '9b79a3c4.35501a2f', 'purposes' => 'audience,content' );

	/** @var string Prefix of the site's own tables. */
	private $prefix;

	/** A site that asks for consent and has no stored proof. */
	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		State::save();
		update_option( 'archipel_consent_state', array( 'versions' => array( self::PROOF['version'] => 1 ) ) );
		delete_option( 'archipel_consent_texts' );
		wp_clear_scheduled_hook( 'archipel_purge_consents' );
		add_filter( 'archipel_consent_is_asked', '__return_true' );
		$this->prefix = $wpdb->prefix;
		$wpdb->prefix = 'archipeltest_';
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . self::PROOFS );
		$wpdb->prefix = $this->prefix;
		parent::tearDown();
	}

	/** Whether the table exists; temporary tables are not listed. */
	private static function has_proofs_table(): bool {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		$found = $wpdb->query( 'SELECT 1 FROM ' . self::PROOFS );
		$wpdb->suppress_errors( $shown );
		return false !== $found;
	}

	/** The stored proofs. */
	private static function proofs(): array {
		global $wpdb;
		return self::has_proofs_table() ? $wpdb->get_results( 'SELECT * FROM ' . self::PROOFS . ' ORDER BY id', ARRAY_A ) : array();
	}

	/** Calls the consent route. */
	private static function consent_call( string $method, array $fields ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, '/archipel/v1/consent' );
		if ( 'GET' === $method ) {
			$request->set_query_params( $fields );
		} else {
			$request->set_body_params( $fields );
		}
		return rest_do_request( $request );
	}

	/** Inserts a proof of some days ago. */
	private static function old_proof( string $id, float $days ): void {
		global $wpdb;
		$wpdb->insert( self::PROOFS, array( 'id' => $id, 'decided_at' => gmdate( 'Y-m-d H:i:s', (int) ( time() - $days * DAY_IN_SECONDS ) ), 'version' => self::PROOF['version'], 'purposes' => '' ) );
	}

	/** @testdox [CONS-06] the table and its daily cleaning are made with the first proof, and not before; an update of the plugin keeps the proofs, and does not schedule it twice */
	public function test_the_table_and_its_daily_cleaning_are_made(): void {
		self::assertTrue( ! self::has_proofs_table(), 'there is a table already' );
		self::assertSame( 400, self::consent_call( 'POST', array( 'id' => 'bad' ) )->get_status() );
		self::assertTrue( ! self::has_proofs_table() && ! wp_next_scheduled( 'archipel_purge_consents' ), 'bad input made the table' );

		self::assertSame( 204, self::consent_call( 'POST', self::PROOF )->get_status() );
		self::assertTrue( self::has_proofs_table(), 'there is no table' );
		$event = wp_get_scheduled_event( 'archipel_purge_consents' );
		self::assertSame( 'daily', $event->schedule );
		self::assertTrue( abs( $event->timestamp - time() ) < 5, 'it is not due' );
		self::assertSame( '1', get_option( 'archipel_consent_state' )['schema'] );

		State::set( 'schema', '0' );
		self::consent_call( 'POST', array( 'id' => str_repeat( 'f', 32 ) ) + self::PROOF );
		self::assertSame( array( self::PROOF['id'], str_repeat( 'f', 32 ) ), array_column( self::proofs(), 'id' ) );
		self::assertSame( array( '1', $event->timestamp ), array( State::get( 'schema' ), wp_next_scheduled( 'archipel_purge_consents' ) ) );
		self::assertCount( 1, array_filter( _get_cron_array(), static fn( $hooks ) => isset( $hooks['archipel_purge_consents'] ) ) );
	}

	/** @testdox [CONS-06] a proof is a random name, the time, the version of the text and the purposes; nothing that tells who it was; a refusal is kept too, each choice with a name of its own, and nobody overwrites a proof */
	public function test_a_proof_is_a_random_name_the_time(): void {
		$_SERVER = array( 'REMOTE_ADDR' => '203.0.113.77', 'HTTP_USER_AGENT' => 'Archipel-Browser/7', 'HTTP_REFERER' => 'https://from.example/', 'HTTP_X_FORWARDED_FOR' => '198.51.100.9' ) + $_SERVER;
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'archipel-anna', 'user_pass' => 'sesame', 'user_email' => 'archipel-anna@example.com', 'role' => 'subscriber' ) ) );
		$reply = self::consent_call( 'POST', self::PROOF + array( 'name' => 'Anna', 'email' => 'archipel-anna@example.com' ) );
		self::assertSame( array( 204, null, 'no-store' ), array( $reply->get_status(), $reply->get_data(), $reply->get_headers()['Cache-Control'] ) );
		$rows = self::proofs();
		self::assertSame( 1, count( $rows ) );
		self::assertSame( array( 'id', 'decided_at', 'version', 'purposes' ), array_keys( $rows[0] ) );
		self::assertTrue( abs( strtotime( $rows[0]['decided_at'] . ' UTC' ) - time() ) < 5, 'the time is wrong: ' . $rows[0]['decided_at'] );
		unset( $rows[0]['decided_at'] );
		self::assertSame( self::PROOF, $rows[0] );
		foreach ( array( array( 'id' => str_repeat( 'f', 32 ), 'purposes' => '' ), array( 'purposes' => 'audience,advertising,content' ) ) as $other ) {
			self::assertSame( 204, self::consent_call( 'POST', $other + self::PROOF )->get_status() );
		}
		self::assertSame( array( 'audience,content', '' ), array_column( self::proofs(), 'purposes' ) );
	}

	/** @testdox [CONS-06] what a browser of ours would not send is refused, and nothing is kept; a text that the site has never shown is no proof, and one client leaves no more of them than people do */
	public function test_what_a_browser_of_ours_would_not_send_is_refused(): void {
		$bad = array(
			'id'       => array( substr( self::PROOF['id'], 1 ), self::PROOF['id'] . '0', strtoupper( self::PROOF['id'] ), self::PROOF['id'] . "\n", 'anna@example.com', "' OR 1=1; -- ", array( self::PROOF['id'] ) ),
			'version'  => array( '9b79a3c4', self::PROOF['version'] . "\n", '<script>.35501a2f' ),
			'purposes' => array( 'audience,spying', 'audiencecontent', ',,', 'audience,', str_repeat( 'content,', 7 ) . 'content', "audience\n" ),
		);
		foreach ( $bad as $field => $values ) {
			self::assertSame( 400, self::consent_call( 'POST', array_diff_key( self::PROOF, array( $field => 1 ) ) )->get_status(), "no $field" );
			foreach ( $values as $value ) {
				self::assertSame( 400, self::consent_call( 'POST', array( $field => $value ) + self::PROOF )->get_status(), (string) wp_json_encode( $value ) );
			}
		}
		self::assertSame( array(), self::proofs() );

		self::assertSame( 400, self::consent_call( 'POST', array( 'version' => '00000001.00000001' ) + self::PROOF )->get_status() );
		self::assertTrue( ! self::has_proofs_table(), 'an unknown text made the table' );
		$ids  = 0;
		$send = static function ( string $address, int $times ) use ( &$ids ): array {
			$_SERVER['REMOTE_ADDR'] = $address;
			$statuses               = array();
			while ( $times-- ) {
				$statuses[] = self::consent_call( 'POST', array( 'id' => sprintf( '%032x', ++$ids ) ) + self::PROOF )->get_status();
			}
			return array_count_values( $statuses );
		};
		self::assertSame( array( 204 => 120, 429 => 3 ), $send( '203.0.113.77', 123 ) );
		self::assertSame( array( 204 => 1 ), $send( '203.0.113.78', 1 ) );
		self::assertSame( array( 204 => 5 ), with_filter( 'archipel_consent_proofs_per_client', static fn() => 5, static fn() => $send( '2001:db8::1', 5 ) ) );
		self::assertSame( array( 429 => 1 ), with_filter( 'archipel_consent_proofs_per_client', static fn() => 5, static fn() => $send( '2001:db8::2', 1 ) ) );
		global $wpdb;
		foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE '%archipel_proofs_%'" ) as $row ) {
			self::assertTrue( 0 === preg_match( '/203\.0\.113|2001:db8/', $row->option_name . $row->option_value ) && strlen( $row->option_name ) < 60, "the address can be read: $row->option_name" );
		}
	}

	/** @testdox [CONS-06] a flood ends at 50000 proofs in a day; those of yesterday do not count */
	public function test_a_flood_ends_at_50000_proofs_in_a_day(): void {
		global $wpdb;
		self::consent_call( 'POST', self::PROOF );
		self::old_proof( str_repeat( 'a', 32 ), 1.1 );
		// Inserts a proof and doubles it until there are 49999 of today.
		$wpdb->insert( self::PROOFS, array( 'id' => str_repeat( '0', 32 ), 'decided_at' => gmdate( 'Y-m-d H:i:s' ), 'version' => 'flood', 'purposes' => '' ) );
		for ( $at = 1; $at <= 16; $at++ ) {
			$wpdb->query( 'INSERT INTO ' . self::PROOFS . " (id, decided_at, version, purposes) SELECT CONCAT(SUBSTR(id, 1, $at), '1', SUBSTR(id, $at + 2)), decided_at, version, purposes FROM " . self::PROOFS . " WHERE version = 'flood' LIMIT " . ( 16 === $at ? 17230 : 32768 ) );
		}
		self::assertSame( 204, self::consent_call( 'POST', array( 'id' => str_repeat( 'b', 32 ) ) + self::PROOF )->get_status() );
		self::assertSame( 503, self::consent_call( 'POST', array( 'id' => str_repeat( 'c', 32 ) ) + self::PROOF )->get_status() );
		self::assertSame( '50001', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::PROOFS ) );
	}

	/** @testdox [CONS-06] only who runs the site looks a proof up, with the text that was on the screen and kept by no cache, and deletes that of who knows its number; a number that is none is refused */
	public function test_only_who_runs_the_site_looks_a_proof_up_and_deletes_one(): void {
		update_option( 'archipel_consent_texts', array( self::PROOF['version'] => array( 'since' => '2026-01-01', 'text' => 'Nous demandons.' ) ) );
		self::consent_call( 'POST', self::PROOF );
		self::consent_call( 'POST', array( 'id' => str_repeat( 'f', 32 ) ) + self::PROOF );
		$asked = static fn( string $method, string $id ): int => self::consent_call( $method, array( 'id' => $id ) )->get_status();
		$no    = str_repeat( 'e', 32 );
		foreach ( array( '' => 401, 'subscriber' => 403, 'editor' => 403, 'administrator' => 200 ) as $role => $status ) {
			wp_set_current_user( '' === $role ? 0 : wp_insert_user( array( 'user_login' => "archipel-$role", 'user_pass' => 'sesame', 'user_email' => "$role@example.com", 'role' => $role ) ) );
			self::assertSame( array( $status, 200 === $status ? 404 : $status ), array( $asked( 'GET', self::PROOF['id'] ), $asked( 'DELETE', $no ) ), $role );
		}
		$reply = self::consent_call( 'GET', array( 'id' => self::PROOF['id'] ) );
		$data  = $reply->get_data();
		unset( $data['decided_at'] );
		self::assertSame( array( self::PROOF + array( 'text' => 'Nous demandons.' ), 'no-store' ), array( $data, $reply->get_headers()['Cache-Control'] ) );
		self::assertNull( self::consent_call( 'GET', array( 'id' => $no ) )->get_data() );
		self::assertSame( array( 404, 400, 400 ), array( $asked( 'GET', $no ), $asked( 'GET', '%' ), self::consent_call( 'GET', array() )->get_status() ) );
		self::assertSame( array( 400, 204, 404 ), array( $asked( 'DELETE', '%' ), $asked( 'DELETE', self::PROOF['id'] ), $asked( 'DELETE', self::PROOF['id'] ) ) );
		self::assertSame( array( str_repeat( 'f', 32 ) ), array_column( self::proofs(), 'id' ) );
	}

	/** @testdox [CONS-06] where nobody is asked, or the shop keeps no proofs, none is kept and the browser is not told to send any */
	public function test_where_nobody_is_asked_or_the_shop_keeps_no_proofs(): void {
		foreach ( array( 'archipel_consent_proof', 'archipel_consent_is_asked' ) as $hook ) {
			$reply = with_filter( $hook, '__return_false', static fn() => self::consent_call( 'POST', self::PROOF ) );
			self::assertSame( array( 404, 'no-store' ), array( $reply->get_status(), $reply->get_headers()['Cache-Control'] ) );
			$config = with_filter( $hook, '__return_false', static fn() => apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) ) );
			self::assertTrue( ! isset( $config['shop']['consentProof'] ), 'the browser would send one' );
		}
		self::assertSame( array( false, false ), array( self::has_proofs_table(), get_option( 'archipel_consent_texts' ) ) );
	}

	/** @testdox [CONS-06] [CONS-08] the page names the version of the text in force, and its wording is remembered once, word for word; a page whose text is known asks the database for nothing of ours */
	public function test_the_page_names_the_version_of_the_text_in_force(): void {
		$config = static fn() => apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) )['shop'];
		$shop   = $config();
		self::assertTrue( $shop['consentProof'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{8}\.[0-9a-f]{8}$/', $shop['consentVersion'] );
		$texts = get_option( 'archipel_consent_texts' );
		self::assertSame( array( $shop['consentVersion'] ), array_keys( $texts ) );
		self::assertSame( array( $shop['consentVersion'] => 1 ), array_diff_key( State::get( 'versions' ), array( self::PROOF['version'] => 1 ) ) );
		self::assertTrue( '' !== $texts[ $shop['consentVersion'] ]['text'] && strip_tags( $texts[ $shop['consentVersion'] ]['text'] ) === $texts[ $shop['consentVersion'] ]['text'], 'not a text: ' . $texts[ $shop['consentVersion'] ]['text'] );
		wp_cache_flush();
		wp_load_alloptions();
		get_option( 'archipel_settings' );
		$before = $GLOBALS['wpdb']->num_queries;
		$config();
		Services::found( array() );
		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
		self::assertSame( $texts, get_option( 'archipel_consent_texts' ) );

		self::assertArrayNotHasKey( 'refusedDays', $shop );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ), 'refusedDays' => 30 ) ) );
		self::assertEquals( array( null, 30 ), array( $config()['acceptedDays'] ?? null, $config()['refusedDays'] ?? null ) );
		$other = $config()['consentVersion'];
		self::assertNotSame( $other, $shop['consentVersion'], 'other questions have the same version' );
		self::assertSame( array( $shop['consentVersion'], $other ), array_keys( get_option( 'archipel_consent_texts' ) ) );
		self::assertSame( array( 'islands' => array() ), apply_filters( 'archipel_config', array( 'islands' => array() ) ) );
	}

	/** @testdox [CONS-06] a proof is deleted after three years, or after the days of the filter, and not before */
	public function test_a_proof_is_deleted_after_three_years(): void {
		self::consent_call( 'POST', self::PROOF );
		self::old_proof( str_repeat( 'a', 32 ), 1094.9 );
		self::old_proof( str_repeat( 'b', 32 ), 1095.1 );
		do_action( 'archipel_purge_consents' );
		self::assertSame( array( self::PROOF['id'], str_repeat( 'a', 32 ) ), array_column( self::proofs(), 'id' ) );
		with_filter( 'archipel_consent_proof_days', static fn() => 30, static fn() => do_action( 'archipel_purge_consents' ) );
		self::assertSame( array( self::PROOF['id'] ), array_column( self::proofs(), 'id' ) );
	}

	/** @testdox [CONS-06] the daily cleaning ends with the plugin and comes back with it; a proof that is too old is not shown either way */
	public function test_the_daily_cleaning_ends_with_the_plugin(): void {
		Proof::schedule();
		self::assertTrue( ! wp_next_scheduled( 'archipel_purge_consents' ), 'there is nothing to clean' );
		self::consent_call( 'POST', self::PROOF );
		do_action( 'deactivate_' . plugin_basename( \Archipel\FILE ) );
		self::assertTrue( ! wp_next_scheduled( 'archipel_purge_consents' ), 'it goes on' );
		Proof::schedule();
		self::assertTrue( wp_next_scheduled( 'archipel_purge_consents' ) <= time(), 'it does not come back at once' );
		self::old_proof( str_repeat( 'a', 32 ), 1095.1 );
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'archipel-owner', 'user_pass' => 'sesame', 'user_email' => 'owner@example.com', 'role' => 'administrator' ) ) );
		self::assertSame( 404, self::consent_call( 'GET', array( 'id' => str_repeat( 'a', 32 ) ) )->get_status() );
		self::assertSame( 200, self::consent_call( 'GET', array( 'id' => self::PROOF['id'] ) )->get_status() );
	}

	/** @testdox [CONS-08] while a page is made no autoloaded option is written: its text and what was found on it are kept when it was sent; what was seen is written once, forgotten when it is gone, and never grows without end */
	public function test_while_a_page_is_made_no_autoloaded_option_is_written(): void {
		$stored = get_option( 'archipel_consent_state' );
		$writes = array();
		add_filter(
			'pre_update_option',
			static function ( $value, string $name ) use ( &$writes ) {
				$autoloads = array_key_exists( $name, wp_load_alloptions() );
				$writes[]  = $name . ( $autoloads ? ' (autoloaded)' : '' );
				return $value;
			},
			10,
			2
		);
		Services::found( array( 'www.youtube.com' => 'youtube' ) );
		$version = apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) )['shop']['consentVersion'];
		self::assertSame( array( 'www.youtube.com' ), array_keys( Services::hosts() ) );
		self::assertArrayHasKey( $version, State::get( 'versions' ) );
		self::assertSame( array( array( 'archipel_consent_texts' ), $stored ), array( $writes, get_option( 'archipel_consent_state' ) ) );
		// WordPress sends what is buffered at 1.
		self::assertSame( 20, has_action( 'shutdown', array( State::class, 'save' ) ) );
		State::save();
		self::assertSame( array( 'seen', 'versions' ), array_keys( get_option( 'archipel_consent_state' ) ) );

		Services::found( array( 'www.youtube.com' => 'youtube' ) );
		State::save();
		$count = did_filter( 'pre_update_option_archipel_consent_state' );
		Services::found( array( 'www.youtube.com' => 'youtube' ) );
		State::save();
		self::assertSame( $count, did_filter( 'pre_update_option_archipel_consent_state' ) );
		State::set( 'seen', array( 'www.youtube.com' => array( 'service' => 'youtube', 'day' => intdiv( time(), DAY_IN_SECONDS ) - 91 ), 'vimeo.com' => array( 'service' => 'vimeo', 'day' => intdiv( time(), DAY_IN_SECONDS ) - 40 ) ) );
		self::assertSame( array( 'vimeo.com' ), array_keys( Services::hosts() ) );
		Services::found( array( 'vimeo.com' => 'vimeo' ) );
		self::assertSame( array( 'vimeo.com' => array( 'service' => 'vimeo', 'day' => intdiv( time(), DAY_IN_SECONDS ) ) ), State::get( 'seen' ) );
		for ( $at = 0; $at < 200; $at++ ) {
			Services::found( array( "a$at.doubleclick.net" => 'google-ads' ) );
		}
		self::assertSame( 60, count( Services::hosts() ) );
	}

	/** @testdox [CONS-08] [CONS-06] a purpose is asked about if and only if something of it is held: what the owner names, what was seen, without what is released; the banner of the Cookie Notice plugin gets the choice per purpose, hidden and all off; none where nothing is asked, or where there is no banner */
	public function test_a_purpose_is_asked_about_if_and_only(): void {
		$asked = static fn(): array => values( Notice::choices( Consent::options() ), '//div[not(@hidden)]/label/input[@name="archipel-purpose"]/@value' );
		$named = static fn(): array => Services::named( Consent::options()['services'] );
		choose( chosen( 'cookie-notice', array( 'services' => array() ) ) );
		self::assertSame( array( array(), array() ), array( $named(), $asked() ) );
		self::assertContains( 'google-fonts', Services::held(), 'what is not named is held all the same' );
		Services::found( array( 'fonts.googleapis.com' => 'google-fonts', 'www.facebook.com' => 'meta-pixel' ) );
		self::assertSame( array( array( 'meta-pixel', 'google-fonts' ), array( 'advertising', 'content' ) ), array( $named(), $asked() ) );
		$before = Consent::version();
		choose( chosen( 'cookie-notice', array( 'services' => array( 'google-analytics' ), 'released' => array( 'google-fonts' ) ) ) );
		self::assertSame( array( array( 'google-analytics', 'meta-pixel' ), array( 'audience', 'advertising' ) ), array( $named(), $asked() ) );
		self::assertTrue( ! in_array( 'google-fonts', Services::held(), true ), 'what is released is held' );
		self::assertNotSame( $before, Consent::version(), 'another question has the same version' );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'none', 'google-analytics' ) ) ) );
		self::assertSame( array( array(), array(), array() ), array( $named(), $asked(), Services::held() ) );

		$banner = '<div id="cookie-notice"></div>';
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
		$html = (string) apply_filters( 'cn_cookie_notice_output', $banner, array() );
		self::assertSame( $banner, substr( $html, 0, strlen( $banner ) ) );
		$dom = dom( $html );
		self::assertSame( 1, $dom->query( '//fieldset[@id="archipel-purposes-plugin"][@hidden]' )->length );
		self::assertSame( array( 0, 1 ), array( $dom->query( '//input[@checked]' )->length, $dom->query( '//div[not(@hidden)]/label/input[@value="content"]' )->length ) );
		self::assertFalse( apply_filters( 'cn_cookie_notice_output', false, array() ) );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'none' ) ) ) );
		self::assertSame( $banner, apply_filters( 'cn_cookie_notice_output', $banner, array() ) );
	}

	/** @testdox [CONS-08] the owner is told on the settings screen what was seen, for which purpose, and can release it there */
	public function test_the_owner_is_told_on_the_settings_screen_what_was_seen(): void {
		Services::found( array( 'fonts.googleapis.com' => 'google-fonts' ) );
		$print = static fn(): \DOMXPath => dom( printed( static fn() => do_action( 'archipel_settings_island', 'cookie-notice' ) ) );
		$row   = static fn() => $print()->query( '//table[contains(@class, "archipel-seen")]//tr[td/code="fonts.googleapis.com"]' )->item( 0 );
		self::assertTrue( false !== strpos( $row()->textContent, 'Google Fonts' ) && false !== strpos( $row()->textContent, 'Held back' ), $row()->textContent );
		self::assertSame( '', printed( static fn() => do_action( 'archipel_settings_island', 'mini-cart' ) ) );
		$known = $print()->query( '//p[@class="archipel-known"]' )->item( 0 )->textContent;
		foreach ( array( 'Matomo (matomo)', 'Hotjar (hotjar)', 'Microsoft Clarity (clarity)', 'TikTok Pixel (tiktok)', 'Pinterest (pinterest)', 'Meta Pixel (meta-pixel)' ) as $name ) {
			self::assertStringContainsString( $name, $known );
		}

		wp_set_current_user( wp_insert_user( array( 'user_login' => 'archipel-owner', 'user_pass' => 'sesame', 'user_email' => 'owner@example.com', 'role' => 'administrator' ) ) );
		wp_get_current_user()->add_cap( 'manage_woocommerce' );
		parse_str( (string) wp_parse_url( html_entity_decode( $print()->query( '//a[contains(@href, "archipel_consent_release")]/@href' )->item( 0 )->nodeValue ), PHP_URL_QUERY ), $query );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
		$_GET     = $query;
		$_REQUEST = $query;
		$to       = redirected( static fn() => do_action( 'admin_post_archipel_consent_release' ) );
		self::assertStringContainsString( 'page=archipel', $to );
		self::assertSame( array( array( 'youtube' ), array( 'google-fonts' ) ), array( Consent::options()['services'], Consent::options()['released'] ) );
		self::assertStringContainsString( 'Loaded', $row()->textContent );
	}

	/** Answers of our exporter and eraser to a request with an e-mail address. */
	private static function asked( string $kind ): array {
		$ours = apply_filters( "wp_privacy_personal_data_{$kind}s", array( 'other' => array() ) );
		self::assertArrayHasKey( 'other', $ours );
		self::assertSame( 'Archipel – Proofs of consent', $ours['archipel-consent'][ "{$kind}_friendly_name" ] );
		return $ours['archipel-consent']['callback']( 'lea@example.com', 1 );
	}

	/** @testdox [CONS-06] who asks by an e-mail address for personal data or their erasure is told that no proof can be found by it, how it can, and when it goes; nothing is deleted; where none was ever kept nobody is told of any, where the shop asks no more, of those it has */
	public function test_who_asks_by_an_email_address_is_told(): void {
		self::consent_call( 'POST', self::PROOF );
		$said = self::asked( 'exporter' );
		self::assertTrue( $said['done'] );
		$value = $said['data'][0]['data'][0]['value'];
		self::assertSame( array( 'Proofs of consent', 'archipel-consent' ), array( $said['data'][0]['group_label'], $said['data'][0]['group_id'] ) );
		foreach ( array( '1095 days', 'archipel_consent', 'your e-mail address does not find yours' ) as $part ) {
			self::assertStringContainsString( $part, $value );
		}
		self::assertStringNotContainsString( self::PROOF['id'], (string) wp_json_encode( $said ) );
		$said = self::asked( 'eraser' );
		self::assertSame( array( false, false, true ), array( $said['items_removed'], $said['items_retained'], $said['done'] ) );
		self::assertStringContainsString( 'none can be found by an e-mail address, and none was erased', $said['messages'][0] );
		self::assertStringContainsString( 'DELETE ' . rest_url( 'archipel/v1/consent?id=' ), $said['messages'][0] );
		self::assertSame( array( self::PROOF['id'] ), array_column( self::proofs(), 'id' ) );

		$told = static fn(): array => array( count( self::asked( 'exporter' )['data'] ), count( self::asked( 'eraser' )['messages'] ) );
		add_filter( 'archipel_consent_is_asked', '__return_false', 20 );
		self::assertSame( array( 1, 1 ), $told() );
		State::set( 'schema', null );
		self::assertSame( array( 0, 0 ), $told() );
	}

	/** @testdox [CONS-06] the suggested privacy policy names the services with their companies, where and how long a choice is kept, and what a proof is; without a banner nothing of it */
	public function test_the_suggested_privacy_policy_names_the_services(): void {
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ), 'refusedDays' => 90 ) ) );
		$suggest = static fn(): array => suggested_policy( array( \Archipel\Consent\Privacy::class, 'suggest_policy' ) );
		$text    = $suggest()['Archipel: consent'];
		foreach ( array( '<li>YouTube (', ': 182 days after you accept, 90 days after you refuse', 'archipel_consent', 'for 1095 days: a random number' ) as $part ) {
			self::assertStringContainsString( $part, $text );
		}
		choose( chosen( 'cookie-notice', array( 'services' => array( 'none' ) ) ) );
		self::assertStringStartsWith( '<p>Your choice is kept', $suggest()['Archipel: consent'] );
		add_filter( 'archipel_consent_is_asked', '__return_false', 20 );
		self::assertSame( array(), $suggest() );
	}
}
