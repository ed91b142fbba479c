<?php
/** Confirmation page of an order: dates of payment and completion, and an account offer for guests. */

namespace Archipel\Islands\Order_Pages;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Name of the form field with the key of the guest's order. */
const ORDER_KEY = 'archipel_order_key';

/** Prints the dates on which an order was paid and completed, if WooCommerce has them. */
function print_dates( $order ): void {
	if ( ! $order instanceof \WC_Order ) {
		return;
	}
	$paid      = $order->get_date_paid();
	$completed = $order->get_date_completed();
	$said      = array_diff(
		array(
			$paid ? Texts::get( 'order-pages.paid', 'Paiement reçu le {date}.', 'Paid on {date}.', array( 'date' => wc_format_datetime( $paid ) ) ) : '',
			$completed ? Texts::get( 'order-pages.completed', 'Commande terminée le {date}.', 'Completed on {date}.', array( 'date' => wc_format_datetime( $completed ) ) ) : '',
		),
		array( '' )
	);
	if ( array() !== $said ) {
		printf( '<p class="archipel-order-dates"><strong>%s</strong></p>', esc_html( implode( ' ', $said ) ) );
	}
}

/** Prints WooCommerce's registration form for a guest, with the e-mail filled in. WooCommerce generates the password or asks for it. */
function offer_account( $id ): void {
	$order = wc_get_order( $id );
	if ( ! $order instanceof \WC_Order || is_user_logged_in() || $order->get_customer_id() || $order->has_status( 'failed' )
		|| 'yes' !== get_option( 'woocommerce_enable_myaccount_registration' ) || '' === $order->get_billing_email() ) {
		return;
	}
	printf(
		'<section class="archipel-guest-account"><h2>%1$s</h2><p>%2$s</p><form method="post" class="woocommerce-form woocommerce-form-register register archipel-box" action="%3$s">',
		esc_html( Texts::get( 'order-pages.account', 'Suivre votre commande', 'Follow your order' ) ),
		esc_html( Texts::get( 'order-pages.accountWhy', 'Avec un compte au nom de {email}, retrouvez cette commande, son suivi et vos adresses.', 'With an account for {email} you find this order, its progress and your addresses again.', array( 'email' => $order->get_billing_email() ) ) ),
		esc_url( wc_get_page_permalink( 'myaccount' ) )
	);
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's hooks of this form, at which others add their fields and checks.
	do_action( 'woocommerce_register_form_start' );
	$fields = array(
		'username' => array( 'text', 'username', Texts::get( 'order-pages.username', 'Identifiant', 'Username' ) ),
		'password' => array( 'password', 'new-password', Texts::get( 'order-pages.password', 'Mot de passe', 'Password' ) ),
	);
	foreach ( $fields as $name => list( $type, $autocomplete, $label ) ) {
		if ( 'no' === get_option( "woocommerce_registration_generate_$name" ) ) {
			woocommerce_form_field(
				$name,
				array(
					'id'                => "reg_$name",
					'class'             => array( 'form-row-wide' ),
					'required'          => true,
					'custom_attributes' => array( 'required' => 'required' ),
				) + compact( 'type', 'autocomplete', 'label' )
			);
		}
	}
	do_action( 'woocommerce_register_form' );
	wp_nonce_field( 'woocommerce-register', 'woocommerce-register-nonce', false );
	printf(
		'<input type="hidden" name="email" value="%1$s"><input type="hidden" name="%2$s" value="%3$s"><input type="hidden" name="redirect" value="%4$s"><p><button type="submit" class="button%5$s" name="register" value="1">%6$s</button></p>',
		esc_attr( $order->get_billing_email() ),
		esc_attr( ORDER_KEY ),
		esc_attr( $order->get_order_key() ),
		esc_url( $order->get_view_order_url() ),
		esc_attr( rtrim( ' ' . wc_wp_theme_get_element_class_name( 'button' ) ) ),
		esc_html( Texts::get( 'order-pages.register', 'Créer mon compte', 'Create my account' ) )
	);
	do_action( 'woocommerce_register_form_end' );
	// phpcs:enable
	echo '</form></section>';
}

/** Assigns the order to the guest's new account. The order key already grants access to the order; the account's e-mail must be the buyer's. */
function keep_order( $id, $data ): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WooCommerce has checked the nonce of its registration; an order's key is known to its buyer alone.
	$key   = isset( $_POST[ ORDER_KEY ] ) && is_string( $_POST[ ORDER_KEY ] ) ? sanitize_text_field( wp_unslash( $_POST[ ORDER_KEY ] ) ) : '';
	$order = '' === $key ? false : wc_get_order( wc_get_order_id_by_order_key( $key ) );
	if ( ! $order instanceof \WC_Order || $order->get_customer_id() || 0 !== strcasecmp( $order->get_billing_email(), (string) ( $data['user_email'] ?? '' ) ) ) {
		return;
	}
	$order->set_customer_id( (int) $id );
	$order->save();
}
