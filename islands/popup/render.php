<?php
/** Server side of popups: their content, the roles of a visitor, and the preview in which the owner tests the rules. */

namespace Archipel\Islands\Popup;

use Archipel\Ui\Placed_Post;

defined( 'ABSPATH' ) || exit;

/** AJAX: sends the current user's roles. A cached page cannot contain them; WordPress calls this for logged-in users only and sends no-cache headers. */
function tell_roles(): void {
	wp_send_json( array( 'roles' => array_values( wp_get_current_user()->roles ) ) );
}
add_action( 'wp_ajax_archipel_visitor_roles', __NAMESPACE__ . '\tell_roles' );

/** Prints the element of the preview for users who may edit posts, on any page with `?archipel-popup`. */
function print_trial(): void {
	if ( isset( $_GET['archipel-popup'] ) && current_user_can( 'edit_posts' ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it changes nothing.
		echo '<div id="archipel-popup-trial"></div>';
	}
}
add_action( 'wp_footer', __NAMESPACE__ . '\print_trial' );

/** Returns the HTML of the popup's post, for a host that encloses none. */
return static fn( array $props ): string => Placed_Post::html( (int) ( $props['content'] ?? 0 ) );
