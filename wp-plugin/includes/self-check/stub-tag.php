<?php
namespace Archipel\Self_Check;

/** Recognises what an optimiser has done to the script element of the stub, by the attributes that optimisers leave behind. */
final class Stub_Tag {

	/**
	 * Optimisers: name, pattern of what they leave in an element or its address, page of their settings (below the admin, if it is a path), and the place
	 * there where scripts are excepted; empty where none can be.
	 */
	private const OPTIMISERS = array(
		array( 'WP Rocket', '~rocketlazyload|data-rocket-|/cache/min/|data-minify=~', 'options-general.php?page=wprocket#file_optimization', 'File Optimization → JavaScript Files → Excluded' ),
		array( 'LiteSpeed Cache', '~litespeed/|data-deferred=|data-optimized=~', 'admin.php?page=litespeed-page_optm#settings_tuning', 'Tuning → JS Excludes, JS Deferred/Delayed Excludes' ),
		array( 'Autoptimize', '~/autoptimize/|autoptimize_~', 'options-general.php?page=autoptimize', 'Exclude scripts from Autoptimize' ),
		array( 'Cloudflare Rocket Loader', '~type="[0-9a-f]{16,}-|data-cf-settings|rocket-loader~', 'https://dash.cloudflare.com/?to=/:account/:zone/speed/optimization', '' ),
	);

	/**
	 * Finds the stub among the scripts of a page.
	 *
	 * @param list<array<string, string>> $scripts Attributes of the script elements.
	 * @param string                      $entry   File name of the stub.
	 * @return array<string, string>|null
	 */
	public static function find( array $scripts, string $entry ): ?array {
		foreach ( $scripts as $script ) {
			if ( 'archipel-js' === ( $script['id'] ?? '' ) ) {
				return $script;
			}
		}
		foreach ( $scripts as $script ) {
			if ( false !== strpos( implode( ' ', $script ), "/$entry" ) ) {
				return $script;
			}
		}
		return null;
	}

	/**
	 * Tells what has been done to the stub: `delayed` until the visitor does something, `moved` to a copy, `deferred` until the page has been read; empty: nothing.
	 *
	 * @param array<string, string> $script Attributes of the element.
	 * @param string                $url    Address of the stub in the build, without a query.
	 */
	public static function fate( array $script, string $url ): string {
		if ( 'module' !== ( $script['type'] ?? '' ) || '' === ( $script['src'] ?? '' ) ) {
			return 'delayed';
		}
		// A CDN may serve the same path from another host; an optimiser's copy has another path.
		$path = wp_parse_url( $script['src'], PHP_URL_PATH );
		if ( wp_parse_url( $url, PHP_URL_PATH ) !== $path ) {
			return 'moved';
		}
		// With `async`, `defer` means nothing.
		return isset( $script['async'] ) ? '' : 'deferred';
	}

	/**
	 * Returns the optimiser behind an element, or behind all scripts of a page.
	 *
	 * @param list<array<string, string>> $scripts Attributes of script elements.
	 * @return array{string, string, string} Name, address of its settings, and the place there where scripts are excepted; empty strings for an unknown one.
	 */
	public static function optimiser( array $scripts ): array {
		$text = '';
		foreach ( $scripts as $script ) {
			foreach ( $script as $name => $value ) {
				$text .= " $name=\"$value\"";
			}
		}
		foreach ( self::OPTIMISERS as list( $optimiser, $mark, $page, $field ) ) {
			if ( 1 === preg_match( $mark, $text ) ) {
				$address = 0 === strpos( $page, 'https:' ) ? $page : admin_url( $page );
				return array( $optimiser, $address, $field );
			}
		}
		return array( '', '', '' );
	}
}
