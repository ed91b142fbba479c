<?php
namespace Archipel;

/**
 * Gives the page's HTML to filters that need the whole page before it is sent: by WordPress' own buffer around the template (since 6.9), where other
 * optimisers of markup meet, and by ours where that does not reach: in an older WordPress, on a site that streams its pages, when a callback of another
 * plugin throws in it, and on a page that is printed in place of a template, as WooCommerce's "coming soon" is.
 */
final class Page_Html {

	/** Query parameters of previews that page builders and WordPress itself show inside their editors. */
	private const PREVIEWS = array( 'preview', 'elementor-preview', 'customize_changeset_uuid', 'wp_site_preview', 'wp_theme_preview', 'fl_builder', 'et_fb', 'bricks', 'vc_editable', 'ct_builder', 'breakdance', 'brizy-edit-iframe', 'is-editor-iframe', 'tve', 'cn_preview_mode' );

	/** HTML received so far. */
	private static string $page = '';

	/** Whether WordPress' buffer has filtered the page that ours receives next. */
	private static bool $is_filtered = false;

	public static function register(): void {
		// Inside the buffers of caches and optimisers: caches store our result, and we see the HTML before an optimiser makes it lazy.
		add_action( 'template_redirect', array( self::class, 'start' ), PHP_INT_MAX );
	}

	/** Starts our buffer, around WordPress' own. */
	public static function start(): void {
		if ( self::is_page() && has_filter( 'archipel_page_html' ) ) {
			self::$page        = '';
			self::$is_filtered = false;
			ob_start( array( self::class, 'receive' ) );
			// After priority 10, at which WordPress puts style sheets into the head that were printed late: third parties may be among them.
			add_filter( 'wp_template_enhancement_output_buffer', array( self::class, 'filter' ), 11 );
			add_filter( 'wp_template_enhancement_output_buffer', array( self::class, 'note_filtered' ), PHP_INT_MAX );
		}
	}

	/** Whether the request is for a page: not a feed, not data, not a preview in an editor. */
	public static function is_page(): bool {
		return ! ( is_admin() || is_feed() || is_robots() || is_favicon() || is_trackback() || is_embed() || is_preview() || is_customize_preview() || wp_doing_ajax() || wp_is_json_request()
			|| defined( 'REST_REQUEST' ) || defined( 'XMLRPC_REQUEST' ) || defined( 'IFRAME_REQUEST' )
			|| array() !== array_intersect_key( array_flip( self::PREVIEWS ), $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is done with it.
	}

	/** Collects the output since the last call, by the bits of PHP's output control; returns the filtered page at its end. A cleaned buffer starts anew. */
	public static function receive( string $part, int $phase ): string {
		if ( 0 !== ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) ) {
			self::$page        = '';
			self::$is_filtered = false;
			return '';
		}
		// Other output, as a download, is passed on at once, to save memory.
		if ( self::$is_filtered || ! self::is_html() ) {
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
		return self::filter( $page );
	}

	/** Filter: the page after our filters; as it was when one of them throws. */
	public static function filter( string $page ): string {
		try {
			/** Filters the whole HTML of a page before it is sent. */
			$changed = (string) apply_filters( 'archipel_page_html', $page );
		} catch ( \Throwable $error ) {
			wp_trigger_error( '', '[archipel] ' . $error->getMessage(), E_USER_WARNING );
			return $page;
		}
		if ( $changed !== $page && ! headers_sent() ) {
			// A `Content-Length` of the unfiltered page would be wrong.
			header_remove( 'Content-Length' );
		}
		return $changed;
	}

	/** Filter: notes that all callbacks of WordPress' buffer have run. If one throws, WordPress sends the unfiltered page, and this is not called. */
	public static function note_filtered( string $page ): string {
		self::$is_filtered = true;
		return $page;
	}

	/** Whether the response is HTML, by its `Content-Type` header; true without one. */
	private static function is_html(): bool {
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'content-type:' ) ) {
				return false !== stripos( $header, 'text/html' ) || false !== stripos( $header, 'application/xhtml+xml' );
			}
		}
		return true;
	}
}
