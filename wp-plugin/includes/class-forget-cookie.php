<?php
/**
 * Telling the browser to forget a visitor.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * A list that a browser keeps must not outlive the visit of the person whose it is: at logout, and when another user logs in over the first,
 * a cookie tells the page's scripts to erase it. They delete the cookie when they have.
 */
final class Forget_Cookie {

	private const SESSION = 'archipel_session';

	/**
	 * Tells the page's scripts that somebody is signed in, and until when, under a name that only this server can read: a session that ends
	 * without a logout ends the lists too (src/stores/traces.ts).
	 */
	public static function follow_sessions(): void {
		add_action(
			'set_logged_in_cookie',
			static function ( $cookie, $expire, $expiration, $user ): void {
				self::send( self::SESSION, substr( wp_hash( 'archipel-visitor-' . $user ), 0, 12 ) . '.' . (int) $expiration, (int) $expire );
			},
			10,
			4
		);
		add_action(
			'clear_auth_cookie',
			static function (): void {
				self::send( self::SESSION, '', time() - YEAR_IN_SECONDS );
			}
		);
	}

	/**
	 * Erases a list with the visitor's login.
	 *
	 * @param string $name Name of the list: the browser keeps it as `archipel-{name}`.
	 */
	public static function erase_on_logout( string $name ): void {
		$send = static function () use ( $name ): void {
			self::send( 'archipel_forget_' . $name, '1', time() + YEAR_IN_SECONDS );
		};
		add_action( 'wp_logout', $send );
		add_action(
			'wp_login',
			static function ( $login, $user = null ) use ( $send ): void {
				$before = get_current_user_id();
				if ( 0 !== $before && $user instanceof \WP_User && $user->ID !== $before ) {
					$send();
				}
			},
			10,
			2
		);
	}

	/**
	 * Sets a cookie that the page's scripts can read.
	 *
	 * @param string $name    Name.
	 * @param string $value   Value.
	 * @param int    $expires When it ends, in seconds since 1970; 0 with the browser.
	 */
	private static function send( string $name, string $value, int $expires ): void {
		if ( ! headers_sent() ) {
			setcookie(
				$name,
				$value,
				array(
					'expires'  => $expires,
					'path'     => '/',
					'secure'   => is_ssl(),
					'samesite' => 'Lax',
				)
			);
		}
	}
}
