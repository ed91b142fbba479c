<?php
/**
 * Server side of popups: their content, who a visitor is, and the page on which the owner tries their rules.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Roles of who asks. Pages are cached, so they cannot say it; WordPress calls this for nobody who is not signed in, and lets no cache keep it.
 */
function tell_roles(): void {
	wp_send_json( array( 'roles' => array_values( wp_get_current_user()->roles ) ) );
}
add_action( 'wp_ajax_archipel_visitor_roles', __NAMESPACE__ . '\tell_roles' );

/** On any page, `?archipel-popup` lets who may edit the site try the popups that are on it. */
function print_trial(): void {
	if ( isset( $_GET['archipel-popup'] ) && current_user_can( 'edit_posts' ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it changes nothing.
		echo '<div id="archipel-popup-trial"></div>';
	}
}
add_action( 'wp_footer', __NAMESPACE__ . '\print_trial' );

/**
 * The content of a published page or synced pattern. One that holds itself ends there.
 *
 * @param int $id Its id.
 */
function content( int $id ): string {
	static $inside = array();
	$post          = get_post( $id );
	if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password || isset( $inside[ $id ] ) || ! in_array( $post->post_type, array( 'page', 'wp_block' ), true ) ) {
		return '';
	}
	$inside[ $id ] = true;
	$html          = do_shortcode( has_blocks( $post ) ? do_blocks( $post->post_content ) : wpautop( $post->post_content ) );
	unset( $inside[ $id ] );
	return $html;
}

/**
 * The HTML in a host that encloses nothing.
 *
 * @param array<string, mixed> $props Checked properties of the host.
 */
return static fn( array $props ): string => 0 < (int) ( $props['content'] ?? 0 ) ? content( (int) $props['content'] ) : '';
