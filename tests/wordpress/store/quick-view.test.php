<?php
namespace Archipel\Tests;

final class Tests_Quick_View extends Test_Case {
	/** The quick view of a product. */
	private static function look_at( Visitor $visitor, $id ): Reply {
		return $visitor->get( "/?wc-ajax=archipel_quick_view&product_id=$id" );
	}

	/** @testdox [QV-03] the form of a variable product knows its variations: in the form, or as the table of the product page */
	public function test_the_form_of_a_variable_product_knows_its_variations(): void {
		$few    = dom( self::look_at( built_site()->visitor(), product_id( 'guepiere-trois-options' ) )->json()['html'] );
		$form   = $few->query( '//form[contains(@class, "variations_form")]' )->item( 0 );
		$inside = json_decode( $form->getAttribute( 'data-product_variations' ), true );
		self::assertSame( (string) product_id( 'guepiere-trois-options' ), $form->getAttribute( 'data-product_id' ) );
		// Two of the seven variations are omitted: a private one, and one without price.
		self::assertSame( 5, count( $inside ) );
		self::assertSame( 1, $few->query( '//form//input[@name="variation_id"]' )->length );

		$many = self::look_at( built_site()->visitor(), product_id( 'nuisette-dentelle-0' ) )->json()['html'];
		self::assertSame( self::table_of( built_site()->visitor()->get( '/produit/nuisette-dentelle-0/' )->body ), self::table_of( $many ) );
	}

	/** @testdox [QV-03] adding from the view is adding from the product page */
	public function test_adding_from_the_view_is_adding_from_the_product_page(): void {
		$visitor = built_site()->visitor();
		$form    = array( 'quantity' => '2' );
		foreach ( dom( self::look_at( $visitor, product_id( 'body-sexy-1' ) )->json()['html'] )->query( '//form//button[@name="add-to-cart"]' ) as $button ) {
			$form['add-to-cart'] = $button->getAttribute( 'value' );
		}
		self::assertSame( 2, $visitor->post( 'archipel_add_to_cart', $form )->cart()['count'] );
	}

	/** @testdox [WP-08] a guest’s answer may be cached for a minute and starts no session; a cart, a refusal and a form are not cached */
	public function test_a_guests_answer_may_be_cached_for_a_minute(): void {
		$id    = product_id( 'body-sexy-1' );
		$guest = built_site()->visitor();
		$reply = self::look_at( $guest, $id );
		self::assertSame( 'public, max-age=60', $reply->headers['cache-control'] );
		self::assertTrue( ! isset( $reply->headers['expires'] ) && ! isset( $reply->headers['pragma'] ) && array() === $reply->set_cookies, 'the answer says two things, or sets a cookie' );
		self::assertStringContainsStringIgnoringCase( 'cookie', $reply->headers['vary'] );

		$guest->post( 'add_to_cart', array( 'product_id' => (string) $id ) );
		self::assertStringContainsString( 'no-store', self::look_at( $guest, $id )->headers['cache-control'], 'the answer to a cart may be cached' );

		$stranger = built_site()->visitor();
		$page     = (string) $stranger->get( '/wp-json/wp/v2/pages?slug=contact' )->json()[0]['id'];
		foreach ( array( '', '0', 'abc', '999999999', $page ) as $bad ) {
			$refused = self::look_at( $stranger, $bad );
			self::assertSame( array( 404, array( 'error' => true ) ), array( $refused->status, $refused->json() ) );
			self::assertStringContainsString( 'no-store', $refused->headers['cache-control'] );
		}
	}

	/** The availability table in HTML. */
	private static function table_of( string $html ): array {
		$tables = dom( $html )->query( '//form[contains(@class, "variations_form")]//script[@type="application/json"][@class="archipel-availability"]' );
		self::assertSame( 1, $tables->length );
		return json_decode( $tables->item( 0 )->textContent, true );
	}
}
