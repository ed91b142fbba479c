<?php
namespace Archipel\Tests;

use Archipel\Tile_Actions;

/**
 * WooCommerce's output at the end of a tile.
 *
 * @param mixed $product The product in the loop.
 */
function tile( $product ): string {
	$GLOBALS['product'] = $product;
	return printed( static fn() => do_action( 'woocommerce_after_shop_loop_item' ) );
}

/**
 * Elements of the plugin's button row in a tile, by island.
 *
 * @param string $html The tile.
 * @return array<string, \DOMElement>
 */
function buttons_in( string $html ): array {
	$buttons = array();
	foreach ( dom( $html )->query( '//div[@class="archipel-tile-actions"]/*' ) as $element ) {
		foreach ( array( 'quick-view', 'compare', 'direct-checkout' ) as $island ) {
			if ( $element->hasAttribute( "data-archipel-$island" ) ) {
				$buttons[ $island ] = $element;
			}
		}
	}
	return $buttons;
}

test(
	'[TILE-01] a tile has one row after the add-to-cart button: quick view, comparison, direct checkout, each with a name that says which product',
	static function (): void {
		$product = product( array( 'name' => 'Kimono', 'status' => 'publish', 'stock' => 5 ) );
		$html    = tile( $product );
		$id      = (string) $product->get_id();
		check( 1 === substr_count( $html, 'archipel-tile-actions"' ) && strpos( $html, 'add_to_cart_button' ) < strpos( $html, 'archipel-tile-actions"' ), $html );

		$buttons = buttons_in( $html );
		same( array( 'quick-view', 'compare', 'direct-checkout' ), array_keys( $buttons ) );
		same( array( 'a', 'button', 'a' ), array_values( array_map( static fn( $one ) => $one->nodeName, $buttons ) ) );
		same( array( 'Quick View: Kimono', 'Compare: Kimono', 'Direct Checkout: Kimono' ), array_values( array_map( static fn( $one ) => $one->getAttribute( 'aria-label' ), $buttons ) ) );
		foreach ( $buttons as $island => $one ) {
			same( array( $id, 'archipel-tile-actions__button archipel-button archipel-icon' ), array( $one->getAttribute( "data-archipel-$island" ), $one->getAttribute( 'class' ) ) );
			same( 0, $one->childNodes->length );
		}
	}
);

test(
	'[TILE-01] without scripts the links lead somewhere useful, and the comparison, which needs them, sends no form',
	static function (): void {
		$product = product( array( 'name' => 'Kimono', 'status' => 'publish' ) );
		$buttons = buttons_in( tile( $product ) );
		same( $product->get_permalink(), $buttons['quick-view']->getAttribute( 'href' ) );
		same( add_query_arg( 'add-to-cart', $product->get_id(), wc_get_checkout_url() ), $buttons['direct-checkout']->getAttribute( 'href' ) );
		same( 'nofollow', $buttons['direct-checkout']->getAttribute( 'rel' ) );
		same( array( 'button', 'false' ), array( $buttons['compare']->getAttribute( 'type' ), $buttons['compare']->getAttribute( 'aria-pressed' ) ) );
	}
);

test(
	'[TILE-01] the names of the buttons are French on a French page',
	static function (): void {
		with_filter(
			'pre_determine_locale',
			static fn() => 'fr_FR',
			static function (): void {
				$names = array_map( static fn( $one ) => $one->getAttribute( 'aria-label' ), buttons_in( tile( product( array( 'name' => 'Kimono', 'status' => 'publish' ) ) ) ) );
				same( array( "Aperçu rapide\u{202f}: Kimono", "Comparer\u{202f}: Kimono", "Commander directement\u{202f}: Kimono" ), array_values( $names ) );
			}
		);
	}
);

test(
	'[TILE-01] no product name ends an attribute, and its markup and entities are text',
	static function (): void {
		$product = product( array( 'name' => 'A"><img src=x onerror=alert(1)> &amp; \'B\' <b>C</b>', 'status' => 'publish' ) );
		$buttons = buttons_in( tile( $product ) );
		same( 3, count( $buttons ) );
		foreach ( $buttons as $island => $one ) {
			same( 0, ( new \DOMXPath( $one->ownerDocument ) )->query( '//*[@onerror]' )->length );
			$name = (string) preg_replace( '/^[^:]+: /', '', $one->getAttribute( 'aria-label' ) );
			same( "A\"> & 'B' C", $name );
		}
	}
);

test(
	'[TILE-02] what asks for a choice, is sold elsewhere, is sold out or has no price cannot go straight to the checkout; it can be looked at and compared',
	static function (): void {
		foreach ( array(
			'variable' => array( 'type' => 'variable' ),
			'grouped'  => array( 'type' => 'grouped' ),
			'external' => array( 'type' => 'external' ),
			'sold out' => array( 'stock' => 0 ),
			'no price' => array( 'price' => '' ),
		) as $case => $data ) {
			$buttons = array_keys( buttons_in( tile( product( $data + array( 'status' => 'publish' ) ) ) ) );
			check( array( 'quick-view', 'compare' ) === $buttons, "$case: " . implode( ' ', $buttons ) );
		}
		same( 3, count( buttons_in( tile( product( array( 'stock' => 0, 'backorders' => 'notify', 'status' => 'publish' ) ) ) ) ) );
		same( 3, count( buttons_in( tile( product( array( 'sold_individually' => true, 'status' => 'publish' ) ) ) ) ) );
	}
);

