<?php
namespace Archipel\Consent;

/** The list of `third-parties.ts`, which the build writes for PHP. */
final class Third_Parties {

	/** Pattern of code that contacts another host: script element, hidden picture, request. */
	private const LOADING = '~["\'`]script["\'`].*createElement\s*\(|createElement\s*\(.*["\'`]script["\'`]|getScript\s*\(|\bimport\s*\(|importScripts\s*\(|sendBeacon\s*\(|\bfetch\s*\(|new\s+Image\b~s';

	/** @var array<string, list<array{string, array<string, mixed>}>> Cache of the candidates for each host: a page names few hosts, each many times. */
	private static array $by_host = array();

	/** @var array<string, callable(): string> Functions that return the purpose of a third party on this site, by id. */
	private static array $choices = array();

	/** @return list<array<string, mixed>> All declared third parties. */
	public static function all(): array {
		return self::read()['thirdParties'] ?? array();
	}

	/** @return list<array<string, mixed>> The third parties of these ids, in the order of the list. */
	public static function some( array $ids ): array {
		$own  = self::own_purposes();
		$some = array_filter( self::all(), static fn( array $party ): bool => in_array( $party['id'], $ids, true ) );
		return array_map(
			static fn( array $party ): array => isset( self::purposes()[ $own[ $party['id'] ] ?? '' ] ) ? array( 'purpose' => $own[ $party['id'] ] ) + $party : $party,
			array_values( $some )
		);
	}

	/** Lets the site choose the purpose (or `none`) of a third party without a host, whose own code asks for consent. */
	public static function choose_purpose( string $id, callable $choose ): void {
		self::$choices[ $id ] = $choose;
	}

	/** @return array<string, string> Purposes that the site has chosen, by id, where they differ from the list's; `none`: no tracking. */
	public static function own_purposes(): array {
		$own = array_map( static fn( callable $choose ): string => $choose(), self::$choices );
		return array_diff_assoc( $own, array_column( self::all(), 'purpose', 'id' ) );
	}

	/** Returns third parties as a bit mask, for versions of the notice; the bit is the position in the list. */
	public static function mask( array $ids ): int {
		$mask = 0;
		foreach ( array_column( self::all(), 'id' ) as $at => $id ) {
			$mask |= in_array( $id, $ids, true ) ? 1 << $at : 0;
		}
		return $mask;
	}

	/** @return array<string, array<string, mixed>> Titles and descriptions of all purposes, in the order of the notice. */
	public static function purposes(): array {
		return self::read()['purposes'] ?? array();
	}

	/** @return array<string, array<string, mixed>> Title and description of the purposes of third parties, by purpose, in the order of the notice. */
	public static function purposes_of( array $parties ): array {
		return array_intersect_key( self::purposes(), array_flip( array_column( $parties, 'purpose' ) ) );
	}

	/** @return array<string, mixed>|null The third party behind a URL, with its `host`, by host and path as browsers parse them, not by other text in the URL; a relative one is the site's. */
	public static function at( string $address ): ?array {
		list( $host, $path ) = self::parse( $address );
		if ( '' === $host ) {
			return null;
		}
		foreach ( self::$by_host[ $host ] ??= self::at_host( $host ) as list( $below, $party ) ) {
			if ( '' === $below || "/$below" === $path || 0 === strpos( $path, "/$below/" ) ) {
				return array( 'host' => $host ) + $party;
			}
		}
		return null;
	}

	/** @return list<array{string, array<string, mixed>}> The candidates for a host. Path prefix and third party. */
	private static function at_host( string $host ): array {
		$found = array();
		foreach ( self::all() as $party ) {
			foreach ( $party['hosts'] as $pattern ) {
				list( $at, $below ) = explode( '/', $pattern, 2 ) + array( 1 => '' );
				if ( '*.' === substr( $at, 0, 2 ) ? substr( ".$host", 1 - strlen( $at ) ) === substr( $at, 1 ) && strlen( $host ) >= strlen( $at ) : $host === $at ) {
					$found[] = array( $below, $party );
				}
			}
		}
		return $found;
	}

	/** Returns whether a URL belongs to the site. */
	public static function is_own( string $address ): bool {
		list( $host ) = self::parse( $address );
		return '' === $host ? 1 !== preg_match( '~^[a-z][a-z0-9+.-]*:~i', trim( $address ) ) : strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host;
	}

	/**
	 * Returns the third party that an inline script loads: one whose published snippet is in the code, or whose host is named in code that loads
	 * something. Code that only mentions a URL, to share or to link, loads nothing.
	 */
	public static function loaded_by( string $code ): ?array {
		foreach ( self::all() as $party ) {
			foreach ( $party['bootstraps'] as $bootstrap ) {
				if ( false !== strpos( $code, $bootstrap ) ) {
					return array( 'host' => $party['hosts'][0] ) + $party;
				}
			}
		}
		if ( 1 !== preg_match( self::LOADING, $code ) ) {
			return null;
		}
		preg_match_all( '~(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s"\'`<>()]*~i', str_replace( '\\/', '/', $code ), $addresses );
		foreach ( array_unique( $addresses[0] ) as $address ) {
			$party = self::at( $address );
			if ( null !== $party ) {
				return $party;
			}
		}
		return null;
	}

	/** Returns whether a page may contain a third party: a fast check before parsing. */
	public static function may_be_in( string $html ): bool {
		// Links load nothing (shares, footers). A host has a dot, the attribute names matched here have none; with double quotes only, a match cannot
		// span the URL of another element, whatever its quotes.
		$loading = preg_replace( '~<a(?:\s+[\w:-]++="[^"\'<>]*+")*+\s*+>~i', '', $html ) ?? $html;
		return self::names_any( array_merge( ...array_column( self::all(), 'hosts' ) ), $loading ) || self::names_any( array_merge( ...array_column( self::all(), 'bootstraps' ) ), $html );
	}

	/** Returns whether a text contains one of the words, without a leading `*.`; also true if the pattern fails: the parser decides. */
	private static function names_any( array $words, string $text ): bool {
		$patterns = array_map( static fn( string $word ): string => preg_quote( (string) preg_replace( '~^\*\.~', '', $word ), '~' ), $words );
		return array() !== $patterns && 0 !== preg_match( '~' . implode( '|', $patterns ) . '~i', $text );
	}

	/** @return array{string, string} Host and path of an absolute web URL as the URL standard parses it; empty for any other URL. */
	private static function parse( string $address ): array {
		$address = str_replace( array( "\t", "\n", "\r" ), '', trim( $address, "\x00..\x20" ) );
		if ( 1 !== preg_match( '~^(?:https?:)?[/\\\\]{2,}([^/\\\\?#]*)([^?#]*)~i', $address, $found ) ) {
			return array( '', '' );
		}
		$host = (string) preg_replace( '~^.*@|:\d*$~', '', $found[1] );
		return array( rtrim( strtolower( rawurldecode( $host ) ), '.' ), '' === $found[2] ? '/' : str_replace( '\\', '/', $found[2] ) );
	}

	/** @return array{purposes?: array<string, array<string, mixed>>, thirdParties?: list<array<string, mixed>>} The list, which OPcache keeps. */
	private static function read(): array {
		static $data;
		return $data ??= require __DIR__ . '/third-party-list.php';
	}
}
