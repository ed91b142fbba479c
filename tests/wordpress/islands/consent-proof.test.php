<?php
namespace Archipel\Tests;

use Archipel\Consent\Consent;
use Archipel\Consent\Proof;
use Archipel\Consent\Services;
use Archipel\Consent\State;
use Archipel\Islands\CookieNotice\Notice;

/** A separate table, because the site's own may contain real proofs. */
const PROOFS = 'archipeltest_archipel_consents';

/** A proof as the browser sends it. */
const PROOF = array( 'id' => '0123456789abcdef0123456789abcdef', 'version' => '9b79a3c4.35501a2f', 'purposes' => 'audience,content' );

/**
 * Runs a test on a site that asks for consent and has no stored proof.
 *
 * @param callable $body Test.
 */
function with_proofs( callable $body ): void {
	global $wpdb;
	$prefix = $wpdb->prefix;
	State::save();
	update_option( 'archipel_consent_state', array( 'versions' => array( PROOF['version'] => 1 ) ) );
	delete_option( 'archipel_consent_texts' );
	wp_clear_scheduled_hook( 'archipel_purge_consents' );
	$wpdb->prefix = 'archipeltest_';
	try {
		with_filter( 'archipel_consent_is_asked', '__return_true', $body );
	} finally {
		$wpdb->query( 'DROP TABLE IF EXISTS ' . PROOFS );
		$wpdb->prefix = $prefix;
		wp_set_current_user( 0 );
	}
}

/** Whether the table exists; temporary tables are not listed. */
function has_proofs_table(): bool {
	global $wpdb;
	$shown = $wpdb->suppress_errors();
	$found = $wpdb->query( 'SELECT 1 FROM ' . PROOFS );
	$wpdb->suppress_errors( $shown );
	return false !== $found;
}

/**
 * The stored proofs.
 *
 * @return list<array<string, string>>
 */
function proofs(): array {
	global $wpdb;
	return has_proofs_table() ? $wpdb->get_results( 'SELECT * FROM ' . PROOFS . ' ORDER BY id', ARRAY_A ) : array();
}

/**
 * Calls the consent route.
 *
 * @param string               $method POST or GET.
 * @param array<string, mixed> $fields Fields.
 */
function consent_call( string $method, array $fields ): \WP_REST_Response {
	$request = new \WP_REST_Request( $method, '/archipel/v1/consent' );
	if ( 'GET' === $method ) {
		$request->set_query_params( $fields );
	} else {
		$request->set_body_params( $fields );
	}
	return rest_do_request( $request );
}

/**
 * Inserts a proof of some days ago.
 *
 * @param string $id   Id of the proof.
 * @param float  $days Age in days.
 */
function old_proof( string $id, float $days ): void {
	global $wpdb;
	$wpdb->insert( PROOFS, array( 'id' => $id, 'decided_at' => gmdate( 'Y-m-d H:i:s', (int) ( time() - $days * DAY_IN_SECONDS ) ), 'version' => PROOF['version'], 'purposes' => '' ) );
}

test(
	'[CONS-06] the table and its daily cleaning are made with the first proof, and not before',
	static function (): void {
		with_proofs(
			static function (): void {
				check( ! has_proofs_table(), 'there is a table already' );
				same( 400, consent_call( 'POST', array( 'id' => 'bad' ) )->get_status() );
				check( ! has_proofs_table() && ! wp_next_scheduled( 'archipel_purge_consents' ), 'bad input made the table' );

				same( 204, consent_call( 'POST', PROOF )->get_status() );
				check( has_proofs_table(), 'there is no table' );
				$event = wp_get_scheduled_event( 'archipel_purge_consents' );
				same( 'daily', $event->schedule );
				check( abs( $event->timestamp - time() ) < 5, 'it is not due' );
				same( '1', get_option( 'archipel_consent_state' )['schema'] );
			}
		);
	}
);

