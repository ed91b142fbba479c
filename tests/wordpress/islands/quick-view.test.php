<?php
namespace Archipel\Tests;

final class Tests_Quick_View extends Test_Case {
	/** The quick view response for a product; the sent headers are recorded. */
	private static function quick_view( $id ) {
		Wire::clear();
		return with_query( array( 'product_id' => $id ), static fn() => answered( static fn() => do_action( 'wc_ajax_archipel_quick_view' ) ) );
	}

	protected function setUp(): void {
		parent::setUp();
		without_session();
	}

	/** @testdox [QV-01] [WP-08] a published product is answered with its number, its name as text, its address and its HTML in the page’s language, with the picture in WooCommerce’s own markup; caches may keep it for a minute; themes and plugins add to the view or take away from it, and the page’s own post is put back */
	public function test_a_published_product_is_answered_with_its_number(): void {
		$product = product( array( 'name' => 'Body &amp; <b>lace</b>', 'status' => 'publish', 'excerpt' => 'Douce et légère', 'stock' => 5 ) );
		$product->set_image_id( picture() );
		$product->save();
		$answer = in_locale( 'fr_FR', static fn() => self::quick_view( (string) $product->get_id() ) );
		self::assertSame( array( 'id', 'title', 'url', 'html', 'styles' ), array_keys( $answer ) );
		self::assertSame( array( 'expires' => null, 'pragma' => null, 'cache-control' => 'public, max-age=60', 'vary' => 'Cookie' ), Wire::$headers );
		// wp_send_json() sends these headers if output buffering has delayed the headers.
		self::assertSame( array( 'public, max-age=60', false ), array( wp_get_nocache_headers()['Cache-Control'], isset( wp_get_nocache_headers()['Expires'] ) ) );
		self::assertSame( array( $product->get_id(), 'Body & lace', $product->get_permalink() ), array( $answer['id'], $answer['title'], $answer['url'] ) );

		$page = dom( $answer['html'] );
		self::assertSame( 1, $page->query( '/html/body/div[@id="product-' . $product->get_id() . '"][contains(@class, "product")]' )->length );
		self::assertSame( 1, $page->query( '/html/body/*' )->length );
		self::assertSame( 1, $page->query( '//div[contains(@class, "woocommerce-product-gallery__image")]/a/img[contains(@class, "wp-post-image")]' )->length );
		$summary = '//div[@class="summary entry-summary"]';
		$order   = array_map( static fn( string $classes ): string => strtok( $classes, ' ' ), values( $page, "$summary/*/@class" ) );
		self::assertSame( array( 'price', 'woocommerce-product-details__short-description', 'cart', 'archipel-quick-view__more' ), array_values( array_intersect( $order, array( 'price', 'woocommerce-product-details__short-description', 'cart', 'archipel-quick-view__more' ) ) ) );
		self::assertSame( (string) $product->get_id(), $page->query( "$summary/form[contains(@class, 'cart')]//button[@name='add-to-cart']" )->item( 0 )->getAttribute( 'value' ) );
		self::assertStringContainsString( 'Douce et légère', $answer['html'], 'the description is missing' );
		$more = $page->query( "$summary/p[@class='archipel-quick-view__more']/a" )->item( 0 );
		self::assertSame( array( $product->get_permalink(), 'Voir la fiche complète' ), array( $more->getAttribute( 'href' ), $more->textContent ) );

		$product         = product( array( 'status' => 'publish' ) );
		$GLOBALS['post'] = 'before';
		$extra           = static function ( $given ) use ( $product ): void {
			printf( '<p class="extra">%d %d</p>', $given->get_id() === $product->get_id() ? 1 : 0, get_the_ID() === $product->get_id() ? 1 : 0 );
		};
		$html = with_filter( 'archipel_quick_view_summary', $extra, static fn() => self::quick_view( $product->get_id() )['html'] );
		self::assertStringContainsString( '<p class="extra">1 1</p>', $html );
		self::assertSame( 'before', $GLOBALS['post'] );
		$GLOBALS['post'] = null;
	}

	/** @testdox [QV-03] the answer names the styles that a list’s page may lack: of what is in the product and on, of this build */
	public function test_the_answer_names_the_styles_that_a_lists_page_may_lack(): void {
		$id     = product( array( 'status' => 'publish' ) )->get_id();
		$styles = static fn(): array => self::quick_view( $id )['styles'];
		$file   = \Archipel\plugin()->islands()->get( 'gallery' )->style;
		self::assertMatchesRegularExpression( '~^' . preg_quote( $file, '~' ) . '\?ver=\w+$~', $styles()['gallery'][0] ?? '', wp_json_encode( $styles() ) );
		// Absent: product-form is in the style sheet of every page with lists, cart-page on no product page.
		self::assertSame( array( false, false ), array( isset( $styles()['product-form'] ), isset( $styles()['cart-page'] ) ) );
		// A placed island, as by a shortcode in the short description.
		$placed = static fn( string $name ): bool => isset( \Archipel\plugin()->islands()->styles_in( '<div data-archipel="countdown"></div>' )[ $name ] );
		self::assertSame( array( true, false ), array( $placed( 'countdown' ), $placed( 'timeline' ) ) );
		choose( chosen( 'gallery', array(), false ) );
		self::assertFalse( isset( $styles()['gallery'] ) );
	}

	/** @testdox [QV-01] [WP-08] what is no product is refused: no number, a page, a variation by itself; nothing leaks of what is not published: not even that it exists, not even to its editor; who knows the password of a product sees it, and no cache keeps that for others */
	public function test_nothing_leaks_of_what_is_not_published(): void {
		$refused = array( 'error' => true );
		$page    = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ) );
		$one     = product( array( 'type' => 'variation', 'status' => 'publish' ) );
		foreach ( array( '999999999', '', '0', 'abc', array(), (string) $page, (string) $one->get_id() ) as $bad ) {
			self::assertSame( $refused, self::quick_view( $bad ) );
		}
		$products = array( product( array( 'name' => 'Secret', 'status' => 'publish', 'password' => 'sesame' ) ) );
		foreach ( array( 'draft', 'pending', 'private', 'future', 'trash' ) as $status ) {
			$products[ $status ] = product( array( 'name' => 'Secret', 'status' => $status ) );
		}
		$admins = get_users( array( 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ) );
		foreach ( array( 0, (int) $admins[0] ) as $user ) {
			wp_set_current_user( $user );
			foreach ( $products as $case => $product ) {
				self::assertSame( self::quick_view( (string) $product->get_id() ), $refused, "$case leaks to $user" );
				self::assertSame( array(), Wire::$headers );
			}
		}

		wp_set_current_user( 0 );
		$id = product( array( 'name' => 'Secret', 'status' => 'publish', 'password' => 'sesame' ) )->get_id();
		self::assertSame( array( 'error' => true ), self::quick_view( $id ) );
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'sesame' );
		self::assertSame( 'Secret', self::quick_view( $id )['title'] ?? null );
		self::assertSame( array(), Wire::$headers );
	}

	/** @testdox [QV-01] ShopEngine’s own script goes, by the handle that it has there (4.7.2, modules/quick-view/quick-view.php) */
	public function test_shopengines_own_script_goes(): void {
		wp_enqueue_script( 'shopengine-quickview', 'http://x/script.js', array( 'jquery' ), '1', true );
		printed( static fn() => do_action( 'wp_print_footer_scripts' ) );
		self::assertTrue( ! wp_script_is( 'shopengine-quickview' ) && ! wp_script_is( 'shopengine-quickview', 'done' ), 'a press opens two of them' );
	}
}
