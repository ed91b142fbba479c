<?php
/** Server side of the swatches: own lists where no swatch plugin prints any, and the settings of Variation Swatches for WooCommerce. */

namespace Archipel\Islands\Swatches;

use Archipel\Host;
use Archipel\Ui\Swatch_Looks;

defined( 'ABSPATH' ) || exit;

/** Prints a list of swatches after each option select of a variable product. The select stays: it is submitted, and it works without JavaScript. */
final class Swatch_Lists {

	/** Side of a colour or image swatch in CSS pixels, large enough for touch. */
	private const SIDE = 42;

	/** Filter: appends the list to the select, unless another plugin has changed the HTML. */
	public static function append( $html, $args ) {
		$attribute = $args['attribute'] ?? '';
		$product   = $args['product'] ?? null;
		if ( ! is_string( $html ) || ! is_string( $attribute ) || ! $product instanceof \WC_Product || ! preg_match( '~^\s*<select\b(?:(?!<select\b).)*</select>\s*$~s', $html ) ) {
			return $html;
		}
		$values = self::values( $html, $attribute );
		if ( array() === $values || ! \Archipel\plugin()->islands()->is_on( 'swatches' ) ) {
			return $html;
		}
		$label      = wc_attribute_label( $attribute, $product );
		$attributes = sprintf(
			'class="archipel-swatches" role="radiogroup" aria-label="%1$s" data-attribute_name="%2$s" data-kind="%3$s"',
			esc_attr( $label ),
			esc_attr( wc_variation_attribute_name( $attribute ) ),
			esc_attr( $values[0]['kind'] )
		);
		return $html . Host::render( 'swatches', array(), self::items( $values, $label ), $attributes );
	}

	private static function items( array $values, string $label ): string {
		$name  = wp_unique_id( 'archipel-swatches-' );
		$stock = empty( \Archipel\plugin()->islands()->options( 'swatches' )['showVariationStock'] ) ? '' : ' data-stock';
		$html  = '';
		foreach ( $values as $value ) {
			$html .= sprintf(
				'<label class="archipel-swatches__item" data-value="%1$s" data-title="%2$s"%3$s><input type="radio" form="" name="%4$s" value="%1$s" aria-label="%5$s"%6$s>%7$s</label>',
				esc_attr( $value['value'] ),
				esc_attr( $value['title'] ),
				$stock,
				esc_attr( $name ),
				esc_attr( $label . ', ' . $value['title'] ),
				checked( $value['selected'], true, false ),
				'label' === $value['kind']
					? '<span class="archipel-swatches__text">' . esc_html( $value['title'] ) . '</span>'
					: Swatch_Looks::face( $value, 'archipel-swatches__' . ( 'color' === $value['kind'] ? 'colour' : 'image' ), self::SIDE )
			);
		}
		return $html;
	}

	/** @return list<array{value: string, title: string, selected: bool, kind: string, color: string, image: int}> The values of an attribute's select, parsed from its HTML: other plugins may have renamed, sorted or removed options. */
	private static function values( string $html, string $attribute ): array {
		$options = array();
		$titles  = array();
		$tags    = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_token() ) {
			if ( 'OPTION' === $tags->get_token_name() && ! $tags->is_tag_closer() ) {
				$value     = $tags->get_attribute( 'value' );
				$titles[]  = '';
				$options[] = array(
					'value'    => is_string( $value ) ? $value : '',
					'selected' => null !== $tags->get_attribute( 'selected' ),
				);
			} elseif ( '#text' === $tags->get_token_name() && array() !== $options ) {
				$titles[ count( $titles ) - 1 ] .= trim( $tags->get_modifiable_text() );
			}
		}
		$values = array();
		foreach ( $options as $at => $option ) {
			if ( '' !== $option['value'] ) {
				$values[] = $option + array( 'title' => $titles[ $at ] ) + Swatch_Looks::of( taxonomy_exists( $attribute ) ? get_term_by( 'slug', $option['value'], $attribute ) : false, $option['value'], $attribute );
			}
		}
		return $values;
	}
}

/** Adds the owner's settings of Variation Swatches for WooCommerce, with lower priority than the island's own settings. */
function add_plugin_options( $entry ): array {
	$entry = (array) $entry;
	if ( array() === $entry || ! function_exists( 'woo_variation_swatches' ) ) {
		return $entry;
	}
	$plugin = woo_variation_swatches();
	$props  = array(
		'clearOnReselect'         => wc_string_to_bool( $plugin->get_option( 'clear_on_reselect', 'no' ) ),
		'showVariationLabel'      => wc_string_to_bool( $plugin->get_option( 'show_variation_label', 'yes' ) ),
		'variationLabelSeparator' => sanitize_text_field( $plugin->get_option( 'variation_label_separator', ':' ) ),
	);
	return array( 'props' => ( $entry['props'] ?? array() ) + $props ) + $entry;
}

// After the plugins that print swatches themselves.
add_filter( 'woocommerce_dropdown_variation_attribute_options_html', array( Swatch_Lists::class, 'append' ), 1000, 2 );
// Selects and swatch plugins have this filter in common.
add_filter( 'woocommerce_get_product_terms', array( Size_Order::class, 'sort' ) );
add_filter( 'archipel_config_of_swatches', __NAMESPACE__ . '\add_plugin_options' );
