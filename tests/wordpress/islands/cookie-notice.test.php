<?php
namespace Archipel\Tests;

use Archipel\Islands\CookieNotice\Plugin_Settings;
use Archipel\Islands\CookieNotice\Texts;

/**
 * Button texts of the Cookie Notice plugin's banner after the plugin's filter.
 *
 * @param string $accept Accept text in that plugin's settings.
 * @param string $refuse Refuse text in that plugin's settings.
 * @return list<string> Accept and refuse text.
 */
function answers_of( string $accept, string $refuse ): array {
	$args = apply_filters( 'cn_cookie_notice_args', array( 'message_text' => 'x', 'accept_text' => $accept, 'refuse_text' => $refuse ) );
	return array( $args['accept_text'], $args['refuse_text'] );
}

test(
	'[CONS-06] the plugin’s bare « Ok » and « Non » say what they do; words that the owner has written stay, and all do with the plugin’s text',
	static function (): void {
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
		same( array( Texts::get( 'accept' ), Texts::get( 'refuse' ) ), answers_of( 'Ok', 'Non' ) );
		same( array( 'Accept all', 'Refuse all' ), answers_of( 'OK', 'No' ) );
		same( array( 'Volontiers', 'Refuser' ), answers_of( 'Volontiers', 'Refuser' ) );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'none' ) ) ) );
		same( 'Got it', answers_of( 'Ok', 'Non' )[0] );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ), 'pluginText' => true ) ) );
		same( array( 'Ok', 'Non' ), answers_of( 'Ok', 'Non' ) );
	}
);

/**
 * The island's options on a page on which the Cookie Notice plugin has enqueued its script.
 *
 * @param array<string, mixed> $args  Data of that plugin's script.
 * @param array<string, mixed> $props Options set by the owner.
 * @return array<string, mixed>
 */
function merged( array $args, array $props ): array {
	wp_register_script( 'cookie-notice-front', '/front.js', array(), '1', true );
	wp_add_inline_script( 'cookie-notice-front', 'var cnArgs = ' . wp_json_encode( $args ) . ';', 'before' );
	$data = Plugin_Settings::add_to_config( array( 'islands' => array( 'cookie-notice' => array( 'props' => $props ) ) ) );
	wp_deregister_script( 'cookie-notice-front' );
	return ( (array) $data['islands'] )['cookie-notice']['props'];
}

test(
	'[CONS-01] the plugin’s settings are the island’s, below what the owner has set for it; choices are kept as long as the plugin keeps them only where the owner wants that',
	static function (): void {
		$args = array( 'position' => 'top', 'hideEffect' => 'slide', 'onScroll' => true, 'onScrollOffset' => '50', 'cookieTime' => 2147483647, 'cookieTimeRejected' => 3600 );
		$read = merged( $args, array( 'effect' => 'none', 'position' => 'auto' ) );
		same( array( 'top', 'none', 'on', 50, 'off' ), array( $read['position'], $read['effect'], $read['acceptOnScroll'], $read['acceptOnScrollOffset'], $read['revokeBar'] ) );
		check( ! isset( $read['acceptedDays'], $read['refusedDays'] ), 'the consent days of the shop count' );
		$read = merged( $args, array( 'pluginLifetimes' => true ) );
		same( array( 2147483647.0, 3600.0 ), array( round( $read['acceptedDays'] * 86400 ), round( $read['refusedDays'] * 86400 ) ) );
		$read = merged( array( 'cookieTime' => 60 ), array( 'pluginLifetimes' => true, 'acceptedDays' => 7 ) );
		same( array( 7, false ), array( $read['acceptedDays'], isset( $read['refusedDays'] ) ) );
		same( array( 'effect' => 'auto' ), merged( array(), array( 'effect' => 'auto' ) ) );
	}
);
