<?php
namespace Archipel\Tests;

use const Archipel\Islands\OrderPages\ORDER_KEY;
use function Archipel\Islands\OrderPages\email_first;
use function Archipel\Islands\OrderPages\keep_order;
use function Archipel\Islands\OrderPages\order_button;
use function Archipel\Islands\OrderPages\withdrawal_in_menu;

/** Runs on a page with WooCommerce's checkout form, or with another checkout. */
function on_checkout( bool $is_plain, callable $body ) {
	return with_filter( 'woocommerce_is_checkout', '__return_true', static fn() => with_filter( 'archipel_plain_checkout', static fn(): bool => $is_plain, $body ) );
}

/** The row of a field, as WooCommerce prints it. */
function row( string $key, array $args = array(), string $value = '' ): string {
	return (string) apply_filters( 'woocommerce_form_field', "<p class=\"form-row\" id=\"{$key}_field\"></p>", $key, $args + array( 'priority' => 30, 'id' => $key ), $value );
}

test(
	'[CHK-07] the e-mail address is asked for first on WooCommerce’s own form; where somebody gave it a place, and on another checkout, it stays',
	static function (): void {
		$place = static fn( bool $is_plain, int $priority ) => on_checkout( $is_plain, static fn() => email_first( array( 'billing' => array( 'billing_email' => array( 'priority' => $priority ) ) ) )['billing']['billing_email']['priority'] );
		same( 1, $place( true, 110 ) );
		same( 25, $place( true, 25 ) );
		same( 110, $place( false, 110 ) );
		same( 'none', on_checkout( true, static fn() => email_first( 'none' ) ) );
	}
);

test(
	'[CHK-07] a company that is optional and empty is folded, in a row that sorts with its own; required, filled, other fields and other checkouts are not',
	static function (): void {
		on_checkout(
			true,
			static function (): void {
				$html = row( 'billing_company' );
				check( 0 === strpos( $html, '<details class="form-row form-row-wide archipel-company" data-priority="30" data-field="billing_company"><summary class="archipel-company__toggle archipel-button">' ), $html );
				check( false !== strpos( $html, '</details><p class="form-row" id="billing_company_field">' ), $html );
				foreach ( array( row( 'billing_company', array( 'required' => true ) ), row( 'shipping_company', array(), 'SARL' ), row( 'billing_phone' ) ) as $whole ) {
					check( false === strpos( $whole, '<details' ), $whole );
				}
				// CSS detects an empty field by `:placeholder-shown`.
				same( ' ', apply_filters( 'woocommerce_form_field_args', array( 'placeholder' => '' ), 'billing_company', '' )['placeholder'] );
				same( 'SARL', apply_filters( 'woocommerce_form_field_args', array( 'placeholder' => 'SARL' ), 'billing_company', '' )['placeholder'] );
			}
		);
		same( '<p class="form-row" id="billing_company_field"></p>', on_checkout( false, static fn() => row( 'billing_company' ) ) );
	}
);

test(
	'[CHK-09] the button says that it obliges to pay, and how much; words of another plugin and other checkouts stay',
	static function (): void {
		free_shipping( array( array() ) );
		cart( array( array( product( array( 'price' => '17.40' ) ), 2 ) ) );
		$said = static fn( string $text = 'Place order', bool $is_plain = true ) => on_checkout( $is_plain, static fn() => order_button( $text ) );
		same( "Commander et payer 34,80\u{A0}€", in_locale( 'fr_FR', $said ) );
		same( "Order and pay 34,80\u{A0}€", in_locale( 'en_US', $said ) );
		same( 'Souscrire', $said( 'Souscrire' ) );
		same( 'Place order', $said( 'Place order', false ) );
	}
);

