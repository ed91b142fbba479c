<?php
/** Server side of the store notice: WooCommerce prints the notice hidden and shows it by a script. Adds a visible copy for visitors without scripts. */

namespace Archipel\Islands\Store_Notice;

defined( 'ABSPATH' ) || exit;

add_filter(
	'woocommerce_demo_store',
	static fn( $html, $notice ) => is_string( $html ) && is_string( $notice ) ? $html . '<noscript><p>' . wp_kses_post( $notice ) . '</p></noscript>' : $html,
	20,
	2
);
