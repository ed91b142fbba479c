<?php
namespace Archipel\Ui;

use Archipel\I18n\Texts;

/** Ways on from empty states. */
final class To_Shop {

	/** Link to the shop, as `ToShop` in the browser; to the home page, WooCommerce's fallback, without a shop page. */
	public static function link( string $classes = '' ): string {
		return sprintf( '<a class="%1$s" href="%2$s">%3$s</a>', esc_attr( $classes ), esc_url( wc_get_page_permalink( 'shop' ) ), esc_html( Texts::get( 'to-shop.shop', 'Voir la boutique', 'Go to the shop' ) ) );
	}

	/** Prints links to the five categories with the most products; nothing without categories. */
	public static function print_categories(): void {
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
			$link    = get_term_link( $term );
			$links[] = sprintf( '<a href="%1$s">%2$s</a>', is_string( $link ) ? esc_url( $link ) : '', esc_html( $term->name ) );
		}
		if ( array() !== $links ) {
			printf( '<p>%1$s %2$s</p>', esc_html( Texts::get( 'to-shop.categories', "Nos catégories\u{A0}:", 'Our categories:' ) ), implode( ' · ', $links ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the links escape their own.
		}
	}
}
