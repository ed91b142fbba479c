<?php
/** Double of what the plugin uses of WP-CLI. */

// phpcs:disable -- other people's names.

namespace {
	class WP_CLI {
		/** What the last command has printed. */
		public static array $printed = array();

		/** Runs a command: what it printed, and its exit code. */
		public static function run( callable $command ): array {
			self::$printed = array( 'code' => 0 );
			try {
				$command();
			} catch ( \Archipel\Tests\Ended $ended ) {
				self::$printed['code'] = (int) $ended->getMessage();
			}
			return self::$printed;
		}

		public static function halt( int $code ): void {
			throw new \Archipel\Tests\Ended( (string) $code );
		}
	}
}

namespace WP_CLI\Utils {
	function format_items( $format, $items, $fields ): void {
		\WP_CLI::$printed += array( 'format' => $format, 'items' => $items, 'fields' => $fields );
	}
}
