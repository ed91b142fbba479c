<?php
namespace Archipel\Tests;

final class Tests_Embeds extends Test_Case {
	/** @testdox [WID-05] a video by shortcode, block and PHP is a link with a picture; what is no address of the web is none */
	public function test_a_video_by_shortcode_block_and_php_is_a_link_with_a_picture(): void {
		$video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=5';
		$short = dom( do_shortcode( '[archipel_video_popup video="' . $video . '" title="L’atelier" poster="https://example.org/a.jpg"]' ) );
		$link  = $short->query( '//div[@data-archipel="video-popup"]/a' )->item( 0 );
		self::assertSame( $video, $link->getAttribute( 'href' ) );
		self::assertSame( 'Watch the video: L’atelier', trim( $link->textContent ) );
		self::assertSame( '', $short->query( '//a//img' )->item( 0 )->getAttribute( 'alt' ) );
		$block = dom( do_blocks( '<!-- wp:archipel/video-popup {"video":"/atelier.mp4","captions":"/atelier.vtt"} /-->' ) );
		self::assertSame( '/atelier.vtt', $block->query( '//a[@href="/atelier.mp4"]' )->item( 0 )->getAttribute( 'data-captions' ) );
		foreach ( array( 'javascript:alert(1)', 'data:text/html,x', '', '"><script>' ) as $wrong ) {
			self::assertSame( 0, dom( archipel_island( 'video-popup', array( 'video' => $wrong ) ) )->query( '//script | //a[not(starts-with(@href, "http"))]' )->length );
		}
		self::assertSame( 0, dom( archipel_island( 'video-popup', array( 'video' => $video, 'title' => '<b>x</b>', 'poster' => 'javascript:x' ) ) )->query( '//b | //img' )->length );
	}

	/** @testdox [WID-06] a map by shortcode, block and PHP is an address, a route and a credit, as text */
	public function test_a_map_by_shortcode_block_and_php_is_an_address(): void {
		$short = dom( do_shortcode( '[archipel_store_map lat="48.8566" lng="-2.35" title="Rivage" address="12 rue des Îles | 75004 <b>Paris</b>"]' ) );
		self::assertSame( 'Rivage12 rue des Îles75004 <b>Paris</b>', $short->query( '//address' )->item( 0 )->textContent );
		self::assertSame( 1, $short->query( '//a[@href="https://www.openstreetmap.org/directions?to=48.8566%2C-2.35"]' )->length );
		self::assertSame( 1, $short->query( '//a[@href="https://www.openstreetmap.org/copyright"]' )->length );
		$block = dom( do_blocks( '<!-- wp:archipel/store-map {"lat":1,"lng":2,"zoom":15,"credit":"IGN"} /-->' ) );
		self::assertSame( 1, $block->query( '//a[contains(@href, "#map=15/")]' )->length );
		self::assertSame( 'IGN', $block->query( '//p[@class="archipel-map__credit"]' )->item( 0 )->textContent );
		self::assertSame( 0, dom( archipel_island( 'store-map' ) )->query( '//address' )->length );
	}

	/** @testdox [FPS-02] a counter is its final number, with all decimals, and its bar is filled */
	public function test_a_counter_is_its_final_number_with_all_decimals(): void {
		$page   = dom( do_shortcode( '[archipel_counter value="1250.50" suffix=" %" label="de <b>soie</b>" bar="true"]' ) );
		$number = $page->query( '//span[@data-archipel-number="1250.50"]' )->item( 0 );
		self::assertSame( number_format_i18n( 1250.5, 2 ), $number->textContent );
		self::assertSame( '100%', $page->query( '//*[local-name()="rect"][2]' )->item( 0 )->getAttribute( 'width' ) );
		self::assertSame( 0, $page->query( '//b' )->length );
		self::assertSame( 0, dom( do_blocks( '<!-- wp:archipel/counter {"value":"7"} /-->' ) )->query( '//*[local-name()="svg"]' )->length );
	}

	/** @testdox [FPS-01] the sections that a shortcode encloses are its slides, and a block without any is a mark */
	public function test_the_sections_that_a_shortcode_encloses_are_its_slides(): void {
		self::assertSame( 2, dom( do_shortcode( '[archipel_full_page_scroll]<section>A</section><section>B</section>[/archipel_full_page_scroll]' ) )->query( '//div[@data-archipel="full-page-scroll"]/section' )->length );
		self::assertSame( 1, dom( do_blocks( '<!-- wp:archipel/full-page-scroll /-->' ) )->query( '//div[@data-archipel="full-page-scroll"]/span[@hidden][@class="archipel-full-page__whole"]' )->length );
	}
}
