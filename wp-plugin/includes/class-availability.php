<?php
namespace Archipel;

/**
 * Prints a compact table in the form of a product whose variations WooCommerce does not put into the page, so that impossible and sold-out
 * choices show without a request per click.
 */
final class Availability {

	/** Selector of the form: islands that adopt it, or a part of it, read the table. */
	private const FORM = 'form.variations_form';
	/** Meta of a product, which its page loads anyway. */
	private const META = '_archipel_availability';
	/** Fields of an image that the browser reads, as in WooCommerce's own list of variations. */
	private const PICTURE = array( 'src', 'src_w', 'src_h', 'srcset', 'sizes', 'title', 'caption', 'alt', 'full_src', 'full_src_w', 'full_src_h', 'gallery_thumbnail_src' );

	/** Maximum of images in a table. */
	private const PICTURES = 30;

	/** Stock states; the browser gets the index. */
	private const STATES = array( 'outofstock', 'instock', 'onbackorder' );

	public static function register(): void {
		add_action( 'woocommerce_before_variations_form', array( self::class, 'print_table' ) );
		add_action( 'woocommerce_delete_product_transients', array( self::class, 'forget' ) );
		add_action( 'woocommerce_product_set_stock_status', array( self::class, 'forget' ) );
		add_action( 'woocommerce_variation_set_stock_status', array( self::class, 'forget' ) );
		Shop::on_choices_change( array( self::class, 'forget' ) );
	}

	/** Prints the table if the product is large and an island that reads it is on. */
	public static function print_table(): void {
		$product = $GLOBALS['product'] ?? null;
		$readers = array_filter( plugin()->islands()->enabled(), static fn( Island $island ): bool => false !== strpos( $island->adopts, self::FORM ) );
		if ( ! $product instanceof \WC_Product_Variable || array() === $readers ) {
			return;
		}
		$threshold = apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		$table     = count( $product->get_children() ) > $threshold ? self::table( $product ) : null;

		/**
		 * Filters the availability table of a product; null prints none. Each row is one number: the indices of its values, counted from 1 (0: any)
		 * and read as the digits of a number whose bases are the counts of values plus 1, times 3, plus the state: 0 sold out, 1 in stock, 2 on
		 * backorder. `prices` are in the currency's minor unit. Both are differences to the previous row, the first to 0. `image` is the
		 * index of the row's image in `images`. `prices` and `image` are omitted if all rows have the same.
		 *
		 * @param array{attributes: list<array{string, list<string>}>, rows: list<int>, prices?: list<int>, images?: list<array<string, mixed>>, image?: list<int>}|null $table The table.
		 * @param \WC_Product_Variable $product The product.
		 */
		$table = apply_filters( 'archipel_availability_table', $table, $product );
		if ( is_array( $table ) ) {
			wp_print_inline_script_tag(
				Props::json( $table ),
				array(
					'type'        => 'application/json',
					'class'       => 'archipel-availability',
					// How to ask for a chosen variation, see Variation_Lookup.
					'data-lookup' => Shared_Answer::is_shared( $product ) ? 'get' : 'post',
				)
			);
		}
	}

	/** Deletes the table of a changed product or variation; 0 for all. */
	public static function forget( $id = 0 ): void {
		$id = absint( $id );
		if ( 0 === $id ) {
			delete_post_meta_by_key( self::META );
			return;
		}
		delete_post_meta( $id, self::META );
		delete_post_meta( (int) wp_get_post_parent_id( $id ), self::META );
	}

	/** @return array<string, mixed>|null The table, from the cache or newly made. Null if the product has too many variations. */
	private static function table( \WC_Product_Variable $product ): ?array {
		/** Filters the maximum of variations in a table; a product with more gets none. */
		if ( count( $product->get_children() ) > (int) apply_filters( 'archipel_availability_limit', 2000 ) ) {
			return null;
		}
		// The product id is in the mark, because a duplicated product has the same metas.
		$mark = implode( '-', array( $product->get_id(), get_option( 'woocommerce_hide_out_of_stock_items' ), content_url() ) );
		$kept = json_decode( (string) get_post_meta( $product->get_id(), self::META, true ), true );
		if ( ! is_array( $kept ) || ( $kept['mark'] ?? '' ) !== $mark ) {
			$kept = array( 'mark' => $mark ) + self::make( $product );
			update_post_meta( $product->get_id(), self::META, wp_slash( (string) wp_json_encode( $kept ) ) );
		}
		// Not cached, because prices depend on the visitor (taxes). WooCommerce has loaded them for the price range above the form.
		return $kept['table'] + self::prices( $product, $kept['ids'] );
	}

