<?php
/**
 * Server side of the quantity discounts: the nonce of Discount Rules, and its settings.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Discounts;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/plugin-settings.php';

add_filter(
	'archipel_nonce_actions',
	static function ( array $actions ): array {
		// What Discount Rules checks in every call of a shopper.
		$actions[] = 'awdr_ajax_front_end';
		return $actions;
	}
);
add_filter( 'archipel_config', array( Plugin_Settings::class, 'add_to_config' ) );
add_filter( 'archipel_replaced_handles', array( Plugin_Settings::class, 'keep_for_checkout' ) );

// The island adopts what WooCommerce and Discount Rules print and prints nothing of its own.
return static fn(): string => '';
