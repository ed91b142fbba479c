<?php
/** The order summary above the checkout, and product images in order tables. */

namespace Archipel\Islands\Order_Pages;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

const BEFORE_FORM = 'woocommerce_before_checkout_form';
const COUPON      = 'woocommerce_checkout_coupon_form';

/** Prints the summary above the form. The coupon form moves into the summary if it still has WooCommerce's default place. */
function place_summary(): void {
	if ( ! WC()->cart || WC()->cart->is_empty() || ! is_plain() ) {
		return;
	}
	$has_coupon = 10 === has_action( BEFORE_FORM, COUPON );
	if ( $has_coupon ) {
		remove_action( BEFORE_FORM, COUPON, 10 );
	}
	add_action( BEFORE_FORM, static fn() => print_summary( $has_coupon ), 11 );
}

/** Prints the summary: collapsed on phones; on wide screens CSS shows only the coupon form, as the order review is visible. */
function print_summary( bool $has_coupon ): void {
	printf(
		'<details class="archipel-order-summary"><summary class="archipel-order-summary__toggle archipel-button"><span class="archipel-order-summary__show">%1$s</span><span class="archipel-order-summary__hide">%2$s</span> %3$s</summary>%4$s',
		esc_html( Texts::get( 'order-pages.show', 'Afficher le récapitulatif', 'Show the order summary' ) ),
		esc_html( Texts::get( 'order-pages.hide', 'Masquer le récapitulatif', 'Hide the order summary' ) ),
		total_html(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's own HTML.
		content_html() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- likewise, and escaped where it is not.
	);
	if ( $has_coupon ) {
		woocommerce_checkout_coupon_form();
	}
	echo '</details>';
}

/** Adds the summary to the fragments of the order review; the summary stays open or closed. */
function renew_summary( $fragments ) {
	return is_array( $fragments ) && is_plain() ? $fragments + array(
		'.archipel-order-summary__total'   => total_html(),
		'.archipel-order-summary__content' => content_html(),
	) : $fragments;
}

/** Returns the HTML of the total, as in the order review. */
function total_html(): string {
	return sprintf( '<span class="archipel-order-summary__total">%s</span>', wp_kses_post( (string) WC()->cart->get_total() ) );
}

/** Returns the HTML of products and amounts, through the same filters as the order review. */
function content_html(): string {
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filters, as its template asks them.
	$lines = '';
	foreach ( WC()->cart->get_cart() as $key => $item ) {
		$product = apply_filters( 'woocommerce_cart_item_product', $item['data'], $item, $key );
		if ( ! $product instanceof \WC_Product || ! $product->exists() || $item['quantity'] <= 0 || ! apply_filters( 'woocommerce_checkout_cart_item_visible', true, $item, $key ) ) {
			continue;
		}
		$lines .= sprintf(
			'<li>%1$s<div class="archipel-order-summary__name">%2$s <strong class="product-quantity">&times;&nbsp;%3$s</strong>%4$s</div><span>%5$s</span></li>',
			picture( $product, $item, $key ),
			wp_kses_post( apply_filters( 'woocommerce_cart_item_name', $product->get_name(), $item, $key ) ),
			esc_html( (string) $item['quantity'] ),
			wc_get_formatted_cart_item_data( $item ),
			apply_filters( 'woocommerce_cart_item_subtotal', WC()->cart->get_product_subtotal( $product, $item['quantity'] ), $item, $key )
		);
	}
	// phpcs:enable
	return sprintf( '<div class="archipel-order-summary__content"><ul class="archipel-list">%1$s%2$s</ul></div>', $lines, amounts_html() );
}

/** Returns the rows of coupons, shipping, fees, taxes that prices do not include, and total. */
function amounts_html(): string {
	$cart = WC()->cart;
	$rows = array();
	foreach ( $cart->get_coupons() as $coupon ) {
		$rows[] = array( esc_html( (string) wc_cart_totals_coupon_label( $coupon, false ) ), \Archipel\printed( static fn() => wc_cart_totals_coupon_html( $coupon ) ) );
	}
	if ( $cart->needs_shipping() && $cart->show_shipping() ) {
		$rows[] = array( esc_html( Texts::get( 'order-pages.shipping', 'Livraison', 'Shipping' ) ), wp_kses_post( $cart->get_cart_shipping_total() ) );
	}
	foreach ( $cart->get_fees() as $fee ) {
		$rows[] = array( esc_html( $fee->name ), \Archipel\printed( static fn() => wc_cart_totals_fee_html( $fee ) ) );
	}
	// Rows as in WooCommerce's templates/checkout/review-order.php.
	if ( wc_tax_enabled() && ! $cart->display_prices_including_tax() ) {
		if ( 'itemized' === get_option( 'woocommerce_tax_total_display' ) ) {
			foreach ( $cart->get_tax_totals() as $tax ) {
				$rows[] = array( esc_html( $tax->label ), wp_kses_post( $tax->formatted_amount ) );
			}
		} else {
			$rows[] = array( esc_html( WC()->countries->tax_or_vat() ), \Archipel\printed( 'wc_cart_totals_taxes_total_html' ) );
		}
	}
	$rows[] = array( esc_html( Texts::get( 'order-pages.total', 'Total', 'Total' ) ), \Archipel\printed( 'wc_cart_totals_order_total_html' ) );
	return implode( '', array_map( static fn( array $row ): string => sprintf( '<li><div class="archipel-order-summary__name">%1$s</div><span>%2$s</span></li>', $row[0], $row[1] ), $rows ) );
}

/** Returns the image of a line of the cart or, without an item, of an order. Its alt text is empty because the name stands beside the image. */
function picture( \WC_Product $product, array $item = array(), string $key = '' ): string {
	$picture = $product->get_image( 'woocommerce_gallery_thumbnail', array( 'alt' => '' ) );
	if ( array() !== $item ) {
		$picture = (string) apply_filters( 'woocommerce_cart_item_thumbnail', $picture, $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter of a line's picture.
	}
	return '' === $picture ? '' : sprintf( '<span class="archipel-order-picture">%s</span>', $picture );
}

/** Starts to add images to line names, in the order review and order tables only: a cart in the theme's header has its own images. */
function begin_pictures(): void {
	if ( doing_action( 'woocommerce_review_order_before_cart_contents' ) && ! is_plain() ) {
		return;
	}
	add_filter( 'woocommerce_cart_item_name', __NAMESPACE__ . '\with_picture', 100, 3 );
	add_filter( 'woocommerce_order_item_name', __NAMESPACE__ . '\with_picture', 100, 2 );
}

/** Stops adding images to line names. */
function end_pictures(): void {
	remove_filter( 'woocommerce_cart_item_name', __NAMESPACE__ . '\with_picture', 100 );
	remove_filter( 'woocommerce_order_item_name', __NAMESPACE__ . '\with_picture', 100 );
}

/** Adds the product image before the name of a line, of the cart or of an order, that has none. */
function with_picture( $name, $item, $key = '' ) {
	if ( ! is_string( $name ) || false !== stripos( $name, '<img' ) ) {
		return $name;
	}
	$product = is_array( $item ) ? ( $item['data'] ?? null ) : ( $item instanceof \WC_Order_Item_Product ? $item->get_product() : null );
	return $product instanceof \WC_Product ? picture( $product, is_array( $item ) ? $item : array(), (string) $key ) . $name : $name;
}
