<?php
namespace Archipel\Islands\Filter_Panel;

use Archipel\I18n\Texts;

/**
 * Link above the list, sticky with it: opens the drawer of the panel, or leads to the panel without JavaScript. On a phone, themes put the panel of a
 * sidebar below all products.
 */
final class Filter_Link {

	/** Id of the target of the link. */
	public const ID = 'archipel-filters';

	/** Pattern of a panel in widget content: shortcode of Themify or Archipel, or block. */
	private const PANEL = '/\[(?:tf_product_filter|searchandfilter|archipel_filter_panel)\b|wp:archipel\/filter-panel\b/';

	/** Id prefixes of WooCommerce's filter widgets. */
	private const WIDGETS = array( 'woocommerce_layered_nav', 'woocommerce_price_filter', 'woocommerce_rating_filter' );

	/** Whether a panel was printed: a list printed later is below it. */
	private static bool $is_there = false;

	/** Returns the link's target, once per page. */
	public static function place(): string {
		$place          = self::$is_there ? '' : sprintf( '<span id="%s"></span>', self::ID );
		self::$is_there = true;
		return $place;
	}

	/** Adds the link's target to the first WooCommerce filter in a sidebar. */
	public static function mark_widget( $params ) {
		if ( is_array( $params ) && ! is_admin() && in_array( preg_replace( '/-\d+$/', '', (string) ( $params[0]['widget_id'] ?? '' ) ), self::WIDGETS, true ) ) {
			$params[0]['before_widget'] = ( $params[0]['before_widget'] ?? '' ) . self::place();
		}
		return $params;
	}

	/** Prints the link if a panel follows the list. */
	public static function print(): void {
		$what = self::$is_there ? '' : self::in_sidebar();
		/** Filters whether a panel follows the list on a phone: by default one in a sidebar, if none stands above. Only a theme knows where it prints one itself. */
		if ( ! apply_filters( 'archipel_filter_follows_list', '' !== $what ) ) {
			return;
		}
		$count = self::count();
		// The drawer of a sidebar has no order field.
		$words = 'widget' === $what ? self::words( $count ) : (
			0 === $count
			? Texts::get( 'filter-panel.openAbove', 'Filtrer et trier', 'Filter and sort' )
			: Texts::get( 'filter-panel.openAboveWith', 'Filtrer et trier ({count} choix actif) | Filtrer et trier ({count} choix actifs)', 'Filter and sort ({count} active) | Filter and sort ({count} active)', array( 'count' => (string) $count ) )
		);
		printf( '<a class="archipel-link archipel-filter__link" href="#%1$s">%2$s</a>', esc_attr( self::ID ), esc_html( $words ) );
	}

	/** Returns the label of the opener, with the number of active filters. */
	public static function words( int $count ): string {
		return 0 === $count
			? Texts::get( 'filter-panel.open', 'Filtrer', 'Filter' )
			: Texts::get( 'filter-panel.openWith', 'Filtrer ({count} choix actif) | Filtrer ({count} choix actifs)', 'Filter ({count} active) | Filter ({count} active)', array( 'count' => (string) $count ) );
	}

	/** Returns the kind of filter in the sidebars of this theme (WordPress keeps those of earlier themes, too): `panel`, else `widget` (WooCommerce filter), else an empty string. */
	private static function in_sidebar(): string {
		$what = '';
		foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
			foreach ( is_registered_sidebar( $sidebar ) ? (array) $widgets : array() as $id ) {
				if ( 1 !== preg_match( '/^(.+)-(\d+)$/', (string) $id, $parts ) ) {
					continue;
				}
				if ( in_array( $parts[1], self::WIDGETS, true ) ) {
					$what = 'widget';
				}
				$options = get_option( "widget_{$parts[1]}" );
				$widget  = is_array( $options ) ? (array) ( $options[ (int) $parts[2] ] ?? array() ) : array();
				if ( 1 === preg_match( self::PANEL, implode( ' ', array_filter( $widget, 'is_string' ) ) ) ) {
					return 'panel';
				}
			}
		}
		return $what;
	}

	/** Returns the number of values in the URL: a price range is one, parameters of Themify's form itself are none. */
	private static function count(): int {
		$query = query();
		// A category has a URL of its own, but is also a choice in the panel.
		$names = array_diff( array_merge( filters_of_address(), array_intersect( array( 'product_cat' ), array_keys( $query ) ) ), array( 'wpf', 'wpf_page', 'wpf_cols', 'wpf_ajax' ) );
		$count = count( array_intersect( array( 'min_price', 'max_price' ), $names ) ) > 1 ? -1 : 0;
		foreach ( $names as $name ) {
			$count += count( array_diff( explode( ',', $query[ $name ] ), array( '' ) ) );
		}
		return $count;
	}
}
