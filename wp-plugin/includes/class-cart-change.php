<?php
namespace Archipel;

/**
 * Sets the quantity of a line and restores a removed line, by the rules of the cart page. Stock is checked before the change instead of
 * reported after it. Each method returns the reason of a refusal as plain text, or an empty string.
 */
final class Cart_Change {

	private \WC_Cart $cart;

	public function __construct( \WC_Cart $cart ) {
		$this->cart = $cart;
	}

	/** Sets the quantity of a line; 0 removes it. */
	public function set_quantity( string $key, $quantity ): string {
		$item    = $this->cart->get_cart_item( $key );
		$product = $item['data'] ?? null;
		if ( ! $product instanceof \WC_Product ) {
			return __( 'This item is no longer in your cart.', 'archipel' );
		}
		// Half an item, if the shop sells whole ones, would be rounded to 0 and remove the line.
		if ( ! is_numeric( $quantity ) || $quantity < 0 || (float) wc_stock_amount( $quantity + 0 ) !== (float) $quantity ) {
			return __( 'Please enter a valid quantity.', 'archipel' );
		}

		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filters, as on its cart page.
		$wanted = Quantity_Limits::number( apply_filters( 'woocommerce_stock_amount_cart_item', wc_stock_amount( $quantity + 0 ), $key ) );
		$reason = $wanted > 0 ? $this->refusal( $product, $key, $item, $wanted ) : '';
		if ( '' !== $reason ) {
			return $reason;
		}
		$notices = new Notice_Scope();
		$allowed = (bool) apply_filters( 'woocommerce_update_cart_validation', true, $key, $item, $wanted );
		$errors  = $notices->errors();
		// phpcs:enable
		if ( ! $allowed ) {
			return '' === $errors ? __( 'This quantity is not possible.', 'archipel' ) : $errors;
		}

		if ( $wanted > 0 ) {
			$this->cart->set_quantity( $key, $wanted ); // @phpstan-ignore argument.type (WooCommerce works with decimal quantities where a shop allows them.)
		} else {
			$this->cart->remove_cart_item( $key );
		}
		return '';
	}

	/** Restores a line that was removed on this page. */
	public function restore( string $key ): string {
		$removed = $this->cart->get_removed_cart_contents();
		$item    = $removed[ $key ] ?? null;
		$product = is_array( $item ) ? wc_get_product( $item['variation_id'] ? $item['variation_id'] : $item['product_id'] ) : null;
		if ( ! is_array( $item ) || ! $product instanceof \WC_Product ) {
			return __( 'This item can no longer be restored.', 'archipel' );
		}
		if ( ! $product->is_purchasable() || ! $product->is_in_stock() || ! $this->has_stock( $product, $item['quantity'] ) ) {
			/* translators: %s: name of a product. */
			return sprintf( __( '“%s” is no longer available in this quantity.', 'archipel' ), Shop::plain( $product->get_name() ) );
		}
		// The product may have been added again: restoring would overwrite that line.
		$again = $this->cart->get_cart_item( $key );
		if ( array() !== $again ) {
			// Before the change, with which WooCommerce stores the session: a repeated request would add the line again.
			$this->cart->set_removed_cart_contents( array_diff_key( $removed, array( $key => $item ) ) );
			$reason = $this->set_quantity( $key, $again['quantity'] + $item['quantity'] );
			if ( '' !== $reason ) {
				$this->cart->set_removed_cart_contents( $removed );
			}
			return $reason;
		}
		$this->cart->restore_cart_item( $key );
		return '';
	}

	/** Returns why a line cannot have this quantity above 0; empty if it can. */
	private function refusal( \WC_Product $product, string $key, array $item, float $wanted ): string {
		$limits = new Quantity_Limits( $product, $key, $item );
		$name   = Shop::plain( $product->get_name() );
		if ( $product->is_sold_individually() && $wanted > 1 ) {
			/* translators: %s: name of a product. */
			return sprintf( __( 'You can only have 1 “%s” in your cart.', 'archipel' ), $name );
		}
		if ( $wanted < $limits->min ) {
			/* translators: 1: name of a product, 2: a quantity. */
			return sprintf( __( 'The smallest quantity of “%1$s” is %2$s.', 'archipel' ), $name, $limits->min );
		}
		// A lower quantity is always accepted, even if it still exceeds the stock.
		if ( $wanted <= $item['quantity'] ) {
			return '';
		}
		if ( ! $this->has_stock( $product, $wanted - $item['quantity'] ) ) {
			/* translators: 1: name of a product, 2: a quantity. */
			return sprintf( __( 'There is not enough stock of “%1$s”: %2$s available.', 'archipel' ), $name, max( 0, (int) $product->get_stock_quantity() ) );
		}
		if ( null !== $limits->max && $wanted > $limits->max ) {
			/* translators: 1: name of a product, 2: a quantity. */
			return sprintf( __( 'The largest quantity of “%1$s” is %2$s.', 'archipel' ), $name, $limits->max );
		}
		$steps = ( $wanted - $limits->min ) / $limits->step;
		if ( abs( $steps - round( $steps ) ) > 0.0001 ) {
			/* translators: 1: name of a product, 2: a quantity. */
			return sprintf( __( '“%1$s” is sold in steps of %2$s.', 'archipel' ), $name, $limits->step );
		}
		return '';
	}

	/** Whether the stock suffices for more items, besides those in the cart and those held by unpaid orders. */
	private function has_stock( \WC_Product $product, float $more ): bool {
		if ( ! $product->managing_stock() || $product->backorders_allowed() ) {
			return true;
		}
		$in_cart = $this->cart->get_cart_item_quantities()[ $product->get_stock_managed_by_id() ] ?? 0;
		$order   = WC()->session ? absint( WC()->session->get( 'order_awaiting_payment' ) ) : 0;
		return $product->get_stock_quantity() >= $in_cart + $more + wc_get_held_stock_quantity( $product, $order );
	}
}
