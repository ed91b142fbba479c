<?php
/**
 * Server side of the checkout.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Checkout;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/own-rules.php';
require_once __DIR__ . '/core-script.php';
require_once __DIR__ . '/placed-order.php';

add_filter( 'archipel_config', __NAMESPACE__ . '\leave_to_server' );
add_filter( 'archipel_config', __NAMESPACE__ . '\tell_who_carries' );
add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_core_script' );
// After WooCommerce (10), before what is replaced goes.
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\keep_core_data', 1000 );
Placed_Order::register();

// The island adopts what WooCommerce prints and prints nothing of its own.
return static fn(): string => '';
