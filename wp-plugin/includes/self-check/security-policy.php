<?php
namespace Archipel\Self_Check;

/** Reads a Content-Security-Policy as a browser does, as far as the plugin's own files need it. */
final class Security_Policy {

	/**
	 * Whether a policy allows an address.
	 *
	 * @param string $policy    `default-src 'self'; script-src …`.
	 * @param string $directive `script-src`, `style-src` or `connect-src`.
	 * @param string $url       Absolute address.
	 * @param string $nonce     Nonce of the element; empty without one.
	 */
	public static function allows( string $policy, string $directive, string $url, string $nonce = '' ): bool {
		$rules = array();
		foreach ( explode( ';', $policy ) as $rule ) {
			$words = (array) preg_split( '/\s+/', trim( $rule ), -1, PREG_SPLIT_NO_EMPTY );
			$name  = strtolower( (string) array_shift( $words ) );
			// The first of two counts.
			$rules[ $name ] = $rules[ $name ] ?? $words;
		}
		$sources = $rules[ "$directive-elem" ] ?? $rules[ $directive ] ?? $rules['default-src'] ?? null;
		if ( null === $sources ) {
			return true;
		}
		if ( '' !== $nonce && in_array( "'nonce-$nonce'", $sources, true ) ) {
			return true;
		}
		if ( 'script-src' === $directive && in_array( "'strict-dynamic'", $sources, true ) ) {
			return false;
		}
		foreach ( $sources as $source ) {
			if ( self::matches( (string) $source, $url ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether one source of a list is an address's. */
	private static function matches( string $source, string $url ): bool {
		if ( '*' === $source ) {
			return true;
		}
		$parts = (array) wp_parse_url( $url ) + array(
			'scheme' => '',
			'host'   => '',
			'path'   => '/',
		);
		if ( "'self'" === strtolower( $source ) ) {
			$own = (array) wp_parse_url( home_url() ) + array( 'host' => '' );
			return $own['host'] === $parts['host'] && ( $own['port'] ?? '' ) === ( $parts['port'] ?? '' );
		}
		if ( 1 === preg_match( '~^([a-z][a-z0-9+.-]*):$~i', $source, $found ) ) {
			return self::has_scheme( $parts['scheme'], $found[1] );
		}
		if ( 1 !== preg_match( '~^(?:([a-z][a-z0-9+.-]*)://)?(\*\.)?([a-z0-9.-]+)(?::(\d+|\*))?(/.*)?$~i', $source, $found ) ) {
			return false;
		}
		list( , $scheme, $wildcard, $host, $port, $path ) = $found + array_fill( 0, 6, '' );
		if ( '' !== $scheme && ! self::has_scheme( $parts['scheme'], $scheme ) ) {
			return false;
		}
		if ( '' === $wildcard ? strtolower( $host ) !== $parts['host'] : substr( $parts['host'], -strlen( ".$host" ) ) !== ".$host" ) {
			return false;
		}
		if ( '' !== $port && '*' !== $port && (string) ( $parts['port'] ?? '' ) !== $port ) {
			return false;
		}
		return '' === $path || ( '/' === substr( $path, -1 ) ? 0 === strpos( $parts['path'], $path ) : $parts['path'] === $path );
	}

	/** Whether a scheme is an allowed one, or its encrypted form. */
	private static function has_scheme( string $scheme, string $allowed ): bool {
		return 0 === strcasecmp( $scheme, $allowed ) || ( 'https' === $scheme && 0 === strcasecmp( $allowed, 'http' ) );
	}
}
