<?php
namespace Archipel\Tests;

use Archipel\Assets;
use Archipel\Islands;
use Archipel\Manifest;

final class Tests_Assets extends Test_Case {
	/** @testdox [WP-02] [WP-10] the head holds one small module, and never React; addresses that a cached page holds stay good: stub and styles have stable names, and the build is only in the query */
	public function test_the_head_holds_one_small_module(): void {
		$head = head();
		self::assertSame( 1, preg_match_all( '#<script[^>]+src="http://build\.example/dist/([^"]+)"#', $head, $sources ) );
		self::assertSame( 'archipel.js?ver=0a1b2c3d', $sources[1][0] );
		self::assertMatchesRegularExpression( '#<script(?=[^>]* async)(?=[^>]* type="module")[^>]*archipel\.js#', $head );
		$rest = (string) preg_replace( '#<script[^>]*archipel-config.*?</script>#s', '', $head );
		self::assertStringNotContainsString( 'react', $rest, 'React is asked for in the head' );
		preg_match_all( '#http://build\.example/dist/[^"\')\s]+#', $rest, $found );
		foreach ( $found[0] as $url ) {
			self::assertMatchesRegularExpression( '#/(archipel\.js|archipel\.css|pages/[a-z]+\.css|islands/[a-z0-9-]+\.css)(\?ver=0a1b2c3d)?$#', $url, "$url would be gone after an update" );
		}
	}

