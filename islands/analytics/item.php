<?php
namespace Archipel\Islands\Analytics;

use Archipel\Quantity_Limits;
use Archipel\Shop;

/** Builds the data of a product: without options of a variation, except those that the owner allows, and without customer data. */
final class Item {

	/** Google's number of category levels. */
	private const LEVELS = 5;

	/** @return array<string, mixed> The data of a product on a page or in a list. */
	public static function of_product( \WC_Product $product ): array {
		$price = wc_get_price_excluding_tax( $product, array( 'price' => (float) $product->get_price() ) );
		return self::make( $product->get_id(), 0, Shop::minor( (float) $price ), 1, array(), $product );
	}

	/** @return list<array<string, mixed>> The data of the cart lines. */
	public static function of_cart( \WC_Cart $cart ): array {
		$items = array();
		foreach ( $cart->get_cart() as $line ) {
			$product  = $line['data'] ?? null;
			$quantity = (float) ( $line['quantity'] ?? 0 );
			if ( ! $product instanceof \WC_Product || $quantity <= 0 ) {
				continue;
			}
			$price   = (float) ( $line['line_total'] ?? 0 ) / $quantity;
			$choices = is_array( $line['variation'] ?? null ) ? $line['variation'] : array();
			$items[] = self::make( (int) $line['product_id'], (int) $line['variation_id'], Shop::minor( $price ), $quantity, $choices, $product );
		}
		return $items;
	}

	/**
	 * Returns the data of one item.
	 *
	 * @param int                   $id           Product id, not of a variation.
	 * @param int                   $variation_id Variation id, or 0.
	 * @param int                   $price        Unit price in minor units.
	 * @param array<string, mixed>  $choices      Selected options by attribute, as posted by the form.
	 * @param \WC_Product|null|bool $bought       Product or variation; null or false if deleted.
	 */
	public static function make( int $id, int $variation_id, int $price, float $quantity, array $choices, $bought ): array {
		$product = $variation_id > 0 || ! $bought instanceof \WC_Product ? wc_get_product( $id ) : $bought;
		$item    = array(
			'id'         => $id,
			'variation'  => $variation_id,
			'sku'        => $product instanceof \WC_Product ? (string) $product->get_sku() : '',
			// A variation's name would contain its options.
			'name'       => $product instanceof \WC_Product ? Shop::plain( $product->get_name() ) : "#$id",
			'price'      => $price,
			'quantity'   => Quantity_Limits::number( $quantity ),
			'categories' => self::categories( $id ),
			'variant'    => self::variant( $choices, $bought ),
		);

		/**
		 * Filters the data of a product for analytics. The data must not contain anything about the visitor.
		 *
		 * @param array<string, mixed> $item `id`, `variation`, `sku`, `name`, `price` in minor units, `quantity`, `categories`, `variant`.
		 * @param int                  $id   Product id.
		 */
		return (array) apply_filters( 'archipel_analytics_item', $item, $id );
	}

	/** @return list<string> The names of a category and its ancestors, from the root down. */
	public static function path( \WP_Term $term ): array {
		$ids   = array_reverse( array( $term->term_id, ...get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) ) );
		$terms = array_filter( array_map( 'get_term', $ids ), static fn( $one ): bool => $one instanceof \WP_Term );
		return array_map( array( Shop::class, 'plain' ), array_values( wp_list_pluck( $terms, 'name' ) ) );
	}

	/** @return list<string> The category names of a product: the deepest path first, then the others. At most five. */
	private static function categories( int $id ): array {
		$terms = get_the_terms( $id, 'product_cat' );
		$paths = array_map( array( self::class, 'path' ), is_array( $terms ) ? $terms : array() );
		// Paths of equal depth keep the shop's order.
		usort( $paths, static fn( array $one, array $other ): int => count( $other ) <=> count( $one ) );
		return array_slice( array_values( array_unique( array_merge( ...$paths ) ) ), 0, self::LEVELS );
	}

	/** Returns the selected options, by attribute with or without the prefix `attribute_`, that may be sent. */
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
