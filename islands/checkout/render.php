<?php

namespace Archipel\Islands\Checkout;

use Archipel\Request_Origin;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/core-script.php';

Scripted_Gateways::register();

add_filter( 'archipel_config_of_checkout', __NAMESPACE__ . '\tell_island' );
add_filter( 'archipel_replaced_handles', __NAMESPACE__ . '\keep_core_script' );
add_filter( 'archipel_kept_data', __NAMESPACE__ . '\keep_core_data' );
// Before WooCommerce stores the posted data; its own nonce belongs to the session of a guest who has one.
add_action(
	'woocommerce_before_checkout_process',
	static function (): void {
		if ( Request_Origin::is_foreign_form() ) {
			throw new \Exception( Request_Origin::refusal() );
		}
	}
);
Placed_Order::register();
