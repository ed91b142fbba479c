<?php
/** Server side of the deal: its end as text, and the sold bar, in the final size of the island. */

namespace Archipel\Islands\Deal;

use Archipel\Ui\Countdown\Moment;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Adds the zone to the end (in any spelling of the properties), so that browser and server show the same hour. */
function complete( $props, string $name ): array {
	$props = (array) $props;
	foreach ( 'deal' === $name ? $props : array() as $key => $value ) {
		if ( 'endtime' === strtolower( str_replace( '_', '', (string) $key ) ) ) {
			$props[ $key ] = Moment::with_zone( $value );
		}
	}
	return $props;
}
add_filter( 'archipel_island_props', __NAMESPACE__ . '\complete', 10, 2 );

/** Returns the `track` or `line` of the bar, by the properties that begin with `$kind`; its length is a share from 0 to 1. */
function line( string $part, array $props, string $kind, float $share ): string {
	$own   = (float) $props[ "{$kind}Height" ];
	$whole = max( (float) $props['barHeight'], (float) $props['trackHeight'] );
	$color = (string) $props[ "{$kind}Color" ];
	return sprintf(
		'<rect class="archipel-bar__%1$s" width="%2$s%%" y="%3$s" height="%4$s" rx="%5$s"%6$s></rect>',
		esc_attr( $part ),
		esc_attr( (string) round( $share * 100, 2 ) ),
		esc_attr( (string) ( ( $whole - $own ) / 2 ) ),
		esc_attr( (string) $own ),
		esc_attr( (string) ( 'round' === $props[ "{$kind}Cap" ] ? $own / 2 : 0 ) ),
		'' === $color ? '' : ' fill="' . esc_attr( $color ) . '"'
	);
}

/** Returns the sold bar, drawn and in words. */
function sold_bar( array $props ): string {
	$sold  = (int) $props['totalSell'];
	$stock = (int) $props['stockQty'];
	$words = Texts::get(
		'deal.sold',
		'{sold} vendu sur {stock} | {sold} vendus sur {stock}',
		'{sold} sold of {stock} | {sold} sold of {stock}',
		array(
			'count' => (string) $sold,
			'sold'  => number_format_i18n( $sold ),
			'stock' => number_format_i18n( $stock ),
		)
	);
	$id    = wp_unique_id( 'archipel-deal-' );
	return sprintf(
		'<div class="archipel-deal__sold"><div class="archipel-deal__words" id="%1$s">%2$s</div><div role="meter" aria-labelledby="%1$s" aria-valuemin="0" aria-valuemax="%3$d" aria-valuenow="%4$d" aria-valuetext="%2$s">'
		. '<svg class="archipel-bar" width="100%%" height="%5$s" aria-hidden="true" focusable="false">%6$s%7$s</svg></div></div>',
		esc_attr( $id ),
		esc_attr( $words ),
		$stock,
		min( $sold, $stock ),
		esc_attr( (string) max( (float) $props['barHeight'], (float) $props['trackHeight'] ) ),
		line( 'track', $props, 'track', 1 ),
		line( 'line', $props, 'bar', min( 1, $sold / $stock ) )
	);
}

return static function ( array $props ): string {
	$end  = Moment::read( $props['endTime'] );
	$html = '';
	if ( null !== $end ) {
		$over  = $end->getTimestamp() <= time();
		$html .= Moment::html(
			$end,
			$over ? Texts::get( 'deal.ended', 'L’offre s’est terminée le {date}.', 'This deal ended on {date}.' ) : Texts::get( 'deal.ends', 'L’offre se termine le {date}.', 'This deal ends on {date}.' )
		);
	}
	if ( (int) $props['stockQty'] > 0 ) {
		$html .= sold_bar( $props );
	}
	return '<div class="archipel-deal">' . $html . '</div>';
};
