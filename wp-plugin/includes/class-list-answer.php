<?php
namespace Archipel;

/**
 * Answers a request for the list of a page alone (LIST-12): the page as the theme's template makes it, without header, footer, assets, and widgets that
 * do not depend on the list. The answer is as public and as cacheable as the page, because it is made in the same way and has less in it.
 */
final class List_Answer {

	/** Query parameter of such a request. Search engines are told not to index it; no link of the answer repeats it. */
	public const PARAMETER = 'archipel-list';

	/** Attribute of the placeholder of a widget that is the same on each page of the list: the browser keeps the one it has. */
	private const SAME = 'data-archipel-same';

	/** Widgets that do not depend on the list, by the first part of their id. */
	private const SAME_WIDGETS = array( 'archives', 'calendar', 'categories', 'links', 'media_audio', 'media_gallery', 'media_image', 'media_video', 'meta', 'nav_menu', 'pages', 'recent-comments', 'recent-posts', 'rss', 'search', 'tag_cloud', 'woocommerce_product_search', 'woocommerce_product_tag_cloud', 'woocommerce_products', 'woocommerce_recent_reviews', 'woocommerce_recently_viewed_products', 'woocommerce_top_rated_products', 'woocommerce_widget_cart' );

	/** Blocks that do not depend on the list: a block widget is the same on each page only if all its blocks are among them. */
	private const SAME_BLOCKS = array( 'archives', 'calendar', 'categories', 'group', 'heading', 'image', 'latest-comments', 'latest-posts', 'list', 'list-item', 'page-list', 'paragraph', 'rss', 'search', 'separator', 'social-link', 'social-links', 'spacer', 'tag-cloud' );

	/** Blocks whose HTML has nothing of the product data that WooCommerce makes for scripts. */
	private const WITHOUT_DATA = '~^(?:core|archipel)/|^woocommerce/(?:product-(?:template|collection|image|price|rating|button|sale-badge|summary|results-count|filter)|catalog-sorting|store-notices|breadcrumbs|mini-cart|customer-account)~';

	/** Whether a block outside `WITHOUT_DATA` has been rendered: it may print product data. */
	private bool $prints_data = false;

	/** @var array<string, mixed> Address and query of the request, as they were before the answer. */
	private array $hidden = array();

	/** @var array{string, string}|null Folders of the theme, while its header or footer is being looked for. */
	private ?array $folders = null;

	public function register(): void {
		// Last: another plugin may redirect, or answer itself.
		add_filter( 'template_include', array( $this, 'start' ), PHP_INT_MAX );
	}

	/** Whether the request has the parameter, once and unencoded: in another form it could not be removed from the address. */
	private static function is_asked(): bool {
		// phpcs:disable WordPress.Security -- a read; nothing of it is kept.
		parse_str( self::without_parameter( (string) ( $_SERVER['QUERY_STRING'] ?? '' ) ), $rest );
		$is_there = '1' === ( $_GET[ self::PARAMETER ] ?? '' ) && ! isset( $rest[ self::PARAMETER ] );
		// phpcs:enable
		return $is_there && 'GET' === Request_Origin::header( 'REQUEST_METHOD' ) && Page_Html::is_page();
	}

