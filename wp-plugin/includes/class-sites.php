<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** Runs a task on every site of a network, because stored data is per site. uninstall.php loads this file by itself. */
final class Sites {

	/**
	 * Calls a function once per site of the network, switched to that site; once without a network.
	 *
	 * @param callable(): void $task The task.
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
