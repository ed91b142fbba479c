<?php
/** Server side of the filter panel: its form, which works without JavaScript, and filters that WooCommerce's query lacks. */

namespace Archipel\Islands\Filter_Panel;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/stock-of-choice.php';

/**
 * Returns a form with the button that opens it as a drawer on a phone (hidden on other screens and without JavaScript), and the chips of the active
 * filters.
 */
function with_drawer( string $form ): string {
	$active = new Active_Filters( $form, query() );
	return Filter_Link::place() . '<button type="button" class="archipel-button archipel-filter__open" data-archipel-intent="open" aria-haspopup="dialog">' . esc_html( Filter_Link::words( $active->count() ) ) . '</button>' . $active->html() . $form;
}

/** Wraps the form of Themify's filter in an Archipel host, so that a phone has the button before any script has loaded (LIST-07). */
function host_form( $html, $tag ) {
	$is_form = in_array( $tag, array( 'tf_product_filter', 'searchandfilter' ), true ) && is_string( $html ) && false !== strpos( $html, 'wpf_form' );
	return $is_form ? archipel_island( 'filter-panel', array(), with_drawer( $html ) ) : $html;
}

/** @return array<string, string> The query of the URL by name: values joined by commas, without blanks and without the query type of a blank attribute. */
function query(): array {
	$query = array();
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a list is looked at, nothing is changed.
	foreach ( wp_unslash( $_GET ) as $name => $value ) {
		$text = sanitize_text_field( implode( ',', array_filter( (array) $value, 'is_scalar' ) ) );
		if ( '' !== trim( $text, ',' ) ) {
			$query[ sanitize_text_field( (string) $name ) ] = $text;
		}
	}
	foreach ( array_keys( $query ) as $name ) {
		if ( 0 === strpos( $name, 'query_type_' ) && ! isset( $query[ 'filter_' . substr( $name, strlen( 'query_type_' ) ) ] ) ) {
			unset( $query[ $name ] );
		}
	}
	return $query;
}

/** Redirects a form sent without JavaScript (`name[]`, blanks), which WooCommerce misreads, to one canonical URL. */
function tidy(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as above.
	if ( ! isset( $_GET['archipel_filter'], $_SERVER['REQUEST_URI'] ) ) {
		return;
	}
	$query = array_diff_key( query(), array( 'archipel_filter' => '' ) );
	$path  = (string) wp_parse_url( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ), PHP_URL_PATH );
	wp_safe_redirect( add_query_arg( array_map( 'rawurlencode', $query ), '/' . ltrim( $path, '/' ) ), 303 );
	exit;
}

/** Restricts the list to products on sale, for which WooCommerce has no query parameter. */
function only_on_sale( $query ): void {
	if ( empty( query()['on_sale'] ) ) {
		return;
	}
	$wanted = (array) $query->get( 'post__in' );
	$ids    = wc_get_product_ids_on_sale();
	$query->set( 'post__in', array_merge( array( 0 ), $wanted ? array_intersect( $wanted, $ids ) : $ids ) );
}

/** @return string[] The names of filters in the URL, WooCommerce's and Themify's. */
function filters_of_address(): array {
	return array_values( (array) preg_grep( '/^(filter_|wpf(_|$)|(min_price|max_price|rating_filter|on_sale)$)/', array_keys( query() ) ) );
}

/** Prints a link that clears the filters if nothing is found (FILT-07), also for use without JavaScript. */
function offer_way_on(): void {
	$filters = filters_of_address();
	if ( array() === $filters || ! isset( $_SERVER['REQUEST_URI'] ) ) {
		return;
	}
	$types   = preg_replace( '/^filter_/', 'query_type_', $filters );
	$address = remove_query_arg( array_merge( $filters, (array) $types, array( 'paged' ) ), (string) preg_replace( '#/page/\d+/?#', '/', esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) ) );
	printf( '<p class="archipel-filter__way-on"><a class="button" rel="nofollow" href="%1$s">%2$s</a></p>', esc_url( $address ), esc_html( Texts::get( 'filter-panel.clearNothing', 'Effacer les filtres', 'Clear the filters' ) ) );
}

/** Keeps filtered URLs, whose number is unlimited, out of search indexes; their links to products are followed. */
function keep_out_of_index( $robots ) {
	return array() !== filters_of_address() ? wp_robots_no_robots( (array) $robots ) : $robots;
}

/**
 * Whether the fields of a placed panel are a row of closed ones, so that the products are in view: it stands above the list, unless a sidebar is being
 * printed.
 */
function is_folded(): bool {
	/** Filters whether the fields of a placed panel are a row of closed fields: only the theme knows its layout of a list without a sidebar. */
	return (bool) apply_filters( 'archipel_filter_is_folded', did_action( 'dynamic_sidebar_before' ) === did_action( 'dynamic_sidebar_after' ) );
}

add_filter( 'do_shortcode_tag', __NAMESPACE__ . '\host_form', 10, 2 );
add_action( 'wp_loaded', __NAMESPACE__ . '\tidy', 1 );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\offer_way_on', 20 );
// After the wrappers of themes around result count and order.
add_action( 'woocommerce_before_shop_loop', array( Filter_Link::class, 'print' ), 35 );
add_filter( 'dynamic_sidebar_params', array( Filter_Link::class, 'mark_widget' ) );
add_action( 'woocommerce_product_query', __NAMESPACE__ . '\only_on_sale' );
add_filter( 'wp_robots', __NAMESPACE__ . '\keep_out_of_index', 20 );

return static fn( array $props ): string => with_drawer( ( new Filter_Form( query(), is_folded() ) )->html( (array) ( $props['fields'] ?? array() ) ) );
