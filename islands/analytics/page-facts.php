<?php
namespace Archipel\Islands\Analytics;

use Archipel\Shop;
use Archipel\Wishlist;

/** Collects the data of the current page. Cart and order data appear only on pages that WooCommerce excludes from caches. */
final class Page_Facts {

	/** Order of a thank-you page. */
	private static ?\WC_Order $order = null;

	/** Notes the order of the thank-you page; WooCommerce has already verified its key. */
	public static function note_order( $id ): void {
		$order       = wc_get_order( is_numeric( $id ) ? (int) $id : 0 );
		self::$order = $order instanceof \WC_Order ? $order : null;
	}

	/** @return array<string, mixed> The data of the page. */
	public static function data(): array {
		$product  = is_product() ? wc_get_product( get_queried_object_id() ) : null;
		$category = Product_List::category();
		$facts    = self::place() + array( 'currency' => self::currency() ) + array_filter(
			array(
				'product'  => $product instanceof \WC_Product ? Item::of_product( $product ) : null,
				'cart'     => is_cart() ? self::cart() : null,
				// Not on order-pay and thank-you pages.
				'checkout' => is_checkout() && ! is_wc_endpoint_url() ? self::cart() : null,
				'order'    => self::$order ? Order_Items::data( self::$order ) : null,
				'category' => $category instanceof \WP_Term ? array(
					'name' => Shop::plain( $category->name ),
					'path' => Item::path( $category ),
					'list' => Product_List::of_page()['id'] ?? '',
				) : null,
			),
			static fn( $fact ): bool => null !== $fact && array() !== $fact
		);

		/**
		 * Filters the page data for analytics. Pages are cached and printed before consent: the data must not contain anything about a visitor.
		 *
		 * @param array<string, mixed> $facts `address`, `title`, `currency`, and by page `product`, `cart`, `checkout`, `order`, `category`.
		 */
		return (array) apply_filters( 'archipel_analytics_facts', $facts );
	}

	/** @return array{currency: array{code: string, minorUnit: int}, items: list<array<string, mixed>>} The cart data for the fragment. */
	public static function cart_data( \WC_Cart $cart ): array {
		return array(
			'currency' => self::currency(),
			'items'    => Item::of_cart( $cart ),
		);
	}

	/** @return array{code: string, minorUnit: int} Code and number of decimals of the currency. */
	private static function currency(): array {
		return array(
			'code'      => self::$order ? self::$order->get_currency() : get_woocommerce_currency(),
			'minorUnit' => wc_get_price_decimals(),
		);
	}

	/** @return list<array<string, mixed>> The items of the visitor's cart. */
	private static function cart(): array {
		return WC()->cart instanceof \WC_Cart ? Item::of_cart( WC()->cart ) : array();
	}

	/** @return array{address: string, title: string} Without personal data: of a search, wishlist, account page or order only the kind of page. */
	private static function place(): array {
		$list = Product_List::of_page();
		$post = is_singular() ? get_post() : null;
		if ( null !== $list && ! $post instanceof \WP_Post ) {
			$term = is_search() ? null : get_queried_object();
			$link = $term instanceof \WP_Term && ( 'shop' !== $list['id'] ) ? get_term_link( $term ) : wc_get_page_permalink( 'shop' );
			return self::of( is_string( $link ) ? $link : home_url( '/' ), $list['name'] );
		}
		if ( $post instanceof \WP_Post ) {
			return self::of( self::with_endpoint( (string) get_permalink( $post ) ), self::is_wishlist( $post ) ? '' : get_the_title( $post ) );
		}
		return self::of( home_url( '/' ), get_bloginfo( 'name' ) );
	}

	/** Returns the page's URL with its endpoint, without the value after the endpoint (order number, token). */
	private static function with_endpoint( string $link ): string {
		$endpoint = is_wc_endpoint_url() ? WC()->query->get_current_endpoint() : '';
		$slug     = '' === $endpoint ? '' : (string) ( WC()->query->get_query_vars()[ $endpoint ] ?? $endpoint );
		return '' === $slug || false !== strpos( $link, '?' ) ? $link : trailingslashit( $link ) . $slug . '/';
	}

	/** Whether a page shows a wishlist, whose title is a visitor's text. */
	private static function is_wishlist( \WP_Post $post ): bool {
		$url = (string) ( Wishlist::data()['url'] ?? '' );
		return '' !== $url && url_to_postid( $url ) === $post->ID;
	}

	/** @return array{address: string, title: string} The sanitized address, and the title as plain text. */
	private static function of( string $link, string $title ): array {
		return array(
			'address' => esc_url_raw( $link ),
			'title'   => Shop::plain( $title ),
		);
	}
}
