<?php
namespace Archipel\Tests;

// The islands load only with TI WooCommerce Wishlist.
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/wishlist-share/render.php';
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/wishlist-table/render.php';

final class Tests_Wishlist_Share extends Test_Case {
	/** @testdox [SEC-03 S15] the page of a list keeps its address from other sites and from search engines; no other page does */
	public function test_the_page_of_a_list_keeps_its_address(): void {
		require_once dirname( __DIR__ ) . '/doubles/wishlist.php';
		$robots = static function ( bool $is_list ): array {
			$GLOBALS['archipel_is_wishlist'] = $is_list;
			remove_filter( 'wp_robots', 'wp_robots_no_robots' );
			\Archipel\Islands\Wishlist_Share\protect_key();
			return apply_filters( 'wp_robots', array() );
		};
		self::assertTrue( empty( $robots( false )['noindex'] ), 'another page is hidden' );
		self::assertTrue( ! empty( $robots( true )['noindex'] ), 'the list can be found' );
	}

	/** @testdox [WP-05] the filter of Elementor Pro and the lists of TI Premium are off without them, and say which they need */
	public function test_the_filter_of_elementor_pro(): void {
		$islands = \Archipel\plugin()->islands();
		$needed  = array( 'loop-filter' => 'Elementor Pro', 'wishlist-manage' => 'TI WooCommerce Wishlist Premium' );
		foreach ( $needed as $name => $plugin ) {
			$island = $islands->get( $name );
			self::assertSame( array( false, array( $plugin ) ), array( $islands->is_on( $name ), null === $island ? array() : $islands->missing( $island ) ) );
		}
	}

	/** @testdox [WLT-01] the usual list of its owner, and of a visitor who has none yet, has one title, that of its page; a list of somebody else, or one of several, keeps its own */
	public function test_the_usual_list_of_its_owner_has_one_title_that_of_its_page(): void {
		$shown = static fn( string $type, bool $is_owner, int $ID = 43 ) => apply_filters( 'tinvwl_wishlist_header_title', 'Ma liste', compact( 'type', 'is_owner', 'ID' ) );
		self::assertSame( array( '', 'Ma liste', 'Ma liste', '' ), array( $shown( 'default', true ), $shown( 'default', false ), $shown( 'list', true ), $shown( 'default', false, 0 ) ) );
	}

	/** @testdox [RT-15] TI finds each of its integrations switched, on as by its own default, and so does not make all its settings anew for each; what is stored stays */
	public function test_ti_finds_each_of_its_integrations_switched(): void {
		update_option( 'tinvwl-integrations', array( 'mycred' => '' ) );
		$GLOBALS['tinvwl_integrations'] = array( 'mycred' => array(), 'wp-rocket' => array() );
		self::assertSame( array( 'mycred' => '', 'wp-rocket' => true ), get_option( 'tinvwl-integrations' ) );
	}
}
