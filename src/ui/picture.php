<?php
namespace Archipel\Ui;

/** Image by its attachment id or its address. */
final class Picture {

	/** HTML of the image with these attributes, with `srcset` for an attachment, which without `alt` uses its own; empty for an invalid image. */
	public static function html( string $image, array $attributes = array() ): string {
		$id = self::id( $image );
		if ( 0 !== $id ) {
			return wp_get_attachment_image( $id, 'large', false, $attributes );
		}
		$src = self::url( $image );
		if ( '' === $src ) {
			return '';
		}
		$html = '<img src="' . esc_url( $src ) . '"';
		foreach ( $attributes + array( 'alt' => '' ) as $name => $value ) {
			$html .= " $name=\"" . esc_attr( $value ) . '"';
		}
		return "$html>";
	}

	/** Address of an image by its attachment id or address, not escaped; empty for an invalid one. */
	public static function url( string $image ): string {
		$id = self::id( $image );
		return 0 === $id ? esc_url_raw( $image, array( 'http', 'https' ) ) : (string) wp_get_attachment_image_url( $id, 'large' );
	}

	/** Attachment id of an id or address; 0 for an address outside of the media library. */
	private static function id( string $image ): int {
		if ( ctype_digit( $image ) ) {
			return (int) $image;
		}
		return 0 === strpos( $image, wp_get_upload_dir()['baseurl'] . '/' ) ? attachment_url_to_postid( $image ) : 0;
	}
}
