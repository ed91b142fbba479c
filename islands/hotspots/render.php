<?php
/** Server side of the hotspots: the picture, and a list with the same content, which works without JavaScript. */

namespace Archipel\Islands\Hotspots;

use Archipel\Props;
use Archipel\Ui\Picture;

defined( 'ABSPATH' ) || exit;

/**
 * Returns an entry `across|down|title|text` of the list, with its position on the picture; an open one closes the others of its group. The
 * numbers are JSON, because PHP before 8 writes the decimal point of the server's locale.
 */
function entry( string $point, string $group ): string {
	$parts = array_map( 'trim', explode( '|', $point, 4 ) ) + array( '', '', '', '' );
	if ( '' === $parts[2] ) {
		return '';
	}
	return sprintf(
		'<details name="%1$s" data-across="%2$s" data-down="%3$s"><summary>%4$s</summary><p class="archipel-hotspots__text">%5$s</p></details>',
		esc_attr( $group ),
		esc_attr( Props::json( (float) $parts[0] ) ),
		esc_attr( Props::json( (float) $parts[1] ) ),
		esc_html( $parts[2] ),
		esc_html( $parts[3] )
	);
}

return static function ( array $props ): string {
	$group = wp_unique_id( 'archipel-hotspots-' );
	$alt   = (string) $props['alt'];
	$image = Picture::html( (string) $props['image'], '' === $alt ? array() : array( 'alt' => $alt ) );
	$list  = '';
	foreach ( explode( '||', (string) $props['points'] ) as $point ) {
		$list .= entry( trim( $point ), $group );
	}
	$figure = '' === $image ? '' : "<figure class=\"archipel-hotspots__figure\">$image</figure>";
	return '' === $list ? $figure : "<div class=\"archipel-hotspots\">$figure<div class=\"archipel-hotspots__list\">$list</div></div>";
};
