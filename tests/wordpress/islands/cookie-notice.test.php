<?php
namespace Archipel\Tests;

use Archipel\Islands\Cookie_Notice\Plugin_Settings;
use Archipel\Islands\Cookie_Notice\Texts;

final class Tests_Cookie_Notice extends Test_Case {
	/** Accept and refuse text of the Cookie Notice plugin's banner after the plugin's filter. */
	private static function answers_of( string $accept, string $refuse ): array {
		$args = apply_filters( 'cn_cookie_notice_args', array( 'message_text' => 'x', 'accept_text' => $accept, 'refuse_text' => $refuse ) );
		return array( $args['accept_text'], $args['refuse_text'] );
	}

	/** @testdox [CONS-06] the plugin’s bare « Ok » and « Non » say what they do; words that the owner has written stay, and all do with the plugin’s text */
	public function test_the_plugins_bare_ok_and_non_say_what_they_do(): void {
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
		self::assertSame( array( Texts::get( 'accept' ), Texts::get( 'refuse' ) ), self::answers_of( 'Ok', 'Non' ) );
		self::assertSame( array( 'Accept all', 'Refuse all' ), self::answers_of( 'OK', 'No' ) );
		self::assertSame( array( 'Volontiers', 'Refuser' ), self::answers_of( 'Volontiers', 'Refuser' ) );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'none' ) ) ) );
		self::assertSame( 'Got it', self::answers_of( 'Ok', 'Non' )[0] );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ), 'pluginText' => true ) ) );
		self::assertSame( array( 'Ok', 'Non' ), self::answers_of( 'Ok', 'Non' ) );
	}

	/** The island's options on a page on which the Cookie Notice plugin has enqueued its script. */
	private static function merged( array $args, array $props ): array {
		wp_register_script( 'cookie-notice-front', '/front.js', array(), '1', true );
		wp_add_inline_script( 'cookie-notice-front', 'var cnArgs = ' . wp_json_encode( $args ) . ';', 'before' );
		$entry = Plugin_Settings::add_to_config( array( 'props' => $props ) );
		wp_deregister_script( 'cookie-notice-front' );
		return $entry['props'];
	}

	/** @testdox [CONS-01] the plugin’s settings are the island’s, below what the owner has set for it; choices are kept as long as the plugin keeps them only where the owner wants that */
	public function test_the_plugins_settings_are_the_islands(): void {
		$args = array( 'position' => 'top', 'hideEffect' => 'slide', 'onScroll' => true, 'onScrollOffset' => '50', 'cookieTime' => 2147483647, 'cookieTimeRejected' => 3600 );
		$read = self::merged( $args, array( 'effect' => 'none', 'position' => 'auto' ) );
		self::assertSame( array( 'top', 'none', 'on', 50, 'off' ), array( $read['position'], $read['effect'], $read['acceptOnScroll'], $read['acceptOnScrollOffset'], $read['revokeBar'] ) );
		self::assertTrue( ! isset( $read['acceptedDays'], $read['refusedDays'] ), 'the consent days of the shop count' );
		$read = self::merged( $args, array( 'pluginLifetimes' => true ) );
		self::assertSame( array( 2147483647.0, 3600.0 ), array( round( $read['acceptedDays'] * 86400 ), round( $read['refusedDays'] * 86400 ) ) );
		$read = self::merged( array( 'cookieTime' => 60 ), array( 'pluginLifetimes' => true, 'acceptedDays' => 7 ) );
		self::assertSame( array( 7, false ), array( $read['acceptedDays'], isset( $read['refusedDays'] ) ) );
		self::assertSame( array( 'effect' => 'auto' ), self::merged( array(), array( 'effect' => 'auto' ) ) );
	}
}