test(
	'[CONS-06] a proof is a random name, the time, the version of the text and the purposes; nothing that tells who it was',
	static function (): void {
		$server = $_SERVER;
		$_SERVER = array( 'REMOTE_ADDR' => '203.0.113.77', 'HTTP_USER_AGENT' => 'Archipel-Browser/7', 'HTTP_REFERER' => 'https://from.example/', 'HTTP_X_FORWARDED_FOR' => '198.51.100.9' ) + $_SERVER;
		try {
			with_proofs(
				static function (): void {
					wp_set_current_user( wp_insert_user( array( 'user_login' => 'archipel-anna', 'user_pass' => 'sesame', 'user_email' => 'archipel-anna@example.com', 'role' => 'subscriber' ) ) );
					$reply = consent_call( 'POST', PROOF + array( 'name' => 'Anna', 'email' => 'archipel-anna@example.com' ) );
					same( array( 204, null, 'no-store' ), array( $reply->get_status(), $reply->get_data(), $reply->get_headers()['Cache-Control'] ) );
					$rows = proofs();
					same( 1, count( $rows ) );
					same( array( 'id', 'decided_at', 'version', 'purposes' ), array_keys( $rows[0] ) );
					check( abs( strtotime( $rows[0]['decided_at'] . ' UTC' ) - time() ) < 5, 'the time is wrong: ' . $rows[0]['decided_at'] );
					unset( $rows[0]['decided_at'] );
					same( PROOF, $rows[0] );
				}
			);
		} finally {
			$_SERVER = $server;
		}
	}
);

test(
	'[CONS-06] a refusal is kept too, each choice with a name of its own, and nobody overwrites a proof',
	static function (): void {
		with_proofs(
			static function (): void {
				$refusal = array( 'id' => str_repeat( 'f', 32 ), 'purposes' => '' ) + PROOF;
				same( array( 204, 204, 204 ), array( consent_call( 'POST', PROOF )->get_status(), consent_call( 'POST', $refusal )->get_status(), consent_call( 'POST', array( 'purposes' => 'audience,advertising,content' ) + PROOF )->get_status() ) );
				same( array( 'audience,content', '' ), array_column( proofs(), 'purposes' ) );
			}
		);
	}
);

test(
	'[CONS-06] what a browser of ours would not send is refused, and nothing is kept',
	static function (): void {
		with_proofs(
			static function (): void {
				$cases = array(
					'no name'              => array_diff_key( PROOF, array( 'id' => 1 ) ),
					'no version'           => array_diff_key( PROOF, array( 'version' => 1 ) ),
					'no purposes'          => array_diff_key( PROOF, array( 'purposes' => 1 ) ),
					'a short name'         => array( 'id' => substr( PROOF['id'], 1 ) ) + PROOF,
					'a long name'          => array( 'id' => PROOF['id'] . '0' ) + PROOF,
					'capitals'             => array( 'id' => strtoupper( PROOF['id'] ) ) + PROOF,
					'a line break'         => array( 'id' => PROOF['id'] . "\n" ) + PROOF,
					'an address'           => array( 'id' => 'anna@example.com' ) + PROOF,
					'code of the database' => array( 'id' => "' OR 1=1; -- " ) + PROOF,
					'a list as name'       => array( 'id' => array( PROOF['id'] ) ) + PROOF,
					'half a version'       => array( 'version' => '9b79a3c4' ) + PROOF,
					'version, line break'  => array( 'version' => PROOF['version'] . "\n" ) + PROOF,
					'markup as version'    => array( 'version' => '<script>.35501a2f' ) + PROOF,
					'an unknown purpose'   => array( 'purposes' => 'audience,spying' ) + PROOF,
					'purposes in one word' => array( 'purposes' => 'audiencecontent' ) + PROOF,
					'commas only'          => array( 'purposes' => ',,' ) + PROOF,
					'a comma at the end'   => array( 'purposes' => 'audience,' ) + PROOF,
					'a long list'          => array( 'purposes' => str_repeat( 'content,', 7 ) . 'content' ) + PROOF,
					'purposes, line break' => array( 'purposes' => "audience\n" ) + PROOF,
				);
				foreach ( $cases as $case => $fields ) {
					$status = consent_call( 'POST', $fields )->get_status();
					check( 400 === $status, "$case: $status" );
				}
				same( array(), proofs() );
			}
		);
	}
);

