<?php
/** Bootstrap of the suites `shop` and `islands`: WordPress with the plugin and WooCommerce, the real one if installed, else its double. */

define( 'ARCHIPEL_TEST_SHOP', true );
require __DIR__ . '/boot.php';
require __DIR__ . '/doubles/shop.php';
require __DIR__ . '/doubles/headers.php';
