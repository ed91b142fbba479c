<?php
/** Server side of the currency switcher: a form that requests the same page in another currency. The same for every visitor. */

namespace Archipel\Islands\Currency_Switcher;

use Archipel\I18n\Texts;
use function Archipel\hidden_fields;

defined( 'ABSPATH' ) || exit;

/** Query parameters that select the content of a page; the same as in `enhance.ts`. */
const SHOWN = '/^(p|page_id|product|product_cat|product_tag|post_type|s|lang|orderby|order|paged|display|per_page|m(in|ax)_price|price|rating_filter|stock_status|(attribute|filter|query_type|wpf)[\w-]*|e-(filter|page)-[\w-]+)$/';

/** @return list<string> The currency codes that the shop supports. */
function codes(): array {
	$woocs = $GLOBALS['WOOCS'] ?? null;
	$codes = is_object( $woocs ) && method_exists( $woocs, 'get_currencies' ) ? array_keys( (array) $woocs->get_currencies() ) : array();

	/** Filters the currencies to choose from (ISO 4217), if the owner has listed none. */
	return array_values( array_filter( (array) apply_filters( 'archipel_currencies', $codes ), 'is_string' ) );
}

/** Returns the form; empty with fewer than two currencies. */
return static function ( array $props ): string {
	$codes = array_filter( (array) ( $props['currencies'] ?? array() ), 'is_string' );
	$codes = array() === $codes ? codes() : $codes;
	if ( count( $codes ) < 2 || ! function_exists( 'get_woocommerce_currencies' ) ) {
		return '';
	}
	$names   = get_woocommerce_currencies();
	$current = get_woocommerce_currency();
	$items   = '';
	foreach ( $codes as $code ) {
		$items .= sprintf(
			'<li><button class="archipel-currency__choice archipel-quiet-button archipel-button" name="currency" value="%1$s"%2$s>%1$s <span>%3$s</span></button></li>',
			esc_attr( $code ),
			$code === $current ? ' aria-current="true"' : '',
			esc_html( (string) ( $names[ $code ] ?? '' ) )
		);
	}
	return sprintf(
		'<form class="archipel-currency archipel-screen-only" method="get" aria-label="%1$s">%2$s<details><summary class="archipel-currency__summary archipel-chevron archipel-button"><span>%1$s</span> <strong class="archipel-currency__current">%3$s</strong></summary><ul class="archipel-currency__list archipel-list">%4$s</ul></details></form>',
		esc_attr( Texts::get( 'currency-switcher.label', 'Devise', 'Currency' ) ),
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- requests the displayed page again.
		hidden_fields( '', array_filter( wp_unslash( $_GET ), static fn( $name ): bool => 1 === preg_match( SHOWN, (string) $name ), ARRAY_FILTER_USE_KEY ) ),
		esc_html( $current ),
		$items
	);
};
