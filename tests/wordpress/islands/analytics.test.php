<?php
namespace Archipel\Tests;

use Archipel\Islands\Analytics\Item;
use Archipel\Islands\Analytics\Options;
use Archipel\Islands\Analytics\Order_Items;
use Archipel\Islands\Analytics\Page_Facts;
use Archipel\Islands\Analytics\Printer;
use Archipel\Islands\Analytics\Product_List;

final class Tests_Analytics extends Test_Case {
	/** Sets the island's options. */
	private static function use_analytics( array $props ): void {
		choose( chosen( 'analytics', $props ) );
	}

	/** Adds a product to nested categories, from the root down. Returns the innermost. */
	private static function put_into( \WC_Product $product, array $names ): \WP_Term {
		register_taxonomy( 'product_cat', array( 'product' ), array( 'hierarchical' => true ) );
		$parent = 0;
		foreach ( $names as $name ) {
			$parent = wp_insert_term( $name, 'product_cat', array( 'parent' => $parent ) )['term_id'];
		}
		wp_set_object_terms( $product->get_id(), array( $parent ), 'product_cat', true );
		return get_term( $parent );
	}

	/** Analytics facts in a tile. */
	private static function told_in_tile( \WC_Product $product ): array {
		$GLOBALS['product'] = $product;
		$mark               = dom( printed( array( Printer::class, 'print_tile' ) ) )->query( '//span[@hidden]/@data-archipel-item' )->item( 0 );
		return json_decode( (string) $mark->nodeValue, true );
	}

	/** @testdox [ANA-01] [ANA-03] while nobody is to be told nothing is printed and no file but the options is read; a destination changes that; the cookie notice asks for those who are told */
	public function test_while_nobody_is_to_be_told_nothing_is_printed(): void {
		self::assertSame( array(), Options::services() );
		$hooks = static fn(): array => array( has_action( 'wp_footer', array( Printer::class, 'print_host' ) ), has_filter( 'woocommerce_add_to_cart_fragments', array( Printer::class, 'add_fragment' ) ), has_action( 'woocommerce_after_shop_loop_item', array( Printer::class, 'print_tile' ) ) );
		self::assertSame( array( false, false, false ), $hooks() );
		self::assertNull( host_in( printed( static fn() => do_action( 'wp_footer' ) ) ) );
		self::use_analytics( array( 'google' => 'tag' ) );
		self::assertSame( array( 'google-analytics' ), Options::services() );
		self::use_analytics( array( 'google' => 'tag-manager', 'pixelId' => '12' ) );
		self::assertSame( array( 'google-analytics', 'meta-pixel' ), Options::services() );
		self::use_analytics( array( 'google' => 'off', 'measurementId' => 'G-ABCD12' ) );
		self::assertSame( array(), Options::services() );

		self::use_analytics( array( 'google' => 'tag' ) );
		self::assertSame( array( 'youtube', 'google-analytics' ), Printer::ask_for( array( 'youtube' ) ) );
		choose( array() );
		$named = static fn(): array => \Archipel\Consent\Services::named( array() );
		self::assertSame( array(), array_intersect( array( 'google-analytics' ), $named() ) );
		self::assertSame( array( 'google-analytics' ), array_values( array_intersect( array( 'google-analytics', 'gone' ), with_filter( 'archipel_consent_services', static fn() => array( 'google-analytics', 'gone' ), $named ) ) ) );
	}

	/** @testdox [ANA-01] a product is told by its name as text, its price in minor units and its categories from the root down, five at most; a tile tells its list and its place there, and no name of a product ends its attribute */
	public function test_a_product_is_told_by_its_name_as_text(): void {
		$product = product( array( 'name' => 'Body &amp; <b>dentelle</b>', 'price' => '44.99', 'sku' => 'BODY', 'status' => 'publish' ) );
		self::put_into( $product, array( 'Archipeltest A' ) );
		self::put_into( $product, array( 'Archipeltest 1', 'Archipeltest 2', 'Archipeltest 3', 'Archipeltest 4 &amp; 5' ) );
		self::put_into( $product, array( 'Archipeltest B' ) );
		self::use_analytics( array( 'google' => 'tag' ) );
		$item = Item::of_product( $product );
		self::assertSame( array( 'id' => $product->get_id(), 'variation' => 0, 'sku' => 'BODY', 'name' => 'Body & dentelle', 'price' => 4499, 'quantity' => 1 ), array_diff_key( $item, array( 'categories' => 0, 'variant' => 0 ) ) );
		self::assertSame( array( 'Archipeltest 1', 'Archipeltest 2', 'Archipeltest 3', 'Archipeltest 4 & 5', 'Archipeltest A' ), $item['categories'] );

		self::use_analytics( array( 'google' => 'tag' ) );
		$told = self::told_in_tile( product( array( 'name' => "L'été \"doux\" '><script>", 'status' => 'publish' ) ) );
		self::assertSame( "L'été \"doux\" '>", $told['name'] );
		self::assertSame( array( 'id' => 'products', 'name' => \Archipel\Localized::is_french() ? 'Produits' : 'Products' ), $told['list'] );
		self::assertSame( $told['index'] + 1, self::told_in_tile( product( array( 'status' => 'publish' ) ) )['index'] );
	}

