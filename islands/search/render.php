<?php
/** Server side of the search: a plain form, and the source of suggestions. */

namespace Archipel\Islands\Search;

use Archipel\I18n\Texts;
use Archipel\Theme_Action;
use Archipel\Ui\To_Shop;
use function Archipel\hidden_fields;

defined( 'ABSPATH' ) || exit;

Words::register();
Suggestions::register();
Theme_Action::answer( 'osf_woo_search', array( Theme_Search::class, 'answer' ) );

/** Filter: sets the source `theme` if the theme has a live search and the owner left the source at `auto`, so that the browser need not probe. Ours answers other scripts only: the Store API says more. */
function name_source( $entry ): array {
	$entry       = (array) $entry;
	$props       = $entry['props'] ?? array();
	$is_of_theme = 'auto' === ( $props['source'] ?? 'auto' ) && has_action( 'wp_ajax_nopriv_osf_woo_search' );
	return $is_of_theme ? array( 'props' => array( 'source' => 'theme' ) + $props ) + $entry : $entry;
}
add_filter( 'archipel_config_of_search', __NAMESPACE__ . '\name_source' );

/** Prints a link to the shop below an empty search result. */
function offer_shop(): void {
	if ( is_search() ) {
		printf( '<p class="return-to-shop">%s</p>', To_Shop::link( 'button' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the link escapes its own.
	}
}
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\offer_shop', 20 );

/** Returns the icon as SVG, 24 by 24. */
function magnifier(): string {
	return '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14Zm5-2 5 5" /></svg>';
}

/** Returns a unique landmark name, with a number from the second search of the page on: landmarks with the same role need different names. */
function landmark_name( string $label ): string {
	static $searches = 0;
	return 1 === ++$searches ? $label : "$label ($searches)";
}

/** Returns the form and, unless inline, the button that opens it; the button shows only with JavaScript. */
return static function ( array $props ): string {
	$skin    = (string) ( $props['skin'] ?? 'default' );
	$display = (string) ( $props['display'] ?? 'inline' );
	$id      = wp_unique_id( 'archipel-search-' );
	$label   = Texts::get( 'search.label', 'Rechercher un produit', 'Search for a product' );
	$is_full = 'full_screen' === $skin;
	$opens   = $is_full ? 'aria-haspopup="dialog"' : sprintf( 'aria-expanded="false" aria-controls="%s-form"', $id );
	$toggle  = $is_full || 'inline' !== $display
		? sprintf( '<button type="button" class="archipel-search__toggle archipel-button" data-archipel-intent="toggle" aria-label="%1$s" %2$s>%3$s</button>', esc_attr( $label ), $opens, magnifier() )
		: '';
	return sprintf(
		'<div class="archipel-search" data-skin="%1$s" data-display="%2$s" role="search" aria-label="%11$s">%3$s<form class="archipel-search__form" id="%4$s-form" method="get" action="%5$s"><label class="%6$s" for="%4$s">%7$s</label><input class="archipel-search__field" type="search" id="%4$s" name="s" value="%8$s" placeholder="%9$s" />%12$s%10$s</form></div>',
		esc_attr( $skin ),
		esc_attr( $display ),
		$toggle,
		esc_attr( $id ),
		esc_url( home_url( '/' ) ),
		'minimal' === $skin ? 'archipel-search__icon' : 'archipel-visually-hidden',
		'minimal' === $skin ? magnifier() . '<span class="archipel-visually-hidden">' . esc_html( $label ) . '</span>' : esc_html( $label ),
		esc_attr( get_search_query( false ) ),
		esc_attr( (string) ( $props['placeholder'] ?? '' ) ),
		'minimal' === $skin ? '' : '<button type="submit" class="button">' . esc_html( Texts::get( 'search.submit', 'Rechercher', 'Search' ) ) . '</button>',
		esc_attr( landmark_name( $label ) ),
		hidden_fields( home_url( '/' ), array( 'post_type' => 'product' ) )
	);
};
