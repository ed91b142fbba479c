<?php
/**
 * Server side of the checkout.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Checkout;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/own-rules.php';

add_filter( 'archipel_config', __NAMESPACE__ . '\leave_to_server' );

// The island adopts what WooCommerce prints and prints nothing of its own.
return static fn(): string => '';
