<?php
namespace Archipel\Self_Check;

/** Reads a Content-Security-Policy as a browser does, as far as the plugin's own files need it. */
final class Security_Policy {

	/** Returns the directive by which a policy refuses an address, for `script-src`, `style-src` or `connect-src`, or for an element with a nonce; another one where this is absent, null if it allows it. */
	public static function refusing( string $policy, string $directive, string $url, string $nonce = '' ): ?string {
		$rules = array();
		foreach ( explode( ';', $policy ) as $rule ) {
			$words = (array) preg_split( '/\s+/', trim( $rule ), -1, PREG_SPLIT_NO_EMPTY );
			$name  = strtolower( (string) array_shift( $words ) );
			// The first of two counts.
			$rules[ $name ] ??= $words;
		}
		foreach ( array( "$directive-elem", $directive, 'default-src' ) as $name ) {
			if ( isset( $rules[ $name ] ) ) {
				return self::is_among( $rules[ $name ], 'script-src' === $directive, $url, $nonce ) ? null : $name;
			}
		}
		return null;
	}

	/** Whether an address, or the nonce of its element, is among the sources of a directive. */
	private static function is_among( array $sources, bool $is_script, string $url, string $nonce ): bool {
		if ( '' !== $nonce && in_array( "'nonce-$nonce'", $sources, true ) ) {
			return true;
		}
		// It makes browsers ignore hosts.
		if ( $is_script && in_array( "'strict-dynamic'", $sources, true ) ) {
			return false;
		}
		return array() !== array_filter( $sources, static fn( string $source ): bool => self::matches( $source, $url ) );
	}

	/** Returns the source expression of an address in a policy: `'self'` for the site's own. */
	public static function source( string $url ): string {
		return self::origin( home_url() ) === self::origin( $url ) ? "'self'" : (string) wp_parse_url( $url, PHP_URL_SCHEME ) . '://' . self::origin( $url );
	}

	/** Host and port. */
	private static function origin( string $url ): string {
		$port = (string) wp_parse_url( $url, PHP_URL_PORT );
		return (string) wp_parse_url( $url, PHP_URL_HOST ) . ( '' === $port ? '' : ":$port" );
	}

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
			return self::origin( home_url() ) === self::origin( $url );
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
