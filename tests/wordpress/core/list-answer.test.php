<?php
namespace Archipel\Tests;

use Archipel\List_Answer;

final class Tests_List_Answer extends Test_Case {

	/** The object that the plugin has registered. */
	private static function answer(): List_Answer {
		foreach ( $GLOBALS['wp_filter']['template_include'][ PHP_INT_MAX ] as $hook ) {
			if ( $hook['function'][0] instanceof List_Answer ) {
				return $hook['function'][0];
			}
		}
		self::fail( 'the plugin has not registered it' );
	}

	/** What the template of a classic theme prints around its own content, for a request. */
	private static function template( string $path, array $server = array() ): string {
		$_SERVER = array_merge( $_SERVER, array( 'SERVER_NAME' => 'shop.example', 'HTTP_SEC_FETCH_MODE' => 'cors', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => $path, 'QUERY_STRING' => (string) parse_url( $path, PHP_URL_QUERY ) ), $server );
		parse_str( $_SERVER['QUERY_STRING'], $_GET );
		$_REQUEST = $_GET;
		self::answer()->start( 'archive.php' );
		return printed(
			static function (): void {
				get_header( 'shop' );
				printf( '<main>%s</main>', esc_html( $_SERVER['REQUEST_URI'] ) );
				get_footer( 'shop' );
			}
		);
	}

	/** @testdox [LIST-12] the list alone: no header and footer of the theme, but its title and canonical address, and a whole document; the theme’s other templates are found in between */
	public function test_the_list_alone(): void {
		add_action( 'wp_enqueue_scripts', static fn() => self::fail( 'assets are enqueued' ) );
		// Other plugins prepare the list in the head.
		add_action( 'wp_head', static fn() => print '<script>theirs</script><link rel="canonical" href="/boutique/"><link rel="stylesheet" href="theirs.css">' );
		$html = self::template( '/boutique/?archipel-list=1&taille=36~38' );
		// Not even made: what a host would print takes time.
		$printers = array_merge( ...array_map( 'array_values', $GLOBALS['wp_filter']['wp_head']->callbacks ) );
		$names    = array_map( static fn( array $one ): string => is_array( $one['function'] ) ? $one['function'][1] : (string) $one['function'], array_filter( $printers, static fn( array $one ): bool => ! $one['function'] instanceof \Closure ) );
		self::assertSame( array(), array_intersect( array( 'print_head', 'wp_print_styles', 'wp_print_head_scripts', 'wp_print_font_faces' ), $names ) );
		self::assertContains( 'archipel', wp_styles()->done, 'the page has our styles: a host would print them again' );
		// WordPress 6.7 prints the title last, 7.0 first.
		$head = array( '<link rel="canonical" href="/boutique/">', '<title>' . esc_html( wp_get_document_title() ) . '</title>' );
		self::assertStringStartsWith( get_template_directory(), $GLOBALS['wp_template_path'] );
		self::assertStringStartsWith( get_stylesheet_directory(), $GLOBALS['wp_stylesheet_path'] );
		self::assertMatchesRegularExpression( '#^\s*<!doctype html>.*<meta charset="UTF-8">\s*(?:' . preg_quote( implode( $head ), '#' ) . '|' . preg_quote( implode( array_reverse( $head ) ), '#' ) . ')\s*</head>\s*<body>\s*<main>[^<]*</main>\s*</body>\s*</html>\s*$#s', $html );
	}

