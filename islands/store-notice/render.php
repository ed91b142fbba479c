<?php
/**
 * Server side of the store notice: WooCommerce prints it hidden, and shows it by a script. Without scripts it is a text like any other.
 *
 * @package Archipel
 */

namespace Archipel\Islands\StoreNotice;

defined( 'ABSPATH' ) || exit;

add_filter(
	'woocommerce_demo_store',
	static fn( $html, $notice ) => is_string( $html ) && is_string( $notice ) ? $html . '<noscript><p>' . wp_kses_post( $notice ) . '</p></noscript>' : $html,
	20,
	2
);

// It cannot be placed.
return static fn(): string => '';
