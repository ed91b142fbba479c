<?php
/** Server HTML of the morphing picture: the clipped picture and both shapes. */

namespace Archipel\Islands\Morph_Box;

use Archipel\Ui\Picture;

defined( 'ABSPATH' ) || exit;

/** Default shapes. */
const SHAPES = array(
	'path'   => 'M250 30C350 20 455 105 468 225C481 345 385 455 265 468C145 481 45 395 32 275C19 155 130 42 250 30Z',
	'pathTo' => 'M235 58C325 5 448 78 462 205C476 332 420 440 295 452C170 464 70 430 48 300C26 170 145 111 235 58Z',
);

return static function ( array $props ): string {
	$src = Picture::url( (string) $props['image'] );
	if ( '' === $src ) {
		return '';
	}
	$id      = wp_unique_id( 'archipel-morph-' );
	$path    = esc_attr( (string) $props['path'] ? $props['path'] : SHAPES['path'] );
	$goal    = esc_attr( (string) $props['pathTo'] ? $props['pathTo'] : SHAPES['pathTo'] );
	$alt     = (string) $props['alt'];
	$title   = (string) $props['title'];
	$link    = '' === $alt . $title ? '' : esc_url( $props['link'] );
	$drawing = '<svg class="archipel-morph__drawing" viewBox="0 0 500 500" focusable="false" ' . ( '' === $alt ? 'aria-hidden="true"' : 'role="img" aria-label="' . esc_attr( $alt ) . '"' ) . '>'
		. "<defs><clipPath id=\"$id\"><path class=\"archipel-morph__path\" d=\"$path\"></path></clipPath><path class=\"archipel-morph__goal\" d=\"$goal\"></path></defs>"
		. "<path class=\"archipel-morph__deco\" d=\"$goal\"></path>"
		. "<g clip-path=\"url(#$id)\"><image class=\"archipel-morph__image\" href=\"" . esc_url( $src ) . '" width="500" height="500" preserveAspectRatio="xMidYMid slice"></image></g></svg>';
	$inside  = $drawing . ( '' === $title ? '' : '<p class="archipel-morph__title">' . esc_html( $title ) . '</p>' );
	return '' === $link ? "<div class=\"archipel-morph\">$inside</div>" : "<a class=\"archipel-morph archipel-link\" href=\"$link\">$inside</a>";
};
