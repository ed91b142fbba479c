<?php
namespace Archipel\Tests;

use Archipel\Islands\Cookie_Notice\Texts;

final class Tests_Cookie_Notice extends Test_Case {
	/** Accept and refuse text of the Cookie Notice plugin's banner after the plugin's filter. */
	private static function answers_of( string $accept, string $refuse ): array {
		$args = apply_filters( 'cn_cookie_notice_args', array( 'message_text' => 'x', 'accept_text' => $accept, 'refuse_text' => $refuse ) );
		return array( $args['accept_text'], $args['refuse_text'] );
	}

	/** @testdox [CONS-08] the Cookie Notice plugin takes nobody for a robot: a cache may give a robot's page to visitors */
	public function test_the_plugin_takes_nobody_for_a_robot(): void {
		self::assertFalse( apply_filters( 'cn_is_bot', true ) );
	}

	/** @testdox [CONS-06] the plugin’s bare « Ok » and « Non » say what they do; words that the owner has written stay */
	public function test_the_plugins_bare_ok_and_non_say_what_they_do(): void {
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
		self::assertSame( array( Texts::get( 'accept' ), Texts::get( 'refuse' ) ), self::answers_of( 'Ok', 'Non' ) );
		self::assertSame( array( 'Accept all', 'Refuse all' ), self::answers_of( 'OK', 'No' ) );
		self::assertSame( array( 'Volontiers', 'Refuser' ), self::answers_of( 'Volontiers', 'Refuser' ) );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'none' ) ) ) );
		self::assertSame( 'Got it', self::answers_of( 'Ok', 'Non' )[0] );
	}

	/** @testdox [CONS-01] the plugin’s settings are in the page’s config, with their types and without its nonce; without the plugin, or with data that are none, there are none */
	public function test_the_plugins_settings_are_in_the_config(): void {
		$config = static function ( ?string $code ): array {
			wp_register_script( 'cookie-notice-front', '/front.js', array(), '1', true );
			if ( null !== $code ) {
				wp_add_inline_script( 'cookie-notice-front', $code, 'before' );
			}
			$data = apply_filters( 'archipel_config', array( 'base' => '/' ) );
			wp_deregister_script( 'cookie-notice-front' );
			return $data;
		};
		$args   = array( 'ajaxUrl' => '/a', 'nonce' => '58da83bbfe', 'position' => 'top', 'onScroll' => true, 'onScrollOffset' => 50 );
		self::assertSame( array( 'position' => 'top', 'onScroll' => true, 'onScrollOffset' => 50 ), $config( 'var cnArgs = ' . wp_json_encode( $args ) . ';' )['cookieNotice'] );
		foreach ( array( null, 'var cnArgs = {"a": 1', 'var other = {};' ) as $none ) {
			self::assertArrayNotHasKey( 'cookieNotice', $config( $none ) );
		}
	}
}
