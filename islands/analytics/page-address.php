<?php
namespace Archipel\Islands\Analytics;

use Archipel\Shop;
use Archipel\Wishlist;

/** Builds address and title without personal data: for a search, wishlist, account page or order only the kind of page. */
final class Page_Address {

	/** @return array{address: string, title: string} Address and title of the page. */
	public static function data(): array {
		$list = Product_List::of_page();
		$post = is_singular() ? get_post() : null;
		if ( null !== $list && ! $post instanceof \WP_Post ) {
			$term = is_search() ? null : get_queried_object();
			$link = $term instanceof \WP_Term && ( 'shop' !== $list['id'] ) ? get_term_link( $term ) : wc_get_page_permalink( 'shop' );
			return self::of( is_string( $link ) ? $link : home_url( '/' ), $list['name'] );
		}
		if ( $post instanceof \WP_Post ) {
			return self::of( self::parent_endpoint( (string) get_permalink( $post ) ), self::is_wishlist( $post ) ? '' : get_the_title( $post ) );
		}
		return self::of( home_url( '/' ), get_bloginfo( 'name' ) );
	}

	/** Returns the page's URL with its endpoint, without the value after the endpoint (order number, token). */
	private static function parent_endpoint( string $link ): string {
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
