<?php
/** Declarations missing in the published PHPStan stubs: constants that WordPress defines on startup, and the used methods of Elementor. */

// phpcs:disable -- declarations of others, in their own names and style.

namespace {
	define( 'MINUTE_IN_SECONDS', 60 );
	define( 'HOUR_IN_SECONDS', 3600 );
	define( 'DAY_IN_SECONDS', 86400 );
	define( 'WEEK_IN_SECONDS', 604800 );
	define( 'YEAR_IN_SECONDS', 31536000 );
	define( 'ARRAY_A', 'ARRAY_A' );
	// Its value is not known: no file is looked for below it.
	define( 'ABSPATH', (string) getenv( 'ABSPATH' ) );

	/** Class of WP-CLI. */
	class WP_CLI {
		/** @param callable $command */
		public static function add_command( string $name, $command ): bool {}

		/** @return never */
		public static function halt( int $code ): void {}
	}

	/** Class of the plugin Cookie Notice. */
	class Cookie_Notice {
		/** @var array<string, array<string, mixed>> */
		public $options;

		/** @var object|null */
		public $frontend;

		public function get_status(): string {}
	}

	function Cookie_Notice(): Cookie_Notice {}

	/** Class of the plugin TI WooCommerce Wishlist. */
	class TInvWL_Wishlist {
		public function get( $data = array() ) {}

		/** @return array<int, array<string, mixed>> */
		public function get_by_sharekey_default() {}
	}

	/** Class of the plugin TI WooCommerce Wishlist. */
	class TInvWL_Product {
		public function get( $data = array() ) {}
	}

	function tinv_get_option( string $category, string $option = '' ) {}

}

namespace Elementor {

	abstract class Widget_Base {
		public function __construct( $data = array(), $args = null ) {}
		abstract public function get_name();
		abstract public function get_title();
		abstract public function get_icon();
		/** @return list<string> */
		public function get_categories() {}
		/** @return list<string> */
		public function get_style_depends() {}
		protected function is_dynamic_content(): bool {}
		protected function register_controls() {}
		protected function render() {}
		public function start_controls_section( string $id, array $args ): void {}
		public function end_controls_section(): void {}
		public function add_control( string $id, array $args ): bool {}
		public function get_settings_for_display(): array {}
	}

	final class Elements_Manager {
		/** @param array<string, string> $properties */
		public function add_category( string $name, array $properties ): void {}
	}

	final class Widgets_Manager {
		public function register( Widget_Base $widget ): bool {}
	}
}

namespace WP_CLI\Utils {

	/**
	 * @param array<array<string, string>> $items
	 * @param string[]                     $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {}
}
