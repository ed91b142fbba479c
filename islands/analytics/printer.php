<?php
namespace Archipel\Islands\Analytics;

use Archipel\Host;
use Archipel\Props;

/** Prints page data at the end of the page, product data in each tile, and cart data as a cart fragment. */
final class Printer {

	public const FRAGMENT = 'script#archipel-facts';

	public static function register(): void {
		add_filter( 'archipel_consent_services', array( self::class, 'ask_for' ) );
		add_action( 'woocommerce_thankyou', array( Page_Facts::class, 'note_order' ), 5 );
		// Runs after the tile output of themes and other plugins.
		add_action( 'woocommerce_after_shop_loop_item', array( self::class, 'print_tile' ), 99 );
		// Runs after plugins that may change the cart.
		add_filter( 'woocommerce_add_to_cart_fragments', array( self::class, 'add_fragment' ), 100 );
		Host::print_at( 'wp_footer', 20, 'analytics' );
	}

	/** @return list<string> Adds the configured destinations to the services that the cookie notice asks consent for. */
	public static function ask_for( $services ): array {
		return array_values( array_unique( array_merge( array_filter( (array) $services, 'is_string' ), Options::services() ) ) );
	}

	/** Returns the inner HTML of the host. */
	public static function page(): string {
		return trim( wp_get_inline_script_tag( Props::json( Page_Facts::data() ), array( 'type' => 'application/json' ) ) );
	}

	/** Prints the product data of a tile as an attribute: the HTML gate removes scripts from lists that are fetched later. */
	public static function print_tile(): void {
		$product = $GLOBALS['product'] ?? null;
		if ( ! $product instanceof \WC_Product ) {
			return;
		}
		$list = Product_List::current();
		$item = Item::of_product( $product ) + array(
			'list'  => $list,
			'index' => Product_List::next_index( $list['id'] ),
		);
		echo "<span hidden data-archipel-item='", Props::json( $item ), "'></span>"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without a character that ends the attribute.
	}

	public static function add_fragment( $fragments ) {
		if ( is_array( $fragments ) && WC()->cart instanceof \WC_Cart ) {
			$fragments[ self::FRAGMENT ] = '<script type="application/json" id="archipel-facts">' . Props::json( Page_Facts::cart_data( WC()->cart ) ) . '</script>';
		}
		return $fragments;
	}
}
