<?php
namespace Archipel\Store;

use Automattic\WooCommerce\Internal\ProductAttributesLookup\LookupDataStore;

/** Products of an empty store, as catalogue.ts has written them. */
final class Products {

	private array $data;

	/** @var array<string, int> Ids of categories by slug. */
	private array $categories = array();

	/** @var array<string, int> Ids of images by file name. */
	private array $images = array();

	public function __construct( array $data ) {
		$this->data = $data;
	}

	/** Makes the products of these slugs; all without any. */
	public function seed( array $only ): void {
		foreach ( $this->data['categories'] as $category ) {
			$made                           = wp_insert_term( $category['name']['fr'], 'product_cat', array( 'slug' => $category['slug'], 'parent' => $this->categories[ (string) $category['parent'] ] ?? 0 ) );
			$this->categories[ $category['slug'] ] = (int) $made['term_id'];
		}
		// One transaction, because SQLite waits for the disk after each; terms are counted at the end, and transients are not stored.
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		wp_defer_term_counting( true );
		wp_using_ext_object_cache( true );
		add_filter( 'query', array( self::class, 'insert_lookup' ) );
		// They are unique here: WooCommerce would look for each.
		add_filter( 'wc_product_pre_has_unique_sku', '__return_true' );
		foreach ( $this->data['products'] as $place => $item ) {
			if ( ! $only || in_array( $item['slug'], $only, true ) ) {
				$this->product( $item, $place );
			}
		}
		wp_using_ext_object_cache( false );
		wp_defer_term_counting( false );
		$GLOBALS['wpdb']->query( 'COMMIT' );
	}

	private function product( array $item, int $place ): void {
		$class   = \WC_Product_Factory::get_classname_from_product_type( $item['type'] );
		$product = new $class();
		$images  = array_map( array( $this, 'image' ), $item['images'] );
		$fields  = array(
			'name'              => $item['name'],
			'slug'              => $item['slug'],
			'sku'               => $item['sku'],
			'menu_order'        => $place,
			'category_ids'      => array_map( fn( string $slug ): int => $this->categories[ $slug ], $item['categories'] ),
			'image_id'          => $images[0],
			'gallery_image_ids' => array_slice( $images, 1 ),
			'short_description' => $item['short'],
			'description'       => "<p>{$item['description']}</p>",
			'date_created'      => $item['date'],
			'total_sales'       => $item['sales'],
			'reviews_allowed'   => $item['reviewsOpen'],
			'sold_individually' => $item['soldIndividually'],
			'attributes'        => array_map( array( $this, 'attribute' ), $item['attributes'] ),
		);
		if ( 'grouped' === $item['type'] ) {
			$fields['children'] = array_map( 'wc_get_product_id_by_sku', $item['children'] );
		} elseif ( 'variable' !== $item['type'] ) {
			$fields += self::sold( $item ) + array( 'virtual' => $item['virtual'] );
		}
		if ( 'external' === $item['type'] ) {
			$fields['product_url'] = $item['external']['url'];
			$fields['button_text'] = $item['external']['button'];
		}
		$product->set_props( $fields );
		$id = $product->save();
		$this->reviews( $id, $item['reviews'] );
		$this->variations( $id, $item['variations'] );
		// WooCommerce leaves this to a task of its own, which the store does not wait for: filters read it.
		wc_get_container()->get( LookupDataStore::class )->create_data_for_product( wc_get_product( $id ) );
	}

	/** Price, stock and size, of a product or a variation. */
	private static function sold( array $item ): array {
		list( $length, $width, $height ) = $item['dimensions'] ?? array( '', '', '' );
		$stock                           = $item['stock'];
		return array(
			'regular_price'  => $item['regular'],
			'sale_price'     => $item['sale'],
			'weight'         => (string) $item['weight'],
			'length'         => $length,
			'width'          => $width,
			'height'         => $height,
			'manage_stock'   => null !== $stock['quantity'],
			'stock_quantity' => $stock['quantity'],
			'stock_status'   => $stock['status'],
			'backorders'     => $stock['backorders'] ? 'notify' : 'no',
		);
	}

