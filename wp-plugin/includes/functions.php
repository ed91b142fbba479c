<?php
/** Public functions for themes and other plugins. */

namespace Archipel {

	defined( 'ABSPATH' ) || exit;

	/** Returns the plugin's single instance. */
	function plugin(): Plugin {
		static $plugin;
		return $plugin ??= new Plugin();
	}

	/** Returns the output of a printing function. */
	function printed( callable $body ): string {
		ob_start();
		$body();
		return (string) ob_get_clean();
	}

	/** Returns hidden fields for the query of an address, which a GET form drops from its action, and for other values. */
	function hidden_fields( string $action, array $values = array() ): string {
		wp_parse_str( (string) wp_parse_url( $action, PHP_URL_QUERY ), $kept );
		$html = '';
		foreach ( array_filter( $kept + $values, 'is_string' ) as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%1$s" value="%2$s">', esc_attr( (string) $name ), esc_attr( $value ) );
		}
		return $html;
	}

	/**
	 * Returns the list of a menu that an island prints in its host, which the argument `archipel` tells filters.
	 *
	 * @param mixed $name Location or name; anything else is none.
	 * @return string Empty if WordPress has no such menu; it would take the first menu of the site.
	 */
	function nav_menu( $name, string $id ): string {
		$is_location = is_string( $name ) && has_nav_menu( $name );
		if ( ! $is_location && ( ! is_string( $name ) || ! wp_get_nav_menu_object( $name ) ) ) {
			return '';
		}
		/** @var array<string, mixed> $args */
		$args = array(
			'container'   => false,
			'fallback_cb' => false,
			'echo'        => false,
			'menu_id'     => $id,
			'archipel'    => true,
		);
		return (string) wp_nav_menu( $args + array( $is_location ? 'theme_location' : 'menu' => $name ) );
	}
}

namespace {

	if ( ! function_exists( 'archipel_island' ) ) {
		/**
		 * Returns the HTML of an island, for themes: `echo archipel_island( 'deal', array( 'endTime' => $iso ) );`.
		 *
		 * @param string               $name     Name of the island, kebab-case: its folder, e.g. `mini-cart`.
		 * @param array<string, mixed> $props    Its properties, camelCase or snake_case; unknown or wrong ones are dropped
		 *                                       (with a notice under WP_DEBUG). Default: the owner's options.
		 * @param string               $fallback Trusted HTML that works without JavaScript, instead of the island's own.
		 * @return string The host element; the fallback alone if the island is off, unknown or lacks a required plugin.
		 */
		function archipel_island( string $name, array $props = array(), string $fallback = '' ): string {
			return \Archipel\Host::render( $name, $props, $fallback );
		}
	}
}