	/** @testdox [ANA-03] the fragment tells the cart: prices after discounts, of a variation the product and the colour, never its size */
	public function test_the_fragment_tells_the_cart_prices_after_discounts(): void {
		self::use_analytics( array( 'google' => 'tag' ) );
		free_shipping( array() );
		$cart      = cart( array( array( product( array( 'name' => 'Body', 'price' => '50', 'sku' => 'BODY' ) ), 2 ) ) );
		$fragments = Printer::add_fragment( array( 'a' => 'b' ) );
		self::assertSame( array( 'a', 'script#archipel-facts' ), array_keys( $fragments ) );
		$told = json_decode( (string) preg_replace( '#^<script[^>]*>|</script>$#', '', $fragments['script#archipel-facts'] ), true );
		self::assertSame( array( 'code' => get_woocommerce_currency(), 'minorUnit' => 2 ), $told['currency'] );
		self::assertSame( array( 'BODY', 5000, 2 ), array( $told['items'][0]['sku'], $told['items'][0]['price'], $told['items'][0]['quantity'] ) );
		self::assertSame( 'not a list', Printer::add_fragment( 'not a list' ) );

		$parent = product( array( 'name' => 'Guêpière', 'sku' => 'GUEPIERE', 'status' => 'publish' ) );
		$bought = product( array( 'name' => 'Guêpière - Noir, 44', 'sku' => 'GUEPIERE-NOIR-44', 'status' => 'publish' ) );
		$item   = Item::make( $parent->get_id(), $bought->get_id(), 4999, 1, array( 'attribute_couleur' => 'Noir', 'attribute_taille' => '44', 'attribute_tour-de-dos' => '95' ), $bought );
		self::assertSame( array( 'Guêpière', 'GUEPIERE', 'Noir' ), array( $item['name'], $item['sku'], $item['variant'] ) );
		self::assertStringNotContainsString( '44', (string) wp_json_encode( array_diff_key( $item, array( 'id' => 0, 'variation' => 0 ) ) ), (string) wp_json_encode( $item ) );
		self::use_analytics( array( 'google' => 'tag', 'variants' => array() ) );
		$item = Item::make( 999999, 0, 1, 1, array( 'attribute_couleur' => 'Noir' ), null );
		self::assertSame( array( '#999999', '' ), array( $item['name'], $item['variant'] ) );
	}

	/** @testdox [ANA-03] [SEC-03 P6] facts of a page that is nobody’s are the same for all; a site may change them and those of a product; what is searched for is told neither as a list nor as a title; the shop is a list, a post is none */
	public function test_facts_of_a_page_that_is_nobodys_are_the_same_for_all(): void {
		self::use_analytics( array( 'google' => 'tag' ) );
		cart( array( array( product( array() ), 1 ) ) );
		$facts = Page_Facts::data();
		self::assertSame( array( 'address', 'title', 'currency' ), array_keys( $facts ) );
		self::assertSame( home_url( '/' ), $facts['address'] );
		self::assertSame( array( 'own' => true ), with_filter( 'archipel_analytics_facts', static fn() => array( 'own' => true ), array( Page_Facts::class, 'data' ) ) );
		self::assertSame( array( 'own' => true ), with_filter( 'archipel_analytics_item', static fn() => array( 'own' => true ), static fn() => Item::of_product( product( array() ) ) ) );

		self::use_analytics( array( 'google' => 'tag' ) );
		$GLOBALS['wp_query'] = new \WP_Query();
		self::assertNull( Product_List::of_page() );
		$GLOBALS['wp_query']->is_archive = $GLOBALS['wp_query']->is_post_type_archive = true;
		$GLOBALS['wp_query']->set( 'post_type', 'product' );
		real_shop() || register_post_type( 'product' );
		self::assertSame( 'shop', Product_List::of_page()['id'] ?? null );
		real_shop() || unregister_post_type( 'product' );
		$GLOBALS['wp_query']            = new \WP_Query();
		$GLOBALS['wp_query']->is_search = true;
		$GLOBALS['wp_query']->set( 's', 'marie' );
		self::assertSame( array( 'id' => 'search_results', 'name' => 'Search results' ), in_locale( 'en_US', array( Product_List::class, 'of_page' ) ) );
		self::assertSame( 'Résultats de recherche', in_locale( 'fr_FR', array( Product_List::class, 'of_page' ) )['name'] );
		$facts = Page_Facts::data();
		self::assertSame( Product_List::of_page()['name'], $facts['title'] );
		self::assertStringNotContainsString( 'marie', (string) wp_json_encode( $facts ) );
		// A search below a category has that category as its object.
		$GLOBALS['wp_query']->queried_object = get_term( (int) get_option( 'default_category' ) );
		self::assertSame( $facts, Page_Facts::data() );
	}

	/**
	 * @testdox [ANA-03] an order is told by what was bought: net prices, tax and shipping apart, and no word about the buyer; not when it failed or is old
	 * @group woocommerce
	 */
	public function test_an_order_is_told_by_what_was_bought_net_prices(): void {
		self::use_analytics( array( 'google' => 'tag' ) );
		$order = wc_create_order();
		$order->add_product( product( array( 'name' => 'Body', 'price' => '50', 'sku' => 'ARCHIPEL-BODY', 'status' => 'publish' ) ), 2 );
		$order->set_billing_email( 'marie@exemple.fr' );
		$order->set_billing_first_name( 'Marie' );
		$order->calculate_totals();
		$order->set_status( 'processing' );
		$order->save();
		$told = Order_Items::data( $order );
		self::assertSame( array( 'id', 'number', 'tax', 'shipping', 'items' ), array_keys( $told ) );
		self::assertSame( array( 'ARCHIPEL-BODY', 5000, 2 ), array( $told['items'][0]['sku'], $told['items'][0]['price'], $told['items'][0]['quantity'] ) );
		self::assertStringNotContainsStringIgnoringCase( 'marie', (string) wp_json_encode( $told ) );

		$order->set_status( 'failed' );
		self::assertNull( Order_Items::data( $order ) );
		$order->set_status( 'processing' );
		$order->set_date_created( time() - 2 * DAY_IN_SECONDS );
		self::assertNull( Order_Items::data( $order ) );
	}
}
