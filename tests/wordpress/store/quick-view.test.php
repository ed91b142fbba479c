<?php
namespace Archipel\Tests;

/**
 * The quick view of a product.
 *
 * @param Visitor    $visitor Requesting visitor.
 * @param string|int $id      Product id.
 */
function look_at( Visitor $visitor, $id ): Reply {
	return $visitor->get( "/?wc-ajax=archipel_quick_view&product_id=$id" );
}

test(
	'[QV-01] every type of product is shown with its price, picture and form, and without a script that runs',
	static function (): void {
		$forms = array(
			'body-sexy-1'             => '//form[contains(@class, "cart")]//button[@name="add-to-cart"]',
			'nuisette-dentelle-2'     => '//form[contains(@class, "variations_form")][@data-product_id]//select[starts-with(@name, "attribute_")]',
			'coffret-trio'            => '//form[contains(@class, "grouped_form")]//input[starts-with(@name, "quantity[")]',
			'carte-cadeau-partenaire' => '//form[contains(@class, "cart")]//button[@type="submit"]',
			'body-sexy-3'             => '//p[contains(@class, "out-of-stock")]',
		);
		foreach ( $forms as $slug => $form ) {
			$id    = product_id( $slug );
			$reply = look_at( built_site()->visitor(), $id );
			same( array( 200, $id, '/produit/' . $slug . '/' ), array( $reply->status, $reply->json()['id'], path_of( $reply->json()['url'] ) ) );
			check( 0 === strpos( $reply->headers['content-type'], 'application/json' ), $reply->headers['content-type'] );
			$page = document( $reply->json()['html'] );
			foreach ( array( "//div[@id='product-$id']", '//*[contains(@class, "price")]', '//div[contains(@class, "woocommerce-product-gallery")]//img[@src]', $form ) as $part ) {
				check( $page->query( $part )->length > 0, "$slug lacks $part" );
			}
			same( 0, $page->query( '//script[not(@type="application/json")] | //iframe | //*[@*[starts-with(name(), "on")]]' )->length );
		}
	}
);

test(
	'[QV-03] the form of a variable product knows its variations: in the form, or as the table of the product page',
	static function (): void {
		$few    = document( look_at( built_site()->visitor(), product_id( 'guepiere-trois-options' ) )->json()['html'] );
		$form   = $few->query( '//form[contains(@class, "variations_form")]' )->item( 0 );
		$inside = json_decode( $form->getAttribute( 'data-product_variations' ), true );
		same( (string) product_id( 'guepiere-trois-options' ), $form->getAttribute( 'data-product_id' ) );
		// Two of the seven variations are omitted: a private one, and one without price.
		same( 5, count( $inside ) );
		same( 1, $few->query( '//form//input[@name="variation_id"]' )->length );

		$many = look_at( built_site()->visitor(), product_id( 'nuisette-dentelle-0' ) )->json()['html'];
		same( table_of( built_site()->visitor()->get( '/produit/nuisette-dentelle-0/' )->body ), table_of( $many ) );
	}
);

test(
	'[QV-03] adding from the view is adding from the product page',
	static function (): void {
		$visitor = built_site()->visitor();
		$form    = array( 'quantity' => '2' );
		foreach ( document( look_at( $visitor, product_id( 'body-sexy-1' ) )->json()['html'] )->query( '//form//button[@name="add-to-cart"]' ) as $button ) {
			$form['add-to-cart'] = $button->getAttribute( 'value' );
		}
		same( 2, $visitor->post( 'archipel_add_to_cart', $form )->cart()['count'] );
	}
);

test(
	'[WP-08] a guest’s answer may be cached for a minute and starts no session; a cart, a refusal and a form are not cached',
	static function (): void {
		$id    = product_id( 'body-sexy-1' );
		$guest = built_site()->visitor();
		$reply = look_at( $guest, $id );
		same( 'public, max-age=60', $reply->headers['cache-control'] );
		check( ! isset( $reply->headers['expires'] ) && ! isset( $reply->headers['pragma'] ) && array() === $reply->set_cookies, 'the answer says two things, or sets a cookie' );
		check( false !== stripos( $reply->headers['vary'], 'cookie' ), $reply->headers['vary'] );

		$guest->post( 'add_to_cart', array( 'product_id' => (string) $id ) );
		check( false !== strpos( look_at( $guest, $id )->headers['cache-control'], 'no-store' ), 'the answer to a cart may be cached' );

		$stranger = built_site()->visitor();
		$page     = (string) $stranger->get( '/wp-json/wp/v2/pages?slug=contact' )->json()[0]['id'];
		foreach ( array( '', '0', 'abc', '999999999', $page ) as $bad ) {
			$refused = look_at( $stranger, $bad );
			same( array( 404, array( 'error' => true ) ), array( $refused->status, $refused->json() ) );
			check( false !== strpos( $refused->headers['cache-control'], 'no-store' ), $refused->headers['cache-control'] );
		}
	}
);

test(
	'[QV-01] a posted product is not answered, and asking changes nothing',
	static function (): void {
		$visitor = built_site()->visitor();
		$posted  = $visitor->post( 'archipel_quick_view', array( 'product_id' => (string) product_id( 'body-sexy-1' ) ) );
		same( array( 404, array( 'error' => true ) ), array( $posted->status, $posted->json() ) );
		look_at( $visitor, product_id( 'body-sexy-1' ) );
		same( 0, $visitor->post( 'get_refreshed_fragments', array() )->cart()['count'] );
		same( '', built_site()->complaints() );
	}
);

/**
 * The availability table in HTML.
 *
 * @param string $html HTML.
 * @return array<string, mixed>
 */
function table_of( string $html ): array {
	$tables = document( $html )->query( '//form[contains(@class, "variations_form")]//script[@type="application/json"][@class="archipel-availability"]' );
	same( 1, $tables->length );
	return json_decode( $tables->item( 0 )->textContent, true );
}
