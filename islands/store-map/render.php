<?php
/** Server HTML of the map: the address, a route, and links in the place of the map. */

namespace Archipel\Islands\Store_Map;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Returns a link to a path and query of OpenStreetMap. */
function link( string $address, string $text ): string {
	return sprintf( '<a class="archipel-link" href="%s">%s</a>', esc_url( "https://www.openstreetmap.org/$address" ), esc_html( $text ) );
}

return static function ( array $props ): string {
	$lat   = (string) wp_json_encode( (float) $props['lat'] );
	$lng   = (string) wp_json_encode( (float) $props['lng'] );
	$lines = array_map( 'esc_html', array_diff( array_map( 'trim', explode( '|', (string) $props['address'] ) ), array( '' ) ) );
	if ( '' !== $props['title'] ) {
		array_unshift( $lines, '<strong>' . esc_html( $props['title'] ) . '</strong>' );
	}
	$credit = '' === $props['credit']
		? '© ' . link( 'copyright', Texts::get( 'store-map.credit', 'les contributeurs d’OpenStreetMap', 'OpenStreetMap contributors' ) )
		: esc_html( $props['credit'] );
	return sprintf(
		'<div class="archipel-map"><div class="archipel-map__box"><div class="archipel-map__before">%1$s</div></div><p class="archipel-map__credit">%2$s</p>%3$s<p>%4$s</p></div>',
		link( "?mlat=$lat&mlon=$lng#map=" . (int) $props['zoom'] . "/$lat/$lng", Texts::get( 'store-map.open', 'Voir la carte chez OpenStreetMap', 'See the map at OpenStreetMap' ) ),
		$credit,
		array() === $lines ? '' : '<address>' . implode( '<br>', $lines ) . '</address>',
		link( "directions?to=$lat%2C$lng", Texts::get( 'store-map.route', 'Itinéraire', 'Directions' ) )
	);
};
