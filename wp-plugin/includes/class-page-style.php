<?php
/**
 * The style sheet of the page.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses the one style sheet that the page loads for all islands that can be on it by themselves. The build made it for the type of page, with
 * every island in it; those that are off are named on `<html>`, and their rules do not hold then. Other islands bring a style sheet of their own.
 */
final class Page_Style {

	private const OFF = 'data-archipel-off';

	private Manifest $manifest;
	private Islands $islands;

	/** Whether the theme has printed the attributes of `<html>`. */
	private bool $is_marked = false;

	/** Whether the page must do without, because the theme does not print the attributes of `<html>`. */
	private bool $is_given_up = false;

	/** Takes what it asks. */
	public function __construct( Manifest $manifest, Islands $islands ) {
		$this->manifest = $manifest;
		$this->islands  = $islands;
	}

	/** Hooks in. */
	public function register(): void {
		add_filter( 'language_attributes', array( $this, 'mark' ) );
		// Before the styles are enqueued.
		add_action( 'wp_enqueue_scripts', array( $this, 'settle' ), 4 );
	}

	/** Its path, relative to the build; the shared one outside of pages. */
	public function file(): string {
		$style = $this->style();
		return '' === $style['file'] ? $this->manifest->style() : $style['file'];
	}

	/** Whether the styles of an island are in it. */
	public function covers( Island $island ): bool {
		$style = $this->style();
		return '' !== $style['file'] && in_array( $island->name, $style['islands'], true );
	}

	/**
	 * Names the islands that are off.
	 *
	 * @param string|mixed $attributes Attributes of `<html>`.
	 * @return string|mixed
	 */
	public function mark( $attributes ) {
		$this->is_given_up = false;
		$off               = is_string( $attributes ) ? $this->off() : array();
		if ( array() === $off ) {
			return $attributes;
		}
		$this->is_marked = true;
		return sprintf( '%1$s %2$s="%3$s"', $attributes, self::OFF, esc_attr( implode( ' ', $off ) ) );
	}

	/** Does without when an island is off and the document does not say so. */
	public function settle(): void {
		$this->is_given_up = ! $this->is_marked && array() !== $this->off();
		$this->is_marked   = false;
	}

	/**
	 * Names of the islands in the style sheet that are off; none when all are, because nothing is printed then.
	 *
	 * @return list<string>
	 */
	private function off(): array {
		$on = array_keys( $this->islands->enabled() );
		return array() === $on ? array() : array_values( array_diff( $this->style()['islands'], $on ) );
	}

	/**
	 * The page's style sheet and the islands in it; nothing while there is no page, e.g. in the admin, in the REST API and before the query.
	 *
	 * @return array{file: string, islands: list<string>}
	 */
	private function style(): array {
		if ( $this->is_given_up || is_admin() || 0 === did_action( 'wp' ) ) {
			return array(
				'file'    => '',
				'islands' => array(),
			);
		}
		return $this->manifest->page_style( Page::type() );
	}
}
