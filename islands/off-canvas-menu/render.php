<?php
/** Server HTML of the off-canvas menu: a `details` element that opens without scripts. */

namespace Archipel\Islands\Off_Canvas_Menu;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Returns the button and the list; empty if WordPress has no menu of that name. */
return static function ( array $props ): string {
	$name = is_string( $props['menu'] ?? null ) ? $props['menu'] : '';
	/** @var array<string, mixed> $args */
	$args = array(
		'container'                                       => false,
		'fallback_cb'                                     => false,
		'echo'                                            => false,
		'menu_id'                                         => wp_unique_id( 'archipel-off-canvas-' ),
		has_nav_menu( $name ) ? 'theme_location' : 'menu' => $name,
		// Tells the menu island that this menu is in a host already.
		'archipel'                                        => true,
	);
	// For an unknown name WordPress would take the first menu of the site.
	$list = has_nav_menu( $name ) || wp_get_nav_menu_object( $name ) ? wp_nav_menu( $args ) : '';
	if ( ! is_string( $list ) || '' === $list ) {
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
