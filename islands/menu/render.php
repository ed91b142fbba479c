<?php
/** Server HTML of the menu: nested lists of links. Wraps the theme's own menus in hosts if the owner enables that. */

namespace Archipel\Islands\Menu;

use Archipel\Host;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Wraps the theme's own menus in hosts, unless an outer host contains them already. */
final class Theme_Menus {

	/** Whether the menu that is being printed is inside a host already. */
	private static bool $is_inside = false;

	public static function register(): void {
		add_filter( 'wp_nav_menu', array( self::class, 'wrap' ), 10, 2 );
		// The host must contain Storefront's toggle button too, which is printed outside of the menu's lists.
		if ( remove_action( 'storefront_header', 'storefront_primary_navigation', 50 ) ) {
			add_action( 'storefront_header', array( self::class, 'storefront' ), 50 );
		}
	}

	/** Filter: wraps a menu of the theme that has submenus in a host. */
	public static function wrap( $html, $args ) {
		$is_theme = is_object( $args ) && ! empty( $args->theme_location ) && empty( $args->archipel );
		return self::$is_inside || ! $is_theme || ! is_string( $html ) || false === strpos( $html, 'sub-menu' ) ? $html : self::host( $html );
	}

	/** Prints Storefront's navigation in a host. */
	public static function storefront(): void {
		if ( ! function_exists( 'storefront_primary_navigation' ) ) {
			return;
		}
		self::$is_inside = true;
		$html            = new \WP_HTML_Tag_Processor( \Archipel\printed( static fn() => storefront_primary_navigation() ) );
		self::$is_inside = false;
		// Storefront's styles select the class that its script adds to the first list.
		if ( $html->next_tag( array( 'tag_name' => 'ul' ) ) ) {
			$html->add_class( 'nav-menu' );
		}
		echo self::host( $html->get_updated_html() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the theme's own HTML.
	}

	/** Wraps HTML of the theme in a host that generates no box. */
	private static function host( string $html ): string {
		return Host::render( 'menu', array(), $html, 'class="archipel-theme-menu"' );
	}
}

$archipel_theme_menus = ! empty( \Archipel\plugin()->islands()->options( 'menu' )['themeMenus'] );
if ( $archipel_theme_menus ) {
	Theme_Menus::register();
}
// The theme's script is dequeued only if the island handles the theme's menus.
add_filter( 'archipel_take_over', static fn( $takes_over, $name ) => $takes_over && ( 'menu' !== $name || $archipel_theme_menus ), 10, 2 );

/** Returns the menu's HTML; empty if WordPress has no menu of that name. */
return static function ( array $props ): string {
	$id   = wp_unique_id( 'archipel-menu-list-' );
	$list = \Archipel\nav_menu( $props['menu'] ?? '', $id );
	if ( '' === $list ) {
		return '';
	}
	return sprintf(
		'<nav class="archipel-menu archipel-screen-only" aria-label="%1$s" data-breakpoint="%2$s"><button type="button" class="archipel-menu__toggle archipel-menu-button archipel-button" aria-expanded="false" aria-controls="%3$s">%4$s</button>%5$s</nav>',
		esc_attr( Texts::get( 'menu.label', 'Menu', 'Menu' ) ),
		esc_attr( (string) ( $props['breakpoint'] ?? 'tablet' ) ),
		esc_attr( $id ),
		esc_html( Texts::get( 'menu.toggle', 'Menu', 'Menu' ) ),
		$list
	);
};
