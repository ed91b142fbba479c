<?php
/**
 * Links to the page on which a contract is withdrawn from: reached from where it was concluded, for as long as that is possible (directive 2023/2673).
 *
 * @package Archipel
 */

namespace Archipel\Islands\OrderPages;

use Archipel\Ui\Texts;

defined( 'ABSPATH' ) || exit;

/** Its name among the pages of the account. */
const ENDPOINT = 'archipel-withdrawal';

/**
 * Address of the page; empty: the shop has named none, and nothing is printed.
 *
 * @param \WC_Order|null $order The order it is about, if it is about one.
 */
function withdrawal_url( ?\WC_Order $order = null ): string {
	/**
	 * Changes the address of the page on which a contract is withdrawn from.
	 *
	 * @param string         $url   The owner's; empty: no link.
	 * @param \WC_Order|null $order The order, where the link stands at one.
	 */
	return (string) apply_filters( 'archipel_withdrawal_url', (string) ( options()['withdrawal'] ?? '' ), $order );
}

/** The words that the directive asks for. */
function withdrawal_label(): string {
	return Texts::get( 'order-pages.withdraw', 'Se rétracter du contrat ici', 'Withdraw from contract here' );
}

/**
 * Prints the link.
 *
 * @param string $url     Address; empty prints nothing.
 * @param string $classes Classes of its paragraph.
 */
function print_withdrawal( string $url, string $classes = '' ): void {
	if ( '' !== $url ) {
		printf( '<p class="archipel-withdrawal%1$s"><a href="%2$s">%3$s</a></p>', esc_attr( $classes ), esc_url( $url ), esc_html( withdrawal_label() ) );
	}
}

/** Before the button that orders, where the terms are: what the right is, in a tab of its own like WooCommerce's terms. */
function print_withdrawal_terms(): void {
	$url = withdrawal_url();
	if ( '' !== $url ) {
		printf(
			'<p class="archipel-withdrawal"><a href="%1$s" target="_blank">%2$s</a></p>',
			esc_url( $url ),
			esc_html( Texts::get( 'order-pages.withdrawalTerms', "Droit de rétractation\u{a0}: conditions et formulaire", 'Right of withdrawal: conditions and form' ) )
		);
	}
}

/**
 * Below what was ordered.
 *
 * @param \WC_Order|mixed $order The order.
 */
function print_withdrawal_of_order( $order ): void {
	if ( $order instanceof \WC_Order && ! $order->has_status( array( 'failed', 'cancelled', 'refunded' ) ) ) {
		print_withdrawal( withdrawal_url( $order ) );
	}
}

/** At the end of every page: a guest has no account. */
function print_withdrawal_in_footer(): void {
	if ( ! empty( options()['withdrawalInFooter'] ) ) {
		print_withdrawal( withdrawal_url(), ' has-text-align-center' );
	}
}

/**
 * Among the pages of the account, before the way out.
 *
 * @param array<string, string>|mixed $items Labels by name.
 * @return array<string, string>|mixed
 */
function withdrawal_in_menu( $items ) {
	if ( ! is_array( $items ) || '' === withdrawal_url() ) {
		return $items;
	}
	$place = array_search( 'customer-logout', array_keys( $items ), true );
	$place = false === $place ? count( $items ) : (int) $place;
	return array_slice( $items, 0, $place, true ) + array( ENDPOINT => withdrawal_label() ) + array_slice( $items, $place, null, true );
}

/**
 * Leads that entry to the page.
 *
 * @param string|mixed $url      Address that WooCommerce makes of a name.
 * @param string|mixed $endpoint The name.
 * @return string|mixed
 */
function withdrawal_endpoint( $url, $endpoint ) {
	return ENDPOINT === $endpoint ? withdrawal_url() : $url;
}