	private function variations( int $parent_id, array $items ): void {
		$model = null;
		foreach ( $items as $item ) {
			$values = array();
			foreach ( $item['attributes'] as $field => $value ) {
				$values[ substr( $field, strlen( 'attribute_' ) ) ] = $value;
			}
			$variation = new \WC_Product_Variation();
			$variation->set_props(
				self::sold( $item ) + array(
					'parent_id'   => $parent_id,
					'attributes'  => $values,
					'sku'         => $item['sku'],
					'image_id'    => $this->image( $item['image'] ),
					'status'      => $item['enabled'] ? 'publish' : 'private',
					'description' => $item['description'],
				)
			);
			if ( $model ) {
				self::copy( $model, $variation );
			} else {
				$model = $variation->save();
			}
		}
		if ( $model ) {
			\WC_Product_Variable::sync( $parent_id );
		}
	}

	/** Stores a variation with the rows of another one, except for what differs. */
	private static function copy( int $model, \WC_Product_Variation $variation ): void {
		$variation->validate_props();
		$sku    = $variation->get_sku( 'edit' );
		$price  = $variation->{ $variation->is_on_sale( 'edit' ) ? 'get_sale_price' : 'get_regular_price' }( 'edit' );
		$stock  = array( $variation->get_stock_quantity( 'edit' ), $variation->get_stock_status( 'edit' ) );
		$values = $variation->get_attributes();
		$title  = get_post( $variation->get_parent_id() )->post_title;
		$post   = array(
			'post_title'   => count( $values ) < 3 ? "$title - " . wc_get_formatted_variation( $variation, true, false ) : $title,
			'post_name'    => sanitize_title( $sku ),
			'post_excerpt' => wc_get_formatted_variation( $variation, true, true ),
			'post_status'  => $variation->get_status(),
		);
		$metas  = array(
			'_sku'                   => $sku,
			'_price'                 => $price,
			'_regular_price'         => $variation->get_regular_price( 'edit' ),
			'_sale_price'            => $variation->get_sale_price( 'edit' ),
			'_weight'                => $variation->get_weight( 'edit' ),
			'_length'                => $variation->get_length( 'edit' ),
			'_width'                 => $variation->get_width( 'edit' ),
			'_height'                => $variation->get_height( 'edit' ),
			'_manage_stock'          => wc_bool_to_string( $variation->get_manage_stock( 'edit' ) ),
			'_stock'                 => $stock[0],
			'_stock_status'          => $stock[1],
			'_backorders'            => $variation->get_backorders( 'edit' ),
			'_thumbnail_id'          => $variation->get_image_id( 'edit' ),
			'_variation_description' => $variation->get_description( 'edit' ),
		);
		foreach ( $values as $name => $value ) {
			$metas[ "attribute_$name" ] = $value;
		}
		$id = self::copy_post( $model, $post, $metas );
		self::copy_row( $GLOBALS['wpdb']->wc_product_meta_lookup, 'product_id', $model, array( 'product_id' => $id, 'sku' => $sku, 'min_price' => (float) $price, 'max_price' => (float) $price, 'onsale' => (int) $variation->is_on_sale( 'edit' ), 'stock_quantity' => null === $stock[0] ? null : (float) $stock[0], 'stock_status' => $stock[1] ) );
		if ( 'outofstock' === $stock[1] ) {
			wp_set_object_terms( $id, 'outofstock', 'product_visibility' );
		}
	}

