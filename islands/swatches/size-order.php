<?php
namespace Archipel\Islands\Swatches;

/** Sorts letter sizes where the shop has no order: WooCommerce sorts the terms of an attribute without one by name (3XL, L, M, S). */
final class Size_Order {

	/** Filter: sorts terms that are all letter sizes and in alphabetical order; any other order is the owner's. */
	public static function sort( $terms ) {
		$sizes = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$size = $term instanceof \WP_Term ? self::size( $term->name ) : null;
			if ( null === $size ) {
				return $terms;
			}
			$sizes[ $term->name ] = $size;
		}
		$by_name = $sizes;
		ksort( $by_name, SORT_STRING | SORT_FLAG_CASE );
		if ( $by_name === $sizes ) {
			usort( $terms, static fn( \WP_Term $one, \WP_Term $other ): int => $sizes[ $one->name ] <=> $sizes[ $other->name ] );
		}
		return $terms;
	}

	/** Returns the place of a size from the smallest: XXS -3, S -1, M 0, L 1, XL 2, 5XL 6; null for another name. */
	private static function size( string $name ): ?int {
		if ( ! preg_match( '/^(?:(\d)X|(X*))([SL])$|^M$/i', trim( $name ), $parts ) ) {
			return null;
		}
		$extra = '' === ( $parts[1] ?? '' ) ? strlen( $parts[2] ?? '' ) : (int) $parts[1];
		$sign  = array(
			'S' => -1,
			'L' => 1,
		);
		return ( $sign[ strtoupper( $parts[3] ?? '' ) ] ?? 0 ) * ( 1 + $extra );
	}
}
