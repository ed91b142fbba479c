<?php
/**
 * Plugin Name:          Archipel
 * Plugin URI:           https://wordpress.org/plugins/archipel/
 * Description:          A fast, accessible storefront for the theme you already have: independently mounted islands that replace the front-end scripts of WooCommerce and its companions.
 * Version:              0.1.0
 * Requires at least:    6.6
 * Requires PHP:         7.4
 * Author:               Archipel
 * License:              GPL-3.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-3.0.html
 * Text Domain:          archipel
 * Domain Path:          /languages
 * WC requires at least: 9.4
 * WC tested up to:      10.9
 *
 * @package Archipel
 */

namespace Archipel;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// A second copy in another folder (a backup, a test version) would declare everything twice.
if ( defined( __NAMESPACE__ . '\VERSION' ) ) {
	return;
}

// WordPress checks its version and PHP's on activation only; a site can be moved to an older server afterwards.
if ( PHP_VERSION_ID < 70400 || version_compare( $GLOBALS['wp_version'], '6.6', '<' ) ) {
	add_action(
		'admin_notices',
		static function () {
			echo '<div class="notice notice-error"><p>', esc_html__( 'Archipel is off: it needs WordPress 6.6 and PHP 7.4 or newer.', 'archipel' ), '</p></div>';
		}
	);
	return;
}

const VERSION = '0.1.0';
const FILE    = __FILE__;

require __DIR__ . '/includes/autoload.php';
require __DIR__ . '/includes/functions.php';
plugin()->register();
