<?php
/**
 * Shortcodes.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * One shortcode for every island: `[archipel_mini_cart open_on_add="true"]`. What it encloses is the HTML without JavaScript.
 */
final class Shortcodes {

	private Islands $islands;
	private Host $host;

	/** Takes what it needs. */
	public function __construct( Islands $islands, Host $host ) {
		$this->islands = $islands;
		$this->host    = $host;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'init', array( $this, 'add' ) );
		// After core's paragraphs, at the same priority, and before the shortcodes themselves.
		foreach ( array( 'the_content', 'widget_text_content', 'widget_block_content' ) as $text ) {
			add_filter( $text, array( $this, 'out_of_paragraph' ) );
		}
	}

	/**
	 * Takes shortcodes of islands that stand alone on lines that follow each other out of the paragraph that core puts around them: an
	 * island is no text, and browsers close the paragraph before it and open an empty one behind. Core does so for one shortcode.
	 *
	 * @param string|mixed $text HTML with shortcodes.
	 * @return string|mixed
	 */
	public function out_of_paragraph( $text ) {
		if ( ! is_string( $text ) || false === strpos( $text, '[archipel_' ) ) {
			return $text;
		}
		$between = '(?:\s|<br\s*/?>)*';
		$alone   = '\[archipel_\w+(?:\s[^\[\]]*)?\]';
		return (string) preg_replace_callback(
			"#<p>({$between}{$alone}(?:{$between}{$alone})+{$between})</p>#",
			static fn ( array $found ): string => (string) preg_replace( '#<br\s*/?>#', '', $found[1] ),
			$text
		);
	}

	/** Adds the shortcodes; also of islands that are off, whose code would otherwise show as text. */
	public function add(): void {
		foreach ( $this->islands->all() as $island ) {
			if ( $island->placeable() ) {
				add_shortcode( $island->shortcode(), array( $this, 'render' ) );
			}
		}
	}

	/**
	 * The HTML of a shortcode.
	 *
	 * @param array<int|string, string>|string $attributes Attributes; an empty string when there are none.
	 * @param string|null                      $content    What it encloses.
	 * @param string                           $shortcode  Its name.
	 */
	public function render( $attributes, ?string $content, string $shortcode ): string {
		$props = array();
		foreach ( is_array( $attributes ) ? $attributes : array() as $key => $value ) {
			// `[archipel_mini_cart open_on_add]` has the attribute as a value without a name: a switch that is on.
			$props[ is_int( $key ) ? $value : $key ] = is_int( $key ) ? 'true' : $value;
		}
		$name = str_replace( '_', '-', (string) preg_replace( '/^archipel_/', '', $shortcode ) );
		return $this->host->render( $name, $props, do_shortcode( (string) $content ) );
	}
}
