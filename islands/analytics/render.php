<?php
/**
 * Server side of shopping analytics: what the browser is to know of a page, a tile, a cart and an order, printed only while there is somebody to tell.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Analytics;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/options.php';

if ( array() === Options::services() ) {
	return static fn(): string => '';
}

foreach ( array( 'item', 'order-items', 'product-list', 'page-address', 'page-facts', 'printer' ) as $archipel_part ) {
	require_once __DIR__ . "/$archipel_part.php";
}
Printer::register();

return static fn(): string => Printer::page();
