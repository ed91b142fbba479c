<?php
/**
 * What the owner has chosen about shopping analytics.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Analytics;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the options of the island.
 */
final class Options {

	/**
	 * Third parties that are told something, by the names under which consent to them is asked for; none while the owner has named no destination.
	 *
	 * @return list<string>
	 */
	public static function services(): array {
		$options = self::all();
		return array_keys(
			array_filter(
				array(
					'google-analytics' => ! in_array( $options['google'] ?? 'off', array( 'off', '' ), true ),
					'meta-pixel'       => '' !== (string) ( $options['pixelId'] ?? '' ),
				)
			)
		);
	}

	/** Whether prices are told with taxes. */
	public static function with_tax(): bool {
		return (bool) ( self::all()['withTax'] ?? false );
	}

	/**
	 * Whether the chosen option of an attribute may be told.
	 *
	 * @param string $slug  Its slug, e.g. `pa_couleur`.
	 * @param string $label Its name for people.
	 */
	public static function tells( string $slug, string $label ): bool {
		$told = array_map( 'sanitize_title', array_filter( (array) ( self::all()['variants'] ?? array() ), 'is_string' ) );
		return array() !== array_intersect( $told, array( sanitize_title( (string) preg_replace( '/^pa_/', '', $slug ) ), sanitize_title( $label ) ) );
	}

	/**
	 * The options.
	 *
	 * @return array<string, mixed>
	 */
	private static function all(): array {
		return \Archipel\plugin()->islands()->options( 'analytics' );
	}
}
