<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** An Elementor widget per island, as `archipel-mini-cart`. Elementor creates placed widgets from the registered one and passes its arguments on, the island among them. */
final class Elementor_Widget extends \Elementor\Widget_Base {

	private Island $island;

	/**
	 * Sets the island before Elementor asks for the widget's name.
	 *
	 * @param array<string, mixed>      $data Data of a placed widget; empty for the registered one.
	 * @param array<string, mixed>|null $args `island` (Island).
	 * @throws \InvalidArgumentException Without an island in the arguments.
	 */
	public function __construct( $data = array(), $args = null ) {
		$island = $args['island'] ?? null;
		if ( ! $island instanceof Island ) {
			throw new \InvalidArgumentException( 'An Archipel widget needs its island.' );
		}
		$this->island = $island;
		parent::__construct( $data, $args );
	}

	public static function add_category( \Elementor\Elements_Manager $manager ): void {
		$category = array(
			'title' => 'Archipel',
			'icon'  => 'eicon-posts-grid',
		);
		$manager->add_category( 'archipel', $category );
	}

	public static function add_all( \Elementor\Widgets_Manager $manager ): void {
		foreach ( plugin()->islands()->placeable() as $island ) {
			$manager->register( new self( array(), compact( 'island' ) ) );
		}
	}

	public function get_name() {
		return 'archipel-' . $this->island->name;
	}

	public function get_title() {
		return $this->island->title();
	}

	public function get_icon() {
		return 'eicon-flash';
	}

	/** @return list<string> Categories of the widget in the panel. */
	public function get_categories() {
		return array( 'archipel' );
	}

	/** @return list<string> Search keywords, besides the title. */
	public function get_keywords() {
		return array( 'archipel', $this->island->name );
	}

	/** @return list<string> Styles that Elementor enqueues in the head. */
	public function get_style_depends() {
		return array( Assets::handle( $this->island ) );
	}

	/** Disables Elementor's cache: the HTML depends on the page, and its styles must be enqueued. */
	protected function is_dynamic_content(): bool {
		return true;
	}

	protected function register_controls(): void {
		$controls = Control::all( $this->island );
		if ( array() === $controls ) {
			return;
		}
		$this->start_controls_section( 'archipel', array( 'label' => $this->island->title() ) );
		foreach ( $controls as $control ) {
			$this->add_control( self::id( $control['name'] ), self::describe( $control ) );
		}
		$this->end_controls_section();
	}

	protected function render(): void {
		$settings = $this->get_settings_for_display();
		$props    = array();
		foreach ( Control::all( $this->island ) as $control ) {
			$value = $settings[ self::id( $control['name'] ) ] ?? '';
			if ( 'toggle' === $control['kind'] ) {
				$value = 'yes' === $value;
				// Elementor stores an untouched switch with its default value.
				$value = $value === (bool) $control['default'] ? '' : $value;
			}
			if ( '' !== $value ) {
				$props[ $control['name'] ] = $value;
			}
		}
		echo archipel_island( $this->island->name, $props ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- archipel_island() escapes.
	}

	private static function describe( array $control ): array {
		$types = array(
			'toggle' => 'switcher',
			'number' => 'number',
			'select' => 'select',
			'json'   => 'textarea',
			'lines'  => 'textarea',
		);

		$described = array(
			'label'       => $control['title'] . ( $control['required'] ? ' *' : '' ),
			'description' => $control['help'],
			'type'        => $types[ $control['kind'] ] ?? 'text',
			'placeholder' => $control['placeholder'],
		) + array_filter( array_intersect_key( $control, array_flip( array( 'min', 'max' ) ) ), 'is_numeric' );
		if ( 'toggle' === $control['kind'] ) {
			$described['default'] = true === $control['default'] ? 'yes' : '';
		}
		if ( 'select' === $control['kind'] ) {
			$described['options'] = array( '' => __( 'Default', 'archipel' ) ) + array_column( $control['options'], 'label', 'value' );
		}
		return $described;
	}

	/** Returns the name of a control, with a prefix, because Elementor reserves names such as `_id`. */
	private static function id( string $property ): string {
		return 'archipel_' . Props::snake( $property );
	}
}
