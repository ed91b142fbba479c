<?php

namespace Archipel\Islands\Address_Fields;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/core-scripts.php';

// After the checkout island has decided whether WooCommerce's script stays (10).
add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_where_needed', 20 );
add_filter( 'archipel_kept_data', __NAMESPACE__ . '\keep_core_data' );
// After WooCommerce's cart block has dequeued the classic cart's script (20), before replaced scripts are dequeued.
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\bring_data_to_cart', 1000 );
Select_Woo::register();
