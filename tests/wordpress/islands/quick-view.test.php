<?php
namespace Archipel\Tests;

/**
 * The quick view response for a product; the sent headers are recorded.
 *
 * @param mixed $id Requested id.
 * @return mixed
 */
function quick_view( $id ) {
	Wire::clear();
	$_GET['product_id'] = $id;
	try {
		return answered( static fn() => do_action( 'wc_ajax_archipel_quick_view' ) );
	} finally {
		unset( $_GET['product_id'] );
	}
}

/** A visitor without a WooCommerce session. */
function without_session(): void {
	wp_set_current_user( 0 );
	WC()->session = new class() extends \WC_Session {
		/** @var bool */
		public $has = false;
		public function has_session() {
			return $this->has;
		}
	};
}

test(
	'[QV-01] a published product is answered with its number, its name as text, its address and its HTML',
	static function (): void {
		without_session();
		$product = product( array( 'name' => 'Body &amp; <b>lace</b>', 'status' => 'publish', 'excerpt' => 'Douce et légère', 'stock' => 5 ) );
		$answer  = quick_view( (string) $product->get_id() );
		same( array( 'id', 'title', 'url', 'html', 'styles' ), array_keys( $answer ) );
		same( array( $product->get_id(), 'Body & lace', $product->get_permalink() ), array( $answer['id'], $answer['title'], $answer['url'] ) );

		$page = dom( $answer['html'] );
		same( 1, $page->query( '/html/body/div[@id="product-' . $product->get_id() . '"][contains(@class, "product")]' )->length );
		same( 1, $page->query( '/html/body/*' )->length );
		same( 1, $page->query( '//div[contains(@class, "woocommerce-product-gallery")]//img[contains(@class, "wp-post-image")]' )->length );
		$summary = '//div[@class="summary entry-summary"]';
		$order   = array();
		foreach ( $page->query( "$summary/*" ) as $part ) {
			$order[] = strtok( $part->getAttribute( 'class' ), ' ' );
		}
		same( array( 'price', 'woocommerce-product-details__short-description', 'cart', 'archipel-quick-view__more' ), array_values( array_intersect( $order, array( 'price', 'woocommerce-product-details__short-description', 'cart', 'archipel-quick-view__more' ) ) ) );
		same( (string) $product->get_id(), $page->query( "$summary/form[contains(@class, 'cart')]//button[@name='add-to-cart']" )->item( 0 )->getAttribute( 'value' ) );
		check( false !== strpos( $answer['html'], 'Douce et légère' ), 'the description is missing' );
		$more = $page->query( "$summary/p[@class='archipel-quick-view__more']/a" )->item( 0 );
		same( array( $product->get_permalink(), 'View full details' ), array( $more->getAttribute( 'href' ), $more->textContent ) );
	}
);

test(
	'[QV-03] the answer names the styles that a list’s page may lack: of what is in the product and on, of this build',
	static function (): void {
		without_session();
		$id     = product( array( 'status' => 'publish' ) )->get_id();
		$styles = static fn(): array => quick_view( $id )['styles'];
		$file   = \Archipel\plugin()->islands()->get( 'gallery' )->styles()[0];
		check( 1 === preg_match( '~^' . preg_quote( $file, '~' ) . '\?ver=\w+$~', $styles()['gallery'][0] ?? '' ), wp_json_encode( $styles() ) );
		// Absent: product-form is in the style sheet of every page with lists, cart-page on no product page.
		same( array( false, false ), array( isset( $styles()['product-form'] ), isset( $styles()['cart-page'] ) ) );
		// A placed island, as by a shortcode in the short description.
		$placed = static fn( string $name ): bool => isset( \Archipel\plugin()->islands()->styles_in( '<div data-archipel="countdown"></div>' )[ $name ] );
		same( array( true, false ), array( $placed( 'countdown' ), $placed( 'timeline' ) ) );
		choose( chosen( 'gallery', array(), false ) );
		same( false, isset( $styles()['gallery'] ) );
	}
);

