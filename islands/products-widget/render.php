<?php
/** Server side of the products widget: “load more” of a theme that does not answer. */

namespace Archipel\Islands\Products_Widget;

use Archipel\Theme_Action;

defined( 'ABSPATH' ) || exit;

Theme_Action::answer( 'osf_ajax_loadmore_products', array( Load_More::class, 'products' ) );
Theme_Action::answer( 'osf_ajax_loadmore_post', array( Load_More::class, 'posts' ) );