	/** @return array{prices?: list<int>} The price of each variation, in the order of the rows, unless all are the same. */
	private static function prices( \WC_Product_Variable $product, array $ids ): array {
		$known  = $product->get_variation_prices( true )['price'] ?? array();
		$prices = array();
		foreach ( $ids as $id ) {
			if ( ! is_numeric( $known[ $id ] ?? '' ) ) {
				return array();
			}
			$prices[] = Shop::minor( $known[ $id ] );
		}
		return count( array_unique( $prices ) ) < 2 ? array() : array( 'prices' => self::steps( $prices ) );
	}

	/** @return list<int> The difference of each number to the previous one (the first to 0): in slowly rising or repeating lists a tenth of the size. */
	private static function steps( array $numbers ): array {
		return array_map( static fn( int $number, int $before ): int => $number - $before, $numbers, array_slice( array( 0, ...$numbers ), 0, count( $numbers ) ) );
	}

	/** @return array{images?: list<array<string, mixed>>, image?: list<int>} The image of each variation, by the attachment ids of the rows, unless all are the same. */
	private static function images( \WC_Product_Variable $product, array $each ): array {
		$ids = array_values( array_unique( $each ) );
		if ( count( $ids ) < 2 || count( $ids ) > self::PICTURES ) {
			return array();
		}
		_prime_post_caches( $ids, false, true );
		$images = array();
		foreach ( $ids as $id ) {
			$images[] = array(
				'image_id' => $id,
				'image'    => array_intersect_key( wc_get_product_attachment_props( $id, $product ), array_flip( self::PICTURE ) ),
			);
		}
		$places = array_flip( $ids );
		return array(
			'images' => $images,
			'image'  => array_values( array_map( static fn( int $id ): int => $places[ $id ], $each ) ),
		);
	}

	/** @return array{ids: list<int>, table: array<string, mixed>} The part of the table that does not depend on the visitor; `ids`: variations, in the order of the rows. */
	private static function make( \WC_Product_Variable $product ): array {
		$attributes = array();
		$places     = array();
		foreach ( $product->get_variation_attributes() as $attribute => $values ) {
			$field            = 'attribute_' . sanitize_title( (string) $attribute );
			$values           = array_map( 'strval', array_values( $values ) );
			$attributes[]     = array( $field, $values );
			$places[ $field ] = array_flip( $values );
		}

		$rows          = array();
		$ids           = array();
		$pictures      = array();
		$states        = array_flip( self::STATES );
		$hide_sold_out = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' );
		foreach ( self::read( $product->get_id() ) as $id => $meta ) {
			$state = $states[ $meta['_stock_status'] ?? 'instock' ] ?? 1;
			// WooCommerce does not offer a variation without price, nor a sold-out one when the shop hides those.
			if ( '' === ( $meta['_price'] ?? '' ) || ( 0 === $state && $hide_sold_out ) ) {
				continue;
			}
			$row = 0;
			foreach ( $places as $field => $place ) {
				$value = $meta[ $field ] ?? '';
				if ( '' !== $value && ! isset( $place[ $value ] ) ) {
					continue 2;
				}
				$row = $row * ( count( $place ) + 1 ) + ( '' === $value ? 0 : $place[ $value ] + 1 );
			}
			$rows[]     = $row * 3 + $state;
			$ids[]      = $id;
			$own        = absint( $meta['_thumbnail_id'] ?? 0 );
			$pictures[] = $own > 0 ? $own : absint( $product->get_image_id() );
		}
		return array(
			'ids'   => $ids,
			'table' => array(
				'attributes' => $attributes,
				'rows'       => self::steps( $rows ),
			) + self::images( $product, $pictures ),
		);
	}

	/** @return array<int, array<string, string>> Options, price, stock and image of every published variation, in the shop's order, by one query. */
	private static function read( int $product_id ): array {
		global $wpdb;
		$found = $wpdb->get_results( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a thousand objects would be loaded otherwise; the result is kept as a meta.
			$wpdb->prepare(
				"SELECT p.ID AS id, m.meta_key AS name, m.meta_value AS value
				FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID
				WHERE p.post_parent = %d AND p.post_type = 'product_variation' AND p.post_status = 'publish'
				AND ( m.meta_key IN ( '_price', '_stock_status', '_thumbnail_id' ) OR m.meta_key LIKE %s )
				ORDER BY p.menu_order ASC, p.ID ASC",
				$product_id,
				$wpdb->esc_like( 'attribute_' ) . '%'
			)
		);
		$metas = array();
		foreach ( (array) $found as $row ) {
			$metas[ (int) $row->id ][ $row->name ] = (string) $row->value;
		}
		return $metas;
	}
}
