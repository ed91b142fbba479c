<?php
namespace Archipel\Tests;

test(
	'[WP-03] shortcodes on lines of their own stand in no paragraph: browsers would leave an empty one behind; text around them keeps its own',
	static function (): void {
		$island = '[archipel_sampler label="Fin"]';
		foreach ( array( $island, "$island\n$island", "$island\n\n$island\n$island" ) as $shortcodes ) {
			$html = apply_filters( 'the_content', "Avant.\n\n$shortcodes\n\nAprès." );
			same( substr_count( $shortcodes, '[' ), substr_count( $html, 'data-archipel="sampler"' ) );
			same( 2, substr_count( $html, '<p>' ) );
			check( ! str_contains( $html, '<br' ), "a line break is left of $shortcodes" );
		}
		$html = apply_filters( 'the_content', "Voici $island\n$island" );
		check( str_starts_with( $html, '<p>Voici <div' ), 'text lost its paragraph' );
	}
);
