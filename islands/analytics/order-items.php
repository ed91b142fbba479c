<?php
namespace Archipel\Islands\Analytics;

use Archipel\Shop;

/** Builds the data of an order for its thank-you page: items and amounts, nothing about the buyer. */
final class Order_Items {

	/** Seconds after which an order is no longer reported: a later view of its page is a repeated visit. */
	private const FRESH = DAY_IN_SECONDS;

	/** Statuses of orders that are not reported. */
	private const LOST = array( 'failed', 'cancelled', 'refunded' );

	/** @return array<string, mixed>|null The data of an order; null if it must not be reported. */
	public static function data( \WC_Order $order ): ?array {
		$created = $order->get_date_created();
		if ( $order->has_status( self::LOST ) || null === $created || $created->getTimestamp() < time() - self::FRESH ) {
			return null;
		}
		$items = array();
		foreach ( $order->get_items() as $line ) {
			$quantity = (float) $line->get_quantity();
			if ( $line instanceof \WC_Order_Item_Product && $quantity > 0 ) {
				$price   = (float) $line->get_total() / $quantity;
				$items[] = Item::make( $line->get_product_id(), $line->get_variation_id(), Shop::minor( $price ), $quantity, self::choices( $line ), $line->get_product() );
			}
		}
		return array(
			'id'       => $order->get_id(),
			'number'   => (string) $order->get_order_number(),
			'tax'      => Shop::minor( $order->get_total_tax() ),
			'shipping' => Shop::minor( (float) $order->get_shipping_total() ),
			'items'    => $items,
		);
	}

	/** @return array<string, mixed> The variation attributes of a line. Other line meta may contain the buyer's input or plugin data, and is skipped. */
	private static function choices( \WC_Order_Item_Product $line ): array {
		$product = $line->get_product();
		$choices = array();
		foreach ( $product instanceof \WC_Product_Variation ? array_keys( $product->get_attributes() ) : array() as $name ) {
			$choices[ (string) $name ] = $line->get_meta( (string) $name );
		}
		return $choices;
	}
}
