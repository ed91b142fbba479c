<?php
/** Server side of the quantity discounts: nonce and settings of Discount Rules. */

namespace Archipel\Islands\Discounts;

defined( 'ABSPATH' ) || exit;

add_filter(
	'archipel_nonce_actions',
	static function ( array $actions ): array {
		// Nonce action that Discount Rules checks in each request of a shopper.
		$actions[] = 'awdr_ajax_front_end';
		return $actions;
	}
);
add_filter( 'archipel_config', array( Plugin_Settings::class, 'add_to_config' ) );
add_filter( 'archipel_replaced_handles', array( Plugin_Settings::class, 'keep_for_checkout' ) );
