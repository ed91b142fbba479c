<?php
namespace Archipel\Tests;

final class Tests_Back_To_Top extends Test_Case {
	/** @testdox [NAV-06] the address that asks for a template has a host for it, without a button; the owner’s button is there all the same if wanted */
	public function test_the_address_that_asks_for_a_template_has_a_host(): void {
		$hosts = static function ( string $id ): array {
			$footer = with_query( array( 'theme_template_id' => $id ), static fn(): string => printed( static fn() => do_action( 'wp_footer' ) ) );
			return array_map(
				static fn( \DOMElement $host ): array => array( json_decode( $host->getAttribute( 'data-archipel-props' ), true )['template'] ?? 0, $host->getElementsByTagName( 'a' )->length ),
				iterator_to_array( dom( $footer )->query( '//*[@data-archipel="back-to-top"]' ) )
			);
		};
		self::assertSame( array( array( 42, 0 ) ), $hosts( '42' ) );
		self::assertSame( array(), $hosts( '0' ) );
		choose( chosen( 'back-to-top', array( 'everywhere' => true ) ) );
		self::assertSame( array( array( 0, 1 ), array( 42, 0 ) ), $hosts( '42' ) );
		self::assertSame( array( array( 0, 1 ), array( 1, 0 ) ), $hosts( '1"><script>' ) );
	}
}
