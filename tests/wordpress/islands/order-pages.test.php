<?php
namespace Archipel\Tests;

use const Archipel\Islands\Order_Pages\ORDER_KEY;
use function Archipel\Islands\Order_Pages\email_first;
use function Archipel\Islands\Order_Pages\keep_order;
use function Archipel\Islands\Order_Pages\order_button;
use function Archipel\Islands\Order_Pages\withdrawal_in_menu;

final class Tests_Order_Pages extends Test_Case {
	/** Runs on a page with WooCommerce's checkout form, or with another checkout. */
	private static function on_checkout( bool $is_plain, callable $body ) {
		return with_filter( 'woocommerce_is_checkout', '__return_true', static fn() => with_filter( 'archipel_plain_checkout', static fn(): bool => $is_plain, $body ) );
	}

	/** The row of a field, as WooCommerce prints it. */
	private static function row( string $key, array $args = array(), string $value = '' ): string {
		return (string) apply_filters( 'woocommerce_form_field', "<p class=\"form-row\" id=\"{$key}_field\"></p>", $key, $args + array( 'priority' => 30, 'id' => $key ), $value );
	}

	/** @testdox [CHK-07] the e-mail address is asked for first on WooCommerce’s own form; where somebody gave it a place, and on another checkout, it stays; a company that is optional and empty is folded, in a row that sorts with its own; required, filled, other fields and other checkouts are not */
	public function test_the_e_mail_address_is_asked_for_first_and_a_company_is_folded(): void {
		$place = static fn( bool $is_plain, int $priority ) => self::on_checkout( $is_plain, static fn() => email_first( array( 'billing' => array( 'billing_email' => array( 'priority' => $priority ) ) ) )['billing']['billing_email']['priority'] );
		self::assertSame( 1, $place( true, 110 ) );
		self::assertSame( 25, $place( true, 25 ) );
		self::assertSame( 110, $place( false, 110 ) );
		self::assertSame( 'none', self::on_checkout( true, static fn() => email_first( 'none' ) ) );

		self::on_checkout(
			true,
			static function (): void {
				$html = self::row( 'billing_company' );
				self::assertStringStartsWith( '<details class="form-row form-row-wide archipel-company" data-priority="30" data-field="billing_company"><summary class="archipel-company__toggle archipel-button">', $html );
				self::assertStringContainsString( '</details><p class="form-row" id="billing_company_field">', $html );
				foreach ( array( self::row( 'billing_company', array( 'required' => true ) ), self::row( 'shipping_company', array(), 'SARL' ), self::row( 'billing_phone' ) ) as $whole ) {
					self::assertStringNotContainsString( '<details', $whole );
				}
				// CSS detects an empty field by `:placeholder-shown`.
				self::assertSame( ' ', apply_filters( 'woocommerce_form_field_args', array( 'placeholder' => '' ), 'billing_company', '' )['placeholder'] );
				self::assertSame( 'SARL', apply_filters( 'woocommerce_form_field_args', array( 'placeholder' => 'SARL' ), 'billing_company', '' )['placeholder'] );
			}
		);
		self::assertSame( '<p class="form-row" id="billing_company_field"></p>', self::on_checkout( false, static fn() => self::row( 'billing_company' ) ) );
	}

	/** @testdox [CHK-09] the button says that it obliges to pay, and how much; words of another plugin and other checkouts stay */
	public function test_the_button_says_that_it_obliges_to_pay_and_how_much(): void {
		free_shipping( array( array() ) );
		cart( array( array( product( array( 'price' => '17.40' ) ), 2 ) ) );
		$said = static fn( string $text = 'Place order', bool $is_plain = true ) => self::on_checkout( $is_plain, static fn() => order_button( $text ) );
		self::assertSame( "Commander et payer 34,80\u{A0}€", in_locale( 'fr_FR', $said ) );
		self::assertSame( "Order and pay 34,80\u{A0}€", in_locale( 'en_US', $said ) );
		self::assertSame( 'Souscrire', $said( 'Souscrire' ) );
		self::assertSame( 'Place order', $said( 'Place order', false ) );
	}

