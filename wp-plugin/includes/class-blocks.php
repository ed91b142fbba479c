<?php
namespace Archipel;

/** Registers a dynamic block per island, as `archipel/mini-cart`. One editor script draws the controls of all blocks. */
final class Blocks {

	private const SCRIPT = 'archipel-blocks-editor';

	public static function register(): void {
		add_action( 'init', array( self::class, 'add' ) );
		// Before the routes are made.
		add_action( 'rest_api_init', array( self::class, 'describe' ), 0 );
		add_filter( 'block_categories_all', array( self::class, 'add_category' ) );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'add_editor_data' ) );
	}

	public static function add(): void {
		wp_register_script(
			self::SCRIPT,
			plugins_url( 'editor/blocks.js', FILE ), // @phpstan-ignore argument.type (it is never empty.)
			array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-server-side-render' ),
			VERSION,
			true
		);
		foreach ( plugin()->islands()->placeable() as $name => $island ) {
			register_block_type(
				"archipel/$name",
				array( // @phpstan-ignore argument.type (the stubs want the version as a text; the editor wants a number.)
					'api_version'     => 3,
					'supports'        => array(
						'html'   => false,
						'anchor' => true,
						'align'  => array( 'wide', 'full' ),
					),
					'render_callback' => static fn( array $attributes ): string => self::render( $name, $attributes ),
				) + ( is_admin() ? self::description( $island ) : array() )
			);
		}
	}

	/** Completes the blocks for the REST API, which tells the editor about them and checks its previews. */
	public static function describe(): void {
		foreach ( is_admin() ? array() : plugin()->islands()->placeable() as $name => $island ) {
			$block = \WP_Block_Type_Registry::get_instance()->get_registered( "archipel/$name" );
			if ( null === $block ) {
				continue;
			}
			$says = self::description( $island );
			// WordPress has added those of all blocks.
			$says['attributes'] += (array) $block->attributes;
			foreach ( $says as $name => $value ) {
				$block->$name = $value;
			}
		}
	}

	/** @return array{title: string, description: string, category: string, icon: string, attributes: array<string, array{type: string}>, editor_script_handles: list<string>, editor_style_handles: list<string>} Data of a block that only the editor needs: describing fifty blocks would take the whole time budget of a shop page. */
	private static function description( Island $island ): array {
		return array(
			'title'                 => $island->title(),
			'description'           => $island->description(),
			'category'              => 'archipel',
			'icon'                  => 'palmtree',
			'attributes'            => self::attributes( $island ),
			'editor_script_handles' => array( self::SCRIPT ),
			'editor_style_handles'  => is_admin() ? plugin()->assets()->editor_styles( $island ) : array(),
		);
	}

	public static function add_category( $categories ) {
		if ( is_array( $categories ) ) {
			$categories[] = array(
				'slug'  => 'archipel',
				'title' => 'Archipel',
				'icon'  => null,
			);
		}
		return $categories;
	}

	public static function add_editor_data(): void {
		$controls = array();
		foreach ( plugin()->islands()->placeable() as $name => $island ) {
			$controls[ "archipel/$name" ] = Control::all( $island );
		}
		$data = array(
			'controls' => (object) $controls,
			'texts'    => array(
				'options' => __( 'Options', 'archipel' ),
				'default' => __( 'Default', 'archipel' ),
				'empty'   => __( 'This island shows itself on the site only.', 'archipel' ),
			),
		);
		wp_add_inline_script( self::SCRIPT, 'window.archipelBlocks = ' . Props::json( $data ) . ';', 'before' );
	}

	private static function render( string $name, array $attributes ): string {
		$island = plugin()->islands()->get( $name );
		$props  = null === $island ? array() : array_intersect_key( $attributes, self::attributes( $island ) );
		// An empty field means the default.
		$props = array_filter( $props, static fn( $value ): bool => null !== $value && '' !== $value );
		return Host::render( $name, $props, '', get_block_wrapper_attributes() );
	}

	/**
	 * Returns the attributes of an island's block. All values except switches and numbers are kept as typed text; the schema checks them at
	 * rendering. No attribute has a default, because a missing attribute means the owner's option.
	 *
	 * @return array<string, array{type: string}>
	 */
	private static function attributes( Island $island ): array {
		$types = array(
			'toggle' => 'boolean',
			'number' => 'number',
		);

		$attributes = array( 'when' => array( 'type' => 'string' ) );
		foreach ( $island->properties as $name => $schema ) {
			$attributes[ $name ] = array( 'type' => $types[ Control::kind( $schema ) ] ?? 'string' );
		}
		return $attributes;
	}
}
