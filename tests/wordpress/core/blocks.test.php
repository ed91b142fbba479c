<?php
namespace Archipel\Tests;

use Archipel\Assets;
use Archipel\Blocks;
use Archipel\Config;
use Archipel\Manifest;
use Archipel\Page_Style;
use Archipel\Settings;

/** The assets of a page. */
function assets(): Assets {
	$manifest = new Manifest( ARCHIPEL_DIST_DIR . '/', 'http://build.example/dist/' );
	$islands  = \Archipel\plugin()->islands();
	$style    = new Page_Style( $manifest, $islands );
	return new Assets( $manifest, $islands, new Config( $manifest, $islands, new Settings(), $style ), $style );
}

/**
 * The HTML of a block as the editor loads it.
 *
 * @param string               $name       Name of the island.
 * @param array<string, mixed> $attributes Attributes.
 */
function preview( string $name, array $attributes = array() ): string {
	$GLOBALS['wp']->query_vars['rest_route'] = "/wp/v2/block-renderer/archipel/$name";
	try {
		return do_blocks( "<!-- wp:archipel/$name " . wp_json_encode( (object) $attributes ) . ' /-->' );
	} finally {
		$GLOBALS['wp']->query_vars = array();
	}
}

test(
	'[WP-03] every island that is on and may be placed is a dynamic block with an attribute for each property',
	static function (): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( \Archipel\plugin()->islands()->all() as $name => $island ) {
			same( $island->placeable() && \Archipel\plugin()->islands()->is_on( $name ), $registry->is_registered( "archipel/$name" ) );
		}
		$block = $registry->get_registered( 'archipel/sampler' );
		same( 'Sampler', $block->title );
		same( 'archipel', $block->category );
		check( $block->is_dynamic(), 'it is not dynamic' );
		foreach ( array( 'label' => 'string', 'isOpen' => 'boolean', 'count' => 'number', 'colors' => 'string', 'rows' => 'string', 'columns' => 'string', 'notes' => 'string' ) as $name => $type ) {
			same( $type, $block->attributes[ $name ]['type'] ?? null );
			check( ! isset( $block->attributes[ $name ]['default'] ), "$name has a default of its own, which would hide the owner's option" );
		}
	}
);

test(
	'[WP-03] a block prints the same host as the shortcode, with the wrapper’s classes',
	static function (): void {
		$html = do_blocks( '<!-- wp:archipel/sampler {"label":"Fin","count":7,"notes":"a\\nb","columns":"4","colors":"red, blue","align":"wide","className":"mine","ratio":""} /-->' );
		$host = host_in( $html );
		same( array( 'label' => 'Fin', 'count' => 7, 'notes' => "a\nb", 'columns' => 4, 'colors' => array( 'red', 'blue' ) ), $host['props'] );
		check( 1 === preg_match( '/^<div class="[^"]*\bmine\b[^"]*" data-archipel="sampler"/', trim( $html ) ), $html );
		check( false !== strpos( $html, 'alignwide' ), $html );
	}
);

test(
	'[WP-03] the editor previews a block through the REST API, for editors only',
	static function (): void {
		$ask = static function () {
			$request = new \WP_REST_Request( 'GET', '/wp/v2/block-renderer/archipel/sampler' );
			$request->set_query_params( array( 'context' => 'edit', 'attributes' => array( 'label' => 'Vu' ) ) );
			return rest_do_request( $request );
		};
		wp_set_current_user( 0 );
		same( 401, $ask()->get_status() );
		wp_set_current_user( 1 );
		$reply = $ask();
		same( 200, $reply->get_status() );
		check( false !== strpos( $reply->get_data()['rendered'], '>Vu</p>' ), describe( $reply->get_data() ) );
		wp_set_current_user( 0 );
	}
);

test(
	'[WP-03] the preview of an island without server HTML is empty, so that the editor shows its placeholder; elsewhere the host stays',
	static function (): void {
		$block = '<!-- wp:archipel/broken /-->';
		$noise = static function ( callable $body ) {
			$result        = $body();
			Report::$noise = array();
			return $result;
		};
		check( null !== host_in( $noise( static fn() => do_blocks( $block ) ) ), 'the host is gone' );
		same( '', $noise( static fn() => preview( 'broken' ) ) );
	}
);

