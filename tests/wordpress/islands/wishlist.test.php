<?php
namespace Archipel\Tests;

use Archipel\Wishlist;

/**
 * In processes of their own, because a plugin that is there once cannot go.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 * @group double
 */
final class Tests_Wishlist_Config extends Test_Case {

	/** @testdox [WL-07] [WL-12] [WL-05] without a wishlist plugin the counter leads to the page that the owner names, and is no link without one; with TI it leads to TI's page; pages are told what the owner of TI has chosen, and nothing that is as usual */
	public function test_the_counter_leads_to_the_list(): void {
		$link = static fn( array $props = array() ) => dom( archipel_island( 'wishlist-counter', $props ) )->query( '//a/@href' );
		self::assertSame( 0, $link()->length );
		self::assertSame( 'https://shop.example/favoris/', $link( array( 'url' => 'https://shop.example/favoris/' ) )->item( 0 )->nodeValue );
		require_once dirname( __DIR__ ) . '/doubles/ti-wishlist.php';
		self::assertSame( Wishlist::data()['url'], $link()->item( 0 )->nodeValue );

		require_once dirname( __DIR__ ) . '/doubles/ti-wishlist.php';
		self::assertSame( 'server=ti', Wishlist::config() );
		$GLOBALS['archipel_ti']['settings'] = array( 'general.simple_flow' => true, 'topline.hide_zero_counter' => true, 'general.product_stats' => false );
		add_filter( 'tinvwl_allow_add_parent_variable_product', '__return_true' );
		add_filter( 'archipel_wishlist_fields', static fn() => array( 'gift', 7 ) );
		self::assertSame( 'server=ti&simpleFlow=1&allowParentVariable=1&hideZeroCounter=1&formFields=gift', Wishlist::config() );
	}

	/** @testdox [WL-03] [WL-11] the light read has what is needed of each list: its name and who sees it where there are several, whether it is hidden; rows of the product that is asked for; 500 products in less than 2 KB */
	public function test_the_light_read_has_what_is_needed_of_each_list(): void {
		require_once dirname( __DIR__ ) . '/doubles/ti-wishlist.php';
		define( 'TINVWL_LOAD_PREMIUM', true );
		$customer               = wp_insert_user( array( 'user_login' => 'lea', 'user_pass' => 'x' ) );
		$list                   = array( 'author' => $customer, 'share_key' => 'a15e65', 'status' => 'share', 'type' => 'default', 'title' => '' );
		$item                   = array( 'wishlist_id' => 43, 'ID' => 2496, 'product_id' => 1178, 'variation_id' => 0 );
		$GLOBALS['archipel_ti'] = array(
			'guest'    => array( array( 'ID' => 7 ) + $list ),
			'customer' => array( array( 'ID' => 43 ) + $list, array( 'ID' => 44, 'title' => 'Noël &amp; fêtes', 'type' => 'list', 'status' => 'odd', 'hide' => true ) + $list, array( 'ID' => 45, 'author' => 1 ) + $list ),
			'items'    => array( $item, array( 'product_id' => 72, 'variation_id' => 1189 ) + $item, array( 'wishlist_id' => 45 ) + $item ),
		);
		wp_set_current_user( $customer );
		self::assertSame(
			array(
				'counter' => 2,
				'lists'   => array(
					array( 'id' => 43, 'shareKey' => 'a15e65', 'privacy' => 'share', 'type' => 'default' ),
					array( 'id' => 44, 'shareKey' => 'a15e65', 'title' => 'Noël & fêtes', 'type' => 'list', 'isHidden' => true ),
				),
				'items'   => array( 43 => '31xc:0wq020.0x1' ),
			),
			with_query( array( 'product' => '1178' ), static fn() => answered( array( new Wishlist(), 'answer' ) ) )
		);
		$GLOBALS['archipel_ti']['items'] = array_map( static fn( int $id ): array => array( 'product_id' => $id ) + $item, range( 46155, 46654 ) );
		self::assertLessThan( 2048, strlen( ajax_text( array( new Wishlist(), 'answer' ) ) ) );
	}
}