test(
	'[TILE-01] outside a list of products no row is printed',
	static function (): void {
		foreach ( array( null, false, 12, 'kimono' ) as $nothing ) {
			$GLOBALS['product'] = $nothing;
			same( '', printed( array( Tile_Actions::class, 'print_row' ) ) );
		}
	}
);

test(
	'[TILE-01] a button is there when its island is on and its owner wants it on tiles; with none of them there is no row',
	static function (): void {
		$all = array( 'quick-view', 'compare', 'direct-checkout' );
		same( $all, array_keys( buttons_in( elsewhere( array() )['tile'] ) ) );
		foreach ( $all as $island ) {
			$others = array_values( array_diff( $all, array( $island ) ) );
			same( $others, array_keys( buttons_in( elsewhere( chosen( $island, array( 'onTiles' => false ) ) )['tile'] ) ) );
			same( $others, array_keys( buttons_in( elsewhere( chosen( $island, array( 'onTiles' => true ), false ) )['tile'] ) ) );
		}
		$heart = 'data-archipel-wishlist="';
		check( false !== strpos( elsewhere( array() )['tile'], $heart ), 'there is no heart' );
		foreach ( array( true, false ) as $on ) {
			check( false === strpos( elsewhere( chosen( 'wishlist-button', array( 'onTiles' => ! $on ), $on ) )['tile'], $heart ), 'a heart that nobody wants' );
		}
		$none = elsewhere( array( 'islands' => array_fill_keys( array( ...$all, 'wishlist-button' ), array( 'props' => array( 'onTiles' => false ) ) ) ) );
		check( false === strpos( $none['tile'], 'archipel-tile-actions' ), $none['tile'] );
		check( false !== strpos( $none['tile'], 'add_to_cart_button' ), 'WooCommerce’s button is gone too' );
	}
);

test(
	'[TILE-03] the product page has the button of the comparison when its owner wants it there, with the name of the product as data',
	static function (): void {
		same( array( 35, false ), array( elsewhere( array() )['product_page'], elsewhere( chosen( 'compare', array( 'onProduct' => false ) ) )['product_page'] ) );

		$GLOBALS['product'] = product( array( 'name' => 'A "B" &amp; <i>C</i>', 'status' => 'publish' ) );
		$buttons = dom( \Archipel\Islands\Compare\product_button() )->query( '//p/button[@class="archipel-compare-toggle archipel-button archipel-icon"]' );
		same( 1, $buttons->length );
		$button = $buttons->item( 0 );
		same( array( 'button', 'false', (string) $GLOBALS['product']->get_id(), 'A "B" & C', 'Compare' ), array( $button->getAttribute( 'type' ), $button->getAttribute( 'aria-pressed' ), $button->getAttribute( 'data-archipel-compare' ), $button->getAttribute( 'data-product-name' ), trim( $button->textContent ) ) );
		$GLOBALS['product'] = null;
		same( '', \Archipel\Islands\Compare\product_button() );
	}
);

test(
	'[TILE-02] after adding by the address of the checkout, the checkout comes without the product, so that a reload adds nothing; any other place stays',
	static function (): void {
		$after = static function ( string $address, $decided = false ) {
			$get                    = $_GET;
			$uri                    = $_SERVER['REQUEST_URI'];
			$_SERVER['REQUEST_URI'] = $address;
			parse_str( (string) parse_url( $address, PHP_URL_QUERY ), $_GET );
			try {
				return apply_filters( 'woocommerce_add_to_cart_redirect', $decided, null );
			} finally {
				$_GET                   = $get;
				$_SERVER['REQUEST_URI'] = $uri;
			}
		};
		$shop     = wc_get_checkout_url();
		$checkout = (string) parse_url( $shop, PHP_URL_PATH );
		same( $shop, $after( "$checkout?add-to-cart=12" ) );
		same( $shop, $after( rtrim( $checkout, '/' ) . '?add-to-cart=12&quantity=2' ) );
		same( false, $after( '/?add-to-cart=12' ) );
		same( false, $after( "/other$checkout?add-to-cart=12" ) );
		same( false, $after( $checkout ) );
		same( 'https://shop.example/elsewhere/', $after( "$checkout?add-to-cart=12", 'https://shop.example/elsewhere/' ) );
		with_filter(
			'woocommerce_get_checkout_url',
			static fn() => home_url( '/?page_id=7' ),
			static function () use ( $after ): void {
				// Without pretty permalinks the URL has a page id only.
				$expected = wc_get_checkout_url();
				same( $expected, $after( '/?page_id=7&add-to-cart=12' ) );
				same( false, $after( '/?page_id=8&add-to-cart=12' ) );
			}
		);
	}
);

test(
	'[WL-12] without a wishlist plugin the shop has wishlists while our hearts are on, and its pages are told if it has none',
	static function (): void {
		same( array( true, '' ), array( \Archipel\Wishlist::is_offered(), \Archipel\Wishlist::config() ) );
		choose( chosen( 'wishlist-button', array(), false ) );
		same( array( false, 'off=1' ), array( \Archipel\Wishlist::is_offered(), \Archipel\Wishlist::config() ) );
	}
);
