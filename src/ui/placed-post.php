<?php
namespace Archipel\Ui;

/** A page or synced pattern as the content of an island. */
final class Placed_Post {

	/** HTML of a published page or synced pattern; empty for 0, and inside itself, to prevent recursion. */
	public static function html( int $id ): string {
		static $inside = array();
		$post          = 0 < $id ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password || isset( $inside[ $id ] ) || ! in_array( $post->post_type, array( 'page', 'wp_block' ), true ) ) {
			return '';
		}
		$inside[ $id ] = true;
		$html          = do_shortcode( has_blocks( $post ) ? do_blocks( $post->post_content ) : wpautop( $post->post_content ) );
		unset( $inside[ $id ] );
		return $html;
	}
}
