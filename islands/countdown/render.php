<?php
/** Server side of the countdown: its end as text, in the final size of the island. */

namespace Archipel\Islands\Countdown;

use Archipel\Ui\Countdown\Moment;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Adds the zone to the date (in any spelling of the properties), so that browser and server show the same hour. */
function complete( $props, string $name ): array {
	if ( 'countdown' === $name && isset( $props['date'] ) ) {
		$props['date'] = Moment::with_zone( $props['date'] );
	}
	return (array) $props;
}
add_filter( 'archipel_island_props', __NAMESPACE__ . '\complete', 10, 2 );

return static function ( array $props ): string {
	$end = Moment::read( $props['date'] ?? '' );
	if ( null === $end ) {
		return '';
	}
	$sentence = $end->getTimestamp() <= time() ? Texts::get( 'countdown.ended', 'Terminé depuis le {date}.', 'Over since {date}.' ) : Texts::get( 'countdown.ends', 'Jusqu’au {date}.', 'Until {date}.' );
	return Moment::html( $end, $sentence );
};