test(
	'[CHK-04] the summary stands above WooCommerce’s own form with products, quantities and the total; none above another checkout or an empty cart',
	static function (): void {
		$printed = static function ( bool $is_plain ): string {
			// Removes the callbacks of other plugins.
			global $wp_filter;
			$before = $wp_filter['woocommerce_before_checkout_form'] ?? null;
			unset( $wp_filter['woocommerce_before_checkout_form'] );
			add_action( 'woocommerce_before_checkout_form', 'Archipel\Islands\OrderPages\place_summary', 1 );
			add_action( 'woocommerce_before_checkout_form', 'woocommerce_checkout_coupon_form', 10 );
			try {
				return printed( static fn() => on_checkout( $is_plain, static fn() => do_action( 'woocommerce_before_checkout_form', null ) ) );
			} finally {
				unset( $wp_filter['woocommerce_before_checkout_form'] );
				if ( $before ) {
					$wp_filter['woocommerce_before_checkout_form'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
				}
			}
		};
		free_shipping( array( array() ) );
		cart( array( array( product( array( 'name' => 'Body <b>noir</b>', 'price' => '17.40' ) ), 2 ) ) );
		$page = in_locale( 'fr_FR', static fn() => dom( $printed( true ) ) );
		same( 'Afficher le récapitulatif', $page->evaluate( 'string(//details[.//ul[@class="archipel-list"]]/summary[contains(@class,"archipel-button")]/span[1])' ) );
		same( "34,80\u{A0}€", $page->evaluate( 'string(//summary//*[@class="archipel-order-summary__total"])' ) );
		check( false !== strpos( (string) $page->evaluate( 'string(//details//li)' ), "×\u{A0}2" ), (string) $page->evaluate( 'string(//details//li)' ) );
		same( 1.0, $page->evaluate( 'count(//details//form)' ) );

		same( 0.0, dom( $printed( false ) )->evaluate( 'count(//details)' ) );
		WC()->cart->empty_cart();
		same( 0.0, dom( $printed( true ) )->evaluate( 'count(//details)' ) );
	}
);

test(
	'[CHK-10] the summary is renewed with the order review, beside the fragments of others',
	static function (): void {
		free_shipping( array( array() ) );
		cart( array( array( product( array( 'price' => '17.40' ) ), 2 ) ) );
		$renewed = static fn( bool $is_plain ) => on_checkout( $is_plain, static fn() => apply_filters( 'woocommerce_update_order_review_fragments', array( '.theirs' => '<p></p>' ) ) );
		$told    = $renewed( true );
		same( array( '.theirs', '.archipel-order-summary__total', '.archipel-order-summary__content' ), array_keys( $told ) );
		check( false !== strpos( $told['.archipel-order-summary__total'], '34,80' ), $told['.archipel-order-summary__total'] );
		same( array( '.theirs' => '<p></p>' ), $renewed( false ) );
	}
);

test(
	'the withdrawal page is linked from the account before the way out, and at the end of pages; only where the shop has named one',
	static function (): void {
		$items = array( 'orders' => 'Commandes', 'customer-logout' => 'Se déconnecter' );
		same( $items, withdrawal_in_menu( $items ) );
		same( '', printed( 'Archipel\Islands\OrderPages\print_withdrawal_in_footer' ) );
		choose( chosen( 'order-pages', array( 'withdrawal' => 'https://exemple.fr/retractation/?a="b' ) ) );
		same( array( 'orders', 'archipel-withdrawal', 'customer-logout' ), array_keys( withdrawal_in_menu( $items ) ) );
		$footer = in_locale( 'fr_FR', static fn() => printed( 'Archipel\Islands\OrderPages\print_withdrawal_in_footer' ) );
		check( false !== strpos( $footer, '>Se rétracter du contrat ici</a>' ) && false === strpos( $footer, 'a="b' ), $footer );
		choose( chosen( 'order-pages', array( 'withdrawal' => '/retractation/', 'withdrawalInFooter' => false ) ) );
		same( '', printed( 'Archipel\Islands\OrderPages\print_withdrawal_in_footer' ) );
		same( '/retractation/', apply_filters( 'woocommerce_get_endpoint_url', 'x', 'archipel-withdrawal', '', '' ) );
		choose( array() );
	}
);

if ( real_shop() ) {
	/** An order of a guest, paid on 27 November. */
	function guest_order(): \WC_Order {
		$order = wc_create_order();
		$order->add_product( product( array( 'price' => '17.40', 'status' => 'publish' ) ), 2 );
		$order->set_billing_email( 'marie@exemple.fr' );
		$order->calculate_totals();
		$order->set_date_paid( '2026-11-27 10:00:00' );
		$order->save();
		return $order;
	}

	test(
		'[ACC-01] a guest who ordered is offered WooCommerce’s registration with the e-mail; not where the shop has none, nor to a customer',
		static function (): void {
			$order = guest_order();
			$shown = static fn( string $allowed ) => dom( with_filter( 'pre_option_woocommerce_enable_myaccount_registration', static fn() => $allowed, static fn() => printed( static fn() => \Archipel\Islands\OrderPages\offer_account( $order->get_id() ) ) ) );
			$form  = $shown( 'yes' );
			same( 'marie@exemple.fr', $form->evaluate( 'string(//form//input[@name="email"]/@value)' ) );
			same( 1.0, $form->evaluate( 'count(//input[@name="woocommerce-register-nonce"])' ) );
			same( '', $form->evaluate( 'string(//input[@name="password"]/@value)' ) );
			same( 0.0, $shown( 'no' )->evaluate( 'count(//form)' ) );
			$order->set_customer_id( 1 );
			$order->save();
			same( 0.0, $shown( 'yes' )->evaluate( 'count(//form)' ) );
		}
	);

	test(
		'[ACC-01] the order goes into the account that its own address opened with its key; another address, a wrong key and somebody’s order do not',
		static function (): void {
			$order = guest_order();
			$owner = static function ( string $key, string $email ) use ( $order ): int {
				$_POST[ ORDER_KEY ] = $key;
				keep_order( 77, array( 'user_email' => $email ) );
				unset( $_POST[ ORDER_KEY ] );
				return wc_get_order( $order->get_id() )->get_customer_id();
			};
			same( 0, $owner( $order->get_order_key(), 'eve@exemple.fr' ) );
			same( 0, $owner( 'wc_order_guess', 'marie@exemple.fr' ) );
			same( 0, $owner( '', 'marie@exemple.fr' ) );
			same( 77, $owner( $order->get_order_key(), 'Marie@exemple.fr' ) );
			keep_order( 78, array( 'user_email' => 'marie@exemple.fr' ) );
			same( 77, $owner( $order->get_order_key(), 'marie@exemple.fr' ) );
		}
	);

	test(
		'a placed order says when it was paid, as far as WooCommerce knows, and how to withdraw from it',
		static function (): void {
			$order = guest_order();
			$said  = static fn() => in_locale( 'fr_FR', static fn() => printed( static fn() => \Archipel\Islands\OrderPages\print_dates( $order ) ) );
			check( false !== strpos( $said(), 'Paiement reçu le' ) && false === strpos( $said(), 'terminée' ), $said() );
			$order->set_date_paid( null );
			same( '', $said() );
		}
	);
}