test(
	'[CONS-06] a flood ends at 50000 proofs in a day; those of yesterday do not count',
	static function (): void {
		with_proofs(
			static function (): void {
				global $wpdb;
				consent_call( 'POST', PROOF );
				old_proof( str_repeat( 'a', 32 ), 1.1 );
				// Inserts a proof and doubles it until there are 49999 of today.
				$wpdb->insert( PROOFS, array( 'id' => str_repeat( '0', 32 ), 'decided_at' => gmdate( 'Y-m-d H:i:s' ), 'version' => 'flood', 'purposes' => '' ) );
				for ( $at = 1; $at <= 16; $at++ ) {
					$wpdb->query( 'INSERT INTO ' . PROOFS . " (id, decided_at, version, purposes) SELECT CONCAT(SUBSTR(id, 1, $at), '1', SUBSTR(id, $at + 2)), decided_at, version, purposes FROM " . PROOFS . " WHERE version = 'flood' LIMIT " . ( 16 === $at ? 17230 : 32768 ) );
				}
				same( 204, consent_call( 'POST', array( 'id' => str_repeat( 'b', 32 ) ) + PROOF )->get_status() );
				same( 503, consent_call( 'POST', array( 'id' => str_repeat( 'c', 32 ) ) + PROOF )->get_status() );
				same( '50001', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . PROOFS ) );
			}
		);
	}
);

test(
	'[CONS-06] only who runs the site looks a proof up, with the text that was on the screen, and no cache keeps it',
	static function (): void {
		with_proofs(
			static function (): void {
				update_option( 'archipel_consent_texts', array( PROOF['version'] => array( 'since' => '2026-01-01', 'text' => 'Nous demandons.' ) ) );
				consent_call( 'POST', PROOF );
				$id = array( 'id' => PROOF['id'] );
				same( 401, consent_call( 'GET', $id )->get_status() );
				foreach ( array( 'subscriber' => 403, 'editor' => 403, 'administrator' => 200 ) as $role => $status ) {
					wp_set_current_user( wp_insert_user( array( 'user_login' => "archipel-$role", 'user_pass' => 'sesame', 'user_email' => "$role@example.com", 'role' => $role ) ) );
					same( $status, consent_call( 'GET', $id )->get_status() );
				}
				$reply = consent_call( 'GET', $id );
				$data  = $reply->get_data();
				unset( $data['decided_at'] );
				same( array( PROOF + array( 'text' => 'Nous demandons.' ), 'no-store' ), array( $data, $reply->get_headers()['Cache-Control'] ) );
				same( array( 404, null ), array( consent_call( 'GET', array( 'id' => str_repeat( 'e', 32 ) ) )->get_status(), consent_call( 'GET', array( 'id' => str_repeat( 'e', 32 ) ) )->get_data() ) );
				same( array( 400, 400 ), array( consent_call( 'GET', array( 'id' => '%' ) )->get_status(), consent_call( 'GET', array() )->get_status() ) );
			}
		);
	}
);

test(
	'[CONS-06] where nobody is asked, or the shop keeps no proofs, none is kept and the browser is not told to send any',
	static function (): void {
		with_proofs(
			static function (): void {
				foreach ( array( 'archipel_consent_proof', 'archipel_consent_is_asked' ) as $hook ) {
					with_filter(
						$hook,
						'__return_false',
						static function (): void {
							$reply = consent_call( 'POST', PROOF );
							same( array( 404, 'no-store' ), array( $reply->get_status(), $reply->get_headers()['Cache-Control'] ) );
							check( ! isset( apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) )['shop']['consentProof'] ), 'the browser would send one' );
						}
					);
				}
				same( array( false, false ), array( has_proofs_table(), get_option( 'archipel_consent_texts' ) ) );
			}
		);
	}
);

