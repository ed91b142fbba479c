<?php
namespace Archipel\Tests;

final class Tests_Host extends Test_Case {
	/** @testdox [WP-03] [WP-05] every island that may be placed has a shortcode, and the host carries what it says, JSON too whose brackets are character references; a loading trigger that the runtime does not know is left out */
	public function test_every_island_that_may_be_placed_has_a_shortcode(): void {
		foreach ( \Archipel\plugin()->islands()->all() as $island ) {
			self::assertSame( $island->is_placeable, shortcode_exists( $island->shortcode() ) );
		}
		$host = host_in( apply_filters( 'the_content', '[archipel_sampler label="Fin" count="7" is_open rows=\'&#91;{"name":"A","value":1.5}&#93;\' when="visible:300px | media:(min-width: 48em)"]' ) );
		self::assertSame( 'sampler', $host['name'] );
		self::assertSame( array( 'label' => 'Fin', 'count' => 7, 'isOpen' => true, 'rows' => array( array( 'name' => 'A', 'value' => 1.5 ) ) ), $host['props'] );
		self::assertSame( 'visible:300px | media:(min-width: 48em)', $host['when'] );

		foreach ( array( 'onload', 'visible" onclick="x', 'load|idle', 'cookie:a b', '', 'media:(a) | evil()', 'near:"x', 'hash:<b>' ) as $when ) {
			self::assertNull( host_in( archipel_island( 'sampler', array( 'label' => 'x', 'when' => $when ) ) )['when'] );
		}
		foreach ( array( 'load', 'idle:500', 'prefetch:1000px', 'visible:10% 20px', 'cookie:woocommerce_items_in_cart', 'stale:woocommerce_items_in_cart', 'event:archipel:cart-changed', 'storage:archipel-viewed', 'prefetch', 'prefetch | near:a, button | interaction', 'hash:elementor-action', 'near:[data-archipel-compare]', 'interaction | load' ) as $when ) {
			self::assertSame( $when, host_in( archipel_island( 'sampler', array( 'label' => 'x', 'when' => $when ) ) )['when'] );
		}
	}

	/** @testdox [WP-05] nothing that is put into a host can leave its attribute or become markup */
	public function test_nothing_that_is_put_into_a_host_can_leave_its_attribute(): void {
		$attacks = array(
			'\'><script>alert(1)</script>',
			'"><img src=x onerror=alert(1)>',
			'5&quot; pipe & <b>',
			'</script><script>alert(1)</script>',
			"\u{2028}\u{2029}\\u0027",
			'&#39; onmouseover=alert(1) x=&#39;',
		);
		foreach ( $attacks as $attack ) {
			$attack = mb_substr( $attack, 0, 40 );
			$html   = archipel_island( 'sampler', array( 'label' => $attack ) );
			$host   = host_in( $html );
			self::assertSame( $attack, $host['props']['label'] );
			$tags = array();
			$walk = new \WP_HTML_Tag_Processor( $html );
			while ( $walk->next_tag() ) {
				$tags[] = $walk->get_tag() . count( (array) $walk->get_attribute_names_with_prefix( '' ) );
			}
			self::assertSame( array( 'DIV2', 'P2' ), $tags );
		}
	}

	/** @testdox [WP-01] what a shortcode encloses is the HTML without JavaScript; an island that is off, unknown or without its plugin leaves only this fallback */
	public function test_an_island_that_is_off_unknown_or(): void {
		self::assertStringContainsString( '><a href="/y">y</a></div>', do_shortcode( '[archipel_sampler label="x"]<a href="/y">y</a>[/archipel_sampler]' ) );
		self::assertSame( '', archipel_island( 'nobody' ) );
		self::assertSame( '<p>basic</p>', archipel_island( 'nobody', array(), '<p>basic</p>' ) );
		self::assertSame( '<p>basic</p>', archipel_island( 'needs-unknown', array(), '<p>basic</p>' ) );
		self::assertSame( 'text', do_shortcode( '[archipel_needs_unknown]text[/archipel_needs_unknown]' ) );
		choose( array( 'islands' => array( 'sampler' => array( 'enabled' => false ) ) ) );
		self::assertSame( '', do_shortcode( '[archipel_sampler label="x"]' ) );
	}

