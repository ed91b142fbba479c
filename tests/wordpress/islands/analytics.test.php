<?php
namespace Archipel\Tests;

use Archipel\Islands\Analytics\Item;
use Archipel\Islands\Analytics\Options;
use Archipel\Islands\Analytics\Order_Items;
use Archipel\Islands\Analytics\Page_Facts;
use Archipel\Islands\Analytics\Printer;
use Archipel\Islands\Analytics\Product_List;

/**
 * Runs with the island's options and files; the files load only if a destination is configured.
 *
 * @param array<string, mixed> $props Options.
 * @param callable             $body  Function to run.
 * @return mixed
 */
function with_analytics( array $props, callable $body ) {
	foreach ( array( 'item', 'order-items', 'product-list', 'page-address', 'page-facts', 'printer' ) as $part ) {
		require_once dirname( (string) ( new \ReflectionClass( Options::class ) )->getFileName() ) . "/$part.php";
	}
	choose( chosen( 'analytics', $props ) );
	try {
		return $body();
	} finally {
		choose( array() );
	}
}

/**
 * Adds a product to nested categories.
 *
 * @param \WC_Product $product The product.
 * @param list<string> $names  From the root down.
 * @return \WP_Term The innermost category.
 */
function put_into( \WC_Product $product, array $names ): \WP_Term {
	register_taxonomy( 'product_cat', array( 'product' ), array( 'hierarchical' => true ) );
	$parent = 0;
	foreach ( $names as $name ) {
		$parent = wp_insert_term( $name, 'product_cat', array( 'parent' => $parent ) )['term_id'];
	}
	wp_set_object_terms( $product->get_id(), array( $parent ), 'product_cat', true );
	return get_term( $parent );
}

/**
 * Analytics facts in a tile.
 *
 * @param \WC_Product $product The product.
 * @return array<string, mixed>
 */
function told_in_tile( \WC_Product $product ): array {
	$GLOBALS['product'] = $product;
	$mark               = dom( printed( array( Printer::class, 'print_tile' ) ) )->query( '//span[@hidden]/@data-archipel-item' )->item( 0 );
	return json_decode( (string) $mark->nodeValue, true );
}

test(
	'[ANA-01] [ANA-03] while nobody is to be told nothing is printed and no file but the options is read; a destination changes that',
	static function (): void {
		same( array(), Options::services() );
		$hooks = static fn(): array => array( has_action( 'wp_footer', array( Printer::class, 'print_host' ) ), has_filter( 'woocommerce_add_to_cart_fragments', array( Printer::class, 'add_fragment' ) ), has_action( 'woocommerce_after_shop_loop_item', array( Printer::class, 'print_tile' ) ) );
		same( array( false, false, false ), $hooks() );
		same( null, host_in( printed( static fn() => do_action( 'wp_footer' ) ) ) );
		same( array( 'google-analytics' ), with_analytics( array( 'google' => 'tag' ), array( Options::class, 'services' ) ) );
		same( array( 'google-analytics', 'meta-pixel' ), with_analytics( array( 'google' => 'tag-manager', 'pixelId' => '12' ), array( Options::class, 'services' ) ) );
		same( array(), with_analytics( array( 'google' => 'off', 'measurementId' => 'G-ABCD12' ), array( Options::class, 'services' ) ) );
	}
);

test(
	'[ANA-01] a product is told by its name as text, its price in minor units and its categories from the root down, five at most',
	static function (): void {
		$product = product( array( 'name' => 'Body &amp; <b>dentelle</b>', 'price' => '44.99', 'sku' => 'BODY', 'status' => 'publish' ) );
		put_into( $product, array( 'Archipeltest A' ) );
		put_into( $product, array( 'Archipeltest 1', 'Archipeltest 2', 'Archipeltest 3', 'Archipeltest 4 &amp; 5' ) );
		put_into( $product, array( 'Archipeltest B' ) );
		$item = with_analytics( array( 'google' => 'tag' ), static fn() => Item::of_product( $product ) );
		same( array( 'id' => $product->get_id(), 'variation' => 0, 'sku' => 'BODY', 'name' => 'Body & dentelle', 'price' => 4499, 'quantity' => 1 ), array_diff_key( $item, array( 'categories' => 0, 'variant' => 0 ) ) );
		same( array( 'Archipeltest 1', 'Archipeltest 2', 'Archipeltest 3', 'Archipeltest 4 & 5', 'Archipeltest A' ), $item['categories'] );
	}
);

test(
	'[ANA-01] a tile tells its list and its place there, and no name of a product ends its attribute',
	static function (): void {
		with_analytics(
			array( 'google' => 'tag' ),
			static function (): void {
				$told = told_in_tile( product( array( 'name' => "L'été \"doux\" '><script>", 'status' => 'publish' ) ) );
				same( "L'été \"doux\" '>", $told['name'] );
				same( array( 'id' => 'products', 'name' => \Archipel\Localized::is_french() ? 'Produits' : 'Products' ), $told['list'] );
				same( $told['index'] + 1, told_in_tile( product( array( 'status' => 'publish' ) ) )['index'] );
			}
		);
	}
);

