<?php
/** Server side of image layers: the pictures, each in its place. */

namespace Archipel\Islands\Image_Layers;

use Archipel\Ui\Picture;

defined( 'ABSPATH' ) || exit;

/** Values of an entry after its picture, which become attributes of the layer. */
const ATTRIBUTES = array( 'place', 'width', 'rate', 'tilt', 'animation', 'delay' );

/** Returns the layer `picture|place|width|rate|tilt|animation|delay`; its alternative text is empty for decoration. */
function layer( string $entry, string $alt ): string {
	$values  = array_map( 'trim', explode( '|', $entry ) );
	$picture = Picture::html( (string) array_shift( $values ), array( 'alt' => $alt ) );
	if ( '' === $picture ) {
		return '';
	}
	$attributes = '';
	foreach ( ATTRIBUTES as $at => $name ) {
		$value = $values[ $at ] ?? '';
		if ( '' === $value || ( 'tilt' === $name && ! filter_var( $value, FILTER_VALIDATE_BOOLEAN ) ) ) {
			continue;
		}
		$attributes .= sprintf( ' data-%1$s="%2$s"', $name, esc_attr( 'width' === $name ? (string) ( 10 * round( (float) $value / 10 ) ) : $value ) );
	}
	return "<div class=\"archipel-layers__layer\"$attributes>$picture</div>";
}

return static function ( array $props ): string {
	$html = '';
	foreach ( explode( '||', (string) $props['layers'] ) as $entry ) {
		$html .= layer( $entry, '' === $html ? (string) $props['alt'] : '' );
	}
	return '' === $html ? '' : "<div class=\"archipel-layers\">$html</div>";
};