	/** Filter: prepares the answer, after all redirects and before the template. Whoever opens the address in a tab gets the whole page, without the parameter in its links. */
	public function start( $template ) {
		if ( ! self::is_asked() || ! is_string( $template ) ) {
			return $template;
		}
		if ( ! headers_sent() ) {
			header( 'X-Robots-Tag: noindex' );
			// A cache that ignores parameters must not give the list alone to whoever opens the page.
			header( 'Vary: Sec-Fetch-Mode', false );
		}
		$this->hide_parameter();
		// Before WordPress ends the output buffers, which page caches read.
		add_action( 'shutdown', array( $this, 'show_parameter' ), PHP_INT_MIN );

		/** Filters whether the list alone may be answered: not with a theme whose header prepares its template. */
		if ( 'navigate' === Request_Origin::header( 'HTTP_SEC_FETCH_MODE' ) || ! apply_filters( 'archipel_list_alone', true ) ) {
			return $template;
		}
		// Plugins prepare the list in the head, as Themify's filter does: its actions run, without those that only print assets.
		$assets = array(
			array( 'wp_enqueue_scripts', 1 ),
			array( array( plugin()->assets(), 'print_head' ), 2 ),
			array( 'wp_print_styles', 8 ),
			array( 'wp_print_head_scripts', 9 ),
			array( 'wp_print_font_faces', 50 ),
		);
		foreach ( $assets as list( $function, $priority ) ) {
			remove_action( 'wp_head', $function, $priority );
		}
		// WooCommerce renders a block theme's footer to find its scripts; this answer has neither.
		foreach ( $GLOBALS['wp_filter']['wp_head']->callbacks[1] ?? array() as $one ) {
			if ( is_array( $one['function'] ) && is_a( $one['function'][0], 'Automattic\WooCommerce\Blocks\DependencyDetection' ) ) {
				remove_action( 'wp_head', $one['function'], 1 );
			}
		}
		add_action( 'wp_head', 'ob_start', PHP_INT_MIN, 0 );
		add_action( 'wp_head', array( $this, 'reduce_head' ), PHP_INT_MAX );
		remove_all_actions( 'wp_body_open' );
		remove_all_actions( 'wp_footer' );
		foreach ( array( 'get_header', 'get_footer' ) as $hook ) {
			add_action( $hook, array( $this, 'leave_theme' ), PHP_INT_MAX, 0 );
		}
		add_action( 'wp_before_load_template', array( $this, 'return_to_theme' ), PHP_INT_MIN, 0 );
		add_filter( 'pre_render_block', array( $this, 'skip_footer' ), 10, 2 );
		add_filter( 'render_block_core/template-part', array( $this, 'drop_header' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_hydration_dispatch_request', array( $this, 'skip_data' ), 10, 3 );
		add_filter( 'widget_display_callback', array( $this, 'skip_widget' ), PHP_INT_MAX, 3 );
		return $template;
	}

	/** Removes the parameter from the data that links are built from. */
	private function hide_parameter(): void {
		$this->hidden = array_intersect_key( $_SERVER, array_flip( array( 'REQUEST_URI', 'QUERY_STRING' ) ) );
		foreach ( $this->hidden as $name => $value ) {
			$_SERVER[ $name ] = self::without_parameter( (string) $value );
		}
		unset( $_GET[ self::PARAMETER ], $_REQUEST[ self::PARAMETER ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- put back.
	}

	/** Action: puts the parameter back. A page cache that read the address only now would keep the answer as the page. */
	public function show_parameter(): void {
		$_SERVER = array_merge( $_SERVER, $this->hidden );

		$_GET[ self::PARAMETER ]     = '1';
		$_REQUEST[ self::PARAMETER ] = '1';
	}

	/** Takes the parameter out of an address or a query string; the rest stays to the letter. */
	private static function without_parameter( string $address ): string {
		return (string) preg_replace( array( '/(^|(?<=[?&]))' . self::PARAMETER . '(=[^&#]*)?(&|(?=#|$))/', '/[?&](?=#|$)/' ), '', $address );
	}

	/** Action: prints only the title and the canonical link of the head. The page has our styles of its type: they are not printed beside a host. */
	public function reduce_head(): void {
		plugin()->assets()->enqueue();
		wp_styles()->done = array_merge( wp_styles()->done, wp_styles()->queue );
		preg_match_all( '#<title[^>]*>.*?</title>|<link [^>]*rel=["\']canonical["\'][^>]*>#s', (string) ob_get_clean(), $kept );
		$head = implode( '', $kept[0] );
		// A theme without `title-tag` prints it in its header, which is left out.
		if ( false === strpos( $head, '<title' ) ) {
			$head .= '<title>' . esc_html( wp_get_document_title() ) . '</title>';
		}
		echo $head; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed by WordPress, its plugins and the theme.
	}

	/** Action: lets WordPress look for the theme's header or footer in a folder of ours, because no filter leaves them out. */
	public function leave_theme(): void {
		global $wp_stylesheet_path, $wp_template_path;
		$this->folders ??= array( $wp_stylesheet_path, $wp_template_path );

		$wp_stylesheet_path = __DIR__ . '/bare-theme'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- put back before the file is loaded.
		$wp_template_path   = $wp_stylesheet_path; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- as above.
	}

	public function return_to_theme(): void {
		if ( null !== $this->folders ) {
			list( $GLOBALS['wp_stylesheet_path'], $GLOBALS['wp_template_path'] ) = $this->folders; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- put back.
			$this->folders = null;
		}
	}

	/** Filter: skips product data for scripts (a quarter of the time of a block theme), unless a block may use it. It would be printed below the list. */
	public function skip_data( $response, \WP_REST_Request $request, string $path ) {
		return null === $response && ! $this->prints_data && 1 === preg_match( '~^/wc/store/v1/products/\d+$~', $path ) ? new \WP_REST_Response( array() ) : $response;
	}

	/** Filter: leaves out the footer of a block theme. */
	public function skip_footer( $html, array $block ): ?string {
		$name              = (string) ( $block['blockName'] ?? '' );
		$this->prints_data = $this->prints_data || ( '' !== $name && 1 !== preg_match( self::WITHOUT_DATA, $name ) );
		return 'footer' === self::area( $block ) ? '' : $html;
	}

	/** Filter: leaves out the header of a block theme, after it is rendered: numbered classes of later blocks, for which the page has styles, depend on it. */
	public function drop_header( $html, $block ): string {
		return 'header' === self::area( (array) $block ) ? '' : (string) $html;
	}

	/** Returns `header` or `footer` for such a part of a block theme; else an empty string. */
	private static function area( array $block ): string {
		$attributes = (array) ( $block['attrs'] ?? array() );
		$is_outside = 'core/template-part' === ( $block['blockName'] ?? '' )
			&& 1 === preg_match( '/^(header|footer)\b/', (string) ( $attributes['area'] ?? $attributes['tagName'] ?? $attributes['slug'] ?? '' ), $found );
		return $is_outside ? $found[1] : '';
	}

	/** Filter: prints a placeholder for a widget that does not depend on the list, and false for its settings, which keeps WordPress from printing it. */
	public function skip_widget( $instance, \WP_Widget $widget, array $args ) {
		/** Filters the widgets that are the same on each page of a product list, by the first part of their id: `nav_menu` of `nav_menu-3`. */
		$same = (array) apply_filters( 'archipel_list_same_widgets', self::SAME_WIDGETS );
		$id   = 'id="' . esc_attr( (string) ( $args['widget_id'] ?? '' ) ) . '"';
		// Without its id on the page the browser would not find the widget.
		if ( false === $instance || ! ( in_array( $widget->id_base, $same, true ) || self::has_same_blocks( $instance['content'] ?? '' ) ) || false === strpos( (string) ( $args['before_widget'] ?? '' ), $id ) ) {
			return $instance;
		}
		printf( '<div %s %s></div>', $id, esc_attr( self::SAME ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		return false;
	}

	/** Whether a widget's content is of blocks that do not depend on the list. A bracket may begin a shortcode. */
	private static function has_same_blocks( $content ): bool {
		return is_string( $content ) && false === strpos( $content, '[' ) && 0 < preg_match_all( '/<!--\s+wp:(\S+)/', $content, $blocks ) && array() === array_diff( $blocks[1], self::SAME_BLOCKS );
	}
}