	/** @testdox [LIST-12] no link repeats the parameter, whose place in the address does not matter; afterwards caches see the address as it was asked for */
	public function test_no_link_repeats_the_parameter(): void {
		foreach ( array(
			'/?archipel-list=1'                    => '/',
			'/?a=1&archipel-list=1'                => '/?a=1',
			'/?archipel-list=1&a=b~c+d'            => '/?a=b~c+d',
			'/?archipel-list=2&a=1&archipel-list=1&b=2' => '/?a=1&amp;b=2',
			'/?my-archipel-list=1&archipel-list=1' => '/?my-archipel-list=1',
		) as $path => $link ) {
			self::assertStringContainsString( "<main>$link</main>", self::template( $path ), $path );
			self::assertArrayNotHasKey( List_Answer::PARAMETER, $_REQUEST );
			self::assertSame( PHP_INT_MIN, has_action( 'shutdown', array( self::answer(), 'show_parameter' ) ) );
			self::answer()->show_parameter();
			self::assertSame( array( $path, (string) parse_url( $path, PHP_URL_QUERY ) ), array( $_SERVER['REQUEST_URI'], $_SERVER['QUERY_STRING'] ) );
			self::assertArrayHasKey( List_Answer::PARAMETER, $_GET );
			$this->tearDown();
			$this->setUp();
		}
	}

	/** @testdox [LIST-12] a navigation, a form that is posted, an address without the parameter or with it in another form, and a site that switches it off get the whole page; its links do not repeat the parameter */
	public function test_others_get_the_whole_page(): void {
		foreach ( array(
			array( '/?archipel-list=1', '/', array( 'HTTP_SEC_FETCH_MODE' => 'navigate' ) ),
			array( '/?archipel-list=1', '/', array(), '__return_false' ),
			array( '/?archipel-list=1', '/?archipel-list=1', array( 'REQUEST_METHOD' => 'POST' ) ),
			array( '/', '/' ),
			array( '/?archipel-list', '/?archipel-list' ),
			array( '/?archipel-list[]=1', '/?archipel-list[]=1' ),
			array( '/?archipel%2Dlist=1', '/?archipel%2Dlist=1' ),
			array( '/?Archipel-List=1', '/?Archipel-List=1' ),
			array( '/?archipel-list=1&archipel-list=0', '/?archipel-list=1&archipel-list=0' ),
		) as $case ) {
			list( $path, $link, $server, $may ) = $case + array( 2 => array(), 3 => '__return_true' );
			add_filter( 'archipel_list_alone', $may );
			self::assertStringContainsString( '<main>' . esc_html( $link ) . '</main>', self::template( $path, $server ) );
			self::assertFalse( has_action( 'get_header', array( self::answer(), 'leave_theme' ) ) );
			self::assertFalse( has_filter( 'pre_render_block', array( self::answer(), 'skip_footer' ) ) );
			self::assertSame( $path !== $link, false !== has_action( 'shutdown', array( self::answer(), 'show_parameter' ) ) );
			$this->tearDown();
			$this->setUp();
		}
	}

	/** @testdox [LIST-12] no product data for scripts are made, unless a block that may print them has been rendered before; other data are */
	public function test_product_data(): void {
		$made = static function ( string $path, string ...$blocks ): bool {
			self::template( '/?archipel-list=1' );
			foreach ( $blocks as $block ) {
				apply_filters( 'pre_render_block', null, array( 'blockName' => $block ), null );
			}
			$is_made = null === apply_filters( 'woocommerce_hydration_dispatch_request', null, new \WP_REST_Request(), $path, array() );
			( fn() => $this->prints_data = false )->call( self::answer() );
			return $is_made;
		};
		$product = '/wc/store/v1/products/12';
		self::assertFalse( $made( $product, '', 'core/group', 'woocommerce/product-collection', 'woocommerce/product-rating-stars', 'archipel/menu' ) );
		self::assertSame( array(), apply_filters( 'woocommerce_hydration_dispatch_request', null, new \WP_REST_Request(), $product, array() )->get_data() );
		self::assertSame( 'theirs', apply_filters( 'woocommerce_hydration_dispatch_request', 'theirs', new \WP_REST_Request(), $product, array() ) );
		foreach ( array( 'woocommerce/product-sku', 'woocommerce/add-to-cart-with-options', 'another/core', 'x' ) as $block ) {
			self::assertTrue( $made( $product, $block, 'core/group' ), $block );
		}
		self::assertTrue( $made( '/wc/store/v1/cart' ) );
		self::assertTrue( $made( '/wc/store/v1/products?include[]=12' ) );
	}

