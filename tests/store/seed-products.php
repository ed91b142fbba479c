<?php
namespace Archipel\Store;

/** Products of the store, as catalogue.ts has written them. They may be asked for again: what is there stays. */
final class Products {

	private array $data;

	/** Time after which no more products are made in this request. */
	private float $end;

	/** @var array<string, int> Ids of images by file name, and of categories by slug. */
	private array $ids = array();

	public function __construct( array $data, float $end ) {
		$this->data = $data;
		$this->end  = $end;
	}

	/** Makes products, all or those of some slugs, until the time is over; the number of those that are left. */
	public function seed( array $only, bool $with_large ): int {
		foreach ( $this->data['categories'] as $category ) {
			$slug               = $category['slug'];
			$known              = term_exists( $slug, 'product_cat' );
			$made               = $known ? $known : wp_insert_term( $category['name']['fr'], 'product_cat', array( 'slug' => $slug, 'parent' => $this->ids[ (string) $category['parent'] ] ?? 0 ) );
			$this->ids[ $slug ] = (int) $made['term_id'];
		}
		// One transaction, because SQLite waits for the disk after each; terms are counted at the end.
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		wp_defer_term_counting( true );
		$left = 0;
		foreach ( $this->data['products'] as $place => $item ) {
			$is_wanted = $only ? in_array( $item['slug'], $only, true ) : $with_large || ! $item['isLarge'];
			if ( $is_wanted && ( microtime( true ) > $this->end || ! $this->product( $item, $place ) ) ) {
				++$left;
			}
		}
		wp_defer_term_counting( false );
		$GLOBALS['wpdb']->query( 'COMMIT' );
		return $left;
	}

	/** Makes a product, or the variations that it lacks; false when the time is over before its last one. */
	private function product( array $item, int $place ): bool {
		$id = wc_get_product_id_by_sku( $item['sku'] );
		if ( $id ) {
			return $this->variations( $id, $item );
		}
		$class   = \WC_Product_Factory::get_classname_from_product_type( $item['type'] );
		$product = new $class();
		$images  = array_map( array( $this, 'image' ), $item['images'] );
		$fields  = array(
			'name'              => $item['name'],
			'slug'              => $item['slug'],
			'sku'               => $item['sku'],
			'menu_order'        => $place,
			'category_ids'      => array_map( fn( string $slug ): int => $this->ids[ $slug ], $item['categories'] ),
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
		return $this->variations( $id, $item );
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

	/** Makes the variations that a product lacks; false when the time is over before the last one. */
	private function variations( int $parent, array $item ): bool {
		global $wpdb;
		$known = $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE post_parent = %d AND meta_key = '_sku'", $parent ) );
		if ( count( $known ) === count( $item['variations'] ) ) {
			return true;
		}
		foreach ( $item['variations'] as $one ) {
			if ( in_array( $one['sku'], $known, true ) ) {
				continue;
			}
			if ( microtime( true ) > $this->end ) {
				return false;
			}
			$values = array();
			foreach ( $one['attributes'] as $field => $value ) {
				$values[ substr( $field, strlen( 'attribute_' ) ) ] = $value;
			}
			$variation = new \WC_Product_Variation();
			$variation->set_props(
				self::sold( $one ) + array(
					'parent_id'   => $parent,
					'attributes'  => $values,
					'sku'         => $one['sku'],
					'image_id'    => $this->image( $one['image'] ),
					'status'      => $one['enabled'] ? 'publish' : 'private',
					'description' => $one['description'],
				)
			);
			$variation->save();
		}
		\WC_Product_Variable::sync( $parent );
		return true;
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
		if ( ! isset( $this->ids[ $file ] ) ) {
			$known = get_posts( array( 'post_type' => 'attachment', 'title' => $file, 'fields' => 'ids', 'numberposts' => 1 ) );
			$id    = $known[0] ?? wp_insert_attachment( array( 'post_mime_type' => 'image/svg+xml', 'post_title' => $file, 'post_status' => 'inherit' ), "archipel/$file" );
			wp_update_attachment_metadata( $id, array( 'width' => 900, 'height' => 1200, 'file' => "archipel/$file" ) );
			update_post_meta( $id, '_wp_attachment_image_alt', ucfirst( str_replace( '-', ' ', (string) preg_replace( '/-\d\.svg$/', '', $file ) ) ) );
			$this->ids[ $file ] = (int) $id;
		}
		return $this->ids[ $file ];
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
