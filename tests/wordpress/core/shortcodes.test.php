<?php
namespace Archipel\Tests;

use Archipel\Props;

final class Tests_Shortcodes extends Test_Case {
	/** @testdox [WP-03] shortcodes on lines of their own stand in no paragraph: browsers would leave an empty one behind; text around them keeps its own */
	public function test_shortcodes_on_lines_of_their_own_stand_in_no_paragraph(): void {
		$island = '[archipel_sampler label="Fin"]';
		foreach ( array( $island, "$island\n$island", "$island\n\n$island\n$island" ) as $shortcodes ) {
			$html = apply_filters( 'the_content', "Avant.\n\n$shortcodes\n\nAprès." );
			self::assertSame( substr_count( $shortcodes, '[' ), substr_count( $html, 'data-archipel="sampler"' ) );
			self::assertSame( 2, substr_count( $html, '<p>' ) );
			self::assertTrue( ! str_contains( $html, '<br' ), "a line break is left of $shortcodes" );
		}
		$html = apply_filters( 'the_content', "Voici $island\n$island" );
		self::assertTrue( str_starts_with( $html, '<p>Voici <div' ), 'text lost its paragraph' );
	}

	/** @testdox [WP-03] a shortcode takes JSON whose brackets are character references */
	public function test_a_shortcode_takes_json(): void {
		$html = apply_filters( 'the_content', '[archipel_sampler label="Fin" rows=\'&#91;{"name":"A","value":1.5}&#93;\']' );
		self::assertStringContainsString( Props::json( array( 'label' => 'Fin', 'rows' => array( array( 'name' => 'A', 'value' => 1.5 ) ) ) ), $html );
	}
}
