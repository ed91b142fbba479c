<?php
/** Server side of the wishlist table: TI Wishlist prints the list itself; without TI the list is in the browser, and only a placeholder is printed. */

namespace Archipel\Islands\Wishlist_Table;

use Archipel\I18n\Texts;
use Archipel\Ui\To_Shop;

defined( 'ABSPATH' ) || exit;

/** Removes TI's inline script that refreshes the list after a change in another tab: it needs TI's own script, and the island refreshes by itself. */
function remove_ti_refresh(): void {
	if ( class_exists( 'TInvWL_Public_Wishlist_View' ) ) {
		remove_action( 'tinvwl_before_wishlist_template', array( \TInvWL_Public_Wishlist_View::instance(), 'refresh_wishlist_after_action' ) );
	}
}

/** Filter: empties TI's title of the default list for its owner, and for a visitor who has none yet, because the page has the same title. host.css hides the empty heading. */
function single_title( $title, $wishlist = null ) {
	$is_usual = is_array( $wishlist ) && 'default' === ( $wishlist['type'] ?? '' ) && ( ! empty( $wishlist['is_owner'] ) || empty( $wishlist['ID'] ) );
	return $is_usual ? '' : $title;
}

add_filter( 'tinvwl_wishlist_header_title', __NAMESPACE__ . '\single_title', 10, 2 );
add_action( 'tinvwl_wishlist_is_empty', array( To_Shop::class, 'print_categories' ) );

if ( \Archipel\plugin()->islands()->takes_over( 'wishlist-table' ) ) {
	add_action( 'template_redirect', __NAMESPACE__ . '\remove_ti_refresh' );
}

return static fn(): string => sprintf(
	'<div data-archipel-slot><p class="cart-empty">%1$s %2$s</p></div>',
	esc_html( Texts::get( 'wishlist-table.kept', 'Cette liste est gardée dans ce navigateur seulement.', 'This list is kept in this browser only.' ) ),
	To_Shop::link()
);
