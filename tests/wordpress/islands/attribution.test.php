<?php
namespace Archipel\Tests;

use Archipel\Consent\Third_Parties;
use function Archipel\plugin;

/** Stands in for the WP Consent API. */
final class Consent_Api {}

final class Tests_Attribution extends Test_Case {
	/** Script data of WooCommerce 10.9 (SERVERS.md, S179). */
	private const TRACKING = array(
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

	/** The island's entry in the page config, with changes of WooCommerce's data; null if its feature is off. */
	private static function told_attribution( ?array $params = array(), array $props = array() ): array {
		fresh_page();
		if ( null !== $params ) {
			wp_register_script( 'wc-order-attribution', 'http://shop.example/order-attribution.js', array(), '1', true );
			wp_localize_script( 'wc-order-attribution', 'wc_order_attribution', array( 'params' => $params + self::TRACKING['params'] ) + self::TRACKING );
		}
		return apply_filters( 'archipel_config_of_attribution', array_filter( array( 'when' => island( 'attribution' )->when, 'props' => $props ) ) );
	}

	/** @testdox [ATTR-03] where visitors are asked, WooCommerce’s scripts go; where nobody could allow anything, or the owner lets it pass, they stay */
	public function test_where_visitors_are_asked_woocommerces_scripts_go(): void {
		$gone  = static fn(): array => array_values( array_intersect( array( 'wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration' ), \Archipel\Takeover::handles( 'scripts' ) ) );
		$allow = static fn() => apply_filters( 'wc_order_attribution_allow_tracking', true );
		self::assertSame( array(), $gone() );
		add_filter( 'archipel_consent_is_asked', '__return_true' );
		self::assertSame( array( 'wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration' ), $gone() );
		self::assertTrue( $allow() );
		choose( chosen( 'cookie-notice', array( 'released' => array( 'order-attribution' ) ) ) );
		self::assertSame( array(), $gone() );
		choose( chosen( 'attribution', array(), false ) );
		self::assertSame( array(), $gone() );
	}

	/** @testdox [ATTR-02] [ATTR-04] a page says what WooCommerce’s filters or the owner have changed, and nothing else; who must allow what is a filter’s, before it the owner’s; the notice, the trigger and what the browser deletes follow */
	public function test_a_page_says_what_woocommerces_filters_or_the_owner_have(): void {
		add_filter( 'archipel_consent_is_asked', '__return_true' );
		self::assertSame( array( 'when' => island( 'attribution' )->when ), self::told_attribution() );
		self::assertSame( array( 'lifetime' => 6.0, 'session' => 60, 'base64' => true, 'prefix' => 'origine_' ), self::told_attribution( array( 'lifetime' => '6', 'session' => '60', 'base64' => true, 'prefix' => 'origine_' ) )['props'] );
		self::assertSame( array( 'session' => 10, 'lifetime' => 6.0 ), self::told_attribution( array( 'lifetime' => 6, 'session' => 60 ), array( 'session' => 10 ) )['props'] );
		self::assertSame( array( 'lifetime' => 0.0, 'session' => 1 ), self::told_attribution( array( 'lifetime' => -1, 'session' => 0 ) )['props'] );
		self::assertSame( self::TRACKING['fields'], with_filter( 'wc_order_attribution_tracking_fields', static fn( $fields ) => $fields, static fn() => self::told_attribution() )['props']['fields'] );
		self::assertSame( array(), self::told_attribution( null ) );

		$of = static fn( $purpose ) => with_filter(
			'archipel_attribution_purpose',
			static fn() => $purpose,
			static function (): array {
				$told = self::told_attribution();
				$page = apply_filters( 'archipel_config', array( 'islands' => array( 'cookie-notice' => array() ) ) );
				return array( $told['props']['purpose'] ?? '', Third_Parties::some( array( 'order-attribution', 'youtube' ) )[0]['purpose'], $page['purposes']['order-attribution'] ?? '', $told['when'] );
			}
		);
		add_filter( 'archipel_consent_is_asked', '__return_true' );
		$when = island( 'attribution' )->when;
		self::assertSame( array( '', 'advertising', '', $when ), $of( 'advertising' ) );
		self::assertSame( array( 'audience', 'audience', 'audience', str_replace( 'advertising', 'audience', $when ) ), $of( 'audience' ) );
		self::assertSame( array( 'none', 'advertising', 'none', 'cookie:sbjs_current' ), $of( 'none' ) );
		self::assertSame( array( '', 'advertising', '', $when ), $of( array( 'x' ) ) );
		choose( chosen( 'attribution', array( 'purpose' => 'content' ) ) );
		self::assertSame( array( 'purpose' => 'content' ), self::told_attribution( array(), array( 'purpose' => 'content' ) )['props'] );
		self::assertSame( array( 'purpose' => 'none' ), self::told_attribution( array( 'allowTracking' => false ) )['props'] );
		self::assertSame( array( 'when' => $when ), with_filter( 'archipel_attribution_purpose', static fn() => 'advertising', static fn() => self::told_attribution( array(), array( 'purpose' => 'content' ) ) ) );
		choose( chosen( 'attribution', array( 'purpose' => 'content' ), false ) );
		self::assertSame( 'advertising', Third_Parties::some( array( 'order-attribution' ) )[0]['purpose'] );
	}

	/** @testdox [ATTR-04] [CONS-07] where another consent tool asks by the WP Consent API, its cookie and its event wake the island */
	public function test_where_another_consent_tool_asks_by_the_wp_consent_api(): void {
		if ( ! class_exists( 'WP_CONSENT_API', false ) ) {
			class_alias( Consent_Api::class, 'WP_CONSENT_API' );
		}
		self::assertTrue( plugin()->islands()->takes_over( 'attribution' ) );
		$told = self::told_attribution( array( 'allowTracking' => false ) );
		self::assertSame( array( 'when' => 'cookie:wp_consent_marketing=allow | event:wp_listen_for_consent_change' ), $told );
		self::assertSame( 'cookie:wp_consent_statistics=allow | event:wp_listen_for_consent_change', with_filter( 'archipel_attribution_purpose', static fn() => 'audience', static fn() => self::told_attribution() )['when'] );
		add_filter( 'archipel_consent_is_asked', '__return_true' );
		self::assertSame( island( 'attribution' )->when, self::told_attribution()['when'] );
	}
}
