<?php
/** Double of the part of Elementor that a widget needs: creates placed widgets from the registered one, with the same arguments. */

// phpcs:disable -- other people's names.

namespace Elementor;

abstract class Widget_Base {
	private $data;
	private $default_args = array();
	public $controls = array();
	public function __construct( $data = array(), $args = null ) {
		$this->data = $data;
		if ( ! $data && $args ) {
			$this->default_args = $args;
		} elseif ( null === $args ) {
			throw new \Exception( 'An `$args` argument is required when initializing a full widget instance.' );
		}
		// Elementor calls get_name() in the constructor.
		$this->get_name();
	}
	abstract public function get_name();
	public function get_default_args() { return $this->default_args; }
	public function start_controls_section( $id, $args ) {}
	public function end_controls_section() {}
	public function add_control( $id, $args ) { $this->controls[ $id ] = $args; return true; }
	public function get_settings_for_display() { return ( $this->data['settings'] ?? array() ) + array_map( static function ( $control ) { return $control['default'] ?? ''; }, $this->get_controls() ); }
	public function get_controls() { $this->controls || $this->register_controls(); return $this->controls; }
	public function print_element() { $this->render(); }
	protected function register_controls() {}
	protected function render() {}
}

class Widgets_Manager {
	/** @var array<string, Widget_Base> */
	public $widgets = array();
	public function register( $widget ) { $this->widgets[ $widget->get_name() ] = $widget; return true; }
	public function place( $name, $settings ) {
		$type  = $this->widgets[ $name ];
		$class = get_class( $type );
		return new $class( array( 'id' => 'a1', 'settings' => $settings ), array_merge( $type->get_default_args(), array() ) );
	}
}
