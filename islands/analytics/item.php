<?php
/**
 * A product, for analytics.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Analytics;

use Archipel\Quantity_Limits;
use Archipel\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Makes what is told of a product: never the options of a variation, but those that the owner lets out, and nothing about who buys it.
 */
final class Item {

	/** Google knows five levels of categories. */
	private const LEVELS = 5;

	/**
	 * A product of a page or of a list.
	 *
	 * @return array<string, mixed>
	 */
	public static function of_product( \WC_Product $product ): array {
		$args  = array( 'price' => (float) $product->get_price() );
		$price = Options::with_tax() ? wc_get_price_including_tax( $product, $args ) : wc_get_price_excluding_tax( $product, $args );
		return self::make( $product->get_id(), 0, Shop::minor( (float) $price ), 1, array(), $product );
	}

	/**
	 * The lines of the cart.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function of_cart( \WC_Cart $cart ): array {
		$items = array();
		foreach ( $cart->get_cart() as $line ) {
			$product  = $line['data'] ?? null;
			$quantity = (float) ( $line['quantity'] ?? 0 );
			if ( ! $product instanceof \WC_Product || $quantity <= 0 ) {
				continue;
			}
			$total   = (float) ( $line['line_total'] ?? 0 ) + ( Options::with_tax() ? (float) ( $line['line_tax'] ?? 0 ) : 0 );
			$choices = is_array( $line['variation'] ?? null ) ? $line['variation'] : array();
			$items[] = self::make( (int) $line['product_id'], (int) $line['variation_id'], Shop::minor( $total / $quantity ), $quantity, $choices, $product );
		}
		return $items;
	}

	/**
	 * The facts of one item.
	 *
	 * @param int                   $id           Product, not variation.
	 * @param int                   $variation_id Variation, or 0.
	 * @param int                   $price        Of one piece, in minor units.
	 * @param float                 $quantity     Pieces.
	 * @param array<string, mixed>  $choices      Chosen options by attribute, as the form sends them.
	 * @param \WC_Product|null|bool $bought       The product or its variation, as far as it is still there.
	 * @return array<string, mixed>
	 */
	public static function make( int $id, int $variation_id, int $price, float $quantity, array $choices, $bought ): array {
		$product = $variation_id > 0 || ! $bought instanceof \WC_Product ? wc_get_product( $id ) : $bought;
		$item    = array(
			'id'         => $id,
			'variation'  => $variation_id,
			'sku'        => $product instanceof \WC_Product ? (string) $product->get_sku() : '',
			// Not the name of a variation: that says its options.
			'name'       => $product instanceof \WC_Product ? Shop::plain( $product->get_name() ) : "#$id",
			'price'      => $price,
			'quantity'   => Quantity_Limits::number( $quantity ),
			'categories' => self::categories( $id ),
			'variant'    => self::variant( $choices, $bought ),
		);

		/**
		 * Changes what analytics are told of a product. Nothing in it may say anything about the person who looks at it.
		 *
		 * @param array<string, mixed> $item Facts: `id`, `variation`, `sku`, `name`, `price` in minor units, `quantity`, `categories`, `variant`.
		 * @param int                  $id   The product.
		 */
		return (array) apply_filters( 'archipel_analytics_item', $item, $id );
	}

	/**
	 * Names of a category and of those above it, from the root down.
	 *
	 * @return list<string>
	 */
	public static function path( \WP_Term $term ): array {
		$ids = array_reverse( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) );
		return array_merge( self::names( array_map( static fn( $id ) => get_term( (int) $id ), $ids ) ), self::names( array( $term ) ) );
	}

	/**
	 * Categories of a product: the deepest with those above it, then the others.
	 *
	 * @return list<string> Five at most.
	 */
	private static function categories( int $id ): array {
		$terms = get_the_terms( $id, 'product_cat' );
		if ( ! is_array( $terms ) ) {
			return array();
		}
		$paths = array_map( array( self::class, 'path' ), $terms );
		// Equals stay in the shop's order.
		usort( $paths, static fn( array $one, array $other ): int => count( $other ) <=> count( $one ) );
		return array_slice( array_values( array_unique( array_merge( ...$paths ) ) ), 0, self::LEVELS );
	}

	/**
	 * Names of terms.
	 *
	 * @param array<mixed> $terms Terms.
	 * @return list<string>
	 */
	private static function names( array $terms ): array {
		return array_values( array_map( static fn( \WP_Term $term ): string => Shop::plain( $term->name ), array_filter( $terms, static fn( $term ): bool => $term instanceof \WP_Term ) ) );
	}

	/**
	 * The chosen options that may be told.
	 *
	 * @param array<string, mixed> $choices By attribute, with or without `attribute_` before it.
	 * @param mixed                $bought  The variation, if it is there.
	 */
	private static function variant( array $choices, $bought ): string {
		$told = array();
		foreach ( $choices as $key => $value ) {
			$attribute = (string) preg_replace( '/^attribute_/', '', urldecode( (string) $key ) );
			$label     = $bought instanceof \WC_Product ? wc_attribute_label( $attribute, $bought ) : wc_attribute_label( $attribute );
			if ( ! is_string( $value ) || '' === $value || ! Options::tells( $attribute, $label ) ) {
				continue;
			}
			$term   = taxonomy_exists( $attribute ) ? get_term_by( 'slug', $value, $attribute ) : null;
			$told[] = Shop::plain( $term instanceof \WP_Term ? $term->name : $value );
		}
		return implode( ', ', $told );
	}
}
