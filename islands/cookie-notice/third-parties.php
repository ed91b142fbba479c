<?php
/**
 * The one list of third parties.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

use function Archipel\Safety\attribution_purpose;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/safety/attribution-purpose.php';

/**
 * Reads `third-parties.json` of the build: the same list that the browser has.
 */
final class Third_Parties {

	/** How code makes a browser ask another host for something: an element of a script, a picture that is not shown, a request. */
	private const LOADING = '~["\'`]script["\'`].*createElement\s*\(|createElement\s*\(.*["\'`]script["\'`]|getScript\s*\(|\bimport\s*\(|importScripts\s*\(|sendBeacon\s*\(|\bfetch\s*\(|new\s+Image\b~s';

	/** @var array{purposes: array<string, array<string, mixed>>, thirdParties: list<array<string, mixed>>}|null The decoded file, null until it has been read. */
	private static ?array $data = null;

	/** @var array<string, list<array{string, array<string, mixed>}>> Who may be behind each host that was asked about: a page names few hosts, and each many times. */
	private static array $by_host = array();

	/**
	 * Everybody that is declared.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		return self::read()['thirdParties'];
	}

	/**
	 * Some of them.
	 *
	 * @param array<mixed> $ids Names from the option `services`.
	 * @return list<array<string, mixed>> In the order of the list.
	 */
	public static function some( array $ids ): array {
		$some = array_filter( self::all(), static fn( array $party ): bool => in_array( $party['id'], $ids, true ) );
		return array_map( array( self::class, 'on_this_site' ), array_values( $some ) );
	}

	/**
	 * One of them with the purpose that it has on this site.
	 *
	 * @param array<string, mixed> $party As the build declares it.
	 * @return array<string, mixed>
	 */
	private static function on_this_site( array $party ): array {
		$purpose = 'order-attribution' === $party['id'] ? attribution_purpose() : 'none';
		return 'none' === $purpose ? $party : array( 'purpose' => $purpose ) + $party;
	}

	/**
	 * The same as one number, for versions of the notice: a bit for each, by its place in the list.
	 *
	 * @param array<mixed> $ids Names from the option `services`.
	 */
	public static function mask( array $ids ): int {
		$mask = 0;
		foreach ( array_column( self::all(), 'id' ) as $at => $id ) {
			$mask |= in_array( $id, $ids, true ) ? 1 << $at : 0;
		}
		return $mask;
	}

	/**
	 * Titles and descriptions of all purposes, in the order in which the notice asks.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function purposes(): array {
		return self::read()['purposes'];
	}

	/**
	 * Purposes that some of them have, in the order in which the notice asks.
	 *
	 * @param list<array<string, mixed>> $parties Third parties.
	 * @return array<string, array<string, mixed>> Title and description, by purpose.
	 */
	public static function purposes_of( array $parties ): array {
		return array_intersect_key( self::purposes(), array_flip( array_column( $parties, 'purpose' ) ) );
	}

	/**
	 * Who is behind an address: by its host and path as a browser reads them, not by what else stands in it.
	 *
	 * @param string $address Address; a relative one belongs to the site.
	 * @return array<string, mixed>|null The third party, with the `host` of this address.
	 */
	public static function at( string $address ): ?array {
		list( $host, $path ) = self::parse( $address );
		if ( '' === $host ) {
			return null;
		}
		self::$by_host[ $host ] = self::$by_host[ $host ] ?? self::at_host( $host );
		foreach ( self::$by_host[ $host ] as list( $below, $party ) ) {
			if ( '' === $below || "/$below" === $path || 0 === strpos( $path, "/$below/" ) ) {
				return array( 'host' => $host ) + $party;
			}
		}
		return null;
	}

	/**
	 * Who may be behind a host.
	 *
	 * @param string $host Host.
	 * @return list<array{string, array<string, mixed>}> The path below which somebody is there, and the third party.
	 */
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

	/**
	 * Whether an address belongs to the site.
	 *
	 * @param string $address Address.
	 */
	public static function is_own( string $address ): bool {
		list( $host ) = self::parse( $address );
		return '' === $host ? 1 !== preg_match( '~^[a-z][a-z0-9+.-]*:~i', trim( $address ) ) : strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host;
	}

	/**
	 * Which third party an inline script loads: one whose published snippet it contains, or one whose host it names while it loads something. Code that only
	 * mentions an address, to share a page or to follow a link, loads nothing.
	 *
	 * @param string $code Code of an inline script.
	 * @return array<string, mixed>|null
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

	/**
	 * Whether a page may hold anything of anybody: a quick look, before it is parsed.
	 *
	 * @param string $html Page.
	 */
	public static function may_be_in( string $html ): bool {
		// A link loads nothing (shares, footers). A host has a dot and names of attributes here have none; with double quotes only, no address of
		// another element can lie between two of these, whatever quotes it stands in itself.
		$loading = preg_replace( '~<a(?:\s+[\w:-]++="[^"\'<>]*+")*+\s*+>~i', '', $html ) ?? $html;
		return self::names_any( array_merge( ...array_column( self::all(), 'hosts' ) ), $loading ) || self::names_any( array_merge( ...array_column( self::all(), 'bootstraps' ) ), $html );
	}

	/**
	 * Whether one of these words is in a text. Where the look fails, the parser decides.
	 *
	 * @param string[] $words Words; `*.` before one is not looked for.
	 * @param string   $text  Text.
	 */
	private static function names_any( array $words, string $text ): bool {
		$patterns = array_map( static fn( string $word ): string => preg_quote( (string) preg_replace( '~^\*\.~', '', $word ), '~' ), $words );
		return array() !== $patterns && 0 !== preg_match( '~' . implode( '|', $patterns ) . '~i', $text );
	}

	/**
	 * Host and path of an absolute address of the web, as the URL standard parses it; empty for any other.
	 *
	 * @param string $address Address.
	 * @return array{string, string}
	 */
	private static function parse( string $address ): array {
		$address = str_replace( array( "\t", "\n", "\r" ), '', trim( $address, "\x00..\x20" ) );
		if ( 1 !== preg_match( '~^(?:https?:)?[/\\\\]{2,}([^/\\\\?#]*)([^?#]*)~i', $address, $found ) ) {
			return array( '', '' );
		}
		$host = (string) preg_replace( '~^.*@|:\d*$~', '', $found[1] );
		return array( rtrim( strtolower( rawurldecode( $host ) ), '.' ), '' === $found[2] ? '/' : str_replace( '\\', '/', $found[2] ) );
	}

	/**
	 * The file.
	 *
	 * @return array{purposes: array<string, array<string, mixed>>, thirdParties: list<array<string, mixed>>}
	 */
	private static function read(): array {
		if ( null === self::$data ) {
			$file = dirname( __DIR__, 2 ) . '/third-parties.json';
			$data = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.

			self::$data = array(
				'purposes'     => (array) ( $data['purposes'] ?? array() ),
				'thirdParties' => array_values( (array) ( $data['thirdParties'] ?? array() ) ),
			);
		}
		return self::$data;
	}
}
