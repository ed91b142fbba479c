<?php
/** Server HTML of the wishlist counter: a link that is the same for every visitor, so that pages can be cached. */

namespace Archipel\Islands\Wishlist_Counter;

use Archipel\I18n\Texts;
use Archipel\Theme_Action;
use Archipel\Wishlist;

defined( 'ABSPATH' ) || exit;

// Without a wishlist plugin only the browser knows the number. `archipel` tells our own counter that it need not ask again (WL-08).
if ( Wishlist::has_server() ) {
	$archipel_answer = static fn() => wp_send_json(
		array(
			'count'    => Wishlist::count(),
			'archipel' => true,
		)
	);
	Theme_Action::answer( 'osf_update_wishlist_count', $archipel_answer );
}

/** Returns the link, or a button if no page has the list. */
return static function ( array $props ): string {
	$url  = (string) ( $props['url'] ?? '' );
	$url  = '' === $url ? (string) ( Wishlist::data()['url'] ?? '' ) : $url;
	$text = esc_html( Texts::get( 'wishlist-counter.title', 'Mes favoris', 'My wishlist' ) ) . ' <span class="wishlist_products_counter_number"></span>';
	return '' === $url
		? '<button type="button" class="archipel-wishlist-counter__link archipel-button">' . $text . '</button>'
		: '<a class="archipel-wishlist-counter__link" href="' . esc_url( $url ) . '">' . $text . '</a>';
};
