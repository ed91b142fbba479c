<?php
/** Server side of the sticky header: prints a host for the theme's element that the owner has named. */

namespace Archipel\Islands\Sticky_Header;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_footer',
	static function (): void {
		$options = \Archipel\plugin()->islands()->options( 'sticky-header' );
		if ( ! empty( $options['everywhere'] ) && ! empty( $options['target'] ) ) {
			echo \archipel_island( 'sticky-header' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the host escapes its attributes.
		}
	},
	5
);
