<?php
/**
 * The form of the checkout: the order of its fields, and its button.
 *
 * @package Archipel
 */

namespace Archipel\Islands\OrderPages;

use Archipel\Ui\Texts;

defined( 'ABSPATH' ) || exit;

/** Where WooCommerce puts the e-mail address by itself. */
const USUAL_PLACE = 110;

/**
 * Asks for the e-mail address first, unless somebody has given it a place already.
 *
 * @param array<string, array<string, array<string, mixed>>>|mixed $fields Fields by part of the form.
 * @return array<string, array<string, array<string, mixed>>>|mixed
 */
function email_first( $fields ) {
	if ( is_array( $fields ) && USUAL_PLACE === (int) ( $fields['billing']['billing_email']['priority'] ?? 0 ) && is_plain() ) {
		$fields['billing']['billing_email']['priority'] = 1;
	}
	return $fields;
}

/**
 * Whether a field is a company that nobody has to name, on the checkout that is ours to change.
 *
 * @param string|mixed         $key   Name of the field.
 * @param array<string, mixed> $args  What WooCommerce knows of it.
 * @param mixed                $value What stands in it.
 */
function may_fold( $key, array $args, $value ): bool {
	return in_array( $key, array( 'billing_company', 'shipping_company' ), true )
		&& empty( $args['required'] ) && '' === (string) $value && is_checkout() && is_plain();
}

/**
 * Gives the field a placeholder, if only a space: by it CSS tells a field with a value, which stays visible without our script.
 *
 * @param array<string, mixed>|mixed $args  What WooCommerce knows of the field.
 * @param string|mixed               $key   Its name.
 * @param mixed                      $value What stands in it.
 * @return array<string, mixed>|mixed
 */
function show_what_is_empty( $args, $key, $value ) {
	if ( is_array( $args ) && '' === ( $args['placeholder'] ?? '' ) && may_fold( $key, $args, $value ) ) {
		$args['placeholder'] = ' ';
	}
	return $args;
}

/**
 * Puts the control that unfolds a company before its row: a row itself, so that scripts which sort rows by their place keep them together.
 *
 * @param string|mixed               $html  HTML of the row.
 * @param string|mixed               $key   Name of the field.
 * @param array<string, mixed>|mixed $args  What WooCommerce knows of it.
 * @param mixed                      $value What stands in it.
 * @return string|mixed
 */
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
 * The button says that it obliges to pay, and how much (L. 221-14 of the French consumer code). Words of a payment method come later, in the browser,
 * and words of another plugin stay.
 *
 * @param string|mixed $text WooCommerce's.
 * @return string|mixed
 */
function order_button( $text ) {
	// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's words.
	if ( __( 'Place order', 'woocommerce' ) !== $text || ! WC()->cart || ! is_plain() ) {
		return $text;
	}
	if ( 0 < (float) WC()->cart->get_total( 'edit' ) ) {
		return Texts::get( 'order-pages.orderAndPay', 'Commander et payer {total}', 'Order and pay {total}', array( 'total' => plain( (string) WC()->cart->get_total() ) ) );
	}
	// A subscription may begin at nothing and cost later.
	return WC()->cart->needs_payment()
		? Texts::get( 'order-pages.obligation', 'Commande avec obligation de paiement', 'Order with obligation to pay' )
		: Texts::get( 'order-pages.order', 'Commander', 'Place order' );
}

/**
 * The same for an order that is paid later.
 *
 * @param string|mixed $text WooCommerce's.
 * @return string|mixed
 */
function pay_button( $text ) {
	$order = wc_get_order( absint( get_query_var( 'order-pay' ) ) );
	// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's words.
	return __( 'Pay for order', 'woocommerce' ) === $text && $order instanceof \WC_Order
		? Texts::get( 'order-pages.pay', 'Payer {total}', 'Pay {total}', array( 'total' => plain( $order->get_formatted_order_total() ) ) )
		: $text;
}

/** A price as text, of which buttons are made. */
function plain( string $html ): string {
	// Of a reduced one, what is to be paid.
	return trim( html_entity_decode( wp_strip_all_tags( (string) preg_replace( '~<del\b.*?</del>|<small\b.*?</small>~s', '', $html ) ), ENT_QUOTES ) );
}
