<?php
namespace Archipel\Tests;

use Archipel\Blocks;

final class Tests_Blocks extends Test_Case {
	/** @testdox [WP-03] every island that is on and may be placed is a dynamic block with an attribute for each property; blocks have a category of their own, and a broken filter before ours does no harm */
	public function test_every_island_that_is_on(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( \Archipel\plugin()->islands()->all() as $name => $island ) {
			self::assertSame( $island->is_placeable && \Archipel\plugin()->islands()->is_on( $name ), $registry->is_registered( "archipel/$name" ) );
		}
		rest_get_server();
		$block = $registry->get_registered( 'archipel/sampler' );
		self::assertSame( 'Sampler', $block->title );
		self::assertSame( 'archipel', $block->category );
		self::assertTrue( $block->is_dynamic(), 'it is not dynamic' );
		foreach ( array( 'label' => 'string', 'isOpen' => 'boolean', 'count' => 'number', 'colors' => 'string', 'rows' => 'string', 'columns' => 'string', 'notes' => 'string', 'when' => 'string', 'align' => 'string' ) as $name => $type ) {
			self::assertSame( $type, $block->attributes[ $name ]['type'] ?? null );
			self::assertTrue( ! isset( $block->attributes[ $name ]['default'] ), "$name has a default of its own, which would hide the owner's option" );
		}

		$categories = apply_filters( 'block_categories_all', array( array( 'slug' => 'text', 'title' => 'Text' ) ), null );
		self::assertContains( 'archipel', array_column( $categories, 'slug' ) );
		self::assertNull( with_filter( 'block_categories_all', '__return_null', static fn() => Blocks::add_category( null ) ) );
	}

	/** @testdox [WP-03] a block prints the same host as the shortcode, with the wrapper’s classes */
	public function test_a_block_prints_the_same_host_as_the_shortcode(): void {
		$html = do_blocks( '<!-- wp:archipel/sampler {"label":"Fin","count":7,"notes":"a\\nb","columns":"4","colors":"red, blue","align":"wide","className":"mine","ratio":"","when":"idle"} /-->' );
		$host = host_in( $html );
		self::assertSame( array( 'label' => 'Fin', 'count' => 7, 'notes' => "a\nb", 'columns' => 4, 'colors' => array( 'red', 'blue' ) ), $host['props'] );
		self::assertSame( 'idle', $host['when'] );
		self::assertMatchesRegularExpression( '/^<div class="[^"]*\bmine\b[^"]*" data-archipel="sampler"/', trim( $html ), $html );
		self::assertStringContainsString( 'alignwide', $html );
	}

	/** @testdox [WP-12] the editor brings the styles of the blocks, and the stub with the islands that live in their hosts alone */
	public function test_the_editor_brings_the_styles_of_the_blocks(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		self::assertSame( array(), $registry->get_registered( 'archipel/sampler' )->editor_style_handles );
		fresh_page();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'post' );
		foreach ( array_keys( $registry->get_all_registered() ) as $name ) {
			if ( 0 === strpos( $name, 'archipel/' ) ) {
				$registry->unregister( $name );
			}
		}
		Blocks::add();
		self::assertSame( array( 'archipel', 'archipel-sampler' ), $registry->get_registered( 'archipel/sampler' )->editor_style_handles );
		self::assertTrue( wp_style_is( 'archipel', 'registered' ) && wp_style_is( 'archipel-sampler', 'registered' ) );
		do_action( 'enqueue_block_assets' );
		$html = printed( static fn() => wp_scripts()->do_items( array( 'archipel-preview' ) ) );
		unset( $GLOBALS['current_screen'] );
		self::assertTrue( 1 === preg_match( '#id="archipel-config"[^>]*>.*<script[^>]*type="module"[^>]*src="http://build\.example/dist/archipel\.js\?ver=0a1b2c3d"#s', str_replace( "'", '"', $html ) ) || false !== strpos( $html, 'type="module"' ), $html );
		self::assertSame( array( 'sampler' => 'visible', 'broken' => 'visible' ), array_map( static fn( array $entry ): string => $entry['when'], config_in( $html )['islands'] ) );
		fresh_page();
		do_action( 'enqueue_block_assets' );
		self::assertTrue( ! wp_script_is( 'archipel-preview', 'enqueued' ), 'pages load it, too' );
	}

	/** @testdox [WP-03] the editor gets one description per block, in a script that its texts cannot break out of */
	public function test_the_editor_gets_one_description_per_block(): void {
		fresh_page();
		do_action( 'enqueue_block_editor_assets' );
		$script = wp_scripts()->registered['archipel-blocks-editor'];
		$inline = implode( '', array_filter( (array) ( $script->extra['before'] ?? array() ) ) );
		self::assertSame( 1, preg_match( '/^window\.archipelBlocks = (\{.*\});$/s', trim( $inline ), $found ), $inline );
		self::assertStringNotContainsString( '<', $found[1], 'a < could end the script' );
		$blocks = json_decode( $found[1], true )['controls'];
		self::assertSame( array( 'archipel/sampler', 'archipel/broken' ), array_values( array_intersect( array_keys( $blocks ), array( 'archipel/sampler', 'archipel/broken', 'archipel/needs-unknown', 'archipel/product-tiles' ) ) ) );
		$controls = array_column( $blocks['archipel/sampler'], null, 'name' );
		self::assertSame( array( 'text', 'toggle', 'number', 'number', 'select', 'lines', 'select', 'list', 'list', 'json', 'text', 'text' ), array_column( $controls, 'kind' ) );
		self::assertSame( array( array( 'value' => 'inline', 'label' => 'inline' ), array( 'value' => 'boxes', 'label' => 'Boxes & lines' ) ), $controls['style']['options'] );
		self::assertSame( array( 1, 10 ), array( $controls['count']['min'], $controls['count']['max'] ) );
		self::assertTrue( $controls['label']['required'] );
		self::assertSame( array( 'A text.', 'Separate items with commas.' ), array( $controls['label']['help'], $controls['colors']['help'] ) );
		self::assertSame( array( '', '3', 'inline' ), array( $controls['label']['placeholder'], $controls['count']['placeholder'], $controls['style']['placeholder'] ) );
	}
}
