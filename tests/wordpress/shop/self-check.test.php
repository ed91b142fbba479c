<?php
namespace Archipel\Tests;

use Archipel\Self_Check\Finding;
use Archipel\Self_Check\Site_Checks;

require_once dirname( __DIR__ ) . '/doubles/remedies.php';

final class Tests_Self_Check_Of_Shop extends Test_Case {

	use Remedies;

	/** @testdox [WP-09] in a healthy shop answers, nonces and caches are good; wc-ajax that is blocked, nonces that are stale and private answers that are kept or may be are found; nonces are those of a guest, whoever looks */
	public function test_what_is_wrong_with_answers_is_found(): void {
		$stale = (string) wp_json_encode( array( 'wp_rest' => substr( wp_hash( ( wp_nonce_tick( 'wp_rest' ) - 2 ) . '|wp_rest|0|', 'nonce' ), -12, 10 ) ) );
		$allow = '/^Allow guests the addresses/';
		$cache = '/^In the page cache \(plugin, host or CDN\), except addresses .*, then empty it\.$/u';
		foreach ( array(
			array( 'endpoints', array( 'status' => 403, 'body' => '<html>Forbidden' ), 'wc-ajax', $allow ),
			array( 'endpoints', array( 'body' => '<!doctype html><html><head></head></html>' ), 'wc-ajax', $allow ),
			array( 'endpoints', array( 'status' => 302, 'body' => '', 'headers' => array( 'location' => '/wp-login.php' ) ), 'wp-login.php', $allow ),
			array( 'nonces', array( 'body' => $stale ), 'wc-ajax=', $cache ),
			array( 'stored', array( 'headers' => array( 'cf-cache-status' => 'HIT' ) ), 'wc-ajax=', $cache ),
			array( 'stored', array( 'headers' => array( 'age' => '12' ) ), 'wc-ajax=', $cache ),
			array( 'stored', array( 'headers' => array( 'cache-control' => 'max-age=3600' ) ), 'no-store', '/leave the header Cache-Control of addresses .* as WordPress sends it\.$/' ),
		) as list( $id, $other, $says, $told ) ) {
			self::assert_found( $id, Finding::CRITICAL, 'plugins.php', self::except( $told, self::answers_at( 'wc-ajax', $other ) ), $says );
		}
		$rocket = self::until( '/^In the cache of WP Rocket \(Advanced Rules → Cache Query String\(s\)\), take “wc-ajax” out, then empty it\.$/u', self::answers_at( 'wc-ajax', array( 'body' => $stale ) ) );
		with_filter( 'option_active_plugins', static fn() => array( 'wp-rocket/wp-rocket.php' ), static fn() => self::assert_found( 'nonces', Finding::CRITICAL, 'page=wprocket#advanced_cache', $rocket ) );
		foreach ( array( 'litespeed-cache/litespeed-cache.php' => array( 'litespeed-cache#excludes', 'LiteSpeed Cache (Excludes → Do Not Cache URIs)' ), 'w3-total-cache/w3-total-cache.php' => array( 'w3tc_pgcache#pgcache_reject_uri', 'W3 Total Cache (Never cache the following pages)' ), 'wp-super-cache/wp-cache.php' => array( 'wpsupercache&tab=settings#rejecturi', 'WP Super Cache (Rejected URL Strings)' ) ) as $plugin => list( $page, $name ) ) {
			with_filter( 'option_active_plugins', static fn() => array( $plugin ), static fn() => self::assert_found( 'nonces', Finding::CRITICAL, "page=$page", self::except( '/^In the cache of ' . preg_quote( $name, '/' ) . ', except addresses .*, then empty it\.$/u', self::answers_at( 'wc-ajax', array( 'body' => $stale ) ) ) ) );
		}
		$guests = (string) wp_json_encode( array( 'wp_rest' => wp_create_nonce( 'wp_rest' ) ) );
		wp_set_current_user( 1 );
		self::assertSame( Finding::GOOD, self::finding( 'nonces', self::answers_at( 'wc-ajax', array( 'body' => $guests ) ) )->verdict );
	}

	/** @testdox [WP-09] a published page that places an island without its plugin is named, and lacks nothing once that is active; a WooCommerce that is too old is found */
	public function test_a_page_that_places_an_island_lacks_nothing_once_its_plugin_is_active(): void {
		wp_insert_post( array( 'post_title' => 'Landing', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => '[archipel_sampler][archipel_mini_cart]' ) );
		$world = static function ( string $told ): ?callable {
			remove_all_filters( 'archipel_requirements' );
			add_filter( 'archipel_requirements', static fn( array $all ): array => 0 === strpos( $told, 'Activate WooCommerce' ) ? $all : array( 'woocommerce' => array( 'label' => 'WooCommerce', 'test' => '__return_false' ) ) + $all );
			return null;
		};
		self::assert_found( 'plugins', Finding::RECOMMENDED, 'plugins.php', $world, 'Landing' );

		self::assertNull( Site_Checks::old_shop( '9.4.0' ) );
		$old = Site_Checks::old_shop( '9.3.9' );
		self::assertSame( array( Finding::CRITICAL, self_admin_url( 'update-core.php' ) ), array( $old->verdict, $old->link ) );
		self::assertSame( 'Update WooCommerce.', $old->remedy );
		self::assertStringContainsString( '9.3.9', $old->why );
	}
}
