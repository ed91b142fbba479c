<?php
namespace Archipel;

/**
 * Picks the style sheet with the styles of all islands that may adopt markup on the page. The build makes one per type of page with
 * all such islands; islands that are off are listed on `<html>`, which disables their rules. Other islands have a style sheet of their own.
 */
final class Page_Style {

	private const OFF = 'data-archipel-off';

	/** @var array{file: string, islands: array<string, int>}|null Style sheet of the page with its islands as keys; null until it is known. */
	private static ?array $style = null;

	/** Whether the theme has printed the attributes of `<html>`. */
	private static bool $is_marked = false;

	/** Whether the page's style sheet cannot be used, because the theme does not print the attributes of `<html>`. */
	private static bool $is_given_up = false;

	public static function register(): void {
		add_filter( 'language_attributes', array( self::class, 'mark' ) );
		// Before the styles are enqueued.
		add_action( 'wp_enqueue_scripts', array( self::class, 'settle' ), 4 );
	}

	/** Path of the style sheet, relative to the build; that of the shared one outside of pages. */
	public static function file(): string {
		$style = self::style();
		return '' === $style['file'] ? plugin()->islands()->manifest->style : $style['file'];
	}

	public static function covers( Island $island ): bool {
		$style = self::style();
		return '' !== $style['file'] && isset( $style['islands'][ $island->name ] );
	}

	/** Filter: lists the islands that are off on `<html>`. */
	public static function mark( $attributes ) {
		self::$style       = null;
		self::$is_given_up = false;
		$off               = is_string( $attributes ) ? self::off() : array();
		if ( array() === $off ) {
			return $attributes;
		}
		self::$is_marked = true;
		return sprintf( '%1$s %2$s="%3$s"', $attributes, self::OFF, esc_attr( implode( ' ', $off ) ) );
	}

	/** Gives the page's style sheet up if an island is off but not listed on `<html>`. */
	public static function settle(): void {
		self::$style       = null;
		self::$is_given_up = ! self::$is_marked && array() !== self::off();
		self::$is_marked   = false;
	}

	/** @return list<string> The names of islands in the style sheet that are off; empty if all islands are off, because nothing is printed then. */
	private static function off(): array {
		$on = plugin()->islands()->enabled();
		return array() === $on ? array() : array_keys( array_diff_key( self::style()['islands'], $on ) );
	}

	/** @return array{file: string, islands: array<string, int>} The page's style sheet and its islands; empty without a page, as in the admin, the REST API and before the main query. */
	private static function style(): array {
		if ( self::$is_given_up || is_admin() || 0 === did_action( 'wp' ) ) {
			return plugin()->islands()->manifest->page_style( '' );
		}
		return self::$style ??= plugin()->islands()->manifest->page_style( Page::type() );
	}
}
