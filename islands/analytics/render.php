<?php
/** Server side of shopping analytics: prints data of page, tiles, cart and order, only if a destination is configured. */

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
