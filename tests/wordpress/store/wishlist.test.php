<?php
namespace Archipel\Tests;

/**
 * The light read's response.
 *
 * @param Visitor $visitor Requesting visitor.
 * @param string  $query   Additional query parameters.
 */
function light_read( Visitor $visitor, string $query = '' ): Reply {
	return $visitor->get( "/?wc-ajax=archipel_wishlist$query" );
}

/**
 * Adds a product to the wishlist, as the button does.
 *
 * @param Visitor $visitor Requesting visitor.
 * @param int     $product Product id.
 */
function put_aside( Visitor $visitor, int $product ): Reply {
	return $visitor->post( '/boutique/', array( 'tinv_wishlist_id' => '', 'product_id' => $product, 'product_type' => 'simple', 'product_action' => 'addto' ) );
}

test(
	'[WL-11] pages tell which wishlist plugin there is, the same to everybody; a visitor without a list is told of none, and gets none by asking',
	static function (): void {
		$visitor = built_site()->visitor();
		check( false !== strpos( $visitor->get( '/boutique/' )->body, '"wishlist":"server=ti&url=' ), 'nothing is told' );
		$reply = light_read( $visitor );
		same( array( 'counter' => 0, 'lists' => array(), 'items' => array() ), $reply->json() );
		check( false !== strpos( $reply->headers['cache-control'], 'no-store' ), $reply->headers['cache-control'] );
		same( array(), preg_grep( '/^tinv/', array_keys( $reply->set_cookies ) ) );
	}
);

test(
	'[WL-11] [SEC-02] the light read is of the visitor’s own lists, small, with the rows of the product that is asked for, whatever list is named',
	static function (): void {
		$visitor = built_site()->visitor();
		$product = product_id( 'masque-satin' );
		same( 200, put_aside( $visitor, $product )->status );
		$reply = light_read( $visitor );
		$told  = $reply->json();
		same( 1, $told['counter'] );
		$list = $told['lists'][0];
		$code = base_convert( (string) $product, 10, 36 );
		same( array( (string) $list['id'] => strlen( $code ) . $code ), $told['items'] );
		// Without titles and URLs 500 products fit into 2 KB.
		check( ! isset( $list['title'] ) && ! isset( $list['url'] ), $reply->body );
		check( strlen( $reply->body ) < 160, $reply->body );
		check( 1 === preg_match( "/^\d[\da-z]+:0*$code$/", current( light_read( $visitor, "&product=$product" )->json()['items'] ) ), 'no row' );

		// Neither an id nor a key gives access to another visitor's list.
		$other = built_site()->visitor();
		same( 0, light_read( $other, "&list={$list['id']}&tinvwl-sharekey={$list['shareKey']}&tinvwlID={$list['shareKey']}" )->json()['counter'] );
		// Nor does a customer's key in a guest's cookie.
		$customer = built_site()->visitor();
		$customer->cookies += array( 'wordpress_test_cookie' => 'WP%20Cookie%20check' );
		$customer->post( '/wp-login.php', array( 'log' => 'cliente', 'pwd' => 'cliente' ) );
		put_aside( $customer, $product );
		$own = light_read( $customer )->json();
		check( $own['counter'] >= 1, 'the customer has no list' );
		$other->cookies['tinv_wishlistkey'] = $own['lists'][0]['shareKey'];
		same( 0, light_read( $other )->json()['counter'] );
	}
);

test(
	'[WL-10] the cart offers a list for each line, by its key and its name, and for all of it',
	static function (): void {
		$visitor = built_site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'masque-satin' ) ) );
		$buttons = document( $visitor->get( '/page-panier/' )->body )->query( '//form[contains(@class, "woocommerce-cart-form")]//button[contains(@class, "archipel-cart-page__to-wishlist")]' );
		same( 2, $buttons->length );
		same( $visitor->post( 'get_refreshed_fragments', array() )->cart()['items'][0]['key'], $buttons->item( 0 )->getAttribute( 'data-archipel-to-wishlist' ) );
		check( false !== strpos( $buttons->item( 0 )->getAttribute( 'aria-label' ), 'Masque satin' ), $buttons->item( 0 )->getAttribute( 'aria-label' ) );
		check( ! $buttons->item( 1 )->hasAttribute( 'data-archipel-to-wishlist' ), 'all of it has a key' );
	}
);
