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

	/**
	 * Erases a list with the visitor's login.
	 *
	 * @param string $name Name of the list: the browser keeps it as `archipel-{name}`.
	 */
	public static function erase_on_logout( string $name ): void {
		$send = static function () use ( $name ): void {
			if ( ! headers_sent() ) {
				setcookie(
					'archipel_forget_' . $name,
					'1',
					array(
						'expires'  => time() + YEAR_IN_SECONDS,
						'path'     => '/',
						'secure'   => is_ssl(),
						'samesite' => 'Lax',
					)
				);
			}
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
}