	/** @testdox [LIST-12] header and footer of a block theme are left out, other parts of its template stay */
	public function test_parts_of_a_block_theme(): void {
		foreach ( array( 'wp_body_open', 'wp_footer' ) as $hook ) {
			add_action( $hook, static fn() => print 'the theme’s' );
		}
		self::template( '/?archipel-list=1' );
		self::assertSame( '', printed( static fn() => do_action( 'wp_body_open' ) ) . printed( static fn() => do_action( 'wp_footer' ) ) );
		$made = 0;
		$part = static function ( array $attrs, string $name = 'core/template-part' ) use ( &$made ): string {
			$block = array( 'blockName' => $name, 'attrs' => $attrs );
			$html  = apply_filters( 'pre_render_block', null, $block, null );
			$made += null === $html ? 1 : 0;
			return (string) ( $html ?? apply_filters( "render_block_$name", 'whole', $block, null ) );
		};
		foreach ( array( array( 'slug' => 'x', 'area' => 'footer' ), array( 'slug' => 'footer-dark' ) ) as $outside ) {
			self::assertSame( array( '', 0 ), array( $part( $outside ), $made ), (string) wp_json_encode( $outside ) );
		}
		foreach ( array( array( 'slug' => 'header' ), array( 'slug' => 'top', 'tagName' => 'header' ) ) as $outside ) {
			self::assertSame( '', $part( $outside ), (string) wp_json_encode( $outside ) );
		}
		self::assertSame( 2, $made, 'numbered classes below a header depend on it' );
		self::assertSame( 'whole', $part( array( 'slug' => 'sidebar' ) ) );
		self::assertSame( 'whole', $part( array( 'slug' => 'header', 'area' => 'uncategorized' ) ) );
		self::assertSame( 'whole', $part( array( 'slug' => 'header' ), 'core/group' ) );
	}

	/** @testdox [LIST-12] of a widget that is the same on each page of the list there is its place; filters, unknown widgets, blocks that may follow it, and one that the browser could not find are whole */
	public function test_widgets(): void {
		self::template( '/?archipel-list=1' );
		$print = static function ( string $id_base, string $before = '<aside id="%s">', array $instance = array() ): string {
			$widget = new \WP_Widget( $id_base, $id_base );
			$args   = array( 'widget_id' => "$id_base-2", 'before_widget' => sprintf( $before, "$id_base-2" ) );
			return printed( static fn() => print false === apply_filters( 'widget_display_callback', $instance, $widget, $args ) ? '' : 'whole' );
		};
		self::assertSame( '<div id="nav_menu-2" data-archipel-same></div>', $print( 'nav_menu' ) );
		self::assertSame( '<div id="woocommerce_widget_cart-2" data-archipel-same></div>', $print( 'woocommerce_widget_cart' ) );
		self::assertSame( 'whole', $print( 'woocommerce_layered_nav' ) );
		self::assertSame( 'whole', $print( 'unknown' ) );
		self::assertSame( 'whole', $print( 'nav_menu', '<li class="widget">' ) );
		foreach ( array(
			'<!-- wp:group {"layout":{"type":"flow"}} --><div><!-- wp:heading --><h2>Récents</h2><!-- /wp:heading --><!-- wp:latest-posts /--></div><!-- /wp:group -->' => '<div id="block-2" data-archipel-same></div>',
			'<!-- wp:group --><!-- wp:woocommerce/product-filters /--><!-- /wp:group -->' => 'whole',
			'<!-- wp:paragraph --><p>[products]</p><!-- /wp:paragraph -->'                => 'whole',
			'<p>of no block</p>'                                                          => 'whole',
		) as $content => $printed ) {
			self::assertSame( $printed, $print( 'block', '<aside id="%s">', array( 'content' => $content ) ) );
		}
		add_filter( 'archipel_list_same_widgets', static fn( array $ids ) => array_merge( $ids, array( 'unknown' ) ) );
		self::assertStringContainsString( 'data-archipel-same', $print( 'unknown' ) );
	}
}