test(
	'[CONS-06] the page names the version of the text in force, and its wording is remembered once, word for word',
	static function (): void {
		with_proofs(
			static function (): void {
				$config = static fn() => apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) )['shop'];
				$shop   = $config();
				same( true, $shop['consentProof'] );
				check( 1 === preg_match( '/^[0-9a-f]{8}\.[0-9a-f]{8}$/', $shop['consentVersion'] ), $shop['consentVersion'] );
				$texts = get_option( 'archipel_consent_texts' );
				same( array( $shop['consentVersion'] ), array_keys( $texts ) );
				same( array( $shop['consentVersion'] => 1 ), array_diff_key( State::get( 'versions' ), array( PROOF['version'] => 1 ) ) );
				check( '' !== $texts[ $shop['consentVersion'] ]['text'] && strip_tags( $texts[ $shop['consentVersion'] ]['text'] ) === $texts[ $shop['consentVersion'] ]['text'], 'not a text: ' . $texts[ $shop['consentVersion'] ]['text'] );
				$config();
				same( $texts, get_option( 'archipel_consent_texts' ) );

				choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
				$other = $config()['consentVersion'];
				check( $other !== $shop['consentVersion'], 'other questions have the same version' );
				same( array( $shop['consentVersion'], $other ), array_keys( get_option( 'archipel_consent_texts' ) ) );
				same( array( 'islands' => array() ), apply_filters( 'archipel_config', array( 'islands' => array() ) ) );
			}
		);
	}
);

test(
	'[CONS-06] a proof is deleted after three years, or after the days of the filter, and not before',
	static function (): void {
		with_proofs(
			static function (): void {
				consent_call( 'POST', PROOF );
				old_proof( str_repeat( 'a', 32 ), 1094.9 );
				old_proof( str_repeat( 'b', 32 ), 1095.1 );
				do_action( 'archipel_purge_consents' );
				same( array( PROOF['id'], str_repeat( 'a', 32 ) ), array_column( proofs(), 'id' ) );
				with_filter( 'archipel_consent_proof_days', static fn() => 30, static fn() => do_action( 'archipel_purge_consents' ) );
				same( array( PROOF['id'] ), array_column( proofs(), 'id' ) );
			}
		);
	}
);

test(
	'[CONS-06] an update of the plugin keeps the proofs, and is not scheduled twice',
	static function (): void {
		with_proofs(
			static function (): void {
				consent_call( 'POST', PROOF );
				$due = wp_next_scheduled( 'archipel_purge_consents' );
				State::set( 'schema', '0' );
				consent_call( 'POST', array( 'id' => str_repeat( 'f', 32 ) ) + PROOF );
				same( array( PROOF['id'], str_repeat( 'f', 32 ) ), array_column( proofs(), 'id' ) );
				same( array( '1', $due ), array( State::get( 'schema' ), wp_next_scheduled( 'archipel_purge_consents' ) ) );
				$events = array_filter( _get_cron_array(), static fn( $hooks ) => isset( $hooks['archipel_purge_consents'] ) );
				same( 1, count( $events ) );
			}
		);
	}
);

test(
	'[CONS-06] the route belongs to the island: without it there is none',
	static function (): void {
		same( array( true, false ), array( elsewhere( array() )['consent_route'], elsewhere( chosen( 'cookie-notice', array(), false ) )['consent_route'] ) );
	}
);

test(
	'[WP-05] uninstalling drops the proofs, their texts and the daily event',
	static function (): void {
		with_proofs(
			static function (): void {
				apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) );
				consent_call( 'POST', PROOF );
				check( has_proofs_table() && is_array( get_option( 'archipel_consent_texts' ) ), 'there is nothing to remove' );
				define( 'WP_UNINSTALL_PLUGIN', 'archipel/archipel.php' );
				require dirname( \Archipel\FILE ) . '/uninstall.php';
				same( array( false, false, false, false ), array( has_proofs_table(), get_option( 'archipel_consent_state' ), get_option( 'archipel_consent_texts' ), wp_next_scheduled( 'archipel_purge_consents' ) ) );
			}
		);
	}
);

