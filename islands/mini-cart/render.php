<?php
/** Server HTML of the mini-cart: a link to the cart that is the same for every visitor, so that pages can be cached. */

namespace Archipel\Islands\Mini_Cart;

use Archipel\Forget_Cookie;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

Forget_Cookie::erase_on_login_and_logout( 'cart' );

if ( class_exists( \WC_Widget_Cart::class ) ) {
	Cart_Widget::stand_in();
}

/** Filter: replaces WooCommerce's mini-cart block by our cart, as a drawer, so that the block's scripts are not enqueued. */
function replace_block( $html, array $block ) {
	if ( null !== $html || 'woocommerce/mini-cart' !== ( $block['blockName'] ?? '' ) || is_admin() || wp_is_serving_rest_request() ) {
		return $html;
	}
	$cart = archipel_island(
		'mini-cart',
		array(
			'display'   => 'drawer',
			'showLabel' => false,
		)
	);
	return '<div class="wp-block-woocommerce-mini-cart">' . $cart . '</div>';
}
if ( ! empty( \Archipel\plugin()->islands()->options( 'mini-cart' )['replacesBlock'] ) ) {
	add_filter( 'pre_render_block', __NAMESPACE__ . '\replace_block', 10, 2 );
}

/** Returns the link with its icon, label and an empty element for the count. */
return static function ( array $props ): string {
	$is_inline = 'inline' === ( $props['display'] ?? '' );
	$state     = $is_inline ? '' : ' data-archipel-intent="open"' . ( empty( $props['hideWhenEmpty'] ) ? '' : ' data-state="hidden"' );
	$text      = Texts::get( 'mini-cart.label', 'Panier', 'Cart' );
	$label     = ( $props['showLabel'] ?? true ) ? 'archipel-mini-cart__label' : 'archipel-visually-hidden';
	// No prefetch of the cart page: a request for it can change the cart.
	return sprintf( '<a class="archipel-mini-cart__link archipel-button no-prefetch no-prerender" href="%s"%s>', esc_url( wc_get_cart_url() ), $state )
		. '<svg class="archipel-mini-cart__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
		. '<path d="M6 8h12l1 12.5H5L6 8Zm3 2V6.5a3 3 0 0 1 6 0V10" /></svg> '
		. sprintf( '<span class="%s">%s</span> ', esc_attr( $label ), esc_html( $text ) )
		. ( $is_inline ? '' : '<span class="archipel-mini-cart__count"></span>' )
		. '</a>';
};
