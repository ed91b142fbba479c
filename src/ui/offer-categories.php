<?php
/** Ways on from empty states, beside the link to the shop. */

namespace Archipel\Ui;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/i18n/texts.php';

/** Prints links to the five categories with the most products; nothing without categories. */
function offer_categories(): void {
	$terms = get_terms(
		array(
			'taxonomy' => 'product_cat',
			'exclude'  => array( (int) get_option( 'default_product_cat' ) ),
			'orderby'  => 'count',
			'order'    => 'DESC',
			'number'   => 5,
		)
	);
	$links = array();
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		$url     = get_term_link( $term );
		$links[] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( is_string( $url ) ? $url : '' ), esc_html( $term->name ) );
	}
	if ( array() !== $links ) {
		printf( '<p>%1$s %2$s</p>', esc_html( Texts::get( 'offer-categories.label', "Nos catégories\u{202f}:", 'Our categories:' ) ), implode( ' · ', $links ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the links escape their own.
	}
}
