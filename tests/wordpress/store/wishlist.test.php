<?php
namespace Archipel\Tests;

final class Tests_Wishlist extends Test_Case {
	/** The light read's response. */
	private static function light_read( Visitor $visitor, string $query = '' ): Reply {
		return $visitor->get( "/?wc-ajax=archipel_wishlist$query" );
	}

	/** Adds a product to the wishlist, as the button does. */
	private static function put_aside( Visitor $visitor, int $product ): Reply {
		return $visitor->post( '/boutique/', array( 'tinv_wishlist_id' => '', 'product_id' => $product, 'product_type' => 'simple', 'product_action' => 'addto' ) );
	}

	/** @testdox [WL-11] pages tell which wishlist plugin there is, the same to everybody; a visitor without a list is told of none, and gets none by asking */
	public function test_pages_tell_which_wishlist_plugin_there(): void {
		$visitor = built_site()->visitor();
		self::assertStringContainsString( '"wishlist":"server=ti&url=', $visitor->get( '/boutique/' )->body, 'nothing is told' );
		$reply = self::light_read( $visitor );
		self::assertSame( array( 'counter' => 0, 'lists' => array(), 'items' => array() ), $reply->json() );
		self::assertStringContainsString( 'no-store', $reply->headers['cache-control'] );
		self::assertSame( array(), preg_grep( '/^tinv/', array_keys( $reply->set_cookies ) ) );
	}

	/** @testdox [WL-11] [SEC-02] the light read is of the visitor’s own lists, small, with the rows of the product that is asked for, whatever list is named */
	public function test_the_light_read_is_of_the_visitors_own_lists_small(): void {
		$visitor = built_site()->visitor();
		$product = product_id( 'masque-satin' );
		self::assertSame( 200, self::put_aside( $visitor, $product )->status );
		$reply = self::light_read( $visitor );
		$told  = $reply->json();
		self::assertSame( 1, $told['counter'] );
		// The number that an Opal theme asks for.
		self::assertSame( array( 'count' => 1, 'archipel' => true ), $visitor->get( '/wp-admin/admin-ajax.php?action=osf_update_wishlist_count' )->json() );
		$list = $told['lists'][0];
		$code = base_convert( (string) $product, 10, 36 );
		self::assertSame( array( (string) $list['id'] => strlen( $code ) . $code ), $told['items'] );
		// Without titles and URLs 500 products fit into 2 KB.
		self::assertTrue( ! isset( $list['title'] ) && ! isset( $list['url'] ), $reply->body );
		self::assertTrue( strlen( $reply->body ) < 160, $reply->body );
		self::assertMatchesRegularExpression( "/^\d[\da-z]+:0*$code$/", current( self::light_read( $visitor, "&product=$product" )->json()['items'] ), 'no row' );

		// Neither an id nor a key gives access to another visitor's list.
		$other = built_site()->visitor();
		self::assertSame( 0, self::light_read( $other, "&list={$list['id']}&tinvwl-sharekey={$list['shareKey']}&tinvwlID={$list['shareKey']}" )->json()['counter'] );
		// Nor does a customer's key in a guest's cookie.
		$customer = built_site()->visitor();
		$customer->cookies += array( 'wordpress_test_cookie' => 'WP%20Cookie%20check' );
		$customer->post( '/wp-login.php', array( 'log' => 'cliente', 'pwd' => 'cliente' ) );
		self::put_aside( $customer, $product );
		$own = self::light_read( $customer )->json();
		self::assertTrue( $own['counter'] >= 1, 'the customer has no list' );
		$other->cookies['tinv_wishlistkey'] = $own['lists'][0]['shareKey'];
		self::assertSame( 0, self::light_read( $other )->json()['counter'] );
	}

	/** @testdox [WL-10] the cart offers a list for each line, by its key and its name, and for all of it */
	public function test_the_cart_offers_a_list_for_each_line(): void {
		$visitor = built_site()->visitor();
		$visitor->post( 'add_to_cart', array( 'product_id' => (string) product_id( 'masque-satin' ) ) );
		$buttons = dom( $visitor->get( '/page-panier/' )->body )->query( '//form[contains(@class, "woocommerce-cart-form")]//button[contains(@class, "archipel-cart-page__to-wishlist")]' );
		self::assertSame( 2, $buttons->length );
		self::assertSame( $visitor->post( 'get_refreshed_fragments', array() )->cart()['items'][0]['key'], $buttons->item( 0 )->getAttribute( 'data-archipel-to-wishlist' ) );
		self::assertStringContainsString( 'Masque satin', $buttons->item( 0 )->getAttribute( 'aria-label' ) );
		self::assertTrue( ! $buttons->item( 1 )->hasAttribute( 'data-archipel-to-wishlist' ), 'all of it has a key' );
	}
}
