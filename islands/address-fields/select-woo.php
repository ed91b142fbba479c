<?php
namespace Archipel\Islands\Address_Fields;

/**
 * Dequeues selectWoo right after WooCommerce has enqueued it for selects of countries and regions. Code that enqueues the library before or after, by
 * its handle or as a dependency, still gets it.
 */
final class Select_Woo {

	public const SCRIPT = 'selectWoo';

	public const STYLE = 'select2';

	/** Whether the library was enqueued before WooCommerce did so. */
	private static bool $is_needed = false;

	/** Hooks in before and after WooCommerce's enqueue: it registers its styles, enqueues the library, then lists its style sheets. */
	public static function register(): void {
		add_filter( 'woocommerce_get_asset_url', array( self::class, 'note_others' ), 10, 2 );
		add_filter( 'woocommerce_enqueue_styles', array( self::class, 'take_back' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'drop_style' ), PHP_INT_MAX - 1 );
	}

	/** Filter: notes whether the library is already enqueued. */
	public static function note_others( $url, $path ) {
		if ( 'assets/css/select2.css' === $path ) {
			self::$is_needed = wp_script_is( self::SCRIPT );
		}
		return $url;
	}

	/** Filter: dequeues the library, unless other code has enqueued it. */
	public static function take_back( $styles ) {
		if ( doing_action( 'wp_enqueue_scripts' ) && ! self::$is_needed && replaces_core() ) {
			wp_dequeue_script( self::SCRIPT );
		}
		return $styles;
	}

	/** Dequeues the library's styles on pages without the library. */
	public static function drop_style(): void {
		if ( ! wp_script_is( self::SCRIPT ) && ! wp_script_is( 'select2' ) && ! wp_script_is( 'wc-select2' ) && replaces_core() ) {
			wp_dequeue_style( self::STYLE );
		}
	}
}
