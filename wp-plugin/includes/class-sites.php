<?php
/**
 * The sites of a network.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Does something on every site: what a site stores, only that site finds. uninstall.php loads this file by itself.
 */
final class Sites {

	/**
	 * Calls a function once for each site of the network, as that site; once where there is no network.
	 *
	 * @param callable(): void $task What is to be done.
	 */
	public static function each( callable $task ): void {
		if ( ! is_multisite() ) {
			$task();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			$task();
			restore_current_blog();
		}
	}
}
