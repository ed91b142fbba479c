<?php
/** Bootstrap of the suites over HTTP, `pages` and `store`: WordPress runs in PHP's own web server. */

error_reporting( E_ALL );
require __DIR__ . '/test-case.php';
require __DIR__ . '/helpers.php';
require __DIR__ . '/site.php';
require __DIR__ . '/store/helpers.php';
