<?php
/** Server side of shopping analytics: prints data of page, tiles, cart and order, only if a destination is configured. */

namespace Archipel\Islands\Analytics;

defined( 'ABSPATH' ) || exit;

if ( array() === Options::services() ) {
	return;
}

Printer::register();

return static fn(): string => Printer::page();
