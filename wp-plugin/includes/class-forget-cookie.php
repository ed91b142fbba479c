<?php
namespace Archipel;

/** Cookies by which the page's scripts erase what must not outlive its owner's session in the browser, and a cart of before a login or logout. */
final class Forget_Cookie {

	private const SESSION = 'archipel_session';

	/** Sets a cookie at login and removes it at logout. Who has signed in before the plugin was activated gets it with the next page. */
	public static function follow_sessions(): void {
		add_action( 'set_logged_in_cookie', array( self::class, 'send_session' ), 10, 4 );
		add_action( 'auth_cookie_valid', array( self::class, 'send_missing_session' ), 10, 2 );
		add_action( 'clear_auth_cookie', static fn() => self::send( self::SESSION, '', time() - YEAR_IN_SECONDS ) );
	}

	/**
	 * Action: sets a cookie with a hash of the logged-in user, which only this server can compute, and the end of the session: a session that expires
	 * without a logout ends the lists too (src/stores/storage.ts).
	 */
	public static function send_session( $cookie, $expire, $expiration, $user ): void {
		self::send( self::SESSION, substr( wp_hash( 'archipel-visitor-' . $user ), 0, 12 ) . '.' . (int) $expiration, (int) $expire );
	}

	/** Action: sets the cookie until the browser is closed if a page is asked for with a valid login and without it. */
	public static function send_missing_session( $login, $user ): void {
		if ( 'logged_in' === $login['scheme'] && ! isset( $_COOKIE[ self::SESSION ] ) ) {
			self::send_session( '', 0, $login['expiration'], $user->ID );
		}
	}

	/** Erases the browser's data of a name at every login and logout; the scripts delete the cookie afterwards. */
	public static function erase_on_login_and_logout( string $name ): void {
		foreach ( array( 'set_auth_cookie', 'clear_auth_cookie' ) as $hook ) {
			add_action( $hook, static fn() => self::send( 'archipel_forget_' . $name, '1', 0 ) );
		}
	}

	/** Sets a cookie that scripts can read, until a Unix time in seconds; 0: end of the browser session. */
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

	/** Suggests to the owner, for the site's privacy policy, a text about the data that islands store in a visitor's browser; src/consent/privacy.php adds those of consent. */
	public static function suggest_policy(): void {
		$texts = array(
			__( 'Your browser, and nobody else, remembers what makes your next visit shorter: the products that you have looked at or compare, your searches, your wishlist where it needs no account, the size and the currency of your choice, the popups that you have closed, and what you have begun to write in a form. All of this is forgotten when you sign out.', 'archipel' ),
			__( 'While you are signed in, the cookie archipel_session has a pseudonym of your account and the end of the session, so that the browser knows when to forget.', 'archipel' ),
		);
		wp_add_privacy_policy_content( 'Archipel', '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>' );
	}
}
