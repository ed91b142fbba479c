<?php
namespace Archipel\Tests;

final class Tests_Texts extends Test_Case {
	/** HTML of every placeable island: with the properties of each valid example of its fixture.html, and without properties. */
	private static function placed_examples(): array {
		$html = array();
		foreach ( \Archipel\plugin()->islands()->all() as $name => $island ) {
			$page = dom( (string) file_get_contents( dirname( __DIR__, 3 ) . "/islands/$name/fixture.html" ) );
			foreach ( $island->is_placeable ? $page->query( "//*[@data-archipel='$name'][not(@data-archipel-example='wrong-prop')]" ) : array() as $host ) {
				$html[] = archipel_island( $name, (array) json_decode( $host->getAttribute( 'data-archipel-props' ), true ) );
			}
			if ( $island->is_placeable && array() === $island->required ) {
				$html[] = archipel_island( $name );
			}
		}
		return $html;
	}

	/** HTML of all islands that can be placed, with the texts that these examples lack. */
	public static function page(): string {
		add_filter( 'archipel_currencies', static fn(): array => array( 'EUR', 'CHF' ) );
		$menu = wp_create_nav_menu( 'archipel-texts' );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Lingerie', 'menu-item-url' => 'https://shop.example/lingerie/', 'menu-item-status' => 'publish' ) );
		$photos = array_map( static fn( $name ) => wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $name ), "2026/11/$name.jpg" ), array( 'a', 'b', 'c' ) );
		return implode( '', self::placed_examples() )
			. archipel_island( 'menu', array( 'menu' => 'archipel-texts' ) )
			. archipel_island( 'off-canvas-menu', array( 'menu' => 'archipel-texts' ) )
			. archipel_island( 'image-gallery', array( 'pictures' => vsprintf( 'Jour|%d, %d || Nuit|%d', $photos ), 'batch' => 2 ) );
	}

	/** @testdox a menu that does not exist shows none, not the first of the site */
	public function test_a_menu_that_does_not_exist_shows_none(): void {
		self::assertStringContainsString( 'Lingerie', self::page() );
		foreach ( array( 'menu', 'off-canvas-menu' ) as $island ) {
			self::assertStringNotContainsString( 'Lingerie', archipel_island( $island, array( 'menu' => 'nobody' ) ) );
		}
	}

	/** @testdox [WP-07] the owner’s words are in the HTML of every island, for every key that it names */
	public function test_the_owners_words_are_in_the_html_of_every_island(): void {
		$keys = array( 'chart.key', 'chart.name', 'chart.value', 'chart.share', 'share.facebook', 'share.copy' );
		foreach ( (array) glob( ARCHIPEL_DIST_DIR . '/islands/*/*.php' ) as $file ) {
			preg_match_all( "/Texts::get\\(\\s*'([\\w-]+\\.\\w+)'/", (string) file_get_contents( $file ), $found );
			array_push( $keys, ...$found[1] );
		}
		$own  = array_combine( $keys, preg_replace( '/.+/', 'own($0)', $keys ) );
		$html = with_filter( 'archipel_messages', static fn() => $own, array( self::class, 'page' ) );
		// Texts of products, carts, tiles, filtered URLs and refused logins are covered by other tests.
		$elsewhere = '/^(account-login|analytics|checkout|reviews|quick-view|product-tiles|cart-page|cart|direct-checkout|forget|order-pages)\\.|^(compare\\.button|wishlist\\.add|search\\.none)$|^mini-cart\\.empty$|^filter-panel\\.(categories|choice|chosen|clear|clearNothing|openAbove|openAboveWith|openWith|priceBetween|priceOver|priceUnder|remove)$/';
		foreach ( array_keys( $own ) as $key ) {
			self::assertTrue( preg_match( $elsewhere, $key ) || false !== strpos( $html, "own($key)" ), "$key does not reach the page: give islands/" . strtok( $key, '.' ) . "/fixture.html an example with properties that show it; if it needs a product, a cart or a post, except it here and test it in " . strtok( $key, '.' ) . ".test.php" );
		}
	}

	/** @testdox [WP-15] a hostile translation is text in the HTML of every island */
	public function test_a_hostile_translation_is_text_in_the_html_of_every_island(): void {
		$bad = '"\'></textarea></title></script><archipel-hostile onclick=x>';
		foreach ( array( 'gettext', 'gettext_with_context', 'ngettext_with_context' ) as $hook ) {
			add_filter( "{$hook}_archipel", static fn( $text ) => $text . $bad );
		}
		$html = in_locale( 'de_DE', array( self::class, 'page' ) );
		self::assertGreaterThan( 60, substr_count( $html, 'archipel-hostile' ), 'translations are not there' );
		self::assertStringNotContainsString( $bad, $html );
		self::assertSame( 0, dom( $html )->query( '//archipel-hostile' )->length );
	}
}