	private static function copy_post( int $model, array $post, array $metas ): int {
		global $wpdb;
		$id = self::copy_row( $wpdb->posts, 'ID', $model, array( 'ID' => null ) + $post );
		foreach ( $metas + array_map( 'current', get_post_meta( $model ) ) as $key => $value ) {
			self::insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => maybe_serialize( $value ) ) );
		}
		return $id;
	}

	private static function copy_row( string $table, string $key, int $model, array $changes ): int {
		return self::insert( $table, $changes + $GLOBALS['wpdb']->dbh->execute_sqlite_query( "SELECT * FROM $table WHERE $key = ?", array( $model ) )->fetch( \PDO::FETCH_ASSOC ) );
	}

	/** Stores a row without WooCommerce's hundred queries for a variation, and without the driver's translation of each, which took most of the time. */
	private static function insert( string $table, array $row ): int {
		$driver  = $GLOBALS['wpdb']->dbh;
		$columns = implode( '`, `', array_keys( $row ) );
		$driver->execute_sqlite_query( "INSERT INTO $table (`$columns`) VALUES (" . implode( ', ', array_fill( 0, count( $row ), '?' ) ) . ')', array_values( $row ) );
		return (int) $driver->get_connection()->get_last_insert_id();
	}

	/** Filter: stores a row of WooCommerce's attributes by the driver without its translation, as there are thousands, and leaves nothing to do; other queries stay. */
	public static function insert_lookup( string $query ): string {
		$is_row = 1 === preg_match( '/^\s*INSERT INTO `?\w+wc_product_attributes_lookup\b/', $query );
		if ( $is_row ) {
			$GLOBALS['wpdb']->dbh->execute_sqlite_query( $query );
		}
		return $is_row ? '' : $query;
	}

	/** An attribute of a product; a taxonomy with its terms is made where it is missing. */
	private function attribute( array $data ): \WC_Product_Attribute {
		$attribute = new \WC_Product_Attribute();
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		if ( 0 !== strpos( $data['name'], 'pa_' ) ) {
			$attribute->set_name( $data['label']['fr'] );
			$attribute->set_options( array_column( $data['terms'], 'value' ) );
			return $attribute;
		}
		$slug = substr( $data['name'], 3 );
		$id   = wc_attribute_taxonomy_id_by_name( $slug );
		if ( ! $id ) {
			// Kinds other than `select` are those of a plugin for swatches.
			$id = wc_create_attribute( array( 'name' => $data['label']['fr'], 'slug' => $slug, 'type' => isset( wc_get_attribute_types()[ $data['kind'] ] ) ? $data['kind'] : 'select' ) );
		}
		if ( ! taxonomy_exists( $data['name'] ) ) {
			register_taxonomy( $data['name'], 'product' );
			$GLOBALS['wc_product_attributes'][ $data['name'] ] = wc_get_attribute( $id );
		}
		$terms = array();
		foreach ( $data['terms'] as $place => $term ) {
			$known = term_exists( $term['value'], $data['name'] );
			if ( ! $known ) {
				$known  = wp_insert_term( $term['name']['fr'], $data['name'], array( 'slug' => $term['value'] ) );
				$colour = $this->data['colours'][ $term['value'] ] ?? null;
				$meta   = array( 'order' => $place );
				if ( $colour ) {
					$meta['product_attribute_color'] = $colour['hex'];
				}
				if ( 'nude-noir' === $term['value'] ) {
					$meta += array( 'is_dual_color' => 'yes', 'secondary_color' => $colour['dark'] );
				}
				if ( 'image' === $data['kind'] ) {
					$meta['product_attribute_image'] = $this->image( $this->data['products'][0]['images'][ $place ] ?? $this->data['products'][0]['images'][0] );
				}
				foreach ( $meta as $key => $value ) {
					update_term_meta( $known['term_id'], $key, $value );
				}
			}
			$terms[] = (int) $known['term_id'];
		}
		$attribute->set_id( $id );
		$attribute->set_name( $data['name'] );
		$attribute->set_options( $terms );
		return $attribute;
	}

	/** Id of a drawing in the media library. */
	private function image( string $file ): int {
		if ( ! isset( $this->images[ $file ] ) ) {
			$metas = array(
				'_wp_attached_file'        => "archipel/$file",
				'_wp_attachment_metadata'  => array( 'width' => 900, 'height' => 1200, 'file' => "archipel/$file" ),
				'_wp_attachment_image_alt' => ucfirst( str_replace( '-', ' ', (string) preg_replace( '/-\d\.svg$/', '', $file ) ) ),
			);
			$post  = array( 'post_title' => $file, 'post_name' => sanitize_title( $file ) );

			$this->images[ $file ] = $this->images
				? self::copy_post( reset( $this->images ), $post, $metas )
				: wp_insert_attachment( $post + array( 'post_mime_type' => 'image/svg+xml', 'post_status' => 'inherit', 'meta_input' => $metas ) );
		}
		return $this->images[ $file ];
	}

	private function reviews( int $product, array $reviews ): void {
		foreach ( $reviews as $review ) {
			$id = wp_insert_comment(
				array(
					'comment_post_ID'      => $product,
					'comment_type'         => 'review',
					'comment_author'       => $review['author'],
					'comment_author_email' => $review['email'],
					'comment_content'      => $review['text'],
					'comment_date'         => substr( str_replace( 'T', ' ', $review['date'] ), 0, 19 ),
				)
			);
			update_comment_meta( (int) $id, 'rating', $review['rating'] );
			update_comment_meta( (int) $id, 'verified', (int) $review['verified'] );
		}
		\WC_Comments::clear_transients( $product );
	}
}
