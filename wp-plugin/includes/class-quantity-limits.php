<?php
namespace Archipel;

/** Combines stock, “sold individually” and the quantity filters, like the quantity field of the cart page. */
final class Quantity_Limits {

	/** @var int|float Minimum above 0. */
	public $min;

	/** @var int|float|null Maximum; null without one. */
	public $max;

	/** @var int|float Step between allowed quantities. */
	public $step;

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

		// WooCommerce's order: the three filters of single values, then the filter of all.
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

	/** @return int|float A number, or the result of a filter: int if it is whole, 0 if it is not numeric. */
	public static function number( $value ) {
		if ( ! is_numeric( $value ) ) {
			return 0;
		}
		$number = (float) $value;
		return floor( $number ) === $number && abs( $number ) < PHP_INT_MAX ? (int) $number : $number;
	}
}
