<?php
namespace Archipel\Self_Check;

/** Recognises an optimiser's change to the script element of the stub, by its attributes. */
final class Stub_Tag {

	/**
	 * Finds the stub among the scripts of a page.
	 *
	 * @param list<array<string, string>> $scripts Attributes of the script elements.
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
	 * Returns the change to the stub: `delayed` until an interaction, `moved` to a copy, `deferred` until the page has been parsed; empty if none.
	 *
	 * @param string $url Address of the stub in the build, without a query.
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
}
