<?php
/**
 * Server side of order attribution: where it takes over from WooCommerce's scripts, and what WooCommerce's own filters say.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Attribution;

use Archipel\Islands\CookieNotice\Options;
use Archipel\Islands\CookieNotice\Services;

use function Archipel\Safety\attribution_purpose;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/safety/attribution-purpose.php';

/** What the WP Consent API calls our purposes. */
const CATEGORIES = array(
	'audience'    => 'statistics',
	'advertising' => 'marketing',
	'content'     => 'preferences',
);

/** Whether our notice asks the visitors of this site, and holds order attribution back until they answer. */
function we_ask(): bool {
	return class_exists( Options::class, false ) && Options::is_asking() && in_array( 'order-attribution', Services::held(), true );
}

/** Whether another consent tool asks them, by the WP Consent API. */
function others_ask(): bool {
	return class_exists( 'WP_CONSENT_API', false );
}

/**
 * Where nobody asks, nobody could allow anything: there WooCommerce's own scripts stay.
 *
 * @param bool|mixed $on   Whether an island is on.
 * @param string     $name Its name.
 * @return bool
 */
function stay_out( $on, $name ) {
	return $on && ( 'attribution' !== $name || we_ask() || others_ask() );
}

/**
 * Tells the island what WooCommerce's filters say, below what the owner has chosen, and when it is needed.
 *
 * @param array<string, mixed>|mixed $data The page's config.
 * @return array<string, mixed>|mixed
 */
function add_to_config( $data ) {
	$islands = (array) ( $data['islands'] ?? array() );
	$entry   = $islands['attribution'] ?? null;
	if ( ! is_array( $data ) || ! isset( $entry['when'] ) ) {
		return $data;
	}
	$core = printed_by_core();
	if ( array() === $core ) {
		// WooCommerce's feature is off: its server would not read what we send.
		unset( $islands['attribution'] );
	} else {
		$purpose = allows( $core ) ? attribution_purpose() : 'none';
		$props   = array( 'purpose' => $purpose ) + (array) ( $entry['props'] ?? array() ) + changed( $core );
		// What the island takes for granted is not said: every page carries this.
		if ( 'advertising' === $purpose ) {
			unset( $props['purpose'] );
		}
		$islands['attribution'] = array_filter(
			array(
				'when'  => when( (string) $entry['when'], $purpose ),
				'props' => $props,
			) + $entry,
			static fn( $value ): bool => array() !== $value
		);
	}
	$data['islands'] = (object) $islands;
	return $data;
}

/**
 * When the island is needed.
 *
 * @param string $usual   As the build says it.
 * @param string $purpose Purpose.
 */
function when( string $usual, string $purpose ): string {
	if ( 'none' === $purpose ) {
		return 'cookie:sbjs_current';
	}
	$category = CATEGORIES[ $purpose ];
	return we_ask() ? str_replace( 'advertising', $purpose, $usual ) : "cookie:wp_consent_$category=allow | event:wp_listen_for_consent_change";
}

/**
 * What WooCommerce has prepared for its script, whether or not that script will be printed: what its filters say.
 *
 * @return array{params?: array<string, mixed>, fields?: array<string, string>}
 */
function printed_by_core(): array {
	$code = wp_scripts()->get_data( 'wc-order-attribution', 'data' );
	$data = is_string( $code ) && preg_match( '/var wc_order_attribution = (\{.*\});/', $code, $found ) ? json_decode( $found[1], true ) : null;
	return is_array( $data ) ? $data : array();
}

/**
 * Whether the owner lets WooCommerce follow visitors (`wc_order_attribution_allow_tracking`). With the WP Consent API that is the
 * visitor's answer as the server knows it; the browser knows better.
 *
 * @param array<string, mixed> $core What WooCommerce has prepared.
 */
function allows( array $core ): bool {
	return others_ask() || ! empty( $core['params']['allowTracking'] );
}

/**
 * What WooCommerce's filters have changed, as properties of the island.
 *
 * @param array<string, mixed> $core What WooCommerce has prepared.
 * @return array<string, mixed>
 */
function changed( array $core ): array {
	$params   = (array) ( $core['params'] ?? array() );
	$said     = array(
		'lifetime' => max( 0.0, (float) ( $params['lifetime'] ?? 0.00001 ) ),
		'session'  => max( 1, (int) ( $params['session'] ?? 30 ) ),
		'base64'   => ! empty( $params['base64'] ),
		'prefix'   => (string) ( $params['prefix'] ?? 'wc_order_attribution_' ),
	);
	$standard = array(
		'lifetime' => 0.00001,
		'session'  => 30,
		'base64'   => false,
		'prefix'   => 'wc_order_attribution_',
	);
	$changed  = array_udiff_assoc( $said, $standard, static fn( $one, $other ): int => $one <=> $other );
	$fields   = array_filter( (array) ( $core['fields'] ?? array() ), 'is_string' );
	return $changed + ( has_filter( 'wc_order_attribution_tracking_fields' ) && array() !== $fields ? array( 'fields' => $fields ) : array() );
}

add_filter( 'archipel_island_enabled', __NAMESPACE__ . '\stay_out', 10, 2 );
add_filter( 'archipel_config', __NAMESPACE__ . '\add_to_config' );

return static fn(): string => '';
