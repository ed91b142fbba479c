<?php
namespace Archipel\Tests;

use Archipel\Self_Check\Check;
use Archipel\Self_Check\Finding;
use Archipel\Self_Check\Guest;
use Archipel\Self_Check\Site_Checks;

require_once dirname( __DIR__ ) . '/doubles/web.php';

final class Tests_Self_Check_Of_Shop extends Test_Case {

	/** What one check finds while answers of wc-ajax are other ones. */
	private static function finding( string $id, array $other = array() ): Finding {
		$change = static fn( array $reply, string $address ): array => false === strpos( $address, 'wc-ajax' ) ? $reply : array_replace_recursive( $reply, $other );
		return Web::with( $change, static fn() => Check::all()[ $id ]->run( new Guest() ) );
	}

	/** @testdox [WP-09] in a healthy shop answers, nonces and caches are good; wc-ajax that is blocked, nonces that are stale and private answers that are kept or may be are found */
	public function test_what_is_wrong_with_answers_is_found(): void {
		$stale = (string) wp_json_encode( array( 'wp_rest' => substr( wp_hash( ( wp_nonce_tick( 'wp_rest' ) - 2 ) . '|wp_rest|0|', 'nonce' ), -12, 10 ) ) );
		foreach ( array(
			array( 'endpoints', array( 'status' => 403, 'body' => '<html>Forbidden' ), 'wc-ajax' ),
			array( 'endpoints', array( 'body' => '<!doctype html><html><head></head></html>' ), 'wc-ajax' ),
			array( 'endpoints', array( 'status' => 302, 'body' => '', 'headers' => array( 'location' => '/wp-login.php' ) ), 'wp-login.php' ),
			array( 'nonces', array( 'body' => $stale ), 'wc-ajax=' ),
			array( 'stored', array( 'headers' => array( 'cf-cache-status' => 'HIT' ) ), 'Cache-Control' ),
			array( 'stored', array( 'headers' => array( 'age' => '12' ) ), 'Cache-Control' ),
			array( 'stored', array( 'headers' => array( 'cache-control' => 'max-age=3600' ) ), 'no-store' ),
		) as list( $id, $other, $says ) ) {
			$finding = self::finding( $id, $other );
			self::assertSame( array( Finding::CRITICAL, admin_url( 'plugins.php' ) ), array( $finding->verdict, $finding->link ), "$id: $finding->why" );
			self::assertStringContainsString( $says, "$finding->why $finding->remedy" );
			self::assertSame( Finding::GOOD, self::finding( $id )->verdict, "$id stays red" );
		}
	}

	/** @testdox [WP-09] nonces are those of a guest, whoever looks */
	public function test_nonces_are_those_of_a_guest_whoever_looks(): void {
		$guests = (string) wp_json_encode( array( 'wp_rest' => wp_create_nonce( 'wp_rest' ) ) );
		wp_set_current_user( 1 );
		self::assertSame( Finding::GOOD, self::finding( 'nonces', array( 'body' => $guests ) )->verdict );
	}

	/** @testdox [WP-09] a WooCommerce that is too old is found */
	public function test_a_woocommerce_that_is_too_old_is_found(): void {
		self::assertNull( Site_Checks::old_shop( '9.4.0' ) );
		$old = Site_Checks::old_shop( '9.3.9' );
		self::assertSame( array( Finding::CRITICAL, self_admin_url( 'update-core.php' ) ), array( $old->verdict, $old->link ) );
		self::assertStringContainsString( '9.3.9', $old->why );
	}
}
