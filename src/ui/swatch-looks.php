<?php
namespace Archipel\Ui;

/** Colours and images of terms, as stored by swatch plugins. */
final class Swatch_Looks {

	/** Term meta keys of swatch plugins for a colour (`#rrggbb`) and an image (attachment id), so that existing data stay in use. */
	private const META = array(
		'color' => array( 'product_attribute_color', 'cfvsw_color' ),
		'image' => array( 'product_attribute_image', 'cfvsw_image' ),
	);

	/** @return array{kind: string, color: string, image: int} Look of a value (a term's slug, or a custom one): colour or image of its term if set, else its name. */
	public static function of( $term, string $value, string $attribute ): array {
		$color = $term instanceof \WP_Term ? (string) sanitize_hex_color( self::meta( $term, 'color' ) ) : '';
		$image = $term instanceof \WP_Term ? absint( self::meta( $term, 'image' ) ) : 0;
		$looks = array(
			'kind'  => '' !== $color ? 'color' : ( $image && wp_attachment_is_image( $image ) ? 'image' : 'label' ),
			'color' => $color,
			'image' => $image,
		);

		/**
		 * Filters the look of a value.
		 *
		 * @param array{kind: string, color: string, image: int} $looks     `kind` is `color`, `image` or `label`; colour as `#rrggbb`, image as attachment id.
		 * @param string                                         $value     Slug of a term, or a custom value.
		 * @param string                                         $attribute Taxonomy, or name of a custom attribute.
		 */
		$changed = array_merge( $looks, (array) apply_filters( 'archipel_swatch', $looks, $value, $attribute ) );
		return array(
			'kind'  => in_array( $changed['kind'], array( 'color', 'image' ), true ) ? $changed['kind'] : 'label',
			'color' => (string) sanitize_hex_color( (string) $changed['color'] ),
			'image' => absint( $changed['image'] ),
		);
	}

	/** Colour or picture of a look, as wide as high, in pixels; empty for a name. Presentation attribute, as style attributes need an exception in the Content-Security-Policy. */
	public static function face( array $looks, string $classes, int $side ): string {
		if ( 'color' === $looks['kind'] ) {
			return sprintf( '<svg class="%1$s" width="%2$d" height="%2$d" aria-hidden="true" focusable="false"><rect width="100%%" height="100%%" fill="%3$s"/></svg>', esc_attr( $classes ), $side, esc_attr( (string) $looks['color'] ) );
		}
		if ( 'image' === $looks['kind'] ) {
			$image = wp_get_attachment_image_src( (int) $looks['image'], 'woocommerce_gallery_thumbnail' );
			return sprintf( '<img class="%1$s" src="%2$s" width="%3$d" height="%3$d" alt="">', esc_attr( $classes ), esc_url( $image[0] ?? '' ), $side );
		}
		return '';
	}

	/** First non-empty `color` or `image` among a term's metas. */
	private static function meta( \WP_Term $term, string $type ): string {
		foreach ( self::META[ $type ] as $key ) {
			$value = get_term_meta( $term->term_id, $key, true );
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				return (string) $value;
			}
		}
		return '';
	}
}
