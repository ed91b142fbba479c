<?php
namespace Archipel\Tests;

use Archipel\Islands\CookieNotice\Texts;

/**
 * The words of the Cookie Notice plugin's banner, after our filter.
 *
 * @param string $accept What the owner of the plugin has set, like the next.
 * @param string $refuse What.
 * @return list<string> Accepting and refusing.
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
