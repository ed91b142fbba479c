<?php
namespace Archipel;

/**
 * Picks the style sheet with the styles of all islands that may adopt markup on the page. The build makes one per type of page with
 * all such islands; islands that are off are listed on `<html>`, which disables their rules. Other islands have a style sheet of their own.
 */
final class Page_Style {

	private const OFF = 'data-archipel-off';

	private Islands $islands;

	/** @var array{file: string, islands: array<string, int>}|null Style sheet of the page with its islands as keys; null until it is known. */
	private ?array $style = null;

	/** Whether the theme has printed the attributes of `<html>`. */
	private bool $is_marked = false;

	/** Whether the page's style sheet cannot be used, because the theme does not print the attributes of `<html>`. */
	private bool $is_given_up = false;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	public function register(): void {
		add_filter( 'language_attributes', array( $this, 'mark' ) );
		// Before the styles are enqueued.
		add_action( 'wp_enqueue_scripts', array( $this, 'settle' ), 4 );
	}

	/** Path of the style sheet, relative to the build; that of the shared one outside of pages. */
	public function file(): string {
		$style = $this->style();
		return '' === $style['file'] ? $this->islands->manifest->style : $style['file'];
	}

	public function covers( Island $island ): bool {
		$style = $this->style();
		return '' !== $style['file'] && isset( $style['islands'][ $island->name ] );
	}

	/** Filter: lists the islands that are off on `<html>`. */
	public function mark( $attributes ) {
		$this->style       = null;
		$this->is_given_up = false;
		$off               = is_string( $attributes ) ? $this->off() : array();
		if ( array() === $off ) {
			return $attributes;
		}
		$this->is_marked = true;
		return sprintf( '%1$s %2$s="%3$s"', $attributes, self::OFF, esc_attr( implode( ' ', $off ) ) );
	}

	/** Gives the page's style sheet up if an island is off but not listed on `<html>`. */
	public function settle(): void {
		$this->style       = null;
		$this->is_given_up = ! $this->is_marked && array() !== $this->off();
		$this->is_marked   = false;
	}

	/** @return list<string> The names of islands in the style sheet that are off; empty if all islands are off, because nothing is printed then. */
	private function off(): array {
		$on = $this->islands->enabled();
		return array() === $on ? array() : array_keys( array_diff_key( $this->style()['islands'], $on ) );
	}

	/** @return array{file: string, islands: array<string, int>} The page's style sheet and its islands; empty without a page, as in the admin, the REST API and before the main query. */
	private function style(): array {
		if ( $this->is_given_up || is_admin() || 0 === did_action( 'wp' ) ) {
			return array(
				'file'    => '',
				'islands' => array(),
			);
		}
		return $this->style ??= $this->islands->manifest->page_style( Page::type() );
	}
}