	/** @testdox [WP-02] [WP-07] the config has what the runtime reads: islands that are on, without empty keys; every message can be replaced by a filter, and what is not a text is left out */
	public function test_the_config_has_what_the_runtime_reads_islands(): void {
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'count' => 5 ) ) ), 'allowed_hosts' => array( 'pay.example' ), 'native_alerts' => true ) );
		$config = with_filter( 'archipel_list_parameters', static fn() => array( 'swoof', 7 ), static fn() => config_in( head() ) );
		self::assertSame( 'http://build.example/dist/', $config['base'] );
		self::assertSame( 'en-US', $config['locale'] );
		self::assertSame(
			array(
				'when'    => 'visible',
				'script'  => 'chunks/both-HHHH8888.js',
				'preload' => array( 'chunks/react-BBBB2222.js' ),
				'props'   => array( 'count' => 5, 'island' => 'sampler' ),
				'styles'  => array( 'islands/sampler.css?ver=0a1b2c3d' ),
			),
			$config['islands']['sampler'],
			'a script of several islands is told which'
		);
		self::assertTrue( ! isset( $config['islands']['needs-unknown'] ), 'an island without its plugin is in the config' );
		self::assertSame( array( 'form.variations_form', array( 'inline' => true ), '.archipel-mini-cart__button' ), array( island( 'variation-form' )->config['adopts'], island( 'variation-form' )->config['adoptsWith'], island( 'mini-cart' )->config['intents'] ) );
		self::assertSame( array( 'pay.example' ), $config['shop']['allowedHosts'] );
		self::assertSame( array( 'swoof' ), $config['shop']['listNames'] );
		self::assertTrue( $config['shop']['nativeAlerts'] );
		self::assertSame( '+00:00', $config['shop']['timezone'], 'the time zone is not the shop’s' );
		$left = with_filter( 'archipel_config_of_sampler', '__return_empty_array', static fn() => config_in( head() ) );
		self::assertSame( array( 'broken' ), array_keys( $left['islands'] ), 'a filter of one island cannot leave it out' );

		$config = with_filter(
			'archipel_messages',
			static fn( array $messages, string $locale ) => array( 'mini-cart.empty' => "Rien <$locale>", 'bad' => array( 1 ) ),
			static fn() => config_in( head() )
		);
		self::assertSame( array( 'mini-cart.empty' => 'Rien <en_US>' ), $config['messages'] );
	}

	/** @testdox [RT-15] the config of a page leaves out the islands that the page has nothing for; what the owner has changed stays, what is off is named, and a page that is not ours, or without the config, is left as it is */
	public function test_the_config_of_a_page_leaves_out_the_islands(): void {
		$config = static function ( string $body ): array {
			$page = (string) apply_filters( 'archipel_page_html', '<style>.broken-mark{}</style>' . head() . $body );
			self::assertStringContainsString( $body, $page, 'the page is another one' );
			return config_in( $page );
		};
		self::assertSame( array( 'isPartial' => true, 'sampler' => true, 'broken' => false, 'off' => true ), ( static function ( array $found ): array {
			return array( 'isPartial' => $found['isPartial'], 'sampler' => isset( $found['islands']['sampler'] ), 'broken' => isset( $found['islands']['broken'] ), 'off' => array_key_exists( 'needs-unknown', $found['islands'] ) );
		} )( $config( '<p>broken</p>' ) ) );
		foreach ( array( '<p class="a broken-mark">' => true, "<p id='broken-mark'>" => true, '<p class=broken-mark>' => true, '<p data-broken-mark>' => false, '<p class="">broken-mark' => false, '<p title="broken-mark">' => false ) as $markup => $is_there ) {
			self::assertSame( $is_there, isset( $config( $markup )['islands']['broken'] ), $markup );
		}
		self::assertTrue( isset( $config( '<div data-archipel="broken"></div>' )['islands']['broken'] ), 'it is placed there' );
		$changed = static function ( array $data ): array {
			$data['islands']         = (array) $data['islands'];
			$data['islands']['broken']['when'] = 'load';
			return $data;
		};
		self::assertSame( 'load', with_filter( 'archipel_config', $changed, static fn() => $config( '<p>' )['islands']['broken']['when'] ?? '' ) );
		foreach ( array( '', '<p>"islands":{}</p>' ) as $page ) {
			self::assertSame( $page, apply_filters( 'archipel_page_html', $page ) );
		}
	}

	/** @testdox [RT-15] where WordPress has a buffer for pages (6.9), the config is made shorter in it: without consent we have no buffer */
	public function test_the_config_is_made_shorter_in_wordpress_own_buffer(): void {
		if ( ! function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
			eval( 'function wp_start_template_enhancement_output_buffer() {}' );
		}
		remove_all_filters( 'archipel_page_html' );
		$assets = new Assets();
		$assets->register();
		self::assertSame( 5, has_filter( 'wp_template_enhancement_output_buffer', array( $assets, 'leave_out' ) ) );
		$level = ob_get_level();
		\Archipel\Page_Html::start();
		self::assertSame( $level, ob_get_level() );
	}

	/** @testdox [WP-02] only islands that mount at once are asked for early, with their modules, each once */
	public function test_only_islands_that_mount_at_once_are_asked_for_early(): void {
		$met = static fn( array $table ) => array_merge( $table, array( 'woocommerce' => array( 'label' => 'W', 'test' => '__return_true' ) ) );
		add_filter( 'archipel_requirements', $met );
		$assets = new Assets();
		fresh_page();
		array_map( array( $assets, 'use_island' ), array_map( 'Archipel\Tests\island', array( 'variation-form', 'sampler', 'needs-unknown' ) ) );
		preg_match_all( '#modulepreload" href="http://build\.example/dist/([^"]+)"#', printed( array( $assets, 'print_head' ) ), $found );
		self::assertSame( array( 'islands/variation-form-DDDD4444.js', 'chunks/form-EEEE5555.js', 'islands/needs-unknown-JJJJ0000.js' ), $found[1] );
	}

	/** @testdox [WP-02] a placed island brings its own style below the shared one, by the handles that the runtime looks for, in the head also where a block theme’s template places it by a hook before the head; a missing file is left out; the styles of what a page’s own content places are in its head; an island that is placed below the head has its styles before it, once, and not at the end of the page */
	public function test_a_placed_island_brings_its_own_style_below_the_shared(): void {
		fresh_page();
		archipel_island( 'sampler', array( 'label' => 'x' ) );
		self::assertTrue( wp_style_is( 'archipel-sampler', 'enqueued' ), 'the style is not enqueued' );
		self::assertSame( array( 'archipel' ), wp_styles()->registered['archipel-sampler']->deps );
		self::assertSame( '0a1b2c3d', wp_styles()->registered['archipel-sampler']->ver );
		self::assertTrue( ! wp_styles()->get_data( 'archipel-sampler', 'path' ), 'WordPress would put it into the page' );
		\Archipel\plugin()->assets()->use_island( island( 'contact-form' ) );
		self::assertTrue( ! wp_style_is( 'archipel-contact-form', 'registered' ), 'a file that is not there was registered' );
		do_action( 'wp_enqueue_scripts' );
		self::assertStringContainsString( 'islands/sampler.css', printed( 'wp_print_styles' ) );

		foreach ( array( 'shortcode' => '[archipel_sampler label="x"]', 'block' => '<!-- wp:archipel/sampler {"label":"x"} /-->' ) as $kind => $content ) {
			$id = wp_insert_post( array( 'post_title' => $kind, 'post_content' => $content, 'post_status' => 'publish', 'post_type' => 'page' ) );
			fresh_page();
			$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
			$GLOBALS['post']     = get_post( $id );
			do_action( 'wp_enqueue_scripts' );
			self::assertTrue( wp_style_is( 'archipel-sampler', 'enqueued' ), "not for a $kind" );
		}

		head();
		$GLOBALS['wp_actions']['wp_head'] = 1;
		$first                            = archipel_island( 'sampler', array( 'label' => 'x' ) );
		self::assertMatchesRegularExpression( "#^<link rel='stylesheet' id='archipel-sampler-css' href='http://build\\.example/dist/islands/sampler\\.css\\?ver=0a1b2c3d'[^>]*><div data-archipel=#", str_replace( "\n", '', $first ), $first );
		self::assertStringStartsWith( '<div ', archipel_island( 'sampler', array( 'label' => 'x' ) ), 'they come twice' );
		self::assertStringNotContainsString( 'sampler', printed( 'print_late_styles' ), 'they come again' );
	}

	/** @testdox [WP-02] a page loads one style sheet of its type and no inline style; what is in it is neither loaded again nor asked for */
	public function test_a_page_loads_one_style_sheet_of_its_type(): void {
		add_filter( 'archipel_requirements', static fn( array $table ) => array_merge( $table, array( 'woocommerce' => array( 'label' => 'W', 'test' => '__return_true' ) ) ) );
		$head = head();
		preg_match_all( "#<link[^>]+build\\.example/dist/([^'\"]+\\.css)\\?ver=0a1b2c3d#", $head, $found );
		self::assertSame( array( 'pages/other.css' ), $found[1] );
		self::assertTrue( false === strpos( $head, 'archipel-inline-css' ) && false === strpos( $head, 'archipel-mini-cart-inline-css' ), $head );
		self::assertStringNotContainsString( 'data-archipel-off', $head, 'nothing is off' );
		$config = config_in( $head );
		self::assertTrue( ! isset( $config['islands']['mini-cart']['styles'] ), 'the browser would load it again' );
		self::assertSame( array( 'islands/product-tiles.css?ver=0a1b2c3d' ), $config['islands']['product-tiles']['styles'] );
		archipel_island( 'mini-cart' );
		self::assertSame( '', printed( static fn() => wp_styles()->do_items( array( 'archipel-mini-cart' ) ) ) );
	}

	/** @testdox [WP-02] an island in that style sheet that is off is named on <html>, where its rules look; a theme that prints no attributes there gets a file per island */
	public function test_an_island_in_that_style_sheet_that_is_off_is_named_on_html(): void {
		$head = head();
		self::assertMatchesRegularExpression( '/<html [^>]*data-archipel-off="mini-cart"/', $head );
		self::assertStringContainsString( 'pages/other.css', $head );
		$head = head( false );
		self::assertTrue( false === strpos( $head, 'pages/other.css' ) && false !== strpos( $head, 'dist/archipel.css' ), $head );
		$GLOBALS['wp_actions']['wp'] = 0;
		self::assertSame( 'lang="en-US"', get_language_attributes() );
	}

	/** @testdox [WP-08] [WP-02] for a guest the head is the same twice, and holds no nonce and nothing about the visitor; the preview of a theme is named to those who may switch themes, and to nobody else */
	public function test_for_a_guest_the_head_is_the_same_twice(): void {
		wp_set_current_user( 0 );
		$first = config_in( head() );
		$_COOKIE['woocommerce_items_in_cart'] = '1';
		self::assertSame( $first, config_in( head() ) );
		$text = strtolower( (string) wp_json_encode( $first ) );
		foreach ( array( 'nonce', 'user', 'session', 'email', wp_create_nonce( 'wp_rest' ) ) as $word ) {
			self::assertStringNotContainsString( $word, $text, "the config says $word" );
		}
		self::assertStringNotContainsString( 'nonce', archipel_island( 'sampler', array( 'label' => 'x' ) ), 'a host holds a nonce' );

		$_GET['wp_theme_preview'] = 'other-theme';
		self::assertTrue( ! isset( config_in( head() )['shop']['themePreview'] ), 'a visitor’s page names a preview' );
		$admins = get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) );
		wp_set_current_user( (int) $admins[0] );
		self::assertSame( 'other-theme', config_in( head() )['shop']['themePreview'] ?? '' );
		unset( $_GET['wp_theme_preview'] );
		self::assertTrue( ! isset( config_in( head() )['shop']['themePreview'] ), 'a page without a preview names one' );
	}

	/** @testdox [WP-01] [WP-02] [WP-05] a missing or damaged build means no islands and no error; without any island that is on, nothing is printed; a definition cannot make the plugin read or run a file outside the build */
	public function test_a_missing_or_damaged_build_means_no_islands_and_no_error(): void {
		$dir = get_temp_dir() . 'archipel-build-' . wp_rand() . '/';
		mkdir( $dir );
		foreach ( array( null, '', 'return array( "islands" =>', 'return array();', 'return array( "islands" => array() );', 'return array( "islands" => "x", "entry" => 1, "build" => 2 );', 'return array( "islands" => array( "a" => array( "when" => "load", "script" => "a.js" ), "b" => array( "when" => array() ) ), "entry" => "x", "build" => "y" );', 'return nothing();' ) as $at => $content ) {
			if ( null !== $content ) {
				// A new folder each time, because OPcache may keep a file for two seconds.
				mkdir( "$dir$at" );
				file_put_contents( "$dir$at/islands.php", "<?php $content" );
			}
			$manifest = new Manifest( "$dir$at/", 'http://x/' );
			self::assertTrue( ! $manifest->exists(), 'a build was found in ' . wp_json_encode( $content ) );
			$islands = new Islands( $manifest );
			self::assertSame( array(), $islands->enabled() );
			self::assertSame( '', with_manifest( $manifest, static fn() => printed( array( new Assets(), 'print_head' ) ) ) );
		}
		array_map( 'unlink', (array) glob( $dir . '*/islands.php' ) );
		array_map( 'rmdir', array_merge( (array) glob( $dir . '*' ), array( $dir ) ) );
		self::assertStringNotContainsStringIgnoringCase( 'archipel', with_filter( 'archipel_island_enabled', '__return_false', static fn() => head() ) );

		$manifest = new Manifest( ARCHIPEL_DIST_DIR . '/', 'http://x/' );
		foreach ( array( '../../../../wp-plugin/uninstall.php', '/etc/passwd', 'islands/../../prepend.php', '' ) as $path ) {
			self::assertTrue( '' === $manifest->path( $path ) || '' === $path, "$path was accepted" );
		}
	}
}
