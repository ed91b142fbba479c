<?php
/** Server side of the recently viewed products: prints a host for the panel, without data of the visitor. */

namespace Archipel\Islands\Recently_Viewed;

use Archipel\Forget_Cookie;

defined( 'ABSPATH' ) || exit;

Forget_Cookie::erase_on_logout( 'viewed' );

if ( ! empty( \Archipel\plugin()->islands()->options( 'recently-viewed' )['onShopPages'] ) ) {
	add_action(
		'woocommerce_after_main_content',
		static function (): void {
			echo \archipel_island( 'recently-viewed' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the host escapes its attributes.
		},
		// Before the theme closes its content (10).
		5
	);
}
