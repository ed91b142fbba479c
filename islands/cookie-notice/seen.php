<?php
namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/** Stores the hosts found while pages are rendered, for the owner, and for the notice, which asks about third parties in use. */
final class Seen {

	/** Days until a host not found again is forgotten; its date is renewed after a third of them. */
	private const DAYS = 90;

	/** Maximum number of hosts: a series of subdomains must not grow the list without end. */
	private const MOST = 60;

	/** @return array<string, array{service: string, day: int}> The hosts found. By host. */
	public static function hosts(): array {
		$today = self::today();
		return array_filter(
			(array) State::get( 'seen' ),
			static fn( $host ): bool => is_array( $host ) && isset( $host['service'], $host['day'] ) && $today - $host['day'] < self::DAYS
		);
	}

	/** @return list<string> The ids of the third parties found. */
	public static function services(): array {
		return array_values( array_unique( array_column( self::hosts(), 'service' ) ) );
	}

	/**
	 * Records the hosts found on a page; writes only a new host or an old date.
	 *
	 * @param array<string, string> $found Ids of the third parties, by host.
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

	/** Returns the days since 1970. */
	private static function today(): int {
		return intdiv( time(), DAY_IN_SECONDS );
	}
}
