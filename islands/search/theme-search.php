<?php
namespace Archipel\Islands\Search;

use Archipel\I18n\Texts;
use Archipel\Shared_Answer;
use Archipel\Shop;
use Archipel\Theme_Action;

/** Answers a theme's live search: products as links with picture, name and price (SRCH-02). */
final class Theme_Search {

	/** Characters of a keyword, and number of products, at most. */
	private const LENGTH = 100;
	private const MOST   = 6;

	/** Sends the suggestions as HTML. */
	public static function answer(): void {
		ob_start();
		$keyword = trim( Theme_Action::text( 'keyword', self::LENGTH ) );
		// As the script asks: above two characters.
		$found = mb_strlen( $keyword ) < 3 ? array() : Suggestions::products( $keyword, self::MOST, '', Theme_Action::without_hidden( 'search' ) );
		$items = implode( '', array_map( array( self::class, 'item' ), $found ) );
		ob_end_clean();
		Shared_Answer::allow_caching();
		if ( '' === $items ) {
			$none = Texts::get( 'search.none', "Aucun produit ne correspond à «\u{202f}{term}\u{202f}».", 'No product matches “{term}”.', array( 'term' => $keyword ) );
			printf( '<p class="osf-search-none">%s</p>', esc_html( $none ) );
		} else {
			echo '<ul class="osf-search-list">', $items, '</ul>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped in item().
		}
		wp_die();
	}

	/** Returns a product as a list item, escaped. */
	private static function item( int $id ): string {
		$product = wc_get_product( $id );
		// For logged-in users WordPress also finds products with a password.
		return ! $product instanceof \WC_Product || '' !== $product->get_post_password() ? '' : sprintf(
			'<li><a href="%1$s">%2$s<span class="title">%3$s</span> <span class="price">%4$s</span></a></li>',
			esc_url( $product->get_permalink() ),
			$product->get_image( 'woocommerce_thumbnail', array( 'alt' => '' ) ),
			esc_html( Shop::plain( $product->get_name() ) ),
			wp_kses_post( $product->get_price_html() )
		);
	}
}
