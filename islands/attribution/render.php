<?php
/** Server side of order attribution: decides when the island replaces WooCommerce's scripts, and passes it WooCommerce's filter results. */

namespace Archipel\Islands\Attribution;

use Archipel\Consent\Consent;
use Archipel\Consent\Services;
use Archipel\Consent\Third_Parties;
use Archipel\Props;
use Archipel\Takeover;

defined( 'ABSPATH' ) || exit;

/** Maps our purposes to categories of the WP Consent API. */
const CATEGORIES = array(
	'audience'    => 'statistics',
	'advertising' => 'marketing',
	'content'     => 'preferences',
);

/** Consent purpose that a visit needs: `audience`, `advertising`, `content`, or `none` for no attribution. WooCommerce's script supports `advertising` only. */
function purpose(): string {
	if ( ! \Archipel\plugin()->islands()->takes_over( 'attribution' ) ) {
		return 'advertising';
	}

	/** Filters the consent purpose of order attribution: `audience`, `advertising` (unless the owner has chosen another), `content`, or `none`: nothing is stored. */
	$purpose = apply_filters( 'archipel_attribution_purpose', (string) ( \Archipel\plugin()->islands()->options( 'attribution' )['purpose'] ?? 'advertising' ) );
	return in_array( $purpose, array( 'audience', 'advertising', 'content', 'none' ), true ) ? $purpose : 'advertising';
}

/** Whether our cookie notice asks for consent on this site and blocks order attribution until then. */
function we_ask(): bool {
	return Consent::is_asking() && in_array( 'order-attribution', Services::held(), true );
}

/** Whether another consent tool asks for consent, through the WP Consent API. */
function others_ask(): bool {
	return class_exists( 'WP_CONSENT_API', false );
}

/** Turns the island off without a consent tool: consent would be impossible, so WooCommerce's own scripts stay. */
function stay_out( $on, $name ) {
	return $on && ( 'attribution' !== $name || we_ask() || others_ask() );
}

/** Adds the values of WooCommerce's filters (the owner's options have priority) and the trigger to the island's config. */
function add_to_config( $entry ): array {
	$core = Takeover::settings( 'wc-order-attribution', 'wc_order_attribution' );
	if ( array() === $core || empty( $entry['when'] ) ) {
		// WooCommerce's feature is off: its server would ignore the fields.
		return array();
	}
	$purpose = allows( $core ) ? purpose() : 'none';
	$props   = array( 'purpose' => $purpose ) + ( $entry['props'] ?? array() ) + changed( $core );
	// Default values are omitted, because every page carries the config.
	if ( 'advertising' === $purpose ) {
		unset( $props['purpose'] );
	}
	$when = when( (string) $entry['when'], $purpose );
	return array_filter( compact( 'when', 'props' ) + $entry, static fn( $value ): bool => array() !== $value );
}

/** Returns the island's trigger: that of the build, for the purpose that a visit needs. */
function when( string $usual, string $purpose ): string {
	if ( 'none' === $purpose ) {
		return 'cookie:sbjs_current';
	}
	$category = CATEGORIES[ $purpose ];
	return we_ask() ? str_replace( 'advertising', $purpose, $usual ) : "cookie:wp_consent_$category=allow | event:wp_listen_for_consent_change";
}

/**
 * Whether the owner allows tracking (`wc_order_attribution_allow_tracking`). Always true with the WP Consent API: there the filter holds the
 * visitor's consent as known by the server, and the browser has the current one.
 */
function allows( array $core ): bool {
	return others_ask() || ! empty( $core['params']['allowTracking'] );
}

/** Returns the values changed by WooCommerce's filters, as island properties. */
function changed( array $core ): array {
	$standard = Props::defaults( \Archipel\plugin()->islands()->all()['attribution'] );
	$params   = (array) ( $core['params'] ?? array() ) + $standard;
	$said     = array(
		'lifetime' => max( 0.0, (float) $params['lifetime'] ),
		'session'  => max( 1, (int) $params['session'] ),
		'base64'   => ! empty( $params['base64'] ),
		'prefix'   => (string) $params['prefix'],
	);
	$changed  = array_udiff_assoc( $said, $standard, static fn( $one, $other ): int => $one <=> $other );
	$fields   = array_filter( (array) ( $core['fields'] ?? array() ), 'is_string' );
	return $changed + ( has_filter( 'wc_order_attribution_tracking_fields' ) && array() !== $fields ? array( 'fields' => $fields ) : array() );
}

add_filter( 'archipel_island_enabled', __NAMESPACE__ . '\stay_out', 10, 2 );
add_filter( 'archipel_config_of_attribution', __NAMESPACE__ . '\add_to_config' );
Third_Parties::choose_purpose( 'order-attribution', __NAMESPACE__ . '\purpose' );
