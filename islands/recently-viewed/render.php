<?php
/** Server side of the recently viewed products: prints a host for the panel, without data of the visitor. */

namespace Archipel\Islands\Recently_Viewed;

use Archipel\Host;
use Archipel\Request_Origin;
use Archipel\Theme_Action;

defined( 'ABSPATH' ) || exit;

// Before the theme closes its content (10).
Host::print_at( 'woocommerce_after_main_content', 5, 'recently-viewed', 'onShopPages' );

/** Answers a theme's cross at a product: takes it out of the visitor's own cookie (NAV-08), which WooCommerce fills. */
function forget_product(): void {
	$cookie  = isset( $_COOKIE['woocommerce_recently_viewed'] ) ? sanitize_text_field( wp_unslash( $_COOKIE['woocommerce_recently_viewed'] ) ) : '';
	$seen    = array_diff( wp_parse_id_list( explode( '|', $cookie ) ), array( 0 ) );
	$id      = Theme_Action::number( Theme_Action::text( 'productid', 20 ), 0, PHP_INT_MAX );
	$is_done = 'POST' === Request_Origin::header( 'REQUEST_METHOD' ) && ! Request_Origin::is_foreign() && in_array( $id, $seen, true );
	if ( $is_done ) {
		wc_setcookie( 'woocommerce_recently_viewed', implode( '|', array_diff( $seen, array( $id ) ) ) );
	}
	wp_send_json( array( 'status' => $is_done ) );
}
Theme_Action::answer( 'osf_product_view', __NAMESPACE__ . '\forget_product' );
