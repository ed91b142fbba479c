<?php
/** Server side of product tiles: colour swatches of variable products, if the owner enables them. */

namespace Archipel\Islands\Product_Tiles;

use Archipel\Shop;
use Archipel\I18n\Texts;
use Archipel\Ui\Swatch_Looks;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a row of colour swatches on the tile of a variable product, each with its picture and price (SW-09).
 *
 * Colours, pictures and the ids of their variations are cached in post meta, which lists load anyway: a tile costs no query, except the first one after a
 * change of the product. Prices are those that WooCommerce has for the tile's own price: with its filters, taxes and hidden variations, for this visitor.
 */
final class Tile_Swatches {

	private const META = '_archipel_tile_swatches';

	/** Maximum of colours in a row: the room on a tile of a phone. */
	private const SHOWN = 5;

	public static function register(): void {
		// Between the link around picture and price, which ends at 5, and the add-to-cart button (10).
		add_action( 'woocommerce_after_shop_loop_item', array( self::class, 'print_row' ), 8 );
		add_action( 'woocommerce_update_product', array( self::class, 'forget' ) );
		add_action( 'woocommerce_new_product_variation', array( self::class, 'forget_parent' ) );
		add_action( 'woocommerce_update_product_variation', array( self::class, 'forget_parent' ) );
		add_action( 'woocommerce_trash_product_variation', array( self::class, 'forget_parent' ) );
		// Once deleted, a variation has no parent.
		add_action( 'woocommerce_before_delete_product_variation', array( self::class, 'forget_parent' ) );
		Shop::on_choices_change( static fn() => delete_post_meta_by_key( self::META ) );
	}

	/** Drops the cached data of a changed product. */
	public static function forget( $id ): void {
		delete_post_meta( absint( $id ), self::META );
	}

	/** Drops the cached data of a changed variation's product. */
	public static function forget_parent( $id ): void {
		self::forget( (int) wp_get_post_parent_id( absint( $id ) ) );
	}

