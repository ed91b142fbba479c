<?php
/**
 * Reports as a line of JSON what a shop does with the settings in `ARCHIPEL_TEST_SETTINGS`; a separate process, because islands read their options
 * once, on loading. See elsewhere().
 */

namespace Archipel\Tests;

require __DIR__ . '/boot-shop.php';

Test_Case::start_transaction();
$GLOBALS['product'] = product( array( 'status' => 'publish', 'stock' => 5 ) );
$archipel_report    = array(
	'tile_swatches' => has_action( 'woocommerce_after_shop_loop_item', array( \Archipel\Islands\Product_Tiles\Tile_Swatches::class, 'print_row' ) ),
	'tile'          => printed( static fn() => do_action( 'woocommerce_after_shop_loop_item' ) ),
	'cart_actions'  => printed( static fn() => do_action( 'woocommerce_cart_actions' ) ),
	'cart_handler'  => has_action( 'wp_loaded', array( \Archipel\Islands\Cart_Page\Empty_Cart::class, 'handle' ) ),
	'quick_view'    => has_action( 'wc_ajax_archipel_quick_view' ),
	'product_page'  => isset( $GLOBALS['wp_filter']['woocommerce_single_product_summary']->callbacks[35] ) ? 35 : false,
	'consent_route' => isset( rest_get_server()->get_routes()['/archipel/v1/consent'] ),
);
$archipel_report['files'] = array_values( preg_filter( '#^.*/(?=(dist/islands|includes)/)#', '', get_included_files() ) );
do_action( 'clear_auth_cookie' );
do_action( 'wp_logout', 1 );
Test_Case::roll_back();
echo "\n", json_encode( $archipel_report );
