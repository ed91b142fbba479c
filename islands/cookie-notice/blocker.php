<?php
/**
 * What is held back until the visitor agrees.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

use Archipel\Page_Html;

defined( 'ABSPATH' ) || exit;

/**
 * Sees that a page is looked through before it is sent (CONS-02, CONS-08). The browser puts back what was taken out when its purpose is
 * allowed; without JavaScript it stays away, `noscript` pixels included. The page is the same for every visitor.
 */
final class Blocker {

	/** @var array<string, string> Purposes of what was enqueued under a handle that declares them, by the id of the element. */
	private static array $declared = array();

	/** Hooks in. */
	public static function register(): void {
		add_action( 'template_redirect', array( self::class, 'start' ) );
		add_filter( 'script_loader_tag', array( self::class, 'note_script' ), PHP_INT_MAX, 3 );
		add_filter( 'style_loader_tag', array( self::class, 'note_style' ), PHP_INT_MAX, 2 );
	}

	/** Watches the page that is about to be made. */
	public static function start(): void {
		if ( self::is_page() && array() !== Services::held() ) {
			add_filter( 'archipel_page_html', array( self::class, 'hold_back' ) );
		}
	}

	/** Whether a visitor has asked for a page: not a feed, not data, not a preview in an editor. */
	public static function is_page(): bool {
		/**
		 * Says whether third parties may be held back on this page.
		 *
		 * @param bool $is_page False for feeds, data and previews in an editor.
		 */
		return (bool) apply_filters( 'archipel_consent_is_page', Page_Html::is_page() );
	}

	/**
	 * Takes note of scripts that a handle declares: the code before and after them goes with them.
	 *
	 * @param string $tag    HTML of the script.
	 * @param string $handle Its handle.
	 * @param string $src    Its address.
	 * @return string The same HTML.
	 */
	public static function note_script( $tag, $handle, $src = '' ) {
		$party   = Third_Parties::at( (string) $src );
		$is_held = null !== $party && in_array( $party['id'], Services::held(), true );
		$purpose = self::handles()[ (string) $handle ] ?? ( $is_held ? $party['purpose'] : null );
		if ( is_string( $purpose ) ) {
			foreach ( array( '-js', '-js-before', '-js-after' ) as $part ) {
				self::$declared[ $handle . $part ] = $purpose;
			}
		}
		return $tag;
	}

	/**
	 * Takes note of styles that a handle declares.
	 *
	 * @param string $tag    HTML of the style.
	 * @param string $handle Its handle.
	 * @return string The same HTML.
	 */
	public static function note_style( $tag, $handle ) {
		$purpose = self::handles()[ (string) $handle ] ?? null;
		if ( is_string( $purpose ) ) {
			self::$declared[ $handle . '-css' ] = $purpose;
		}
		return $tag;
	}

	/**
	 * The page with everything held back that must wait.
	 *
	 * @param string $html Page.
	 */
	public static function hold_back( string $html ): string {
		// What a buffer inside ours has compressed is not HTML any more.
		if ( 0 === strpos( $html, "\x1f\x8b" ) || ! ( array() !== self::$declared || false !== strpos( $html, Held_Page::MARK ) || Third_Parties::may_be_in( $html ) ) ) {
			return $html;
		}
		$page = new Held_Page( $html, Services::held(), self::$declared );
		$held = $page->html();
		Seen::add( $page->found() );
		return $held;
	}

	/**
	 * Handles that belong to a purpose.
	 *
	 * @return array<string, string>
	 */
	private static function handles(): array {
		/**
		 * Declares scripts and styles of the site that wait for consent, such as a pixel that a plugin serves from the site itself.
		 *
		 * @param array<string, string> $handles Purpose (`audience`, `advertising` or `content`) by handle.
		 */
		return (array) apply_filters( 'archipel_consent_handles', array() );
	}
}
