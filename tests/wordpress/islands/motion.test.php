<?php
namespace Archipel\Tests;

final class Tests_Motion extends Test_Case {
	/** @testdox [WID-13] a background lies behind what a shortcode encloses and behind a page; it is decoration, and lazy */
	public function test_a_background_lies_behind_what_a_shortcode_encloses(): void {
		$id    = picture( array(), 'De la dentelle' );
		$short = dom( do_shortcode( "[archipel_lazy_background image=\"$id\" animation=\"fadeInUp\"]<p>Bonjour</p>[/archipel_lazy_background]" ) );
		$image = $short->query( '//div[@data-archipel="lazy-background"]/img[following-sibling::p]' )->item( 0 );
		self::assertSame( array( '', 'lazy', '800' ), array( $image->getAttribute( 'alt' ), $image->getAttribute( 'loading' ), $image->getAttribute( 'width' ) ) );
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Atelier', 'post_content' => '<!-- wp:heading --><h2>Atelier</h2><!-- /wp:heading -->' ) );
		$block   = dom( do_blocks( '<!-- wp:archipel/lazy-background {"image":"https://example.org/a.jpg","content":' . $pattern . '} /-->' ) );
		self::assertSame( 1, $block->query( '//img[@src="https://example.org/a.jpg"]/following-sibling::h2' )->length );
		self::assertSame( 0, dom( archipel_island( 'lazy-background', array( 'image' => 'javascript:alert(1)' ) ) )->query( '//img' )->length );
		self::assertSame( 0, dom( archipel_island( 'wave' ) )->query( '//img' )->length );
	}

	/** @testdox [WID-04] a timeline is a list in its order with headings; text stays text, and an attribute its own */
	public function test_a_timeline_is_a_list_in_its_order_with_headings(): void {
		$page = dom( archipel_island( 'timeline', array( 'items' => '1998|L’atelier|À <b>Lyon</b>. || |Sans date|| 2004| |Rue|zoomIn|0.4"onclick="x || 2010' ) ) );
		self::assertSame( array( 'L’atelier', 'Sans date' ), values( $page, '//ol[@role="list"]/li/h3' ) );
		self::assertSame( 3, $page->query( '//li' )->length );
		self::assertSame( 0, $page->query( '//li//b | //@onclick' )->length );
		self::assertSame( array( 'zoomIn', '0.4"onclick="x' ), array( $page->query( '//li[3]/@data-animation' )->item( 0 )->nodeValue, $page->query( '//li[3]/@data-delay' )->item( 0 )->nodeValue ) );
		self::assertSame( 0, dom( archipel_island( 'timeline' ) )->query( '//ol' )->length );
	}

	/** @testdox [WID-11] layers in their places; the first one may say what it shows, the others are decoration */
	public function test_layers_in_their_places_the_first_one_may_say_what_it_shows(): void {
		$id   = picture( array(), 'De la dentelle' );
		$page = dom( archipel_island( 'image-layers', array( 'alt' => 'Un atelier', 'layers' => "$id || https://example.org/b.png|top right|37|0.2|yes|fadeIn|0.3 || javascript:alert(1)|top || $id|left|20|-0.1|no" ) ) );
		self::assertSame( array( 'Un atelier', '', '' ), values( $page, '//img/@alt' ) );
		$layers = iterator_to_array( $page->query( '//div[@class="archipel-layers__layer"]' ) );
		$said   = static fn( $layer ) => array_map( static fn( $name ) => $layer->getAttribute( "data-$name" ), array( 'place', 'width', 'rate', 'animation', 'delay' ) );
		self::assertSame( array( array( '', '', '', '', '' ), array( 'top right', '40', '0.2', 'fadeIn', '0.3' ), array( 'left', '20', '-0.1', '', '' ) ), array_map( $said, $layers ) );
		self::assertSame( array( false, true, false ), array_map( static fn( $layer ) => $layer->hasAttribute( 'data-tilt' ), $layers ) );
	}

	/** @testdox [WID-07] [A11Y-01] a chart has its title, and its table every value with its unit and its part, in the words and numbers of the page’s language */
	public function test_the_table_of_a_chart_has_every_value(): void {
		$rows = static function ( string $locale ): array {
			$html = in_locale( $locale, static fn() => archipel_island( 'chart', array( 'title' => 'Soie', 'name' => 'A, B', 'number' => '4.5, 1.5', 'unit' => 'kg' ) ) );
			return preg_replace( '/\s/u', ' ', values( $html, '//figcaption | //tr' ) );
		};
		self::assertSame( array( 'Soie', 'No.LabelValueShare', '1A4.5 kg75%', '2B1.5 kg25%' ), $rows( 'en_US' ) );
		self::assertSame( array( 'N°LibelléValeurPart', '75 %' ), array( $rows( 'fr_FR' )[1], substr( $rows( 'fr_FR' )[2], -4 ) ) );
	}

	/** @testdox [WID-10] a wave is drawn as the browser draws it; a colour that fetches is none */
	public function test_a_wave_is_drawn_as_the_browser_draws(): void {
		$path = static fn( array $props ) => dom( archipel_island( 'wave', $props ) )->query( '//*[local-name()="path"]' )->item( 0 );
		self::assertSame( 'M0 20q.5 -40 1 0' . str_repeat( 't1 0', 11 ) . 'V80H0Z', $path( array() )->getAttribute( 'd' ) );
		self::assertSame( 'M0 30q.5 -60 1 0t1 0t1 0t1 0V130H0Z', $path( array( 'height' => 100, 'bones' => 1, 'amplitude' => 30 ) )->getAttribute( 'd' ) );
		self::assertSame( '#1d5c4d', $path( array( 'color' => '#1d5c4d' ) )->getAttribute( 'fill' ) );
		self::assertSame( '', $path( array( 'color' => 'url(https://example.org/)' ) )->getAttribute( 'fill' ) );
		self::noise();
	}

	/** @testdox [WID-12] a morphing picture in its shape: a link has a name, each drawing its own clip, and a shape is a path */
	public function test_a_morphing_picture_in_its_shape_a_link_has_a_name(): void {
		$props = array( 'image' => 'https://example.org/a.jpg', 'title' => 'Nuisette <i>', 'link' => 'https://example.org/', 'path' => 'M0 0"onload="x' );
		$html  = archipel_island( 'morph-box', $props ) . archipel_island( 'morph-box', $props );
		self::noise();
		$page  = dom( $html );
		self::assertSame( 'Nuisette <i>', $page->query( '//a[@href="https://example.org/"]//p' )->item( 0 )->textContent );
		self::assertSame( 0, $page->query( '//@onload' )->length );
		$clips = values( $page, '//*[local-name()="clippath" or local-name()="clipPath"]/@id' );
		self::assertSame( 2, count( array_unique( $clips ) ) );
		self::assertSame( 1, $page->query( "//*[@clip-path=\"url(#{$clips[1]})\"]" )->length );
		self::assertSame( 0, dom( archipel_island( 'morph-box', array( 'link' => 'https://example.org/' ) + array( 'image' => 'https://example.org/a.jpg' ) ) )->query( '//a' )->length );
		self::assertSame( 0, dom( archipel_island( 'morph-box', array( 'title' => 'x' ) ) )->query( '//*[local-name()="svg"]' )->length );
	}
}
