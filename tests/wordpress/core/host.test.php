<?php
namespace Archipel\Tests;

test(
	'[WP-03] every island that may be placed has a shortcode, and the host carries what it says',
	static function (): void {
		foreach ( \Archipel\plugin()->islands()->all() as $island ) {
			same( $island->placeable(), shortcode_exists( $island->shortcode() ) );
		}
		$host = host_in( do_shortcode( '[archipel_sampler label="Fin" count="7" is_open when="visible:300px | media:(min-width: 48em)"]' ) );
		same( 'sampler', $host['name'] );
		same( array( 'label' => 'Fin', 'count' => 7, 'isOpen' => true ), $host['props'] );
		same( 'visible:300px | media:(min-width: 48em)', $host['when'] );
	}
);

test(
	'[WP-03] the server HTML gets defaults, then the owner’s options, then the properties of the host; the host only its own',
	static function (): void {
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'count' => 5, 'label' => 'Owner' ) ) ) ) );
		$html = archipel_island( 'sampler', array( 'label' => 'Host' ) );
		check( false !== strpos( $html, 'data-count="5">Host<' ), $html );
		same( array( 'label' => 'Host' ), host_in( $html )['props'] );
	}
);

test(
	'[WP-05] nothing that is put into a host can leave its attribute or become markup',
	static function (): void {
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
			same( $attack, $host['props']['label'] );
			$tags = array();
			$walk = new \WP_HTML_Tag_Processor( $html );
			while ( $walk->next_tag() ) {
				$tags[] = $walk->get_tag() . count( (array) $walk->get_attribute_names_with_prefix( '' ) );
			}
			same( array( 'DIV2', 'P2' ), $tags );
		}
	}
);

test(
	'[WP-05] a loading trigger that the runtime does not know is left out',
	static function (): void {
		foreach ( array( 'onload', 'visible" onclick="x', 'load|idle', 'cookie:a b', '', 'media:(a) | evil()', 'near:"x', 'hash:<b>' ) as $when ) {
			same( null, host_in( archipel_island( 'sampler', array( 'label' => 'x', 'when' => $when ) ) )['when'] );
		}
		foreach ( array( 'load', 'idle:500', 'visible:10% 20px', 'cookie:woocommerce_items_in_cart', 'stale:woocommerce_items_in_cart', 'event:archipel:cart-changed', 'storage:archipel-viewed', 'prefetch', 'prefetch | near:a, button | interaction', 'hash:elementor-action', 'near:[data-archipel-compare]', 'interaction | load' ) as $when ) {
			same( $when, host_in( archipel_island( 'sampler', array( 'label' => 'x', 'when' => $when ) ) )['when'] );
		}
	}
);

test(
	'[WP-01] an island that is off, unknown or without its plugin leaves only the fallback',
	static function (): void {
		same( '', archipel_island( 'nobody' ) );
		same( '<p>basic</p>', archipel_island( 'nobody', array(), '<p>basic</p>' ) );
		same( '<p>basic</p>', archipel_island( 'needs-unknown', array(), '<p>basic</p>' ) );
		same( 'text', do_shortcode( '[archipel_needs_unknown]text[/archipel_needs_unknown]' ) );
		choose( array( 'islands' => array( 'sampler' => array( 'enabled' => false ) ) ) );
		same( '', do_shortcode( '[archipel_sampler label="x"]' ) );
	}
);

test(
	'[WP-01] what a shortcode encloses is the HTML without JavaScript',
	static function (): void {
		$html = do_shortcode( '[archipel_sampler label="x"]<a href="/y">y</a>[/archipel_sampler]' );
		check( false !== strpos( $html, '><a href="/y">y</a></div>' ), $html );
	}
);

test(
	'[WP-01] a mistake in an island’s render.php costs its server HTML and nothing else',
	static function (): void {
		$levels        = ob_get_level();
		$html          = archipel_island( 'broken' );
		$reports       = Report::$noise;
		Report::$noise = array();
		same( "<div data-archipel=\"broken\" data-archipel-props='{}'></div>", $html );
		same( $levels, ob_get_level() );
		check( 1 === count( $reports ) && false !== strpos( $reports[0], '[archipel] broken: made to fail' ), describe( $reports ) );
		check( false !== strpos( archipel_island( 'sampler', array( 'label' => 'x' ) ), 'archipel-sampler__label' ), 'other islands go on' );
	}
);

test(
	'[WP-03] a filter may change the properties of a host, and they are still checked',
	static function (): void {
		told(
			static function (): void {
				$html = with_filter(
					'archipel_island_props',
					static fn( array $props, string $name ) => array( 'label' => $name, 'count' => 'lots' ),
					static fn() => archipel_island( 'sampler', array( 'label' => 'x' ) )
				);
				same( array( 'label' => 'sampler' ), host_in( $html )['props'] );
			}
		);
	}
);

test(
	'[WP-12] who may edit the site reads in one line what is wrong with a placed island; visitors read nothing, and nobody a pattern',
	static function (): void {
		$print = static function (): string {
			$html = '';
			told(
				static function () use ( &$html ): void {
					$html = archipel_island( 'sampler', array( 'code' => 'A<b>', 'colour' => 'x' ) );
				}
			);
			return $html;
		};
		$lines = static function ( string $html ): array {
			$nodes = dom( $html )->query( '//p[@class="archipel-mistake"]' );
			return array_map( static fn( $node ) => $node->textContent, iterator_to_array( $nodes ) );
		};
		wp_set_current_user( 0 );
		same( array(), $lines( $print() ) );
		wp_set_current_user( 1 );
		same(
			array(
				'Archipel, Sampler: property “code” cannot be “A<b>”.',
				'Archipel, Sampler: there is no property “colour”.',
				'Archipel, Sampler: property “label” is missing. A text.',
			),
			$lines( $print() )
		);
		choose( array( 'islands' => array( 'sampler' => array( 'props' => array( 'label' => 'Owner' ) ) ) ) );
		same( array(), $lines( archipel_island( 'sampler' ) ) );
		wp_set_current_user( 0 );
	}
);
