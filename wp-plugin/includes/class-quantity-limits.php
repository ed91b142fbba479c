<?php
/**
 * How many of a product one cart line may hold.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Stock, "sold individually" and the quantity filters together: what the quantity field of the cart page would allow.
 */
final class Quantity_Limits {

	/** @var int|float Smallest quantity that is not a removal. */
	public $min;

	/** @var int|float|null Largest quantity, null when there is no limit. */
	public $max;

	/** @var int|float Distance between two allowed quantities. */
	public $step;

	/**
	 * Asks the product and the filters.
	 *
	 * @param \WC_Product          $product  Product of the line.
	 * @param string               $key      Key of the line.
	 * @param array<string, mixed> $item     The line.
	 */
	public function __construct( \WC_Product $product, string $key, array $item ) {
		$single = $product->is_sold_individually();
		$max    = $single ? 1 : $product->get_max_purchase_quantity();
		$args   = array(
			'input_name'   => "cart[{$key}][qty]",
			'input_value'  => $item['quantity'] ?? 1,
			'min_value'    => 1,
			'max_value'    => $max,
			'step'         => 1,
			'product_name' => $product->get_name(),
		);

		// The three filters of single values, then the one of all: in WooCommerce's order.
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filters.
		$args['min_value'] = apply_filters( 'woocommerce_quantity_input_min', $args['min_value'], $product );
		$args['max_value'] = apply_filters( 'woocommerce_quantity_input_max', $args['max_value'], $product );
		$args['step']      = apply_filters( 'woocommerce_quantity_input_step', $args['step'], $product );
		$args              = (array) apply_filters( 'woocommerce_quantity_input_args', $args, $product );
		// phpcs:enable

		$this->min  = max( 1, self::number( $args['min_value'] ?? 1 ) );
		$limit      = self::number( $args['max_value'] ?? -1 );
		$this->max  = $limit > 0 ? max( $limit, $this->min ) : null;
		$this->step = self::number( $args['step'] ?? 1 ) > 0 ? self::number( $args['step'] ?? 1 ) : 1;
		if ( $single ) {
			$this->min = 1;
			$this->max = 1;
		}
	}

	/**
	 * A number as it is in JSON: whole when it is whole. Anything else counts as 0.
	 *
	 * @param mixed $value Number, or what a filter made of it.
	 * @return int|float
	 */
	public static function number( $value ) {
		if ( ! is_numeric( $value ) ) {
			return 0;
		}
		$number = (float) $value;
		return floor( $number ) === $number && abs( $number ) < PHP_INT_MAX ? (int) $number : $number;
	}
}
