<?php
/** Server side of the recently viewed products: prints a host for the panel, without data of the visitor. */

namespace Archipel\Islands\Recently_Viewed;

use Archipel\Forget_Cookie;
use Archipel\Host;

defined( 'ABSPATH' ) || exit;

Forget_Cookie::erase_on_logout( 'viewed' );

// Before the theme closes its content (10).
Host::print_at( 'woocommerce_after_main_content', 5, 'recently-viewed', 'onShopPages' );
