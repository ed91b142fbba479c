<?php
/**
 * The functions of the plugin that themes and other plugins may call.
 *
 * @package Archipel
 */

namespace Archipel {

	defined( 'ABSPATH' ) || exit;

	/**
	 * The one instance of the plugin.
	 */
	function plugin(): Plugin {
		static $plugin = null;
		if ( null === $plugin ) {
			$plugin = new Plugin();
		}
		return $plugin;
	}
}

namespace {

	if ( ! function_exists( 'archipel_island' ) ) {
		/**
		 * The HTML of one island, for themes: `echo archipel_island( 'deal', array( 'endTime' => $iso ) );`.
		 *
		 * @param string               $name     Name of the island, kebab-case: its folder, e.g. `mini-cart`.
		 * @param array<string, mixed> $props    Its properties, camelCase or snake_case; unknown or wrong ones are dropped
		 *                                       (with a notice under WP_DEBUG). Default: the owner's options.
		 * @param string               $fallback Trusted HTML that works without JavaScript, in place of the island's own.
		 * @return string The host element; only the fallback when the island is off, missing or lacks a plugin that it needs.
		 */
		function archipel_island( string $name, array $props = array(), string $fallback = '' ): string {
			return \Archipel\plugin()->host()->render( $name, $props, $fallback );
		}
	}
}
