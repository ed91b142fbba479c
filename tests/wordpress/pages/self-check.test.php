<?php
namespace Archipel\Tests;

final class Tests_Self_Check_Of_Pages extends Test_Case {
	/** @testdox [WP-14] a shopper gets the same page with ?archipel-check as without, and nothing of the self-check is loaded for the page */
	public function test_a_shopper_gets_the_same_page(): void {
		$site  = new Site( '' );
		$plain = $site->visitor()->get( '/?queries' );
		$asked = $site->visitor()->get( '/?queries&archipel-check' );
		self::assertSame( 200, $plain->status );
		self::assertSame( $plain->body, str_replace( array( '&#038;archipel-check', '&amp;archipel-check', '&archipel-check' ), '', $asked->body ) );
		self::assertStringNotContainsString( 'archipel-diagnosis', $asked->body );
		self::assertSame( '', $site->complaints() );
	}

	/** @testdox [WP-14] who manages the shop sees the findings at the end of the page, which no cache may keep */
	public function test_who_manages_the_shop_sees_the_findings(): void {
		$site  = new Site( '', null, '', '1' );
		$reply = $site->visitor()->get( '/?archipel-check' );
		self::assertSame( 17, substr_count( $reply->body, 'class="archipel-check__row"' ) );
		self::assertStringContainsString( 'archipel-diagnosis-css', $reply->body );
		self::assertStringContainsString( 'no-cache', $reply->headers['cache-control'] );
		self::assertSame( '', $site->complaints() );
	}
}
