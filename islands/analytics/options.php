<?php
namespace Archipel\Islands\Analytics;

/** Reads the options of the island. */
final class Options {

	/** @return list<string> The consent service names of the configured destinations; empty without a destination. */
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

	/** Whether the selected option of an attribute, e.g. `pa_couleur`, may be sent. */
	public static function tells( string $slug, string $label ): bool {
		$told = array_map( 'sanitize_title', array_filter( (array) ( self::all()['variants'] ?? array() ), 'is_string' ) );
		return array() !== array_intersect( $told, array( sanitize_title( (string) preg_replace( '/^pa_/', '', $slug ) ), sanitize_title( $label ) ) );
	}

	/** @return array<string, mixed> All options of the island. */
	private static function all(): array {
		return \Archipel\plugin()->islands()->options( 'analytics' );
	}
}
