<?php
namespace Archipel\Tests;

/** Cookies that clear a visitor's lists in the browser. */
const LISTS = array( 'archipel_forget_compare', 'archipel_forget_searches', 'archipel_forget_viewed', 'archipel_forget_wishlist' );

/**
 * Creates a customer.
 *
 * @param string $login Login name.
 */
function customer( string $login ): \WP_User {
	return new \WP_User( wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'sesame', 'user_email' => "$login@example.com", 'role' => 'subscriber' ) ) );
}

/**
 * Names of the cookies set by a function, sorted, without the session cookie.
 *
 * @param callable $body Function to run.
 * @return list<string>
 */
function cookies_of( callable $body ): array {
	Wire::clear();
	// WordPress would send its own cookies as headers.
	with_filter( 'send_auth_cookies', '__return_false', $body );
	$GLOBALS['archipel_session'] = Wire::$cookies['archipel_session'] ?? null;
	unset( Wire::$cookies['archipel_session'] );
	$names = array_keys( Wire::$cookies );
	sort( $names );
	return $names;
}

/**
 * Logs in as wp-login.php does.
 *
 * @param string $login    Login name.
 * @param string $password Password.
 */
function log_in( string $login, string $password = 'sesame' ): void {
	wp_signon( array( 'user_login' => $login, 'user_password' => $password ), false );
}

test(
	'[PRIV-01] logging out tells the browser to forget the cart, the comparison, the searches, the wishlist and what was looked at',
	static function (): void {
		wp_set_current_user( customer( 'archipel-anna' )->ID );
		same( array( 'archipel_forget_cart', 'archipel_forget_compare', 'archipel_forget_searches', 'archipel_forget_viewed', 'archipel_forget_wishlist' ), cookies_of( 'wp_logout' ) );
		foreach ( Wire::$cookies as $name => $cookie ) {
			// Not HttpOnly, because scripts of any page read and delete the cookie.
			same( array( '1', '/', 'Lax', false, false ), array( $cookie['value'], $cookie['path'], $cookie['samesite'], $cookie['secure'], $cookie['httponly'] ?? false ) );
			check( ! isset( $cookie['domain'] ), "$name goes to other hosts" );
		}
		foreach ( LISTS as $name ) {
			// Must survive the end of the browser session.
			check( abs( Wire::$cookies[ $name ]['expires'] - time() - YEAR_IN_SECONDS ) < 5, "$name does not last" );
		}
	}
);

test(
	'[PRIV-01] on https the cookies go over https only',
	static function (): void {
		$before           = $_SERVER['HTTPS'] ?? null;
		$_SERVER['HTTPS'] = 'on';
		try {
			wp_set_current_user( customer( 'archipel-anna' )->ID );
			cookies_of( 'wp_logout' );
		} finally {
			$_SERVER['HTTPS'] = $before;
		}
		same( array( true, true, true, true, true ), array_column( Wire::$cookies, 'secure' ) );
	}
);

test(
	'[PRIV-01] a guest who logs in keeps the lists, and the cart is read anew',
	static function (): void {
		customer( 'archipel-anna' );
		wp_set_current_user( 0 );
		same( array( 'archipel_forget_cart' ), cookies_of( static fn() => log_in( 'archipel-anna' ) ) );
	}
);

test(
	'[PRIV-01] another user who logs in over the first does not get the first one’s lists; the same user keeps them',
	static function (): void {
		$anna = customer( 'archipel-anna' );
		customer( 'archipel-berta' );
		wp_set_current_user( $anna->ID );
		same( array( 'archipel_forget_cart' ), cookies_of( static fn() => log_in( 'archipel-anna' ) ) );
		wp_set_current_user( $anna->ID );
		same( array_merge( array( 'archipel_forget_cart' ), LISTS ), cookies_of( static fn() => log_in( 'archipel-berta' ) ) );
		wp_set_current_user( 0 );
	}
);

test(
	'[PRIV-01] a login that fails, one without a user and an ordinary page set nothing',
	static function (): void {
		wp_set_current_user( customer( 'archipel-anna' )->ID );
		same( array(), cookies_of( static fn() => log_in( 'archipel-anna', 'wrong' ) ) );
		same( array(), cookies_of( static fn() => do_action( 'wp_login', 'archipel-anna', false ) ) );
		wp_set_current_user( 0 );
		same( array(), cookies_of( static fn() => head() ) );
	}
);

test(
	'[PRIV-01] when it is too late for headers nothing is sent, and nobody is warned',
	static function (): void {
		wp_set_current_user( customer( 'archipel-anna' )->ID );
		$late = static function (): void {
			Wire::$late = true;
			wp_logout();
		};
		same( array(), cookies_of( $late ) );
	}
);

test(
	'[PRIV-01] each island answers for its own list',
	static function (): void {
		$all = array( 'mini-cart' => 'archipel_forget_cart', 'compare' => 'archipel_forget_compare', 'search' => 'archipel_forget_searches', 'recently-viewed' => 'archipel_forget_viewed', 'wishlist-button' => 'archipel_forget_wishlist' );
		foreach ( $all as $island => $cookie ) {
			$sent = elsewhere( chosen( $island, array(), false ) )['forget'];
			sort( $sent );
			same( array_values( array_diff( $all, array( $cookie ) ) ), $sent );
		}
	}
);

test(
	'[PRIV-01] the browser learns which session it is in, as long as the login lasts, and not whose: one that ends without a logout is seen',
	static function (): void {
		$session = static function ( callable $body ): ?array {
			cookies_of( $body );
			return $GLOBALS['archipel_session'];
		};
		$anna    = customer( 'archipel-anna' );
		$zoe     = customer( 'archipel-zoe' );
		$until   = static fn( array $cookie ): int => (int) explode( '.', $cookie['value'] )[1];
		$short   = $session( static fn() => wp_set_auth_cookie( $anna->ID ) );
		check( 1 === preg_match( '/^[0-9a-f]{12}\.\d+$/', $short['value'] ) && 0 === $short['expires'], $short['value'] );
		check( abs( $until( $short ) - time() - 2 * DAY_IN_SECONDS ) < 5, 'it does not end with the login' );
		$long = $session( static fn() => wp_set_auth_cookie( $anna->ID, true ) );
		check( $long['expires'] > time() + 13 * DAY_IN_SECONDS && explode( '.', $long['value'] )[0] === explode( '.', $short['value'] )[0], 'another name for the same account' );
		check( explode( '.', $session( static fn() => wp_set_auth_cookie( $zoe->ID ) )['value'] )[0] !== explode( '.', $short['value'] )[0], 'one name for two accounts' );
		$out = $session( 'wp_logout' );
		check( '' === $out['value'] && $out['expires'] < time(), 'it outlives a logout' );
	}
);