test(
	'[ANA-03] the fragment tells the cart: prices after discounts, of a variation the product and the colour, never its size',
	static function (): void {
		with_analytics(
			array( 'google' => 'tag' ),
			static function (): void {
				free_shipping( array() );
				$cart      = cart( array( array( product( array( 'name' => 'Body', 'price' => '50', 'sku' => 'BODY' ) ), 2 ) ) );
				$fragments = Printer::add_fragment( array( 'a' => 'b' ) );
				same( array( 'a', 'script#archipel-facts' ), array_keys( $fragments ) );
				$told = json_decode( (string) preg_replace( '#^<script[^>]*>|</script>$#', '', $fragments['script#archipel-facts'] ), true );
				same( array( 'code' => get_woocommerce_currency(), 'minorUnit' => 2 ), $told['currency'] );
				same( array( 'BODY', 5000, 2 ), array( $told['items'][0]['sku'], $told['items'][0]['price'], $told['items'][0]['quantity'] ) );
				same( 'not a list', Printer::add_fragment( 'not a list' ) );

				$parent = product( array( 'name' => 'Guêpière', 'sku' => 'GUEPIERE', 'status' => 'publish' ) );
				$bought = product( array( 'name' => 'Guêpière - Noir, 44', 'sku' => 'GUEPIERE-NOIR-44', 'status' => 'publish' ) );
				$item   = Item::make( $parent->get_id(), $bought->get_id(), 4999, 1, array( 'attribute_couleur' => 'Noir', 'attribute_taille' => '44', 'attribute_tour-de-dos' => '95' ), $bought );
				same( array( 'Guêpière', 'GUEPIERE', 'Noir' ), array( $item['name'], $item['sku'], $item['variant'] ) );
				check( false === strpos( (string) wp_json_encode( array_diff_key( $item, array( 'id' => 0, 'variation' => 0 ) ) ), '44' ), (string) wp_json_encode( $item ) );
			}
		);
		$item = with_analytics( array( 'google' => 'tag', 'variants' => array() ), static fn() => Item::make( 1, 0, 1, 1, array( 'attribute_couleur' => 'Noir' ), null ) );
		same( array( '#1', '' ), array( $item['name'], $item['variant'] ) );
	}
);

test(
	'[ANA-03] facts of a page that is nobody’s are the same for all; a site may change them and those of a product',
	static function (): void {
		with_analytics(
			array( 'google' => 'tag' ),
			static function (): void {
				cart( array( array( product( array() ), 1 ) ) );
				$facts = Page_Facts::data();
				same( array( 'address', 'title', 'currency' ), array_keys( $facts ) );
				same( home_url( '/' ), $facts['address'] );
				same( array( 'own' => true ), with_filter( 'archipel_analytics_facts', static fn() => array( 'own' => true ), array( Page_Facts::class, 'data' ) ) );
				same( array( 'own' => true ), with_filter( 'archipel_analytics_item', static fn() => array( 'own' => true ), static fn() => Item::of_product( product( array() ) ) ) );
			}
		);
	}
);

test(
	'[ANA-03] [SEC-03 P6] what is searched for is told neither as a list nor as a title',
	static function (): void {
		with_analytics(
			array( 'google' => 'tag' ),
			static function (): void {
				$before                       = $GLOBALS['wp_query'];
				$GLOBALS['wp_query']          = new \WP_Query();
				$GLOBALS['wp_query']->is_search = true;
				$GLOBALS['wp_query']->set( 's', 'marie' );
				try {
					same( array( 'id' => 'search_results', 'name' => 'Search results' ), in_locale( 'en_US', array( Product_List::class, 'of_page' ) ) );
					same( 'Résultats de recherche', in_locale( 'fr_FR', array( Product_List::class, 'of_page' ) )['name'] );
					$facts = Page_Facts::data();
					same( Product_List::of_page()['name'], $facts['title'] );
					check( false === strpos( (string) wp_json_encode( $facts ), 'marie' ), (string) wp_json_encode( $facts ) );
				} finally {
					$GLOBALS['wp_query'] = $before;
				}
			}
		);
	}
);

test(
	'[ANA-01] the cookie notice asks for those who are told',
	static function (): void {
		same( array( 'youtube', 'google-analytics' ), with_analytics( array( 'google' => 'tag' ), static fn() => Printer::ask_for( array( 'youtube' ) ) ) );
		$named = static fn(): array => \Archipel\Consent\Services::named( array() );
		same( array(), array_intersect( array( 'google-analytics' ), $named() ) );
		same( array( 'google-analytics' ), array_values( array_intersect( array( 'google-analytics', 'gone' ), with_filter( 'archipel_consent_services', static fn() => array( 'google-analytics', 'gone' ), $named ) ) ) );
	}
);

if ( real_shop() ) {
	test(
		'[ANA-03] an order is told by what was bought: net prices, tax and shipping apart, and no word about the buyer; not when it failed or is old',
		static function (): void {
			with_analytics(
				array( 'google' => 'tag' ),
				static function (): void {
					$order = wc_create_order();
					$order->add_product( product( array( 'name' => 'Body', 'price' => '50', 'sku' => 'ARCHIPEL-BODY', 'status' => 'publish' ) ), 2 );
					$order->set_billing_email( 'marie@exemple.fr' );
					$order->set_billing_first_name( 'Marie' );
					$order->calculate_totals();
					$order->set_status( 'processing' );
					$order->save();
					$told = Order_Items::data( $order );
					same( array( 'id', 'number', 'tax', 'shipping', 'items' ), array_keys( $told ) );
					same( array( 'ARCHIPEL-BODY', 5000, 2 ), array( $told['items'][0]['sku'], $told['items'][0]['price'], $told['items'][0]['quantity'] ) );
					check( false === stripos( (string) wp_json_encode( $told ), 'marie' ), (string) wp_json_encode( $told ) );

					$order->set_status( 'failed' );
					same( null, Order_Items::data( $order ) );
					$order->set_status( 'processing' );
					$order->set_date_created( time() - 2 * DAY_IN_SECONDS );
					same( null, Order_Items::data( $order ) );
				}
			);
		}
	);
}
