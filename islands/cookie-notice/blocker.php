<?php
/**
 * What is held back until the visitor agrees.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Sees that a page is looked through before it is sent (CONS-02, CONS-08). The browser puts back what was taken out when its purpose is
 * allowed; without JavaScript it stays away, `noscript` pixels included. The page is the same for every visitor.
 */
final class Blocker {

	/** Query parameters of previews that page builders and WordPress itself show inside their editors. */
	private const PREVIEWS = array( 'preview', 'elementor-preview', 'customize_changeset_uuid', 'wp_site_preview', 'wp_theme_preview', 'fl_builder', 'et_fb', 'bricks', 'vc_editable', 'ct_builder', 'breakdance', 'brizy-edit-iframe', 'is-editor-iframe', 'tve', 'cn_preview_mode' );

	/** @var array<string, string> Purposes of what was enqueued under a handle that declares them, by the id of the element. */
	private static array $declared = array();

	/** What came of the page so far. */
	private static string $page = '';

	/** Hooks in. */
	public static function register(): void {
		// Inside the buffers of caches and optimisers: they keep what we make, and what they make lazy has been held before.
		add_action( 'template_redirect', array( self::class, 'start' ), PHP_INT_MAX );
		add_filter( 'script_loader_tag', array( self::class, 'note_script' ), PHP_INT_MAX, 3 );
		add_filter( 'style_loader_tag', array( self::class, 'note_style' ), PHP_INT_MAX, 2 );
	}

	/** Watches the page that is about to be made. */
	public static function start(): void {
		if ( self::is_page() && array() !== Services::held() ) {
			self::$page = '';
			ob_start( array( self::class, 'receive' ) );
		}
	}

	/** Whether a visitor has asked for a page: not a feed, not data, not a preview in an editor. */
	public static function is_page(): bool {
		$is_page = ! ( is_admin() || is_feed() || is_robots() || is_favicon() || is_trackback() || is_embed() || is_preview() || is_customize_preview() || wp_doing_ajax() || wp_is_json_request()
			|| defined( 'REST_REQUEST' ) || defined( 'XMLRPC_REQUEST' ) || defined( 'IFRAME_REQUEST' )
			|| array() !== array_intersect_key( array_flip( self::PREVIEWS ), $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is done with it.

		/**
		 * Says whether third parties may be held back on this page.
		 *
		 * @param bool $is_page False for feeds, data and previews in an editor.
		 */
		return (bool) apply_filters( 'archipel_consent_is_page', $is_page );
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
	 * Takes the page as it comes, and gives it on when it is whole. Who empties the buffer begins anew.
	 *
	 * @param string $part  What was printed since the last call.
	 * @param int    $phase Bits of PHP's output control.
	 */
	public static function receive( string $part, int $phase ): string {
		if ( 0 !== ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) ) {
			self::$page = '';
			return '';
		}
		// A download must not gather in memory.
		if ( ! self::is_html() ) {
			$part       = self::$page . $part;
			self::$page = '';
			return $part;
		}
		self::$page .= $part;
		if ( 0 === ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) {
			return '';
		}
		$page       = self::$page;
		self::$page = '';
		try {
			$held = self::hold_back( $page );
		} catch ( \Throwable $error ) {
			wp_trigger_error( '', '[archipel] cookie-notice: ' . $error->getMessage(), E_USER_WARNING );
			return $page;
		}
		if ( $held !== $page && ! headers_sent() ) {
			// Somebody counted before.
			header_remove( 'Content-Length' );
		}
		return $held;
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

	/** Whether the answer is HTML, as far as anybody has said. */
	private static function is_html(): bool {
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'content-type:' ) ) {
				return false !== stripos( $header, 'text/html' ) || false !== stripos( $header, 'application/xhtml+xml' );
			}
		}
		return true;
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
