<?php
namespace Archipel\Tests;

use Archipel\Assets;
use Archipel\Config;
use Archipel\Islands;
use Archipel\Manifest;
use Archipel\Page_Style;
use Archipel\Requirements;
use Archipel\Settings;

test(
	'[WP-02] the head holds one small module with the build in its address, and never React',
	static function (): void {
		$head = head();
		same( 1, preg_match_all( '#<script[^>]+src="http://build\.example/dist/([^"]+)"#', $head, $sources ) );
		same( 'archipel.js?ver=0a1b2c3d', $sources[1][0] );
		check( 1 === preg_match( '#<script(?=[^>]* async)(?=[^>]* type="module")[^>]*archipel\.js#', $head ), $head );
		check( false === strpos( (string) preg_replace( '#<script[^>]*archipel-config.*?</script>#s', '', $head ), 'react' ), 'React is asked for in the head' );
	}
);

test(
	'[WP-02] the config has what the runtime reads: islands that are on, without empty keys',
	static function (): void {
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'count' => 5 ) ) ), 'allowed_hosts' => array( 'pay.example' ), 'native_alerts' => true, 'consent_days' => 30 ) );
		$config = with_filter( 'archipel_list_parameters', static fn() => array( 'swoof', 7 ), static fn() => config_in( head() ) );
		same( 'http://build.example/dist/', $config['base'] );
		same( 'en-US', $config['locale'] );
		same(
			array(
				'when'    => 'visible',
				'script'  => 'islands/sampler-HHHH8888.js',
				'preload' => array( 'chunks/react-BBBB2222.js' ),
				'styles'  => array( 'islands/sampler.css?ver=0a1b2c3d', 'islands/not-there.css?ver=0a1b2c3d' ),
				'props'   => array( 'count' => 5 ),
			),
			$config['islands']['sampler']
		);
		check( ! isset( $config['islands']['needs-unknown'] ), 'an island without its plugin is in the config' );
		same( array( 'pay.example' ), $config['shop']['allowedHosts'] );
		same( array( 'swoof' ), $config['shop']['listNames'] );
		same( true, $config['shop']['nativeAlerts'] );
		same( 30, $config['shop']['consentDays'] );
		check( '+00:00' === $config['shop']['timezone'], 'the time zone is not the shop’s' );
	}
);

test(
	'[RT-15] the config of a page leaves out the islands that the page has nothing for; what the owner has changed stays, and what is off is named',
	static function (): void {
		$config = static function ( string $body ): array {
			$page = (string) apply_filters( 'archipel_page_html', '<style>.broken-mark{}</style>' . head() . $body );
			check( false !== strpos( $page, $body ), 'the page is another one' );
			return config_in( $page );
		};
		same( array( 'isPartial' => true, 'sampler' => true, 'broken' => false, 'off' => true ), ( static function ( array $found ): array {
			return array( 'isPartial' => $found['isPartial'], 'sampler' => isset( $found['islands']['sampler'] ), 'broken' => isset( $found['islands']['broken'] ), 'off' => array_key_exists( 'needs-unknown', $found['islands'] ) );
		} )( $config( '<p>broken</p>' ) ) );
		check( isset( $config( '<p class="a broken-mark">' )['islands']['broken'] ), 'its markup is there' );
		check( isset( $config( '<div data-archipel="broken"></div>' )['islands']['broken'] ), 'it is placed there' );
		$changed = static function ( array $data ): array {
			$data['islands']         = (array) $data['islands'];
			$data['islands']['broken']['when'] = 'load';
			return $data;
		};
		same( 'load', with_filter( 'archipel_config', $changed, static fn() => $config( '<p>' )['islands']['broken']['when'] ?? '' ) );
	}
);

test(
	'[RT-15] a page that is not ours, or without the config, is left as it is',
	static function (): void {
		head();
		foreach ( array( '', '<p>"islands":{}</p>' ) as $page ) {
			same( $page, apply_filters( 'archipel_page_html', $page ) );
		}
	}
);

test(
	'[WP-02] the preview of a theme is named to those who may switch themes, and to nobody else',
	static function (): void {
		$_GET['wp_theme_preview'] = 'other-theme';
		check( ! isset( config_in( head() )['shop']['themePreview'] ), 'a visitor’s page names a preview' );
		$admins = get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) );
		wp_set_current_user( (int) $admins[0] );
		same( 'other-theme', config_in( head() )['shop']['themePreview'] ?? '' );
		unset( $_GET['wp_theme_preview'] );
		check( ! isset( config_in( head() )['shop']['themePreview'] ), 'a page without a preview names one' );
		wp_set_current_user( 0 );
	}
);

