<?php
/** Server side of the sticky header: prints a host for the theme's element that the owner has named. */

namespace Archipel\Islands\Sticky_Header;

use Archipel\Host;

defined( 'ABSPATH' ) || exit;

Host::print_at( 'wp_footer', 5, 'sticky-header', 'everywhere', 'target' );
