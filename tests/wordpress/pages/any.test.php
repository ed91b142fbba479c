<?php
namespace Archipel\Tests;

final class Tests_Any extends Test_Case {
	/** @testdox [WP-01] [WP-02] a page of a real site has the config and the stub in its head, once; with no other plugin the site works, and nothing of the shop is printed */
	public function test_a_page_of_a_real_site_has_the_config(): void {
		foreach ( array( '*', '' ) as $plugins ) {
			$site  = new Site( $plugins );
			$reply = $site->visitor()->get( '/' );
			self::assertSame( 200, $reply->status );
			self::assertSame( array( 1, 1 ), array( substr_count( $reply->body, 'id="archipel-config"' ), substr_count( $reply->body, 'archipel.js?ver=' ) ) );
			self::assertTrue( strpos( $reply->body, 'id="archipel-js"' ) < strpos( $reply->body, '</head>' ), 'the stub is not in the head' );
			$config = config_in( $reply->body );
			self::assertTrue( isset( $config['islands']['sampler'] ), 'the config is empty' );
			self::assertSame( '', $site->complaints() );
		}
		// The other enabled island, `broken`, has no markup on the page.
		self::assertSame( array( 'sampler' ), array_keys( array_filter( $config['islands'] ) ) );
		self::assertTrue( ! isset( $config['shop']['wcAjaxUrl'], $config['shop']['cartUrl'] ), 'the config knows a shop' );
	}

	/** @testdox [LIST-12] the list alone of a real site: not indexed, the body of its template without header and footer, with the page’s title and no asset */
	public function test_the_list_alone_of_a_real_site(): void {
		$site  = new Site( '*' );
		$whole = $site->visitor()->get( '/' )->body;
		$alone = $site->visitor()->get( '/?archipel-list=1' );
		$title = static fn( string $html ): string => dom( $html )->evaluate( 'string(//title)' );
		$main  = static fn( string $html ): string => preg_replace( '/\s+/', ' ', dom( $html )->evaluate( 'string(//main)' ) );
		self::assertSame( array( 'noindex', 'Sec-Fetch-Mode' ), array( $alone->headers['x-robots-tag'] ?? '', $alone->headers['vary'] ?? '' ) );
		self::assertSame( array( $title( $whole ), $main( $whole ) ), array( $title( $alone->body ), $main( $alone->body ) ) );
		self::assertNotSame( '', $main( $alone->body ) );
		self::assertSame( array( 1.0, 0.0 ), array_map( static fn( string $html ): float => dom( $html )->evaluate( 'count(//header[contains(@class,"wp-block-template-part")])' ), array( $whole, $alone->body ) ) );
		self::assertDoesNotMatchRegularExpression( '/archipel-list|rel="stylesheet"|id="archipel-js"/', $alone->body );
		self::assertSame( '', $site->complaints() );
	}

	/** @testdox [LIST-12] the list alone has the headers of its page, caching among them, for a guest and for who is signed in; a plugin that redirects is obeyed, after one that ends the page it is no whole document, and what one prints below the head is left out */
	public function test_the_list_alone_beside_hostile_plugins(): void {
		foreach ( array( '', '1' ) as $user ) {
			$site = new Site( '*', null, '', $user );
			$ask = static function ( string $query ) use ( $site ): array {
				$reply = $site->visitor()->get( "/?$query" );
				unset( $reply->headers['date'], $reply->headers['x-robots-tag'], $reply->headers['vary'], $reply->headers['link'] );
				return array( $reply->status, $reply->headers, $reply->set_cookies, $reply->body );
			};
			list( $page, $alone ) = array( $ask( '' ), $ask( 'archipel-list=1' ) );
			self::assertSame( array_slice( $page, 0, 3 ), array_slice( $alone, 0, 3 ) );
			self::assertSame( '' !== $user, isset( $alone[1]['cache-control'] ) );
			self::assertSame( $ask( 'hostile=template_redirect' ), $ask( 'hostile=template_redirect&archipel-list=1' ) );
			self::assertStringNotContainsString( '</html>', $ask( 'hostile=wp_head&archipel-list=1' )[3] );
			self::assertStringContainsString( 'My cart', $ask( 'hostile=wp_body_open' )[3] );
			self::assertStringNotContainsString( 'My cart', $ask( 'hostile=wp_body_open&archipel-list=1' )[3] );
			self::assertSame( '', $site->complaints() );
		}
	}

	/** @testdox [WP-01] a build that is missing leaves the page without a trace of ours */
	public function test_a_build_that_is_missing_leaves_the_page(): void {
		$site  = new Site( '*', null, '/nowhere' );
		$reply = $site->visitor()->get( '/' );
		self::assertSame( 200, $reply->status );
		self::assertStringNotContainsString( 'id="archipel', $reply->body, 'something is printed' );
		self::assertSame( '', $site->complaints() );
	}
}
