<?php
namespace Archipel;

/** Registers a shortcode per island: `[archipel_mini_cart open_on_add="true"]`. Enclosed HTML is the content without JavaScript. */
final class Shortcodes {

	public static function register(): void {
		add_action( 'init', array( self::class, 'add' ) );
		// After core's `wpautop` at the same priority, and before the shortcodes.
		foreach ( array( 'the_content', 'widget_text_content', 'widget_block_content' ) as $text ) {
			add_filter( $text, array( self::class, 'out_of_paragraph' ) );
		}
	}

	/**
	 * Removes the paragraph that core puts around several islands' shortcodes on consecutive lines: an island is a block element, before which
	 * browsers close the paragraph, with an empty one after it. Core handles a single shortcode.
	 */
	public static function out_of_paragraph( $text ) {
		if ( ! is_string( $text ) || false === strpos( $text, '[archipel_' ) ) {
			return $text;
		}
		$between = '(?:\s|<br\s*/?>)*';
		$alone   = '\[archipel_\w+(?:\s[^\[\]]*)?\]';
		return preg_replace_callback(
			"#<p>({$between}{$alone}(?:{$between}{$alone})+{$between})</p>#",
			static fn ( array $found ): string => (string) preg_replace( '#<br\s*/?>#', '', $found[1] ),
			$text
		) ?? $text;
	}

	/** Registers the shortcodes, also of islands that are off, whose shortcodes would otherwise print as text. */
	public static function add(): void {
		foreach ( plugin()->islands()->all() as $island ) {
			if ( $island->is_placeable ) {
				add_shortcode( $island->shortcode(), array( self::class, 'render' ) );
			}
		}
	}

	/** Returns the HTML of a shortcode around the HTML that it encloses; without attributes WordPress gives an empty string. */
	public static function render( $attributes, ?string $content, string $shortcode ): string {
		$props = array();
		foreach ( is_array( $attributes ) ? $attributes : array() as $key => $value ) {
			// A `]` would end the shortcode: WordPress asks for `&#93;`, and makes `&#093;` of it.
			$value = (string) preg_replace( array( '/&#0?91;/', '/&#0?93;/' ), array( '[', ']' ), $value );
			// In `[archipel_mini_cart open_on_add]` the attribute is a value without a key: a switch that is on.
			$props[ is_int( $key ) ? $value : $key ] = is_int( $key ) ? 'true' : $value;
		}
		$name = str_replace( '_', '-', (string) preg_replace( '/^archipel_/', '', $shortcode ) );
		return Host::render( $name, $props, do_shortcode( self::in_paragraphs( (string) $content ) ) );
	}

	/**
	 * Completes the paragraphs of enclosed HTML, and removes empty ones: `wpautop` takes the opening and the closing shortcode for text, so that the
	 * first paragraph begins before the one and the last ends after the other.
	 */
	private static function in_paragraphs( string $content ): string {
		$open  = preg_match( '#^((?!<p\b).)*</p>#s', $content ) ? '<p>' : '';
		$close = preg_match( '#<p\b[^>]*>((?!</p>).)*$#s', $content ) ? '</p>' : '';
		$text  = $open . $content . $close;
		return preg_replace( '#<p>(?:\s|<br\s*/?>)*</p>#', '', $text ) ?? $text;
	}
}