	/** @testdox [CHK-04] [CHK-10] the summary stands above WooCommerce’s own form with products, quantities and the total, and is renewed with the order review, beside the fragments of others; none above another checkout or an empty cart; names of the order review have a picture, none of another checkout, and no other list of the page; one that has a picture gets no second */
	public function test_the_summary_stands_above_woocommerces_own_form(): void {
		$printed = static function ( bool $is_plain ): string {
			// Those of other plugins, and of the call before.
			remove_all_actions( 'woocommerce_before_checkout_form' );
			add_action( 'woocommerce_before_checkout_form', 'Archipel\Islands\Order_Pages\place_summary', 1 );
			add_action( 'woocommerce_before_checkout_form', 'woocommerce_checkout_coupon_form', 10 );
			return printed( static fn() => self::on_checkout( $is_plain, static fn() => do_action( 'woocommerce_before_checkout_form', null ) ) );
		};
		free_shipping( array( array() ) );
		cart( array( array( product( array( 'name' => 'Body <b>noir</b>', 'price' => '17.40' ) ), 2 ) ) );
		$page = in_locale( 'fr_FR', static fn() => dom( $printed( true ) ) );
		self::assertSame( 'Afficher le récapitulatif', $page->evaluate( 'string(//details[.//ul[@class="archipel-list"]]/summary[contains(@class,"archipel-button")]/span[1])' ) );
		self::assertSame( "34,80\u{A0}€", $page->evaluate( 'string(//summary//*[@class="archipel-order-summary__total"])' ) );
		self::assertStringContainsString( "×\u{A0}2", (string) $page->evaluate( 'string(//details//li)' ) );
		self::assertSame( 1.0, $page->evaluate( 'count(//details//form)' ) );

		$renewed = static fn( bool $is_plain ) => self::on_checkout( $is_plain, static fn() => apply_filters( 'woocommerce_update_order_review_fragments', array( '.theirs' => '<p></p>' ) ) );
		$told    = $renewed( true );
		self::assertSame( array( '.theirs', '.archipel-order-summary__total', '.archipel-order-summary__content' ), array_keys( $told ) );
		self::assertStringContainsString( '34,80', $told['.archipel-order-summary__total'] );
		self::assertSame( array( '.theirs' => '<p></p>' ), $renewed( false ) );

		self::assertSame( 0.0, dom( $printed( false ) )->evaluate( 'count(//details)' ) );
		WC()->cart->empty_cart();
		self::assertSame( 0.0, dom( $printed( true ) )->evaluate( 'count(//details)' ) );

		$line  = array( 'data' => product( array() ) );
		$named = static fn( string $name = 'Body' ) => apply_filters( 'woocommerce_cart_item_name', $name, $line, 'key' );
		$names = array();
		add_action( 'woocommerce_review_order_before_cart_contents', static function () use ( &$names, $named ) {
			$names[] = substr_count( $named(), 'archipel-order-picture' ) . substr_count( $named( '<img>' ), '<img' );
		}, 20 );
		foreach ( array( true, false ) as $is_plain ) {
			self::on_checkout( $is_plain, static fn() => do_action( 'woocommerce_review_order_before_cart_contents' ) );
			do_action( 'woocommerce_review_order_after_cart_contents' );
			self::assertSame( 'Body', $named() );
		}
		self::assertSame( array( '11', '01' ), $names );
	}

	/**
	 * @testdox [CHK-04] the amounts of the summary add up where prices exclude tax: one row for each tax, or one for all of them
	 * @group double
	 */
	public function test_the_amounts_of_the_summary_add_up_where_prices_exclude_tax(): void {
		free_shipping( array( array() ) );
		cart( array( array( product( array( 'price' => '17.40' ) ), 2 ) ) );
		WC()->countries = new class() {
			public function tax_or_vat() { return 'TVA'; }
		};
		$rows = static fn(): array => array_slice( values( \Archipel\Islands\Order_Pages\content_html(), '//li/div[not(strong)]' ), 1, -1 );
		self::assertSame( array(), $rows() );
		update_option( 'woocommerce_calc_taxes', 'yes' );
		self::assertSame( array( 'TVA' ), $rows() );
		self::assertStringContainsString( '6,96', \Archipel\Islands\Order_Pages\content_html() );
		update_option( 'woocommerce_tax_total_display', 'itemized' );
		self::assertSame( array( 'TVA 20 %' ), $rows() );
		self::assertStringContainsString( '6,96', \Archipel\Islands\Order_Pages\content_html() );
		update_option( 'woocommerce_tax_display_cart', 'incl' );
		self::assertSame( array(), $rows() );
	}

