<?php
/**
 * WooCommerce's library that draws lists.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Address_Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Takes selectWoo back right after WooCommerce has asked for it, for its lists of countries and regions. Whoever else asks for it, before or after, by its
 * handle or by a script that depends on it, has it as ever.
 */
final class Drawn_Lists {

	/** Handle of the library. */
	public const SCRIPT = 'selectWoo';

	/** Handle of its styles. */
	public const STYLE = 'select2';

	/** Whether somebody had asked for it before WooCommerce. */
	private static bool $is_wanted = false;

	/** Hooks into the moments before and after WooCommerce asks: it registers its styles, asks for the library, then names its style sheets. */
	public static function register(): void {
		add_filter( 'woocommerce_get_asset_url', array( self::class, 'note_others' ), 10, 2 );
		add_filter( 'woocommerce_enqueue_styles', array( self::class, 'take_back' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'drop_style' ), PHP_INT_MAX - 1 );
	}

	/**
	 * Notes whether the library is wanted already.
	 *
	 * @param mixed $url  Address of a file of WooCommerce.
	 * @param mixed $path Its path in the plugin.
	 * @return mixed The address.
	 */
	public static function note_others( $url, $path ) {
		if ( 'assets/css/select2.css' === $path ) {
			self::$is_wanted = wp_script_is( self::SCRIPT );
		}
		return $url;
	}

	/**
	 * Takes the library back.
	 *
	 * @param mixed $styles WooCommerce's style sheets.
	 * @return mixed The style sheets.
	 */
	public static function take_back( $styles ) {
		if ( doing_action( 'wp_enqueue_scripts' ) && ! self::$is_wanted && replaces_core() ) {
			wp_dequeue_script( self::SCRIPT );
		}
		return $styles;
	}

	/** Its styles go where nothing draws lists. */
	public static function drop_style(): void {
		if ( ! wp_script_is( self::SCRIPT ) && ! wp_script_is( 'select2' ) && ! wp_script_is( 'wc-select2' ) && replaces_core() ) {
			wp_dequeue_style( self::STYLE );
		}
	}
}
