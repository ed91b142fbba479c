<?php
/** Server side of the quantity discounts: nonce and settings of Discount Rules. */

namespace Archipel\Islands\Discounts;

defined( 'ABSPATH' ) || exit;

// Discount Rules checks it in each request of a shopper.
add_filter( 'archipel_nonce_actions', static fn( $actions ): array => array_merge( (array) $actions, array( 'awdr_ajax_front_end' ) ) );
add_filter( 'archipel_config', array( Plugin_Settings::class, 'add_to_config' ) );
add_filter( 'archipel_replaced_handles', array( Plugin_Settings::class, 'keep_for_checkout' ) );
