<?php
/** Link to the shop in empty states. */

namespace Archipel\Ui;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/i18n/texts.php';

/**
 * Link to the shop, same as to-shop.tsx in the browser; empty without a shop page.
 *
 * @param string $classes Classes of the link.
 */
function to_shop( string $classes = '' ): string {
	$shop = (string) wc_get_page_permalink( 'shop' );
	return '' === $shop ? '' : sprintf( '<a class="%1$s" href="%2$s">%3$s</a>', esc_attr( $classes ), esc_url( $shop ), esc_html( Texts::get( 'to-shop.shop', 'Voir la boutique', 'Go to the shop' ) ) );
}
