<?php
namespace Archipel;

/** Prints the stub, the config and the styles. React and the islands are never in the head: the stub loads them at their triggers. */
final class Assets {

	private const STYLE   = 'archipel';
	private const PREVIEW = 'archipel-preview';

	/** @var array<string, Island> Islands on the page. */
	private array $used = array();

	/** @var array<string, mixed> The config in the head. */
	private array $data = array();

	/** Its JSON; empty until it is printed. */
	private string $printed = '';

	public function register(): void {
		Page_Style::register();
		add_action( 'enqueue_block_assets', array( $this, 'enqueue_preview' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 5 );
		// After the styles are enqueued (1), before they are printed (8): the stub is small, and all islands wait for it.
		add_action( 'wp_head', array( $this, 'print_head' ), 2 );
		// It saves 2.5 KB of a page. If WordPress has no output buffer, or it fails, only this saving is lost: only consent justifies a buffer of ours.
		add_filter( function_exists( 'wp_start_template_enhancement_output_buffer' ) ? 'wp_template_enhancement_output_buffer' : 'archipel_page_html', array( $this, 'leave_out' ), 5 );
	}

	/** Enqueues the styles of the islands that the page may contain. */
	public function enqueue(): void {
		// Styles that the editor's blocks registered, or a block theme's template used, before: registered again, now that the page's style sheet is known.
		if ( wp_style_is( self::STYLE, 'registered' ) ) {
			array_map( 'wp_deregister_style', array_map( array( self::class, 'handle' ), plugin()->islands()->all() ) );
			wp_deregister_style( self::STYLE );
		}
		$content = Page::content();
		$type    = Page::type();
		foreach ( plugin()->islands()->enabled() as $island ) {
			if ( wp_style_is( self::handle( $island ), 'enqueued' ) || Page::may_adopt( $island, $type ) || ( '' !== $content && Page::places( $content, $island ) ) ) {
				$this->use_island( $island );
			}
		}
		if ( array() !== plugin()->islands()->enabled() ) {
			$this->register_style( self::STYLE, Page_Style::file() );
			wp_enqueue_style( self::STYLE );
		}
	}

	/** Prints preloads, config and stub. Prints nothing if no island is on. */
	public function print_head(): void {
		if ( ! plugin()->islands()->manifest->exists() || array() === plugin()->islands()->enabled() ) {
			return;
		}
		foreach ( $this->preloads() as $file ) {
			printf( '<link rel="modulepreload" href="%s">' . "\n", esc_url( plugin()->islands()->manifest->url( $file ) ) );
		}
		$this->data    = Config::data();
		$this->printed = Props::script_json( $this->data );
		echo self::config_tag( $this->printed ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without a character that ends the script.
		wp_print_script_tag(
			array(
				'type'  => 'module',
				'id'    => 'archipel-js',
				'src'   => plugin()->islands()->manifest->url( plugin()->islands()->manifest->entry ) . '?ver=' . plugin()->islands()->manifest->build,
				'async' => true,
			)
		);
	}

	/** Filter: removes islands without a host in the page's HTML from its config. */
	public function leave_out( $html ) {
		$at = is_string( $html ) && '' !== $this->printed ? strpos( $html, $this->printed ) : false;
		if ( false === $at || ! Page_Html::is_page() ) {
			return $html;
		}
		$page = Config::for_page( $this->data, substr_replace( $html, '', $at, strlen( $this->printed ) ) );
		return substr_replace( $html, Props::script_json( $page ), $at, strlen( $this->printed ) );
	}

	/** Marks an island as used on the page. After the head has been printed, WordPress prints its styles in the footer. */
	public function use_island( Island $island ): void {
		$this->used[ $island->name ] = $island;
		$this->register_styles( $island );
		wp_enqueue_style( self::handle( $island ) );
	}

	/** Handle of an island's style; WordPress passes over that of an island without one. The runtime looks for the id that WordPress derives from it, to avoid loading a style twice. */
	public static function handle( Island $island ): string {
		return "archipel-$island->name";
	}

	/** @return list<string> The handles of an island's styles for its block in the editor, where each style has its own file. */
	public function editor_styles( Island $island ): array {
		$this->register_styles( $island );
		return array( self::STYLE, self::handle( $island ) );
	}

	/** Enqueues the stub in the editor's document, for islands that only work inside their hosts. */
	public function enqueue_preview(): void {
		if ( ! is_admin() || ! plugin()->islands()->manifest->exists() ) {
			return;
		}
		wp_enqueue_script( self::PREVIEW, plugin()->islands()->manifest->url( plugin()->islands()->manifest->entry ), array(), plugin()->islands()->manifest->build, false );
		add_filter( 'script_loader_tag', array( $this, 'preview_tag' ), 10, 2 );
	}

	/** Filter: makes the editor's stub a module and prints the config before it. */
	public function preview_tag( $tag, $handle ) {
		if ( self::PREVIEW !== $handle || ! is_string( $tag ) ) {
			return $tag;
		}
		$script = new \WP_HTML_Tag_Processor( $tag );
		if ( $script->next_tag( array( 'tag_name' => 'script' ) ) ) {
			$script->set_attribute( 'type', 'module' );
		}
		return self::config_tag( Props::script_json( Config::preview() ) ) . $script->get_updated_html();
	}

	private static function config_tag( string $json ): string {
		return wp_get_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => 'archipel-config',
			)
		);
	}

	/**
	 * Returns the styles of an island below the head, as HTML to print before its host: WordPress would print them in the footer, and the
	 * island would flash unstyled.
	 */
	public function late_styles( Island $island ): string {
		if ( 0 === did_action( 'wp_head' ) || doing_action( 'wp_head' ) ) {
			return '';
		}
		return trim( printed( fn() => wp_styles()->do_items( array( self::handle( $island ) ) ) ) );
	}

	/** @return list<string> The modules to preload: those of islands with the trigger `load`. */
	private function preloads(): array {
		$files = array();
		foreach ( $this->used as $island ) {
			if ( in_array( 'load', explode( ' | ', $island->when ), true ) ) {
				array_push( $files, $island->script, ...$island->preload );
			}
		}
		return array_values( array_unique( $files ) );
	}

	/** Registers an island's style, which depends on the shared one. A style in the page's style sheet gets a handle without a file. */
	private function register_styles( Island $island ): void {
		$this->register_style( self::STYLE, Page_Style::file() );
		$this->register_style( self::handle( $island ), $island->style, Page_Style::covers( $island ), array( self::STYLE ) );
	}

	/**
	 * Registers a style as a file of the build, without the path that lets WordPress inline small styles: an inlined one is sent with every page, and a strict
	 * `style-src` blocks it. One that the page's style sheet covers has no file.
	 */
	private function register_style( string $handle, string $file, bool $is_covered = false, array $needs = array() ): void {
		if ( '' !== plugin()->islands()->manifest->path( $file ) ) {
			wp_register_style( $handle, $is_covered ? false : plugin()->islands()->manifest->url( $file ), $needs, plugin()->islands()->manifest->build );
		}
	}
}
