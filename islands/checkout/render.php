<?php
/** Server side of the checkout. */

namespace Archipel\Islands\Checkout;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/own-rules.php';
require_once __DIR__ . '/core-script.php';

Scripted_Gateways::register();

add_filter( 'archipel_config', __NAMESPACE__ . '\leave_to_server' );
add_filter( 'archipel_config', __NAMESPACE__ . '\tell_who_carries' );
add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_core_script' );
add_filter( 'archipel_kept_data', __NAMESPACE__ . '\keep_core_data' );
Placed_Order::register();

// The island adopts WooCommerce's markup and prints no HTML.
return static fn(): string => '';