test(
	'[QV-01] the link to the whole page is French in French, and the picture is in WooCommerce’s own markup',
	static function (): void {
		without_session();
		$product = product( array( 'status' => 'publish' ) );
		$product->set_image_id( wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Body' ), 'body.jpg' ) );
		$product->save();
		with_filter(
			'pre_determine_locale',
			static fn() => 'fr_FR',
			static function () use ( $product ): void {
				$page = dom( quick_view( $product->get_id() )['html'] );
				same( 'Voir la fiche complète', $page->query( '//p[@class="archipel-quick-view__more"]/a' )->item( 0 )->textContent );
				same( 1, $page->query( '//div[contains(@class, "woocommerce-product-gallery__image")]/a/img' )->length );
			}
		);
	}
);

test(
	'[QV-01] nothing leaks of what is not published: not even that it exists, not even to its editor',
	static function (): void {
		without_session();
		$refused = quick_view( '999999999' );
		same( array( 'error' => true ), $refused );
		$products = array( product( array( 'name' => 'Secret', 'status' => 'publish', 'password' => 'sesame' ) ) );
		foreach ( array( 'draft', 'pending', 'private', 'future', 'trash' ) as $status ) {
			$products[ $status ] = product( array( 'name' => 'Secret', 'status' => $status ) );
		}
		$admins = get_users( array( 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ) );
		foreach ( array( 0, (int) $admins[0] ) as $user ) {
			wp_set_current_user( $user );
			foreach ( $products as $case => $product ) {
				check( quick_view( (string) $product->get_id() ) === $refused, "$case leaks to $user" );
				same( array(), Wire::$headers );
			}
		}
		wp_set_current_user( 0 );
	}
);

test(
	'[QV-01] what is no product at all is refused: no number, a page, a variation by itself',
	static function (): void {
		without_session();
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ) );
		$one  = product( array( 'type' => 'variation', 'status' => 'publish' ) );
		foreach ( array( '', '0', 'abc', array(), (string) $page, (string) $one->get_id() ) as $bad ) {
			same( array( 'error' => true ), quick_view( $bad ) );
		}
	}
);

test(
	'[WP-08] only a guest without a session may have the answer from a cache, for a minute',
	static function (): void {
		without_session();
		$id     = product( array( 'status' => 'publish' ) )->get_id();
		$public = array( 'expires' => null, 'pragma' => null, 'cache-control' => 'public, max-age=60', 'vary' => 'Cookie' );
		quick_view( $id );
		same( $public, Wire::$headers );
		// wp_send_json() sends these headers if output buffering has delayed the headers.
		same( array( 'public, max-age=60', false ), array( wp_get_nocache_headers()['Cache-Control'], isset( wp_get_nocache_headers()['Expires'] ) ) );
		remove_all_filters( 'nocache_headers', PHP_INT_MAX );
		WC()->session->has = true;
		quick_view( $id );
		same( array(), Wire::$headers );
		WC()->session->has = false;
		wp_set_current_user( (int) get_users( array( 'number' => 1, 'fields' => 'ID' ) )[0] );
		quick_view( $id );
		same( array(), Wire::$headers );
		wp_set_current_user( 0 );
	}
);

test(
	'[WP-08] who knows the password of a product sees it, and no cache keeps that for others',
	static function (): void {
		without_session();
		$id = product( array( 'name' => 'Secret', 'status' => 'publish', 'password' => 'sesame' ) )->get_id();
		same( array( 'error' => true ), quick_view( $id ) );
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'sesame' );
		try {
			same( 'Secret', quick_view( $id )['title'] ?? null );
			same( array(), Wire::$headers );
		} finally {
			unset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
		}
	}
);

test(
	'[QV-01] themes and plugins add to the view or take away from it, and the page’s own post is put back',
	static function (): void {
		without_session();
		$product         = product( array( 'status' => 'publish' ) );
		$GLOBALS['post'] = 'before';
		$extra           = static function ( $given ) use ( $product ): void {
			printf( '<p class="extra">%d %d</p>', $given->get_id() === $product->get_id() ? 1 : 0, get_the_ID() === $product->get_id() ? 1 : 0 );
		};
		$html = with_filter( 'archipel_quick_view_summary', $extra, static fn() => quick_view( $product->get_id() )['html'] );
		check( false !== strpos( $html, '<p class="extra">1 1</p>' ), $html );
		same( 'before', $GLOBALS['post'] );
		$GLOBALS['post'] = null;
	}
);

test(
	'[QV-01] without its island there is no such call; without its button on tiles there is',
	static function (): void {
		same( array( true, true, false ), array( elsewhere( array() )['quick_view'], elsewhere( chosen( 'quick-view', array( 'onTiles' => false ) ) )['quick_view'], elsewhere( chosen( 'quick-view', array(), false ) )['quick_view'] ) );
	}
);

test(
	'[QV-01] ShopEngine’s own script goes, by the handle that it has there (4.7.2, modules/quick-view/quick-view.php)',
	static function (): void {
		wp_enqueue_script( 'shopengine-quickview', 'http://x/script.js', array( 'jquery' ), '1', true );
		printed( static fn() => do_action( 'wp_print_footer_scripts' ) );
		check( ! wp_script_is( 'shopengine-quickview' ) && ! wp_script_is( 'shopengine-quickview', 'done' ), 'a press opens two of them' );
	}
);
