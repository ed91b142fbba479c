<?php
/**
 * Server side of the sticky header: a host for the theme's own element, where the owner has named one.
 *
 * @package Archipel
 */

namespace Archipel\Islands\StickyHeader;

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

// What stands in a host is the page's own.
return static fn(): string => '';