	/** @testdox the withdrawal page is linked from the account before the way out, and at the end of pages; only where the shop has named one */
	public function test_the_withdrawal_page_is_linked(): void {
		$items = array( 'orders' => 'Commandes', 'customer-logout' => 'Se déconnecter' );
		self::assertSame( $items, withdrawal_in_menu( $items ) );
		self::assertSame( '', printed( 'Archipel\Islands\Order_Pages\print_withdrawal_in_footer' ) );
		choose( chosen( 'order-pages', array( 'withdrawal' => 'https://exemple.fr/retractation/?a="b' ) ) );
		self::assertSame( array( 'orders', 'archipel-withdrawal', 'customer-logout' ), array_keys( withdrawal_in_menu( $items ) ) );
		$footer = in_locale( 'fr_FR', static fn() => printed( 'Archipel\Islands\Order_Pages\print_withdrawal_in_footer' ) );
		self::assertTrue( false !== strpos( $footer, '>Se rétracter du contrat ici</a>' ) && false === strpos( $footer, 'a="b' ), $footer );
		choose( chosen( 'order-pages', array( 'withdrawal' => '/retractation/', 'withdrawalInFooter' => false ) ) );
		self::assertSame( '', printed( 'Archipel\Islands\Order_Pages\print_withdrawal_in_footer' ) );
		self::assertSame( '/retractation/', apply_filters( 'woocommerce_get_endpoint_url', 'x', 'archipel-withdrawal', '', '' ) );
	}

	/**
	 * @testdox [ACC-01] when an order was paid and completed is said as far as it was
	 * @group double
	 */
	public function test_when_an_order_was_paid_and_completed_is_said(): void {
		$dates = array( 'paid' => new \DateTime( '2026-11-27' ), 'completed' => new \DateTime( '2026-11-28' ) );
		$said  = static fn( array $dates ) => wp_strip_all_tags( in_locale( 'fr_FR', static fn() => printed( static fn() => \Archipel\Islands\Order_Pages\print_dates( new \WC_Order( $dates ) ) ) ) );
		self::assertSame( 'Paiement reçu le 27/11/2026. Commande terminée le 28/11/2026.', $said( $dates ) );
		self::assertSame( 'Paiement reçu le 27/11/2026.', $said( array_slice( $dates, 0, 1 ) ) );
		self::assertSame( 'Commande terminée le 28/11/2026.', $said( array_slice( $dates, 1 ) ) );
		self::assertSame( '', printed( static fn() => \Archipel\Islands\Order_Pages\print_dates( new \WC_Order( array() ) ) ) );
	}

	/** An order of a guest, paid on 27 November. */
	private static function guest_order(): \WC_Order {
		$order = wc_create_order();
		$order->add_product( product( array( 'price' => '17.40', 'status' => 'publish' ) ), 2 );
		$order->set_billing_email( 'marie@exemple.fr' );
		$order->calculate_totals();
		$order->set_date_paid( '2026-11-27 10:00:00' );
		$order->save();
		return $order;
	}

	/**
	 * @testdox [ACC-01] a guest who ordered is offered WooCommerce’s registration with the e-mail; not where the shop has none, nor to a customer; the order goes into the account that its own address opened with its key; another address, a wrong key and somebody’s order do not
	 * @group woocommerce
	 */
	public function test_a_guest_who_ordered_is_offered_woocommerces_registration(): void {
		$order = self::guest_order();
		$shown = static fn( string $allowed ) => dom( with_filter( 'pre_option_woocommerce_enable_myaccount_registration', static fn() => $allowed, static fn() => printed( static fn() => \Archipel\Islands\Order_Pages\offer_account( $order->get_id() ) ) ) );
		$form  = $shown( 'yes' );
		self::assertSame( 'marie@exemple.fr', $form->evaluate( 'string(//form//input[@name="email"]/@value)' ) );
		self::assertSame( 1.0, $form->evaluate( 'count(//input[@name="woocommerce-register-nonce"])' ) );
		self::assertSame( '', $form->evaluate( 'string(//input[@name="password"]/@value)' ) );
		self::assertSame( 0.0, $shown( 'no' )->evaluate( 'count(//form)' ) );
		$order->set_customer_id( 1 );
		$order->save();
		self::assertSame( 0.0, $shown( 'yes' )->evaluate( 'count(//form)' ) );

		$order = self::guest_order();
		$owner = static function ( string $key, string $email ) use ( $order ): int {
			$_POST[ ORDER_KEY ] = $key;
			keep_order( 77, array( 'user_email' => $email ) );
			unset( $_POST[ ORDER_KEY ] );
			return wc_get_order( $order->get_id() )->get_customer_id();
		};
		self::assertSame( 0, $owner( $order->get_order_key(), 'eve@exemple.fr' ) );
		self::assertSame( 0, $owner( 'wc_order_guess', 'marie@exemple.fr' ) );
		self::assertSame( 0, $owner( '', 'marie@exemple.fr' ) );
		self::assertSame( 77, $owner( $order->get_order_key(), 'Marie@exemple.fr' ) );
		keep_order( 78, array( 'user_email' => 'marie@exemple.fr' ) );
		self::assertSame( 77, $owner( $order->get_order_key(), 'marie@exemple.fr' ) );
	}
}
