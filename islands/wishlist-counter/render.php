<?php
/** Server HTML of the wishlist counter: a link that is the same for every visitor, so that pages can be cached. */

namespace Archipel\Islands\Wishlist_Counter;

use Archipel\I18n\Texts;
use Archipel\Wishlist;

defined( 'ABSPATH' ) || exit;

/** Returns the link, or a button if no page has the list. */
return static function ( array $props ): string {
	$url  = (string) ( $props['url'] ?? '' );
	$url  = '' === $url ? (string) ( Wishlist::data()['url'] ?? '' ) : $url;
	$text = esc_html( Texts::get( 'wishlist-counter.title', 'Mes favoris', 'My wishlist' ) ) . ' <span class="wishlist_products_counter_number"></span>';
	return '' === $url
		? '<button type="button" class="archipel-wishlist-counter__link archipel-button">' . $text . '</button>'
		: '<a class="archipel-wishlist-counter__link" href="' . esc_url( $url ) . '">' . $text . '</a>';
};
