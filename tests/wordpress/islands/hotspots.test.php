<?php
namespace Archipel\Tests;

final class Tests_Hotspots extends Test_Case {
	/** @testdox [WID-03] [SEC-02] the points of a shortcode are a picture and a list that unfolds; text stays text, and an address that is none is no picture’s */
	public function test_the_points_of_a_shortcode_are_a_picture(): void {
		$html = archipel_island(
			'hotspots',
			array(
				'image'  => 'https://example.org/a.jpg',
				'alt'    => 'De face',
				'points' => '30|40|Dentelle|De <b>Calais</b>. || 62.5|x|Soie || sans titre || 1|2||vide',
			)
		);
		$page    = dom( $html );
		$entries = iterator_to_array( $page->query( '//details' ) );
		self::assertSame( array( array( '30', '40' ), array( '62.5', '0' ) ), array_map( static fn( $entry ) => array( $entry->getAttribute( 'data-across' ), $entry->getAttribute( 'data-down' ) ), $entries ) );
		self::assertSame( 0, $page->query( '//details//b' )->length );
		self::assertSame( 'De face', $page->query( '//figure/img' )->item( 0 )->getAttribute( 'alt' ) );
		self::assertSame( 1, count( array_unique( values( $page, '//details/@name' ) ) ) );
		self::assertSame( 0, dom( archipel_island( 'hotspots', array( 'image' => 'javascript:alert(1)', 'points' => '1|1|A|B' ) ) )->query( '//img' )->length );
	}
}
