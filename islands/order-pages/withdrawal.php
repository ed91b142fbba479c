<?php
/** Links to the withdrawal page, which must be reachable where the contract was concluded during the withdrawal period (directive 2023/2673). */

namespace Archipel\Islands\Order_Pages;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Account endpoint of the link. */
const ENDPOINT = 'archipel-withdrawal';

/** Returns the URL of the withdrawal page, for a link at an order or outside of one; empty if the shop has none, then nothing is printed. */
function withdrawal_url( ?\WC_Order $order = null ): string {
	/**
	 * Filters the URL of the withdrawal page.
	 *
	 * @param string         $url   URL from the options; empty: no link.
	 * @param \WC_Order|null $order Order of the link; null outside an order.
	 */
	return (string) apply_filters( 'archipel_withdrawal_url', (string) ( options()['withdrawal'] ?? '' ), $order );
}

/** Returns the link text required by the directive. */
function withdrawal_label(): string {
	return Texts::get( 'order-pages.withdraw', 'Se rétracter du contrat ici', 'Withdraw from contract here' );
}

/** Prints a link to the withdrawal page, unless its URL is empty, in a paragraph with these classes (after a space); its text is by default that of the directive. */
function print_withdrawal( string $url, string $classes = '', string $text = '', string $target = '_self' ): void {
	$text = '' === $text ? withdrawal_label() : $text;
	if ( '' !== $url ) {
		printf( '<p class="archipel-withdrawal%1$s"><a href="%2$s" target="%4$s">%3$s</a></p>', esc_attr( $classes ), esc_url( $url ), esc_html( $text ), esc_attr( $target ) );
	}
}

/** Prints a link to the withdrawal conditions near the order button; it opens a new tab, like WooCommerce's terms. */
function print_withdrawal_terms(): void {
	print_withdrawal( withdrawal_url(), '', Texts::get( 'order-pages.withdrawalTerms', "Droit de rétractation\u{a0}: conditions et formulaire", 'Right of withdrawal: conditions and form' ), '_blank' );
}

/** Prints the link below the order table. */
function print_withdrawal_of_order( $order ): void {
	if ( $order instanceof \WC_Order && ! $order->has_status( array( 'failed', 'cancelled', 'refunded' ) ) ) {
		print_withdrawal( withdrawal_url( $order ) );
	}
}

/** Prints the link in the footer of every page, for guests without an account. */
function print_withdrawal_in_footer(): void {
	if ( ! empty( options()['withdrawalInFooter'] ) ) {
		print_withdrawal( withdrawal_url(), ' has-text-align-center' );
	}
}

/** Adds the link to the account menu, before the logout entry. */
function withdrawal_in_menu( $items ) {
	if ( ! is_array( $items ) || '' === withdrawal_url() ) {
		return $items;
	}
	$place = array_search( 'customer-logout', array_keys( $items ), true );
	$place = false === $place ? count( $items ) : (int) $place;
	return array_slice( $items, 0, $place, true ) + array( ENDPOINT => withdrawal_label() ) + array_slice( $items, $place, null, true );
}

/** Returns the withdrawal URL for the menu entry. */
function withdrawal_endpoint( $url, $endpoint ) {
	return ENDPOINT === $endpoint ? withdrawal_url() : $url;
}
