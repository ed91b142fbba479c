<?php
/**
 * Server side of popups: their content, who a visitor is, and the page on which the owner tries their rules.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Popup;

use Archipel\Ui\Placed_Post;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/ui/placed-post.php';

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
 * The HTML in a host that encloses nothing.
 *
 * @param array<string, mixed> $props Checked properties of the host.
 */
return static fn( array $props ): string => Placed_Post::html( (int) ( $props['content'] ?? 0 ) );
