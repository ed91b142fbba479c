<?php
/**
 * The one list of third parties.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `third-parties.json` of the build: the same list that the browser has.
 */
final class Third_Parties {

	/**
	 * The decoded file, null until it has been read.
	 *
	 * @var array{purposes: array<string, mixed>, thirdParties: list<array<string, mixed>>}|null
	 */
	private static $data;

	/**
	 * Everybody that is declared.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		return self::read()['thirdParties'];
	}

	/**
	 * Those that the shop uses.
	 *
	 * @param array<mixed> $ids Names from the option `services`.
	 * @return list<array<string, mixed>>
	 */
	public static function used( array $ids ): array {
		return array_values(
			array_filter(
				self::all(),
				static function ( array $party ) use ( $ids ): bool {
					return in_array( $party['id'], $ids, true );
				}
			)
		);
	}

	/**
	 * Purposes that some of them have, in the order in which the notice asks.
	 *
	 * @param list<array<string, mixed>> $parties Third parties.
	 * @return array<string, array<string, mixed>> Title and description, by purpose.
	 */
	public static function purposes_of( array $parties ): array {
		return array_intersect_key( self::read()['purposes'], array_flip( array_column( $parties, 'purpose' ) ) );
	}

	/**
	 * Who is behind an address, or behind the first of their addresses in a piece of code.
	 *
	 * @param string        $text     Address or code.
	 * @param array<string> $purposes Only those of these purposes; empty for all.
	 * @return array<string, mixed>|null
	 */
	public static function named_in( string $text, array $purposes = array() ): ?array {
		foreach ( self::all() as $party ) {
			if ( array() !== $purposes && ! in_array( $party['purpose'], $purposes, true ) ) {
				continue;
			}
			foreach ( $party['hosts'] as $host ) {
				if ( 1 === preg_match( self::pattern( $host ), $text ) ) {
					return $party;
				}
			}
		}
		return null;
	}

	/**
	 * A regular expression for an address at a host, also as it stands in JSON.
	 *
	 * @param string $host Host, with `*.` for any subdomain, and perhaps a path.
	 */
	private static function pattern( string $host ): string {
		$any = '*.' === substr( $host, 0, 2 );
		return '~(?:https?:)?(?:\\\\?/){2}' . ( $any ? '(?:[a-z0-9-]+\.)+' : '' ) . preg_quote( $any ? substr( $host, 2 ) : $host, '~' ) . '(?![\w.-])~i';
	}

	/**
	 * The file.
	 *
	 * @return array{purposes: array<string, mixed>, thirdParties: list<array<string, mixed>>}
	 */
	private static function read(): array {
		if ( null === self::$data ) {
			$file       = dirname( __DIR__, 2 ) . '/third-parties.json';
			$data       = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
			self::$data = is_array( $data ) ? $data : array(
				'purposes'     => array(),
				'thirdParties' => array(),
			);
		}
		return self::$data;
	}
}
