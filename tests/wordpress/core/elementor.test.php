<?php
namespace Archipel\Tests;

final class Tests_Elementor extends Test_Case {
	/** Elementor's double with the plugin's widgets; the tests do not depend on the real Elementor. */
	private static function elementor(): \Elementor\Widgets_Manager {
		if ( ! class_exists( \Elementor\Widget_Base::class, false ) ) {
			require __DIR__ . '/../doubles/elementor.php';
		}
		$manager = new \Elementor\Widgets_Manager();
		do_action( 'elementor/widgets/register', $manager );
		return $manager;
	}

	/** @testdox [WP-03] every island that is on and may be placed is an Elementor widget with a control for each property; a required one is marked */
	public function test_every_island_that_is_on(): void {
		$widgets = self::elementor()->widgets;
		self::assertSame( array( 'archipel-sampler', 'archipel-broken' ), array_keys( $widgets ) );
		$sampler = $widgets['archipel-sampler'];
		self::assertSame( array( 'Sampler', array( 'archipel' ), array( 'archipel', 'sampler' ), array( 'archipel-sampler' ) ), array( $sampler->get_title(), $sampler->get_categories(), $sampler->get_keywords(), $sampler->get_style_depends() ) );
		self::assertSame(
			array( 'archipel_label' => 'text', 'archipel_is_open' => 'switcher', 'archipel_count' => 'number', 'archipel_ratio' => 'number', 'archipel_style' => 'select', 'archipel_notes' => 'textarea', 'archipel_columns' => 'select', 'archipel_colors' => 'text', 'archipel_sizes' => 'text', 'archipel_rows' => 'textarea', 'archipel_limit' => 'text', 'archipel_code' => 'text' ),
			array_map( static fn( array $control ) => $control['type'], $sampler->get_controls() )
		);
		self::assertSame( array( 'Label *', 'isOpen' ), array( $sampler->get_controls()['archipel_label']['label'], $sampler->get_controls()['archipel_is_open']['label'] ) );
		self::assertSame( array( 1, 10 ), array( $sampler->get_controls()['archipel_count']['min'], $sampler->get_controls()['archipel_count']['max'] ) );
		self::assertSame( array( '' => 'Default', 'inline' => 'inline', 'boxes' => 'Boxes & lines' ), $sampler->get_controls()['archipel_style']['options'] );
	}

	/** @testdox [WP-03] a placed widget prints the same host as the shortcode; what was not touched leaves the owner’s option in force; a widget that lost its island is refused as Elementor expects, without an error on the page */
	public function test_a_placed_widget_prints_the_same_host_as_the_shortcode(): void {
		$manager = self::elementor();
		$placed  = $manager->place( 'archipel-sampler', array( 'archipel_label' => 'L’été <b>', 'archipel_count' => 7, 'archipel_is_open' => 'yes', 'archipel_notes' => "a\nb", 'archipel_columns' => '4', 'archipel_colors' => 'red, blue' ) );
		self::assertSame( array( 'label' => 'L’été <b>', 'isOpen' => true, 'count' => 7, 'notes' => "a\nb", 'columns' => 4, 'colors' => array( 'red', 'blue' ) ), host_in( printed( array( $placed, 'print_element' ) ) )['props'] );
		self::assertSame( array( 'label' => 'x' ), host_in( printed( array( $manager->place( 'archipel-sampler', array( 'archipel_label' => 'x', 'other' => 1 ) ), 'print_element' ) ) )['props'] );

		self::elementor();
		$this->expectException( \Exception::class );
		new \Archipel\Elementor_Widget( array( 'id' => 'a1' ), array() );
	}
}
