<?php
namespace Archipel\Tests;

final class Tests_Visitor extends Test_Case {
	/** Archipel's cookies that a response sets. */
	private static function forgetting( Reply $reply ): array {
		$names = array_values( preg_grep( '/^archipel_forget_/', array_keys( $reply->set_cookies ) ) );
		sort( $names );
		return $names;
	}

	/** @testdox [PRIV-01] in a real login and logout the browser is told what to forget, in cookies that scripts can read */
	public function test_in_a_real_login_and_logout_the_browser_is_told(): void {
		$visitor = built_site()->visitor();
		self::assertSame( array(), self::forgetting( $visitor->get( '/boutique/' ) ) );
		$visitor->cookies += array( 'wordpress_test_cookie' => 'WP%20Cookie%20check' );
		$wrong = $visitor->post( '/wp-login.php', array( 'log' => 'cliente', 'pwd' => 'wrong' ) );
		self::assertSame( array( 200, array() ), array( $wrong->status, self::forgetting( $wrong ) ) );

		$login = $visitor->post( '/wp-login.php', array( 'log' => 'cliente', 'pwd' => 'cliente' ) );
		self::assertSame( array( 302, array( 'archipel_forget_cart' ) ), array( $login->status, self::forgetting( $login ) ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{12}\.\d+;/', rawurldecode( $login->set_cookies['archipel_session'] ) );
		$account = $visitor->get( '/mon-compte/' );
		self::assertSame( array(), self::forgetting( $account ) );

		$link   = dom( $account->body )->query( '//a[contains(@href, "customer-logout")]' )->item( 0 );
		$logout = $visitor->get( path_of( $link->getAttribute( 'href' ) ) );
		self::assertSame( array( 302, array( 'archipel_forget_cart' ) ), array( $logout->status, self::forgetting( $logout ) ) );
		self::assertMatchesRegularExpression( '/^(deleted)?;/', $logout->set_cookies['archipel_session'] );
		foreach ( self::forgetting( $logout ) as $name ) {
			$cookie = $logout->set_cookies[ $name ];
			self::assertTrue( 1 === preg_match( '/^1;/', $cookie ) && 1 === preg_match( '#; path=/(;|$)#i', $cookie ) && 1 === preg_match( '/; samesite=lax/i', $cookie ), $cookie );
			self::assertDoesNotMatchRegularExpression( '/; (httponly|secure|domain)/i', $cookie );
		}
		self::assertStringNotContainsString( 'customer-logout', $visitor->get( '/mon-compte/' )->body, 'still logged in' );
	}

	/** @testdox [CONS-06] the route of proofs answers guests without a nonce: bad input is refused, proofs of others are not shown, nothing is cached */
	public function test_the_route_of_proofs_answers_guests_without_a_nonce(): void {
		$site    = new Site( '', array(), dirname( __DIR__, 3 ) . '/wp-plugin/dist' );
		$visitor = $site->visitor();
		self::assertSame( 400, $visitor->post( '/wp-json/archipel/v1/consent', array( 'id' => 'bad', 'version' => 'bad', 'purposes' => 'spying' ) )->status );
		self::assertSame( 401, $visitor->get( '/wp-json/archipel/v1/consent?id=' . str_repeat( '0', 32 ) )->status );
		// The site does not ask for consent, so no proof is stored.
		$reply = $visitor->post( '/wp-json/archipel/v1/consent', array( 'id' => str_repeat( '0', 32 ), 'version' => '00000000.00000000', 'purposes' => '' ) );
		self::assertSame( array( 404, 'no-store' ), array( $reply->status, $reply->headers['cache-control'] ) );
		self::assertSame( array(), $reply->set_cookies );
		self::assertSame( '', $site->complaints() );
	}
}
