<?php
namespace Archipel\Islands\Filter_Panel;

/**
 * Where a placed panel stands. Beside a list its fields are open below each other. Anywhere else it stands above the list: its fields are one row and
 * closed, so that the products are in view.
 */
final class Placement {

	/** Sidebars that are being printed. */
	private static int $sidebars = 0;

	public static function enter(): void {
		++self::$sidebars;
	}

	public static function leave(): void {
		--self::$sidebars;
	}

	public static function is_folded(): bool {
		/** Filters whether the fields of a placed panel are a row of closed ones: only a theme knows what it puts beside a list without a sidebar. */
		return (bool) apply_filters( 'archipel_filter_is_folded', 0 === self::$sidebars );
	}
}
