<?php
namespace Archipel;

/** Collects the islands' buttons for the tiles of product lists and prints them in one row. */
final class Tile_Actions {

	/**
	 * Adds an island's button to every tile, if its option `onTiles` is on.
	 *
	 * @param callable(\WC_Product): string $button   Returns the escaped HTML of the button, or an empty string.
	 * @param int                           $priority Lower comes first.
	 */
	public static function add( string $island, callable $button, int $priority ): void {
		if ( empty( plugin()->islands()->options( $island )['onTiles'] ) ) {
			return;
		}
		// After the add-to-cart button (10) and those of wishlists.
		add_action( 'woocommerce_after_shop_loop_item', array( self::class, 'print_row' ), 20 );
		add_filter( 'archipel_tile_actions', static fn( $html, \WC_Product $product ): string => $html . $button( $product ), $priority, 2 );
	}

	public static function print_row(): void {
		$product = $GLOBALS['product'] ?? null;
		/** Filters the buttons of a product's tile, as escaped HTML; without any there is no row. */
		$html = $product instanceof \WC_Product ? (string) apply_filters( 'archipel_tile_actions', '', $product ) : '';
		if ( '' !== $html ) {
			echo '<div class="archipel-tile-actions">', $html, '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- every button escapes its own.
		}
	}

	/** Returns a button's escaped attributes. Its accessible name, which is also its tooltip, is its action with the product's name. */
	public static function attributes( string $label, \WC_Product $product ): string {
		$name = $label . ( Localized::is_french() ? "\u{a0}: " : ': ' ) . wp_strip_all_tags( $product->get_name() );
		return sprintf( 'class="archipel-icon-button archipel-button archipel-icon" aria-label="%s"', esc_attr( $name ) );
	}
}