test(
	'[WP-02] an empty map is an object for the browser, never a list',
	static function (): void {
		check( false === strpos( head(), '"messages"' ), 'a map without a text is left out' );
		with_filter(
			'archipel_config',
			static fn( array $data ): array => array( 'islands' => (object) array() ) + $data,
			static function (): void {
				$head = head();
				check( false !== strpos( $head, '"islands":{}' ), $head );
			}
		);
	}
);

test(
	'[WP-02] only islands that mount at once are asked for early, with their modules',
	static function (): void {
		$manifest = new Manifest( ARCHIPEL_DIST_DIR . '/', 'http://build.example/dist/' );
		$settings = new Settings();
		$met      = static fn( array $table ) => array_merge( $table, array( 'woocommerce' => array( 'label' => 'W', 'test' => '__return_true' ) ) );
		with_filter(
			'archipel_requirements',
			$met,
			static function () use ( $manifest, $settings ): void {
				$islands = new Islands( $manifest, $settings, new Requirements() );
				$style   = new Page_Style( $manifest, $islands );
				$assets  = new Assets( $manifest, $islands, new Config( $manifest, $islands, $settings, $style ), $style );
				fresh_page();
				$assets->use_island( $islands->get( 'variation-form' ) );
				$assets->use_island( $islands->get( 'sampler' ) );
				preg_match_all( '#modulepreload" href="http://build\.example/dist/([^"]+)"#', printed( array( $assets, 'print_head' ) ), $found );
				same( array( 'islands/variation-form-DDDD4444.js', 'chunks/form-EEEE5555.js' ), $found[1] );
			}
		);
	}
);

test(
	'[WP-02] a placed island brings its own style below the shared one, by the handles that the runtime looks for; a missing file is left out',
	static function (): void {
		fresh_page();
		archipel_island( 'sampler', array( 'label' => 'x' ) );
		check( wp_style_is( 'archipel-sampler', 'enqueued' ), 'the style is not enqueued' );
		same( array( 'archipel' ), wp_styles()->registered['archipel-sampler']->deps );
		same( '0a1b2c3d', wp_styles()->registered['archipel-sampler']->ver );
		check( ! wp_styles()->get_data( 'archipel-sampler', 'path' ), 'WordPress would put it into the page' );
		check( ! wp_style_is( 'archipel-sampler-1', 'registered' ), 'a file that is not there was registered' );
	}
);

test(
	'[WP-02] a page loads one style sheet of its type and no inline style; what is in it is neither loaded again nor asked for',
	static function (): void {
		with_filter(
			'archipel_requirements',
			static fn( array $table ) => array_merge( $table, array( 'woocommerce' => array( 'label' => 'W', 'test' => '__return_true' ) ) ),
			static function (): void {
				$head = head();
				preg_match_all( "#<link[^>]+build\\.example/dist/([^'\"]+\\.css)\\?ver=0a1b2c3d#", $head, $found );
				same( array( 'pages/other.css' ), $found[1] );
				check( false === strpos( $head, 'archipel-inline-css' ) && false === strpos( $head, 'archipel-mini-cart-inline-css' ), $head );
				check( false === strpos( $head, 'data-archipel-off' ), 'nothing is off' );
				$config = config_in( $head );
				check( ! isset( $config['islands']['mini-cart']['styles'] ), 'the browser would load it again' );
				same( array( 'islands/product-tiles.css?ver=0a1b2c3d' ), $config['islands']['product-tiles']['styles'] );
				archipel_island( 'mini-cart' );
				same( '', printed( static fn() => wp_styles()->do_items( array( 'archipel-mini-cart' ) ) ) );
			}
		);
	}
);

test(
	'[WP-02] an island in that style sheet that is off is named on <html>, where its rules look; a theme that prints no attributes there gets a file per island',
	static function (): void {
		$head = head();
		check( 1 === preg_match( '/<html [^>]*data-archipel-off="mini-cart"/', $head ), $head );
		check( false !== strpos( $head, 'pages/other.css' ), $head );
		$head = head( false );
		check( false === strpos( $head, 'pages/other.css' ) && false !== strpos( $head, 'dist/archipel.css' ), $head );
		$GLOBALS['wp_actions']['wp'] = 0;
		same( 'lang="en-US"', get_language_attributes() );
	}
);

test(
	'[WP-02] an island that is placed below the head has its styles before it, once, and not at the end of the page',
	static function (): void {
		head();
		$GLOBALS['wp_actions']['wp_head'] = 1;
		$first                            = archipel_island( 'sampler', array( 'label' => 'x' ) );
		check( 1 === preg_match( "#^<link rel='stylesheet' id='archipel-sampler-css' href='http://build\\.example/dist/islands/sampler\\.css\\?ver=0a1b2c3d'[^>]*><div data-archipel=#", str_replace( "\n", '', $first ) ), $first );
		check( 0 === strpos( archipel_island( 'sampler', array( 'label' => 'x' ) ), '<div ' ), 'they come twice' );
		check( false === strpos( printed( 'print_late_styles' ), 'sampler' ), 'they come again' );
		unset( $GLOBALS['wp_actions']['wp_head'] );
	}
);

