<?php
/** Checkout form: order of the fields, company field, text of the order button. */

namespace Archipel\Islands\Order_Pages;

use Archipel\I18n\Texts;
use Archipel\Shop;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's default priority of the e-mail field. */
const USUAL_PLACE = 110;

/** Moves the e-mail field to the top, unless its priority was changed. */
function email_first( $fields ) {
	if ( is_array( $fields ) && USUAL_PLACE === (int) ( $fields['billing']['billing_email']['priority'] ?? 0 ) && is_plain() ) {
		$fields['billing']['billing_email']['priority'] = 1;
	}
	return $fields;
}

/** Whether a field is an empty optional company field on WooCommerce's default checkout. */
function may_fold( $key, array $args, $value ): bool {
	return in_array( $key, array( 'billing_company', 'shipping_company' ), true )
		&& empty( $args['required'] ) && '' === (string) $value && is_checkout() && is_plain();
}

/** Gives the field a placeholder of one space: with `:placeholder-shown`, CSS keeps a filled field visible without JavaScript. */
function show_what_is_empty( $args, $key, $value ) {
	if ( is_array( $args ) && '' === ( $args['placeholder'] ?? '' ) && may_fold( $key, $args, $value ) ) {
		$args['placeholder'] = ' ';
	}
	return $args;
}

/** Prints a `details` element before the company row. It has class and priority of a row, so that scripts which sort rows keep both together. */
function fold_company( $html, $key, $args, $value ) {
	if ( ! is_string( $html ) || ! is_array( $args ) || ! may_fold( $key, $args, $value ) ) {
		return $html;
	}
	return sprintf(
		'<details class="form-row form-row-wide archipel-company" data-priority="%1$s" data-field="%2$s"><summary class="archipel-company__toggle archipel-button"><span>%3$s</span></summary></details>',
		esc_attr( (string) ( $args['priority'] ?? '' ) ),
		esc_attr( (string) ( $args['id'] ?? $key ) ),
		esc_html( Texts::get( 'order-pages.company', 'Ajouter une société', 'Add a company' ) )
	) . $html;
}

/**
 * Returns a button text with the obligation to pay and the total (L. 221-14 of the French consumer code). Payment methods may replace the text later,
 * in the browser; another plugin's text stays.
 */
function order_button( $text ) {
	// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's words.
	if ( __( 'Place order', 'woocommerce' ) !== $text || ! WC()->cart || ! is_plain() ) {
		return $text;
	}
	$total = (float) WC()->cart->get_total( 'edit' );
	if ( $total > 0 ) {
		return Texts::get( 'order-pages.orderAndPay', 'Commander et payer {total}', 'Order and pay {total}', array( 'total' => Shop::plain( wc_price( $total ) ) ) );
	}
	// A subscription may cost nothing now and be charged later.
	return WC()->cart->needs_payment()
		? Texts::get( 'order-pages.obligation', 'Commande avec obligation de paiement', 'Order with obligation to pay' )
		: Texts::get( 'order-pages.order', 'Commander', 'Place order' );
}

/** Returns a button text with the total for the order-pay page. */
function pay_button( $text ) {
	$order = wc_get_order( absint( get_query_var( 'order-pay' ) ) );
	// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's words.
	return __( 'Pay for order', 'woocommerce' ) === $text && $order instanceof \WC_Order
		? Texts::get( 'order-pages.pay', 'Payer {total}', 'Pay {total}', array( 'total' => Shop::plain( wc_price( (float) $order->get_total(), array( 'currency' => $order->get_currency() ) ) ) ) )
		: $text;
}
