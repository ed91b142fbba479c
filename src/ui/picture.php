<?php
/**
 * Pictures that the owner names.
 *
 * @package Archipel
 */

namespace Archipel\Ui;

defined( 'ABSPATH' ) || exit;

if ( class_exists( Picture::class, false ) ) {
	return;
}

/**
 * A picture by its number in the media library, or by its address.
 */
final class Picture {

	/**
	 * The image element, with sizes and smaller files if the library has them; empty for what is no picture.
	 *
	 * @param string                $image      Number or address.
	 * @param array<string, string> $attributes Of the element. Without `alt` a picture of the library has its own.
	 */
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

	/**
	 * Its address, not escaped; empty for what is no picture.
	 *
	 * @param string $image Number or address.
	 */
	public static function url( string $image ): string {
		$id = self::id( $image );
		return 0 === $id ? esc_url_raw( $image, array( 'http', 'https' ) ) : (string) wp_get_attachment_image_url( $id, 'large' );
	}

	/**
	 * Its number; 0 for an address outside of the library.
	 *
	 * @param string $image Number or address.
	 */
	private static function id( string $image ): int {
		if ( ctype_digit( $image ) ) {
			return (int) $image;
		}
		return 0 === strpos( $image, wp_get_upload_dir()['baseurl'] . '/' ) ? attachment_url_to_postid( $image ) : 0;
	}
}
