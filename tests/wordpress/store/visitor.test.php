<?php
namespace Archipel\Tests;

/**
 * Archipel's cookies that a response sets.
 *
 * @param Reply $reply Response.
 * @return list<string>
 */
function forgetting( Reply $reply ): array {
	$names = array_values( preg_grep( '/^archipel_forget_/', array_keys( $reply->set_cookies ) ) );
	sort( $names );
	return $names;
}

test(
	'[PRIV-01] in a real login and logout the browser is told what to forget, in cookies that scripts can read',
	static function (): void {
		$visitor = built_site()->visitor();
		same( array(), forgetting( $visitor->get( '/boutique/' ) ) );
		$visitor->cookies += array( 'wordpress_test_cookie' => 'WP%20Cookie%20check' );
		$wrong = $visitor->post( '/wp-login.php', array( 'log' => 'cliente', 'pwd' => 'wrong' ) );
		same( array( 200, array() ), array( $wrong->status, forgetting( $wrong ) ) );

		$login = $visitor->post( '/wp-login.php', array( 'log' => 'cliente', 'pwd' => 'cliente' ) );
		same( array( 302, array( 'archipel_forget_cart' ) ), array( $login->status, forgetting( $login ) ) );
		$account = $visitor->get( '/mon-compte/' );
		same( array(), forgetting( $account ) );

		$link   = document( $account->body )->query( '//a[contains(@href, "customer-logout")]' )->item( 0 );
		$logout = $visitor->get( path_of( $link->getAttribute( 'href' ) ) );
		same( array( 302, array( 'archipel_forget_cart', 'archipel_forget_compare', 'archipel_forget_searches', 'archipel_forget_viewed', 'archipel_forget_wishlist' ) ), array( $logout->status, forgetting( $logout ) ) );
		foreach ( forgetting( $logout ) as $name ) {
			$cookie = $logout->set_cookies[ $name ];
			check( 1 === preg_match( '/^1;/', $cookie ) && 1 === preg_match( '#; path=/(;|$)#i', $cookie ) && 1 === preg_match( '/; samesite=lax/i', $cookie ), $cookie );
			check( 0 === preg_match( '/; (httponly|secure|domain)/i', $cookie ), $cookie );
		}
		check( false === strpos( $visitor->get( '/mon-compte/' )->body, 'customer-logout' ), 'still logged in' );
	}
);

test(
	'[CONS-06] the route of proofs answers guests without a nonce: bad input is refused, proofs of others are not shown, nothing is cached',
	static function (): void {
		$site    = new Site( '', array(), dirname( __DIR__, 3 ) . '/wp-plugin/dist' );
		$visitor = $site->visitor();
		same( 400, $visitor->post( '/wp-json/archipel/v1/consent', array( 'id' => 'bad', 'version' => 'bad', 'purposes' => 'spying' ) )->status );
		same( 401, $visitor->get( '/wp-json/archipel/v1/consent?id=' . str_repeat( '0', 32 ) )->status );
		// The site does not ask for consent, so no proof is stored.
		$reply = $visitor->post( '/wp-json/archipel/v1/consent', array( 'id' => str_repeat( '0', 32 ), 'version' => '00000000.00000000', 'purposes' => '' ) );
		same( array( 404, 'no-store' ), array( $reply->status, $reply->headers['cache-control'] ) );
		same( array(), $reply->set_cookies );
		same( '', $site->complaints() );
	}
);
