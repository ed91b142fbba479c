<?php
/** Server HTML of the off-canvas menu: a `details` element that opens without scripts. */

namespace Archipel\Islands\Off_Canvas_Menu;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Returns the button and the list; empty if WordPress has no menu of that name. */
return static function ( array $props ): string {
	$list = \Archipel\nav_menu( $props['menu'] ?? '', wp_unique_id( 'archipel-off-canvas-' ) );
	if ( '' === $list ) {
		return '';
	}
	$title = Texts::get( 'off-canvas-menu.title', 'Menu', 'Menu' );
	return sprintf(
		'<details class="archipel-off-canvas__details archipel-screen-only"><summary class="archipel-off-canvas__summary archipel-menu-button archipel-button">%1$s</summary><nav aria-label="%2$s">%3$s</nav></details>',
		esc_html( $title ),
		esc_attr( $title ),
		$list
	);
};
