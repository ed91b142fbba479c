<?php
namespace Archipel\Consent;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

/** Third parties of this site: which are held back, which are asked about, and which were found while pages were rendered. */
final class Services {

	/** Days until a host not found again is forgotten; its date is renewed after a third of them. */
	private const DAYS = 90;

	/** Maximum number of hosts: a series of subdomains must not grow the list without end. */
	private const MOST = 60;

	/** @return list<string> The ids of the third parties held back on any page: all declared ones except those that the owner released; empty if the owner declares that the shop has none: then the notice asks nothing. */
	public static function held(): array {
		// Each script of a page asks.
		return \Archipel\plugin()->islands()->decided(
			'held',
			static function (): array {
				$options = Consent::options();
				if ( in_array( 'none', (array) ( $options['services'] ?? array() ), true ) ) {
					return array();
				}
				return array_values( array_diff( array_column( Third_Parties::all(), 'id' ), (array) ( $options['released'] ?? array() ) ) );
			}
		);
	}

	/** @return list<string> The third parties that the notice names and asks about: those given by the owner, for the site or for one notice, and those found on pages, as far as they are held back. */
	public static function named( array $given ): array {
		$named = array_intersect( self::held(), array_merge( $given, in_array( 'none', $given, true ) ? array() : self::used() ) );
		return array_values( self::shop_tracks() ? $named : array_diff( $named, array( 'order-attribution' ) ) );
	}

	/** @return list<string> Third parties in use that the owner did not name. */
	private static function used(): array {
		/** Filters the third parties that the notice asks about: ids as in `src/consent/third-parties.ts`, by default those found on pages. */
		return array_values( array_filter( (array) apply_filters( 'archipel_consent_services', array_values( array_unique( array_column( self::hosts(), 'service' ) ) ) ), 'is_string' ) );
	}

	/** @return array<string, array{service: string, day: int}> The hosts found, with the id of the third party and the day, in days since 1970. By host. */
	public static function hosts(): array {
		$today = intdiv( time(), DAY_IN_SECONDS );
		return array_filter(
			(array) State::get( 'seen' ),
			static fn( $host ): bool => is_array( $host ) && isset( $host['service'], $host['day'] ) && $today - $host['day'] < self::DAYS
		);
	}

	/** Records the third parties found on a page, by host: a new host, or a date that is old. */
	public static function found( array $found ): void {
		$hosts = self::hosts();
		$today = intdiv( time(), DAY_IN_SECONDS );
		$news  = array();
		foreach ( $found as $host => $service ) {
			$known = $hosts[ $host ] ?? null;
			if ( null === $known ? count( $hosts + $news ) < self::MOST : $today - $known['day'] > self::DAYS / 3 ) {
				$news[ $host ] = array(
					'service' => $service,
					'day'     => $today,
				);
			}
		}
		if ( array() !== $news ) {
			State::set( 'seen', $news + $hosts );
		}
	}

	/** Returns whether WooCommerce stores the source of an order. */
	private static function shop_tracks(): bool {
		return 'none' !== ( Third_Parties::own_purposes()['order-attribution'] ?? '' ) && class_exists( 'WooCommerce', false ) && ( ! class_exists( FeaturesUtil::class ) || FeaturesUtil::feature_is_enabled( 'order_attribution' ) );
	}
}
