<?php
/**
 * Which third parties the site's pages hold.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the hosts that were found on the pages while they were made, for the owner and for the notice, which asks about what is there.
 */
final class Seen {

	/** Days after which a host that was not found again is forgotten; it is written down anew when a third of them is over. */
	private const DAYS = 90;

	/** More hosts than any site has: a list of subdomains must not grow without end. */
	private const MOST = 60;

	/**
	 * Hosts that were found.
	 *
	 * @return array<string, array{service: string, day: int}> By host.
	 */
	public static function hosts(): array {
		$today = self::today();
		return array_filter(
			(array) State::get( 'seen' ),
			static fn( $host ): bool => is_array( $host ) && isset( $host['service'], $host['day'] ) && $today - $host['day'] < self::DAYS
		);
	}

	/**
	 * Names of the third parties that were found.
	 *
	 * @return list<string>
	 */
	public static function services(): array {
		return array_values( array_unique( array_column( self::hosts(), 'service' ) ) );
	}

	/**
	 * Takes note of what a page holds. Nothing is written while it is known.
	 *
	 * @param array<string, string> $found Name of the third party, by host.
	 */
	public static function add( array $found ): void {
		$hosts  = self::hosts();
		$today  = self::today();
		$is_new = false;
		foreach ( $found as $host => $service ) {
			$known = $hosts[ $host ] ?? null;
			if ( null === $known ? count( $hosts ) < self::MOST : $today - $known['day'] > self::DAYS / 3 ) {
				$hosts[ $host ] = array(
					'service' => $service,
					'day'     => $today,
				);
				$is_new         = true;
			}
		}
		if ( $is_new ) {
			State::set( 'seen', $hosts );
		}
	}

	/** Days since 1970. */
	private static function today(): int {
		return intdiv( time(), DAY_IN_SECONDS );
	}
}
