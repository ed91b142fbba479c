<?php
namespace Archipel\Tests;

final class Tests_Carousel extends Test_Case {
	/** @testdox [CAR-02] [CAR-04] the owner’s shape is on the host, where the style sheet reads it before any script; what the host says itself wins; a space of any number of pixels is there in powers of two where the style sheet has no rule for it */
	public function test_the_owners_shape_is_on_the_host(): void {
		choose( chosen( 'carousel', array( 'items' => 5, 'margin' => 20, 'speed' => 400 ) ) );
		$host = host_in( archipel_island( 'carousel', array( 'margin' => '10', 'items_tablet' => '4' ), '<ul><li>1</li></ul>' ) );
		self::assertSame(
			array( 5, 4, 10, false ),
			array( $host['props']['items'], $host['props']['itemsTablet'], $host['props']['margin'], isset( $host['props']['speed'] ) )
		);
		$gaps = static fn( array $props ) => dom( archipel_island( 'carousel', $props, '<ul><li>1</li></ul>' ) )->query( '//@data-archipel-gap' )->item( 0 )->nodeValue ?? null;
		self::assertNull( $gaps( array( 'margin' => 0, 'margin_tablet' => 20, 'margin_mobile' => 40 ) ) );
		self::assertSame( 'd4 d32 d64 t1 t2 m2 m16 m32', $gaps( array( 'margin' => 100, 'margin_tablet' => 3, 'margin_mobile' => 50 ) ) );
	}

	/** @testdox [CAR-03] [REL-02] without anything inside it shows what the owner chose: posts; WooCommerce’s lists are asked for only where it runs */
	public function test_without_anything_inside_it_shows_what_the_owner_chose_posts(): void {
		wp_insert_post( array( 'post_title' => 'Bien mesurer <b>', 'post_status' => 'publish', 'post_content' => 'Un mètre.' ) );
		$list = dom( archipel_island( 'carousel', array( 'show' => 'posts', 'limit' => 1 ) ) )->query( '//div[@data-archipel]/ul/li' );
		self::assertSame( 1, $list->length );

		if ( shortcode_exists( 'products' ) ) {
			self::assertSame( 1, dom( archipel_island( 'carousel', array( 'show' => 'latest' ) ) )->query( '//div[@data-archipel]' )->length );
			return;
		}
		self::assertStringNotContainsString( '[' . 'products', archipel_island( 'carousel', array( 'show' => 'latest' ) ), 'a shortcode shows as text' );
	}

	/** HTML of a ShopEngine widget (4.7.2, widgets/cross-sells/screens/default.php) after Elementor's filter. */
	private static function slider( string $widget, array $controls, string $buttons = '' ): string {
		$kind = str_replace( 'shopengine-', '', $widget );
		$html = sprintf( '<div class="%1$s slider-enabled" data-controls="%2$s"><div class="%3$s"><h2>A</h2><ul class="products"><li class="product">1</li></ul></div>%4$s</div>', $widget, esc_attr( (string) wp_json_encode( $controls ) ), $kind, $buttons );
		$name = new class( $widget ) {
			private string $name;
			public function __construct( string $name ) {
				$this->name = $name;
			}
			public function get_name(): string {
				return $this->name;
			}
		};
		return (string) apply_filters( 'elementor/widget/render_content', $html, $name );
	}

	/** @testdox [CAR-02] a slider of ShopEngine becomes a carousel with its settings, and its own script does not find it; it does not loop where as many are seen as were chosen; without settings, or with hostile ones, it has its defaults; other widgets, and sliders of an island that does not take over, stay as they are */
	public function test_a_slider_of_shopengine_becomes_a_carousel_with_its_settings(): void {
		$controls = array(
			'slider_enabled'        => true,
			'slides_to_show'        => '4',
			'slides_to_show_tablet' => 3,
			'slides_to_show_mobile' => '2',
			'slider_loop'           => true,
			'slider_autoplay'       => true,
			'slider_autoplay_delay' => 1500,
			'slider_space_between'  => '17',
			'selected_item'         => 6,
		);
		$html     = self::slider( 'shopengine-related', $controls, '<div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div>' );
		$props    = host_in( $html )['props'];
		self::assertSame( array( 4, 3, 2, 17, true, true, 1500, 'both', 'slider' ), array( $props['items'], $props['itemsTablet'], $props['itemsMobile'], $props['margin'], $props['loop'], $props['autoplay'], $props['delay'], $props['navigation'], $props['widths'] ) );
		$page = dom( $html );
		self::assertSame( 'd1 d16', $page->query( '//@data-archipel-gap' )->item( 0 )->nodeValue );
		self::assertSame( 0, $page->query( '//*[contains(@class, "slider-enabled")]' )->length );
		self::assertSame( 3, $page->query( '//*[contains(@class, "swiper-") and @hidden]' )->length );

		self::assertTrue( ! host_in( self::slider( 'shopengine-up-sells', array( 'slides_to_show' => 4, 'slider_loop' => true, 'selected_item' => '4' ) ) )['props']['loop'], 'it loops' );
		$hostile = array_fill_keys( array( 'slides_to_show', 'slides_to_show_mobile', 'slider_space_between', 'slider_autoplay_delay' ), '"><script>' );
		foreach ( array( array(), $hostile, array( 'slides_to_show' => array(), 'slider_space_between' => null ) ) as $controls ) {
			$html  = self::slider( 'shopengine-cross-sells', $controls );
			$props = host_in( $html )['props'];
			self::assertSame( array( 3, 1, 30, false, 5000, 'none', false ), array( $props['items'], $props['itemsMobile'], $props['margin'], $props['loop'], $props['delay'], $props['navigation'], isset( $props['itemsTablet'] ) ) );
			self::assertSame( 0, dom( $html )->query( '//script' )->length );
		}

		self::assertSame( null, host_in( self::slider( 'shopengine-deal-products', array() ) ), 'another widget was taken' );
		add_filter( 'archipel_take_over', static fn( $takes, $name ) => 'carousel' !== $name && $takes, 10, 2 );
		self::assertNull( host_in( self::slider( 'shopengine-related', array() ) ), 'a slider was taken' );
	}
}
