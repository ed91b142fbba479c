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
 * The data is cached in post meta, which lists load anyway: a tile costs no query, except the first one after a change of the product.
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
		if ( ! $product instanceof \WC_Product || ! $product->is_type( 'variable' ) ) {
			return;
		}
		$kept = get_post_meta( $product->get_id(), self::META, true );
		if ( ! is_array( $kept ) ) {
			$kept = self::read( $product );
			update_post_meta( $product->get_id(), self::META, $kept );
		}
		if ( count( $kept['colors'] ?? array() ) < 2 ) {
			return;
		}
		$items = '';
		foreach ( array_slice( $kept['colors'], 0, self::SHOWN, true ) as $slug => $color ) {
			$items .= self::item( $product, (string) $slug, $color, '' === $items );
		}
		printf(
			'<div class="archipel-tile-swatches archipel-script-only"><div role="radiogroup" aria-label="%1$s" data-attribute_name="%2$s">%3$s</div>%4$s</div>',
			esc_attr( wc_attribute_label( $kept['attribute'], $product ) ),
			esc_attr( wc_variation_attribute_name( $kept['attribute'] ) ),
			$items, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each item escapes its own.
			self::more( $product, count( $kept['colors'] ) - self::SHOWN ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- it escapes its own.
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

	/** Returns the button of a colour, in the tab order or not. */
	private static function item( \WC_Product $product, string $slug, array $color, bool $is_stop ): string {
		$price = '';
		if ( '' !== $color['price'] ) {
			$shown   = wc_price( wc_get_price_to_display( $product, array( 'price' => $color['price'] ) ) );
			$regular = wc_price( wc_get_price_to_display( $product, array( 'price' => $color['regular'] ) ) );
			$price   = $shown === $regular ? $shown : wc_format_sale_price( $regular, $shown );
		}
		return sprintf(
			'<button type="button" role="radio" aria-checked="false" tabindex="%1$d" class="archipel-tile-swatches__item archipel-button" data-value="%2$s" data-archipel-image="%3$s" data-archipel-price="%4$s" aria-label="%5$s" title="%5$s">'
			// A presentation attribute, because a style attribute would need an exception in the page's Content-Security-Policy.
			. '<svg width="20" height="20" aria-hidden="true" focusable="false"><rect width="100%%" height="100%%" rx="10" fill="%6$s"/></svg></button>',
			$is_stop ? 0 : -1,
			esc_attr( $slug ),
			esc_attr( (string) wp_json_encode( $color['image'] ) ),
			esc_attr( $price ),
			esc_attr( $color['title'] ),
			esc_attr( $color['color'] )
		);
	}

	/** @return array{attribute: string, colors: array<string, array{title: string, color: string, image: array<string, string>|null, price: string, regular: string}>} The first attribute with colours, with its values that can be bought. */
	private static function read( \WC_Product $product ): array {
		foreach ( array_keys( $product->get_attributes() ) as $attribute ) {
			$colors = taxonomy_exists( $attribute ) ? self::colors( $product->get_id(), $attribute ) : array();
			if ( array() !== $colors ) {
				return array(
					'attribute' => $attribute,
					'colors'    => self::with_variations( $product, $attribute, $colors ),
				);
			}
		}
		return array(
			'attribute' => '',
			'colors'    => array(),
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
	 * Adds image and price of each colour's variations. A price is left empty if the variations differ; a colour without a variation is dropped.
	 *
	 * @param array<string, array{title: string, color: string}> $colors  By slug.
	 * @return array<string, array{title: string, color: string, image: array<string, string>|null, price: string, regular: string}>
	 */
	private static function with_variations( \WC_Product $product, string $attribute, array $colors ): array {
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
			$image = $variation->get_image_id( 'edit' );
			$now   = array(
				'image'   => self::image( (int) $image ),
				'price'   => (string) $variation->get_price( 'edit' ),
				'regular' => (string) $variation->get_regular_price( 'edit' ),
			);
			if ( ! isset( $found[ $slug ] ) ) {
				$found[ $slug ] = $colors[ $slug ] + $now;
			} elseif ( $found[ $slug ]['price'] !== $now['price'] ) {
				$found[ $slug ]['price'] = '';
			}
			$found[ $slug ]['image'] ??= $now['image'];
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
