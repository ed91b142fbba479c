<?php
namespace Archipel\Tests;

final class Tests_Forget_Cookie extends Test_Case {
	/** Creates a customer. */
	private static function customer( string $login ): \WP_User {
		return new \WP_User( wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'sesame', 'user_email' => "$login@example.com", 'role' => 'subscriber' ) ) );
	}

	/** Names of the cookies set by a function, sorted, without the session cookie. */
	private static function cookies_of( callable $body ): array {
		Wire::clear();
		// WordPress would send its own cookies as headers.
		with_filter( 'send_auth_cookies', '__return_false', $body );
		$GLOBALS['archipel_session'] = Wire::$cookies['archipel_session'] ?? null;
		unset( Wire::$cookies['archipel_session'] );
		$names = array_keys( Wire::$cookies );
		sort( $names );
		return $names;
	}

	/** @testdox [PRIV-01] logging in and out tells the browser to forget the cart, on https over https only; a login that fails, one without a user and an ordinary page set nothing; when it is too late for headers nothing is sent, and nobody is warned */
	public function test_logging_out_tells_the_browser_to_forget_the_cart(): void {
		$anna   = self::customer( 'archipel-anna' )->ID;
		$log_in = static fn( string $password ) => wp_signon( array( 'user_login' => 'archipel-anna', 'user_password' => $password ), false );
		$sets   = static function ( int $user, callable $body ): array {
			wp_set_current_user( $user );
			return self::cookies_of( $body );
		};
		self::assertSame( array(), $sets( $anna, static fn() => $log_in( 'wrong' ) ) );
		self::assertSame( array(), $sets( $anna, static fn() => do_action( 'wp_login', 'archipel-anna', false ) ) );
		self::assertSame( array(), $sets( 0, static fn() => head() ) );
		self::assertSame( array( 'archipel_forget_cart' ), $sets( 0, static fn() => $log_in( 'sesame' ) ) );
		self::assertSame( array( 'archipel_forget_cart' ), $sets( $anna, 'wp_logout' ) );
		$cookie = Wire::$cookies['archipel_forget_cart'];
		// Not HttpOnly, because scripts of any page read and delete the cookie.
		self::assertSame( array( '1', '/', 'Lax', false, false ), array( $cookie['value'], $cookie['path'], $cookie['samesite'], $cookie['secure'], $cookie['httponly'] ?? false ) );
		self::assertTrue( ! isset( $cookie['domain'] ), 'it goes to other hosts' );
		$_SERVER['HTTPS'] = 'on';
		self::cookies_of( 'wp_logout' );
		self::assertSame( array( true ), array_column( Wire::$cookies, 'secure' ) );
		$late = static function (): void {
			Wire::$late = true;
			wp_logout();
		};
		self::assertSame( array(), $sets( $anna, $late ) );
	}

	/** @testdox [PRIV-01] the browser learns which session it is in, as long as the login lasts, and not whose: one that ends without a logout is seen */
	public function test_the_browser_learns_which_session(): void {
		$session = static function ( callable $body ): ?array {
			self::cookies_of( $body );
			return $GLOBALS['archipel_session'];
		};
		$anna    = self::customer( 'archipel-anna' );
		$zoe     = self::customer( 'archipel-zoe' );
		$until   = static fn( array $cookie ): int => (int) explode( '.', $cookie['value'] )[1];
		$short   = $session( static fn() => wp_set_auth_cookie( $anna->ID ) );
		self::assertTrue( 1 === preg_match( '/^[0-9a-f]{12}\.\d+$/', $short['value'] ) && 0 === $short['expires'], $short['value'] );
		self::assertTrue( abs( $until( $short ) - time() - 2 * DAY_IN_SECONDS ) < 5, 'it does not end with the login' );
		$long = $session( static fn() => wp_set_auth_cookie( $anna->ID, true ) );
		self::assertTrue( $long['expires'] > time() + 13 * DAY_IN_SECONDS && explode( '.', $long['value'] )[0] === explode( '.', $short['value'] )[0], 'another name for the same account' );
		self::assertNotSame( explode( '.', $session( static fn() => wp_set_auth_cookie( $zoe->ID ) )['value'] )[0], explode( '.', $short['value'] )[0], 'one name for two accounts' );
		$page = static function () use ( $anna ): void {
			$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $anna->ID, time() + DAY_IN_SECONDS, 'logged_in' );
			wp_validate_auth_cookie( '', 'logged_in' );
		};
		$missed = $session( $page );
		self::assertTrue( explode( '.', $missed['value'] )[0] === explode( '.', $short['value'] )[0] && abs( $until( $missed ) - time() - DAY_IN_SECONDS ) < 5 && 0 === $missed['expires'], 'signed in before the plugin was there' );
		$_COOKIE['archipel_session'] = $missed['value'];
		self::assertNull( $session( $page ), 'it is sent again with every page' );
		$out = $session( 'wp_logout' );
		self::assertTrue( '' === $out['value'] && $out['expires'] < time(), 'it outlives a logout' );
	}
}