	/** @testdox [WP-01] a mistake in an island’s render.php costs its server HTML and nothing else */
	public function test_a_mistake_in_an_islands_render_php_costs_its_server_html(): void {
		$levels  = ob_get_level();
		$html    = archipel_island( 'broken' );
		$reports = self::noise();
		self::assertSame( "<div data-archipel=\"broken\" data-archipel-props='{}'></div>", $html );
		self::assertSame( $levels, ob_get_level() );
		self::assertTrue( 1 === count( $reports ) && false !== strpos( $reports[0], '[archipel] broken: made to fail' ), (string) wp_json_encode( $reports ) );
		self::assertStringContainsString( 'archipel-sampler__label', archipel_island( 'sampler', array( 'label' => 'x' ) ), 'other islands go on' );
	}

	/** @testdox [WP-03] an island that its options place is printed by a hook, once all of them are on */
	public function test_an_island_that_its_options_place_is_printed(): void {
		\Archipel\Host::print_at( 'archipel_test_place', 10, 'sampler', 'isOpen', 'label' );
		foreach ( array( array(), array( 'isOpen' => true ), array( 'isOpen' => false, 'label' => 'Fin' ) ) as $props ) {
			choose( chosen( 'sampler', $props ) );
			self::assertSame( '', printed( static fn() => do_action( 'archipel_test_place' ) ) );
		}
		choose( chosen( 'sampler', array( 'isOpen' => true, 'label' => 'Fin' ) ) );
		self::assertStringContainsString( '>Fin</p>', printed( static fn() => do_action( 'archipel_test_place' ) ) );
	}

	/** @testdox [WP-12] [WP-03] who may edit the site reads in one line what is wrong with a placed island; visitors read nothing, and nobody a pattern; a filter may change the properties of a host, and they are still checked */
	public function test_who_may_edit_the_site_reads(): void {
		$print = static fn(): string => archipel_island( 'sampler', array( 'code' => 'A<b>', 'colour' => 'x' ) );
		$lines = static fn( string $html ): array => values( $html, '//p[@class="archipel-mistake"]' );
		wp_set_current_user( 0 );
		self::assertSame( array(), $lines( $print() ) );
		wp_set_current_user( 1 );
		self::assertSame(
			array(
				'Archipel, Sampler: property “code” cannot be “A<b>”.',
				'Archipel, Sampler: there is no property “colour”.',
				'Archipel, Sampler: property “label” is missing. A text.',
			),
			$lines( $print() )
		);
		self::noise();
		choose( chosen( 'sampler', array( 'label' => 'Owner' ) ) );
		self::assertSame( array(), $lines( archipel_island( 'sampler' ) ) );

		add_filter( 'archipel_island_props', static fn( array $props, string $name ) => array( 'label' => $name, 'count' => 'lots' ), 10, 2 );
		self::assertSame( array( 'label' => 'sampler' ), host_in( archipel_island( 'sampler', array( 'label' => 'x' ) ) )['props'] );
		self::noise();
	}

	/** @testdox [WP-03] shortcodes on lines of their own stand in no paragraph: browsers would leave an empty one behind; text around and in them keeps its own */
	public function test_shortcodes_on_lines_of_their_own_stand_in_no_paragraph(): void {
		$island = '[archipel_sampler label="Fin"]';
		foreach ( array( $island, "$island\n$island", "$island\n\n$island\n$island" ) as $shortcodes ) {
			$html = apply_filters( 'the_content', "Avant.\n\n$shortcodes\n\nAprès." );
			self::assertSame( substr_count( $shortcodes, '[' ), substr_count( $html, 'data-archipel="sampler"' ) );
			self::assertSame( 2, substr_count( $html, '<p>' ) );
			self::assertTrue( ! str_contains( $html, '<br' ), "a line break is left of $shortcodes" );
		}
		$html = apply_filters( 'the_content', "Voici $island\n$island" );
		self::assertTrue( str_starts_with( $html, '<p>Voici <div' ), 'text lost its paragraph' );
		foreach ( array( '<h2>Titre</h2><p>Un.</p>', "\n\n<h2>Titre</h2>\n\nUn.\n\n", "Un.\n\nDeux." ) as $text ) {
			$html = apply_filters( 'the_content', "Avant.\n\n[archipel_sampler label=\"Fin\"]{$text}[/archipel_sampler]\n\nAprès." );
			self::assertSame( preg_match_all( '/Avant|Un|Deux|Après/', $html ), preg_match_all( '#<p>\w+\.</p>#u', $html ), "a paragraph is empty or not closed: $html" );
			self::assertSame( 1, preg_match( '#^(<p>\w+\.</p>|<h2>\w+</h2>|<div[^>]*>|</div>|\s)*$#u', $html ), "an end of a paragraph is alone: $html" );
		}
	}
}