	public static function print_row(): void {
		$product = $GLOBALS['product'] ?? null;
		if ( ! $product instanceof \WC_Product_Variable ) {
			return;
		}
		$kept = get_post_meta( $product->get_id(), self::META, true );
		if ( ! isset( $kept['swatches'] ) ) {
			$kept = self::read( $product );
			update_post_meta( $product->get_id(), self::META, $kept );
		}
		$colors = count( $kept['swatches'] ) < 2 ? array() : self::with_prices( $kept['swatches'], $product->get_variation_prices( true ) );
		if ( count( $colors ) < 2 ) {
			return;
		}
		$items = '';
		foreach ( array_slice( $colors, 0, self::SHOWN, true ) as $slug => $color ) {
			$items .= self::item( (string) $slug, $color, '' === $items );
		}
		printf(
			'<div class="archipel-tile-swatches archipel-script-only"><div role="radiogroup" aria-label="%1$s" data-attribute_name="%2$s">%3$s</div>%4$s</div>',
			esc_attr( wc_attribute_label( $kept['attribute'], $product ) ),
			esc_attr( wc_variation_attribute_name( $kept['attribute'] ) ),
			$items, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each item escapes its own.
			self::more( $product, count( $colors ) - self::SHOWN ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- it escapes its own.
		);
	}

	/** Returns the link to the colours beyond `SHOWN`; empty if there are none. */
	private static function more( \WC_Product $product, int $count ): string {
		if ( $count < 1 ) {
			return '';
		}
		$values = array(
			'count' => (string) $count,
			'name'  => wp_strip_all_tags( $product->get_name() ),
		);
		return sprintf(
			'<a class="archipel-tile-swatches__more archipel-button" href="%1$s" aria-label="%2$s">+%3$d</a>',
			esc_url( $product->get_permalink() ),
			esc_attr( Texts::get( 'product-tiles.moreColors', '+{count} couleur : {name} | +{count} couleurs : {name}', '+{count} colour: {name} | +{count} colours: {name}', $values ) ),
			$count
		);
	}

	/**
	 * Adds a price to each colour, empty if its variations differ in it. A colour without a variation to buy is dropped.
	 *
	 * @param array<string, array{title: string, color: string, image: array<string, string>|null, ids: list<int>}> $colors By slug.
	 * @param array<string, array<int, string>>                                                                     $prices Prices for display by kind and variation.
	 * @return array<string, array{title: string, color: string, image: array<string, string>|null, ids: list<int>, price: string}>
	 */
	private static function with_prices( array $colors, array $prices ): array {
		$priced = array();
		foreach ( $colors as $slug => $color ) {
			$found = array();
			foreach ( array_intersect( $color['ids'], array_keys( $prices['price'] ) ) as $id ) {
				$found[] = array( $prices['regular_price'][ $id ], $prices['price'][ $id ] );
			}
			if ( array() !== $found ) {
				$regular         = wc_price( (float) $found[0][0] );
				$price           = wc_price( (float) $found[0][1] );
				$shown           = $regular === $price ? $price : wc_format_sale_price( $regular, $price );
				$priced[ $slug ] = $color + array( 'price' => 1 === count( array_unique( $found, SORT_REGULAR ) ) ? $shown : '' );
			}
		}
		return $priced;
	}

	/** Returns the button of a colour, in the tab order or not. */
	private static function item( string $slug, array $color, bool $is_stop ): string {
		return sprintf(
			'<button type="button" role="radio" aria-checked="false" tabindex="%1$d" class="archipel-tile-swatches__item archipel-button" data-value="%2$s" data-archipel-image="%3$s" data-archipel-price="%4$s" aria-label="%5$s" title="%5$s">'
			// A presentation attribute, because a style attribute would need an exception in the page's Content-Security-Policy.
			. '<svg width="20" height="20" aria-hidden="true" focusable="false"><rect width="100%%" height="100%%" rx="10" fill="%6$s"/></svg></button>',
			$is_stop ? 0 : -1,
			esc_attr( $slug ),
			esc_attr( (string) wp_json_encode( $color['image'] ) ),
			esc_attr( $color['price'] ),
			esc_attr( $color['title'] ),
			esc_attr( $color['color'] )
		);
	}

	/** @return array{attribute: string, swatches: array<string, array{title: string, color: string, image: array<string, string>|null, ids: list<int>}>} The first attribute with colours, with those that have a variation. */
	private static function read( \WC_Product_Variable $product ): array {
		foreach ( array_keys( $product->get_attributes() ) as $attribute ) {
			$colors = taxonomy_exists( $attribute ) ? self::colors( $product->get_id(), $attribute ) : array();
			if ( array() !== $colors ) {
				return array(
					'attribute' => $attribute,
					'swatches'  => self::with_variations( $product, $attribute, $colors ),
				);
			}
		}
		return array(
			'attribute' => '',
			'swatches'  => array(),
		);
	}

	/** @return array<string, array{title: string, color: string}> A product's terms that have a colour. */
	private static function colors( int $id, string $taxonomy ): array {
		$colors = array();
		foreach ( wc_get_product_terms( $id, $taxonomy, array( 'fields' => 'all' ) ) as $term ) {
			$color = Swatch_Looks::of( $term, $term->slug, $taxonomy )['color'];
			if ( '' !== $color ) {
				$colors[ $term->slug ] = array(
					'title' => $term->name,
					'color' => $color,
				);
			}
		}
		return $colors;
	}

	/**
	 * Adds the ids of each colour's variations and the first picture among them. A colour without a variation is dropped.
	 *
	 * @param array<string, array{title: string, color: string}> $colors  By slug.
	 * @return array<string, array{title: string, color: string, image: array<string, string>|null, ids: list<int>}>
	 */
	private static function with_variations( \WC_Product_Variable $product, string $attribute, array $colors ): array {
		$found = array();
		foreach ( $product->get_children() as $id ) {
			$variation = wc_get_product( $id );
			if ( ! $variation instanceof \WC_Product_Variation || ! $variation->variation_is_visible() ) {
				continue;
			}
			$slug = (string) ( $variation->get_attributes()[ $attribute ] ?? '' );
			if ( ! isset( $colors[ $slug ] ) ) {
				continue;
			}
			$found[ $slug ]          ??= $colors[ $slug ] + array(
				'image' => null,
				'ids'   => array(),
			);
			$found[ $slug ]['image'] ??= self::image( (int) $variation->get_image_id( 'edit' ) );
			$found[ $slug ]['ids'][]   = $id;
		}
		return $found;
	}

	/** @return array<string, string>|null Data of an image for a picture on a tile. */
	private static function image( int $id ): ?array {
		$image = Shop::image( $id );
		return null === $image ? null : array_diff( array_intersect_key( $image, array_flip( array( 'src', 'srcset', 'sizes' ) ) ), array( '' ) );
	}
}

if ( ! empty( \Archipel\plugin()->islands()->options( 'product-tiles' )['swatches'] ) ) {
	Tile_Swatches::register();
}
