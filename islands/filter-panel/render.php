<?php
/**
 * Server side of the filter panel: its form, which works without scripts, and what WooCommerce's own query does not know.
 *
 * @package Archipel
 */

namespace Archipel\Islands\FilterPanel;

use Archipel\Ui\Texts;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/i18n/texts.php';
require_once dirname( __DIR__, 2 ) . '/ui/swatch-looks.php';
require_once __DIR__ . '/placement.php';
require_once __DIR__ . '/filter-form.php';
require_once __DIR__ . '/stock-of-choice.php';
require_once __DIR__ . '/active-filters.php';
require_once __DIR__ . '/filter-link.php';

/**
 * A form with the button by which a phone opens it as a drawer (other screens, and those without scripts, do not show that), and what the address has
 * chosen.
 */
function with_drawer( string $form ): string {
	$active = new Active_Filters( $form, query() );
	return Filter_Link::place() . '<button type="button" class="archipel-button archipel-filter__open" data-archipel-intent="open" aria-haspopup="dialog">' . esc_html( Filter_Link::words( $active->count() ) ) . '</button>' . $active->html() . $form;
}

/**
 * Puts the form of Themify's filter into a host of ours, so that a phone has a button for it before any script has come (LIST-07).
 *
 * @param string|mixed $html The form.
 * @param string       $tag  The shortcode.
 * @return string|mixed
 */
function host_form( $html, $tag ) {
	$is_form = in_array( $tag, array( 'tf_product_filter', 'searchandfilter' ), true ) && is_string( $html ) && false !== strpos( $html, 'wpf_form' );
	return $is_form ? archipel_island( 'filter-panel', array(), with_drawer( $html ) ) : $html;
}

/**
 * What the address asks for, by name: as text, many values joined by commas; blanks and what belongs to a blank left out.
 *
 * @return array<string, string>
 */
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

/** The form as a browser without scripts sends it has `name[]` and blanks, which WooCommerce misunderstands: one clean address stands for it. */
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

/**
 * Only what is on sale: WooCommerce has no name for it in an address.
 *
 * @param \WP_Query $query The shop's.
 */
function only_on_sale( $query ): void {
	if ( empty( query()['on_sale'] ) ) {
		return;
	}
	$wanted = (array) $query->get( 'post__in' );
	$ids    = wc_get_product_ids_on_sale();
	$query->set( 'post__in', array_merge( array( 0 ), $wanted ? array_intersect( $wanted, $ids ) : $ids ) );
}

/**
 * Names in the address that filter a list, WooCommerce's and Themify's.
 *
 * @return string[]
 */
function filters_of_address(): array {
	return array_values( (array) preg_grep( '/^(filter_|wpf(_|$)|(min_price|max_price|rating_filter|on_sale)$)/', array_keys( query() ) ) );
}

/** Where nothing is found there is a way on (FILT-07), with the page and without scripts. */
function offer_way_on(): void {
	$filters = filters_of_address();
	if ( array() === $filters || ! isset( $_SERVER['REQUEST_URI'] ) ) {
		return;
	}
	$types   = preg_replace( '/^filter_/', 'query_type_', $filters );
	$address = remove_query_arg( array_merge( $filters, (array) $types, array( 'paged' ) ), (string) preg_replace( '#/page/\d+/?#', '/', esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) ) );
	printf( '<p class="archipel-filter__way-on"><a class="button" rel="nofollow" href="%1$s">%2$s</a></p>', esc_url( $address ), esc_html( Texts::get( 'filter-panel.clearNothing', 'Effacer les filtres', 'Clear the filters' ) ) );
}

/**
 * Filtered addresses are without end: a search engine follows their links to the products and keeps none of them.
 *
 * @param array<string, bool|string>|mixed $robots Directives.
 * @return array<string, bool|string>|mixed
 */
function keep_out_of_index( $robots ) {
	return array() !== filters_of_address()
		? array(
			'noindex' => true,
			'follow'  => true,
		) + (array) $robots
		: $robots;
}

add_filter( 'do_shortcode_tag', __NAMESPACE__ . '\host_form', 10, 2 );
add_action( 'wp_loaded', __NAMESPACE__ . '\tidy', 1 );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\offer_way_on', 20 );
// After what themes wrap around the number of products and their order.
add_action( 'woocommerce_before_shop_loop', array( Filter_Link::class, 'print' ), 35 );
add_filter( 'dynamic_sidebar_params', array( Filter_Link::class, 'mark_widget' ) );
add_action( 'dynamic_sidebar_before', array( Placement::class, 'enter' ) );
add_action( 'dynamic_sidebar_after', array( Placement::class, 'leave' ) );
add_action( 'woocommerce_product_query', __NAMESPACE__ . '\only_on_sale' );
add_filter( 'wp_robots', __NAMESPACE__ . '\keep_out_of_index', 20 );

return static fn( array $props ): string => with_drawer( ( new Filter_Form( query(), Placement::is_folded() ) )->html( (array) ( $props['fields'] ?? array() ) ) );