test(
	'[CONS-06] a text that the site has never shown is no proof, and one client leaves no more of them than people do',
	static function (): void {
		$address = $_SERVER['REMOTE_ADDR'] ?? null;
		with_proofs(
			static function (): void {
				same( 400, consent_call( 'POST', array( 'version' => '00000001.00000001' ) + PROOF )->get_status() );
				check( ! has_proofs_table(), 'an unknown text made the table' );
				$ids  = 0;
				$send = static function ( string $address, int $times ) use ( &$ids ): array {
					$_SERVER['REMOTE_ADDR'] = $address;
					$statuses               = array();
					while ( $times-- ) {
						$statuses[] = consent_call( 'POST', array( 'id' => sprintf( '%032x', ++$ids ) ) + PROOF )->get_status();
					}
					return array_count_values( $statuses );
				};
				same( array( 204 => 120, 429 => 3 ), $send( '203.0.113.77', 123 ) );
				same( array( 204 => 1 ), $send( '203.0.113.78', 1 ) );
				same( array( 204 => 5 ), with_filter( 'archipel_consent_proofs_per_client', static fn() => 5, static fn() => $send( '2001:db8::1', 5 ) ) );
				same( array( 429 => 1 ), with_filter( 'archipel_consent_proofs_per_client', static fn() => 5, static fn() => $send( '2001:db8::2', 1 ) ) );
				global $wpdb;
				foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE '%archipel_proofs_%'" ) as $row ) {
					check( 0 === preg_match( '/203\.0\.113|2001:db8/', $row->option_name . $row->option_value ) && strlen( $row->option_name ) < 60, "the address can be read: $row->option_name" );
				}
			}
		);
		$_SERVER['REMOTE_ADDR'] = $address;
	}
);

test(
	'[CONS-06] the daily cleaning ends with the plugin and comes back with it; a proof that is too old is not shown either way',
	static function (): void {
		with_proofs(
			static function (): void {
				Proof::schedule();
				check( ! wp_next_scheduled( 'archipel_purge_consents' ), 'there is nothing to clean' );
				consent_call( 'POST', PROOF );
				do_action( 'deactivate_' . plugin_basename( \Archipel\FILE ) );
				check( ! wp_next_scheduled( 'archipel_purge_consents' ), 'it goes on' );
				Proof::schedule();
				check( wp_next_scheduled( 'archipel_purge_consents' ) <= time(), 'it does not come back at once' );
				old_proof( str_repeat( 'a', 32 ), 1095.1 );
				wp_set_current_user( wp_insert_user( array( 'user_login' => 'archipel-owner', 'user_pass' => 'sesame', 'user_email' => 'owner@example.com', 'role' => 'administrator' ) ) );
				same( 404, consent_call( 'GET', array( 'id' => str_repeat( 'a', 32 ) ) )->get_status() );
				same( 200, consent_call( 'GET', array( 'id' => PROOF['id'] ) )->get_status() );
			}
		);
	}
);

test(
	'[CONS-08] a page whose text is known asks the database for nothing of ours',
	static function (): void {
		with_proofs(
			static function (): void {
				$config = static fn() => apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) );
				$config();
				wp_cache_flush();
				wp_load_alloptions();
				get_option( 'archipel_settings' );
				$queries = array();
				$listen  = static function ( string $query ) use ( &$queries ): string {
					$queries[] = $query;
					return $query;
				};
				with_filter( 'query', $listen, $config );
				with_filter( 'query', $listen, static fn() => Services::found( array() ) );
				same( array(), $queries );
			}
		);
	}
);

