<?php
namespace Archipel\Tests;

use Archipel\Consent\Third_Parties;

use function Archipel\plugin;

/** Script data of WooCommerce 10.9 (SERVERS.md, S179). */
const TRACKING = array(
	'params' => array(
		'lifetime'      => 1.0e-5,
		'session'       => 30,
		'base64'        => false,
		'ajaxurl'       => 'http://shop.example/wp-admin/admin-ajax.php',
		'prefix'        => 'wc_order_attribution_',
		'allowTracking' => true,
	),
	'fields' => array( 'source_type' => 'current.typ' ),
);

/** Stands in for the WP Consent API. */
final class Consent_Api {}

/**
 * Runs on a site that asks for consent.
 *
 * @param callable $body Function to run.
 * @return mixed Result of the body.
 */
function asked( callable $body ) {
	return with_filter( 'archipel_consent_is_asked', '__return_true', $body );
}

/**
 * The island's entry in the page config.
 *
 * @param array<string, mixed>|null $params Changes of WooCommerce's data; null if its feature is off.
 * @param array<string, mixed>      $props  The owner's options.
 * @return array<string, mixed>|null
 */
function told_attribution( ?array $params = array(), array $props = array() ): ?array {
	fresh_page();
	if ( null !== $params ) {
		wp_register_script( 'wc-order-attribution', 'http://shop.example/order-attribution.js', array(), '1', true );
		wp_localize_script( 'wc-order-attribution', 'wc_order_attribution', array( 'params' => $params + TRACKING['params'] ) + TRACKING );
	}
	$entry = array_filter( array( 'when' => island( 'attribution' )->when(), 'props' => $props ) );
	$data  = apply_filters( 'archipel_config', array( 'islands' => (object) array( 'attribution' => $entry ) ) );
	return ( (array) $data['islands'] )['attribution'] ?? null;
}

test(
	'[ATTR-03] where visitors are asked, WooCommerce’s scripts go; where nobody could allow anything, or the owner lets it pass, they stay',
	static function (): void {
		$gone  = static fn(): array => array_values( array_intersect( array( 'wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration' ), ( new \Archipel\Takeover( plugin()->islands() ) )->handles( 'scripts' ) ) );
		$allow = static fn() => apply_filters( 'wc_order_attribution_allow_tracking', true );
		same( array(), $gone() );
		asked(
			static function () use ( $gone, $allow ): void {
				same( array( 'wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration' ), $gone() );
				same( true, $allow() );
				choose( chosen( 'cookie-notice', array( 'released' => array( 'order-attribution' ) ) ) );
				same( array(), $gone() );
				choose( chosen( 'attribution', array(), false ) );
				same( array(), $gone() );
			}
		);
	}
);

test(
	'[ATTR-02] a page says what WooCommerce’s filters or the owner have changed, and nothing else',
	static function (): void {
		asked(
			static function (): void {
				same( array( 'when' => island( 'attribution' )->when() ), told_attribution() );
				same( array( 'lifetime' => 6.0, 'session' => 60, 'base64' => true, 'prefix' => 'origine_' ), told_attribution( array( 'lifetime' => '6', 'session' => '60', 'base64' => true, 'prefix' => 'origine_' ) )['props'] );
				same( array( 'session' => 10, 'lifetime' => 6.0 ), told_attribution( array( 'lifetime' => 6, 'session' => 60 ), array( 'session' => 10 ) )['props'] );
				same( array( 'lifetime' => 0.0, 'session' => 1 ), told_attribution( array( 'lifetime' => -1, 'session' => 0 ) )['props'] );
				same( TRACKING['fields'], with_filter( 'wc_order_attribution_tracking_fields', static fn( $fields ) => $fields, static fn() => told_attribution() )['props']['fields'] );
				same( null, told_attribution( null ) );
			}
		);
	}
);

test(
	'[ATTR-04] who must allow what is a filter’s, before it the owner’s; the notice, the trigger and what the browser deletes follow',
	static function (): void {
		$of = static fn( $purpose ) => with_filter(
			'archipel_attribution_purpose',
			static fn() => $purpose,
			static function (): array {
				$told = told_attribution();
				$page = apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) );
				return array( $told['props']['purpose'] ?? '', Third_Parties::some( array( 'order-attribution', 'youtube' ) )[0]['purpose'], $page['purposes']['order-attribution'] ?? '', $told['when'] );
			}
		);
		asked(
			static function () use ( $of ): void {
				$when = island( 'attribution' )->when();
				same( array( '', 'advertising', '', $when ), $of( 'advertising' ) );
				same( array( 'audience', 'audience', 'audience', str_replace( 'advertising', 'audience', $when ) ), $of( 'audience' ) );
				same( array( 'none', 'advertising', 'none', 'cookie:sbjs_current' ), $of( 'none' ) );
				same( array( '', 'advertising', '', $when ), $of( array( 'x' ) ) );
				choose( chosen( 'attribution', array( 'purpose' => 'content' ) ) );
				same( array( 'purpose' => 'content' ), told_attribution( array(), array( 'purpose' => 'content' ) )['props'] );
				same( array( 'purpose' => 'none' ), told_attribution( array( 'allowTracking' => false ) )['props'] );
				choose( chosen( 'attribution', array( 'purpose' => 'content' ), false ) );
				same( 'advertising', Third_Parties::some( array( 'order-attribution' ) )[0]['purpose'] );
			}
		);
	}
);

test(
	'[ATTR-04] [CONS-07] where another consent tool asks by the WP Consent API, its cookie and its event wake the island',
	static function (): void {
		if ( ! class_exists( 'WP_CONSENT_API', false ) ) {
			class_alias( Consent_Api::class, 'WP_CONSENT_API' );
		}
		same( true, plugin()->islands()->takes_over( 'attribution' ) );
		$told = told_attribution( array( 'allowTracking' => false ) );
		same( array( 'when' => 'cookie:wp_consent_marketing=allow | event:wp_listen_for_consent_change' ), $told );
		same( 'cookie:wp_consent_statistics=allow | event:wp_listen_for_consent_change', with_filter( 'archipel_attribution_purpose', static fn() => 'audience', static fn() => told_attribution() )['when'] );
		same( island( 'attribution' )->when(), asked( static fn() => told_attribution() )['when'] );
	}
);