test(
	'[WP-12] the preview of an island shows its server HTML, also when that ends with a tag',
	static function (): void {
		check( 1 === preg_match( '#<p class="archipel-sampler__label" data-count="3">Vu</p></div>$#', preview( 'sampler', array( 'label' => 'Vu' ) ) ), preview( 'sampler', array( 'label' => 'Vu' ) ) );
	}
);

test(
	'[WP-12] the editor brings the styles of the blocks, and the stub with the islands that live in their hosts alone',
	static function (): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		same( array(), $registry->get_registered( 'archipel/sampler' )->editor_style_handles );
		fresh_page();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'post' );
		foreach ( array_keys( $registry->get_all_registered() ) as $name ) {
			if ( 0 === strpos( $name, 'archipel/' ) ) {
				$registry->unregister( $name );
			}
		}
		( new Blocks( \Archipel\plugin()->islands(), \Archipel\plugin()->host(), assets() ) )->add();
		same( array( 'archipel', 'archipel-sampler' ), $registry->get_registered( 'archipel/sampler' )->editor_style_handles );
		do_action( 'enqueue_block_assets' );
		$html = printed( static fn() => wp_scripts()->do_items( array( 'archipel-preview' ) ) );
		unset( $GLOBALS['current_screen'] );
		check( 1 === preg_match( '#id="archipel-config"[^>]*>.*<script[^>]*type="module"[^>]*src="http://build\.example/dist/archipel\.js\?ver=0a1b2c3d"#s', str_replace( "'", '"', $html ) ) || false !== strpos( $html, 'type="module"' ), $html );
		same( array( 'sampler' => 'visible', 'broken' => 'visible' ), array_map( static fn( array $entry ): string => $entry['when'], config_in( $html )['islands'] ) );
		fresh_page();
		do_action( 'enqueue_block_assets' );
		check( ! wp_script_is( 'archipel-preview', 'enqueued' ), 'pages load it, too' );
	}
);

test(
	'[WP-03] the editor gets one description per block, in a script that its texts cannot break out of',
	static function (): void {
		fresh_page();
		do_action( 'enqueue_block_editor_assets' );
		$script = wp_scripts()->registered['archipel-blocks-editor'];
		$inline = implode( '', array_filter( (array) ( $script->extra['before'] ?? array() ) ) );
		check( 1 === preg_match( '/^window\.archipelBlocks = (\{.*\});$/s', trim( $inline ), $found ), $inline );
		check( false === strpos( $found[1], '<' ), 'a < could end the script' );
		$data   = json_decode( $found[1], true );
		$blocks = array_column( $data['blocks'], null, 'name' );
		same( array( 'archipel/sampler', 'archipel/broken' ), array_values( array_intersect( array_keys( $blocks ), array( 'archipel/sampler', 'archipel/broken', 'archipel/needs-unknown', 'archipel/product-tiles' ) ) ) );
		$controls = array_column( $blocks['archipel/sampler']['controls'], null, 'name' );
		same( array( 'text', 'toggle', 'number', 'number', 'select', 'lines', 'select', 'list', 'list', 'json', 'number', 'text' ), array_column( $controls, 'kind' ) );
		same( array( array( 'value' => 'inline', 'label' => 'inline' ), array( 'value' => 'boxes', 'label' => 'Boxes & lines' ) ), $controls['style']['options'] );
		same( array( 1, 10 ), array( $controls['count']['min'], $controls['count']['max'] ) );
		same( true, $controls['label']['required'] );
		same( 'A text.', $controls['label']['help'] );
	}
);

test(
	'[WP-03] blocks have a category of their own, and a broken filter before ours does no harm',
	static function (): void {
		$categories = apply_filters( 'block_categories_all', array( array( 'slug' => 'text', 'title' => 'Text' ) ), null );
		check( in_array( 'archipel', array_column( $categories, 'slug' ), true ), describe( $categories ) );
		same( null, with_filter( 'block_categories_all', '__return_null', static fn() => ( new Blocks( \Archipel\plugin()->islands(), \Archipel\plugin()->host(), assets() ) )->add_category( null ) ) );
	}
);