test(
	'[CONS-08] while a page is made no autoloaded option is written: its text and what was found on it are kept when it was sent',
	static function (): void {
		with_proofs(
			static function (): void {
				$stored = get_option( 'archipel_consent_state' );
				$writes = array();
				$note   = static function ( $value, string $name ) use ( &$writes ) {
					$autoloads = array_key_exists( $name, wp_load_alloptions() );
					$writes[]  = $name . ( $autoloads ? ' (autoloaded)' : '' );
					return $value;
				};
				$config = static fn() => apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) )['shop'];
				with_filter(
					'pre_update_option',
					$note,
					static function () use ( $config ): void {
						Services::found( array( 'www.youtube.com' => 'youtube' ) );
						$version = $config()['consentVersion'];
						same( array( array( 'www.youtube.com' ), true ), array( array_keys( Services::hosts() ), isset( State::get( 'versions' )[ $version ] ) ) );
					}
				);
				same( array( array( 'archipel_consent_texts' ), $stored ), array( $writes, get_option( 'archipel_consent_state' ) ) );
				// WordPress sends what is buffered at 1.
				same( 20, has_action( 'shutdown', array( State::class, 'save' ) ) );
				State::save();
				same( array( 'seen', 'versions' ), array_keys( get_option( 'archipel_consent_state' ) ) );
			}
		);
	}
);

test(
	'[CONS-08] a purpose is asked about if and only if something of it is held: what the owner names, what was seen, without what is released',
	static function (): void {
		with_proofs(
			static function (): void {
				$asked = static function (): array {
					$boxes = dom( Notice::choices( Consent::options() ) )->query( '//div[not(@hidden)]/label/input[@name="archipel-purpose"]/@value' );
					return array_map( static fn( $box ) => $box->nodeValue, iterator_to_array( $boxes, false ) );
				};
				$named = static fn(): array => Services::named( Consent::options()['services'] );
				choose( chosen( 'cookie-notice', array( 'services' => array() ) ) );
				same( array( array(), array() ), array( $named(), $asked() ) );
				check( in_array( 'google-fonts', Services::held(), true ), 'what is not named is held all the same' );
				Services::found( array( 'fonts.googleapis.com' => 'google-fonts', 'www.facebook.com' => 'meta-pixel' ) );
				same( array( array( 'meta-pixel', 'google-fonts' ), array( 'advertising', 'content' ) ), array( $named(), $asked() ) );
				$before = Consent::version();
				choose( chosen( 'cookie-notice', array( 'services' => array( 'google-analytics' ), 'released' => array( 'google-fonts' ) ) ) );
				same( array( array( 'google-analytics', 'meta-pixel' ), array( 'audience', 'advertising' ) ), array( $named(), $asked() ) );
				check( ! in_array( 'google-fonts', Services::held(), true ), 'what is released is held' );
				check( $before !== Consent::version(), 'another question has the same version' );
				choose( chosen( 'cookie-notice', array( 'services' => array( 'none', 'google-analytics' ) ) ) );
				same( array( array(), array(), array() ), array( $named(), $asked(), Services::held() ) );
			}
		);
	}
);

test(
	'[CONS-06] the banner of the Cookie Notice plugin gets the choice per purpose, hidden and all off; none where nothing is asked, or where there is no banner',
	static function (): void {
		with_proofs(
			static function (): void {
				$banner = '<div id="cookie-notice"></div>';
				choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
				$html = (string) apply_filters( 'cn_cookie_notice_output', $banner, array() );
				same( $banner, substr( $html, 0, strlen( $banner ) ) );
				$dom = dom( $html );
				same( 1, $dom->query( '//fieldset[@id="archipel-purposes-plugin"][@hidden]' )->length );
				same( array( 0, 1 ), array( $dom->query( '//input[@checked]' )->length, $dom->query( '//div[not(@hidden)]/label/input[@value="content"]' )->length ) );
				same( false, apply_filters( 'cn_cookie_notice_output', false, array() ) );
				choose( chosen( 'cookie-notice', array( 'services' => array( 'none' ) ) ) );
				same( $banner, apply_filters( 'cn_cookie_notice_output', $banner, array() ) );
			}
		);
	}
);