test(
	'[WP-02] the styles of what a page’s own content places are in its head',
	static function (): void {
		foreach ( array( 'shortcode' => '[archipel_sampler label="x"]', 'block' => '<!-- wp:archipel/sampler {"label":"x"} /-->' ) as $kind => $content ) {
			$id = wp_insert_post( array( 'post_title' => $kind, 'post_content' => $content, 'post_status' => 'publish', 'post_type' => 'page' ) );
			fresh_page();
			$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
			$GLOBALS['post']     = get_post( $id );
			do_action( 'wp_enqueue_scripts' );
			check( wp_style_is( 'archipel-sampler', 'enqueued' ), "not for a $kind" );
		}
	}
);

test(
	'[WP-10] addresses that a cached page holds stay good: the stub and the styles have stable names, and the build is only in the query',
	static function (): void {
		$head = head();
		preg_match_all( '#http://build\.example/dist/[^"\')\s]+#', (string) preg_replace( '#<script[^>]*archipel-config.*?</script>#s', '', $head ), $found );
		foreach ( $found[0] as $url ) {
			check( 1 === preg_match( '#/(archipel\.js|archipel\.css|pages/[a-z]+\.css|islands/[a-z0-9-]+\.css)(\?ver=0a1b2c3d)?$#', $url ), "$url would be gone after an update" );
		}
	}
);

test(
	'[WP-08] for a guest the head is the same twice, and holds no nonce and nothing about the visitor',
	static function (): void {
		wp_set_current_user( 0 );
		$first = config_in( head() );
		$_COOKIE['woocommerce_items_in_cart'] = '1';
		same( $first, config_in( head() ) );
		unset( $_COOKIE['woocommerce_items_in_cart'] );
		$text = strtolower( (string) wp_json_encode( $first ) );
		foreach ( array( 'nonce', 'user', 'session', 'email', wp_create_nonce( 'wp_rest' ) ) as $word ) {
			check( false === strpos( $text, $word ), "the config says $word" );
		}
		check( false === strpos( archipel_island( 'sampler', array( 'label' => 'x' ) ), 'nonce' ), 'a host holds a nonce' );
	}
);

test(
	'[WP-07] every message can be replaced by a filter, and what is not a text is left out',
	static function (): void {
		$config = with_filter(
			'archipel_messages',
			static fn( array $messages, string $locale ) => array( 'mini-cart.empty' => "Rien <$locale>", 'bad' => array( 1 ) ),
			static fn() => config_in( head() )
		);
		same( array( 'mini-cart.empty' => 'Rien <en_US>' ), $config['messages'] );
	}
);

test(
	'[WP-02] without any island that is on, nothing is printed',
	static function (): void {
		$head = with_filter( 'archipel_island_enabled', '__return_false', static fn() => head() );
		check( false === stripos( $head, 'archipel' ), $head );
	}
);

test(
	'[WP-01] a missing or damaged build means no islands and no error',
	static function (): void {
		$dir = get_temp_dir() . 'archipel-build-' . wp_rand() . '/';
		mkdir( $dir );
		foreach ( array( null, '', 'return array( "islands" =>', 'return array();', 'return array( "islands" => array() );', 'return array( "islands" => "x", "entry" => 1, "build" => 2 );', 'return nothing();' ) as $at => $content ) {
			if ( null !== $content ) {
				// A new folder each time, because OPcache may keep a file for two seconds.
				mkdir( "$dir$at" );
				file_put_contents( "$dir$at/islands.php", "<?php $content" );
			}
			$manifest = new Manifest( "$dir$at/", 'http://x/' );
			check( ! $manifest->exists(), 'a build was found in ' . describe( $content ) );
			$islands = new Islands( $manifest, new Settings(), new Requirements() );
			same( array(), $islands->enabled() );
			$style = new Page_Style( $manifest, $islands );
			same( '', printed( array( new Assets( $manifest, $islands, new Config( $manifest, $islands, new Settings(), $style ), $style ), 'print_head' ) ) );
		}
		array_map( 'unlink', (array) glob( $dir . '*/islands.php' ) );
		array_map( 'rmdir', array_merge( (array) glob( $dir . '*' ), array( $dir ) ) );
	}
);

test(
	'[WP-05] a definition cannot make the plugin read or run a file outside the build',
	static function (): void {
		$manifest = new Manifest( ARCHIPEL_DIST_DIR . '/', 'http://x/' );
		foreach ( array( '../../../../wp-plugin/uninstall.php', '/etc/passwd', 'islands/../../prepend.php', '' ) as $path ) {
			check( '' === $manifest->path( $path ) || '' === $path, "$path was accepted" );
		}
	}
);
