<?php
namespace Archipel\Tests;

test(
	'[WID-05] a video by shortcode, block and PHP is a link with a picture; what is no address of the web is none',
	static function (): void {
		$video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=5';
		$short = dom( do_shortcode( '[archipel_video_popup video="' . $video . '" title="L’atelier" poster="https://example.org/a.jpg"]' ) );
		$link  = $short->query( '//div[@data-archipel="video-popup"]/a' )->item( 0 );
		same( $video, $link->getAttribute( 'href' ) );
		same( 'Watch the video: L’atelier', trim( $link->textContent ) );
		same( '', $short->query( '//a//img' )->item( 0 )->getAttribute( 'alt' ) );
		$block = dom( do_blocks( '<!-- wp:archipel/video-popup {"video":"/atelier.mp4","captions":"/atelier.vtt"} /-->' ) );
		same( '/atelier.vtt', $block->query( '//a[@href="/atelier.mp4"]' )->item( 0 )->getAttribute( 'data-captions' ) );
		foreach ( array( 'javascript:alert(1)', 'data:text/html,x', '', '"><script>' ) as $wrong ) {
			same( 0, dom( archipel_island( 'video-popup', array( 'video' => $wrong ) ) )->query( '//script | //a[not(starts-with(@href, "http"))]' )->length );
		}
		same( 0, dom( archipel_island( 'video-popup', array( 'video' => $video, 'title' => '<b>x</b>', 'poster' => 'javascript:x' ) ) )->query( '//b | //img' )->length );
	}
);

test(
	'[WID-06] a map by shortcode, block and PHP is an address, a route and a credit, as text',
	static function (): void {
		$short = dom( do_shortcode( '[archipel_store_map lat="48.8566" lng="-2.35" title="Rivage" address="12 rue des Îles | 75004 <b>Paris</b>"]' ) );
		same( 'Rivage12 rue des Îles75004 <b>Paris</b>', $short->query( '//address' )->item( 0 )->textContent );
		same( 1, $short->query( '//a[@href="https://www.openstreetmap.org/directions?to=48.8566%2C-2.35"]' )->length );
		same( 1, $short->query( '//a[@href="https://www.openstreetmap.org/copyright"]' )->length );
		$block = dom( do_blocks( '<!-- wp:archipel/store-map {"lat":1,"lng":2,"zoom":15,"credit":"IGN"} /-->' ) );
		same( 1, $block->query( '//a[contains(@href, "#map=15/")]' )->length );
		same( 'IGN', $block->query( '//p[@class="archipel-map__credit"]' )->item( 0 )->textContent );
		same( 0, dom( archipel_island( 'store-map' ) )->query( '//address' )->length );
	}
);

test(
	'[FPS-02] a counter is its final number, with all decimals, and its bar is filled',
	static function (): void {
		$page   = dom( do_shortcode( '[archipel_counter value="1250.50" suffix=" %" label="de <b>soie</b>" bar="true"]' ) );
		$number = $page->query( '//span[@data-archipel-number="1250.50"]' )->item( 0 );
		same( number_format_i18n( 1250.5, 2 ), $number->textContent );
		same( '100%', $page->query( '//*[local-name()="rect"][2]' )->item( 0 )->getAttribute( 'width' ) );
		same( 0, $page->query( '//b' )->length );
		same( 0, dom( do_blocks( '<!-- wp:archipel/counter {"value":"7"} /-->' ) )->query( '//*[local-name()="svg"]' )->length );
	}
);

test(
	'[FPS-01] the sections that a shortcode encloses are its slides, and a block without any is a mark',
	static function (): void {
		same( 2, dom( do_shortcode( '[archipel_full_page_scroll]<section>A</section><section>B</section>[/archipel_full_page_scroll]' ) )->query( '//div[@data-archipel="full-page-scroll"]/section' )->length );
		same( 1, dom( do_blocks( '<!-- wp:archipel/full-page-scroll /-->' ) )->query( '//div[@data-archipel="full-page-scroll"]/span[@hidden][@class="archipel-full-page__whole"]' )->length );
	}
);