test(
	'[CONS-08] what was seen is written once, forgotten when it is gone, and never grows without end',
	static function (): void {
		with_proofs(
			static function (): void {
				Services::found( array( 'www.youtube.com' => 'youtube' ) );
				State::save();
				$writes = 0;
				with_filter(
					'pre_update_option_archipel_consent_state',
					static function ( $state ) use ( &$writes ) {
						++$writes;
						return $state;
					},
					static function (): void {
						Services::found( array( 'www.youtube.com' => 'youtube' ) );
						State::save();
					}
				);
				same( 0, $writes );
				State::set( 'seen', array( 'www.youtube.com' => array( 'service' => 'youtube', 'day' => intdiv( time(), DAY_IN_SECONDS ) - 91 ), 'vimeo.com' => array( 'service' => 'vimeo', 'day' => intdiv( time(), DAY_IN_SECONDS ) - 40 ) ) );
				same( array( 'vimeo.com' ), array_keys( Services::hosts() ) );
				Services::found( array( 'vimeo.com' => 'vimeo' ) );
				same( array( 'vimeo.com' => array( 'service' => 'vimeo', 'day' => intdiv( time(), DAY_IN_SECONDS ) ) ), State::get( 'seen' ) );
				for ( $at = 0; $at < 200; $at++ ) {
					Services::found( array( "a$at.doubleclick.net" => 'google-ads' ) );
				}
				same( 60, count( Services::hosts() ) );
			}
		);
	}
);

test(
	'[CONS-08] the owner is told on the settings screen what was seen, for which purpose, and can release it there',
	static function (): void {
		with_proofs(
			static function (): void {
				Services::found( array( 'fonts.googleapis.com' => 'google-fonts' ) );
				$print = static fn(): \DOMXPath => dom( printed( static fn() => do_action( 'archipel_settings_island', 'cookie-notice' ) ) );
				$row   = static fn() => $print()->query( '//table[contains(@class, "archipel-seen")]//tr[td/code="fonts.googleapis.com"]' )->item( 0 );
				check( false !== strpos( $row()->textContent, 'Google Fonts' ) && false !== strpos( $row()->textContent, 'Held back' ), $row()->textContent );
				same( '', printed( static fn() => do_action( 'archipel_settings_island', 'mini-cart' ) ) );
				$known = $print()->query( '//p[@class="archipel-known"]' )->item( 0 )->textContent;
				foreach ( array( 'Matomo (matomo)', 'Hotjar (hotjar)', 'Microsoft Clarity (clarity)', 'TikTok Pixel (tiktok)', 'Pinterest (pinterest)', 'Meta Pixel (meta-pixel)' ) as $name ) {
					check( false !== strpos( $known, $name ), $known );
				}

				wp_set_current_user( wp_insert_user( array( 'user_login' => 'archipel-owner', 'user_pass' => 'sesame', 'user_email' => 'owner@example.com', 'role' => 'administrator' ) ) );
				wp_get_current_user()->add_cap( 'manage_woocommerce' );
				parse_str( (string) wp_parse_url( html_entity_decode( $print()->query( '//a[contains(@href, "archipel_consent_release")]/@href' )->item( 0 )->nodeValue ), PHP_URL_QUERY ), $query );
				choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
				$_GET     = $query;
				$_REQUEST = $query;
				$to       = redirected( static fn() => do_action( 'admin_post_archipel_consent_release' ) );
				$_GET     = array();
				$_REQUEST = array();
				check( false !== strpos( $to, 'page=archipel' ), $to );
				same( array( array( 'youtube' ), array( 'google-fonts' ) ), array( Consent::options()['services'], Consent::options()['released'] ) );
				check( false !== strpos( $row()->textContent, 'Loaded' ), $row()->textContent );
			}
		);
	}
);
