<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** Finds the islands of the page before its body is rendered, so that their styles are printed in the head. */
final class Page {

	/** @return string The type of the page, as in the build. `shop`, `product`, `cart`, `checkout`, `account`; `other` for pages outside of the shop. */
	public static function type(): string {
		if ( ! function_exists( 'is_woocommerce' ) ) {
			return 'other';
		}
		$tests = array(
			'shop'     => is_shop() || is_product_taxonomy() || ( is_search() && 'product' === get_query_var( 'post_type' ) ),
			'product'  => is_product(),
			'cart'     => is_cart(),
			'checkout' => is_checkout(),
			'account'  => is_account_page(),
		);
		return (string) ( array_key_first( array_filter( $tests ) ) ?? 'other' );
	}

	/** Whether an island may adopt markup of this page. */
	public static function may_adopt( Island $island ): bool {
		if ( '' === $island->adopts() ) {
			return false;
		}
		$pages = $island->pages();
		$may   = in_array( '*', $pages, true ) || in_array( self::type(), $pages, true );

		/**
		 * Filters whether the page may have markup that an island adopts: the island's styles are then in the head.
		 *
		 * @param bool   $may  Whether it may have such markup.
		 * @param string $name Name of the island.
		 */
		return (bool) apply_filters( 'archipel_island_on_page', $may, $island->name );
	}

	/** @return list<string> The names of islands that the page's own content places by shortcode or block. */
	public static function placed(): array {
		$post = is_singular() ? get_post() : null;
		if ( ! $post instanceof \WP_Post ) {
			return array();
		}
		preg_match_all( '/\[archipel_([a-z0-9_]+)/', $post->post_content, $shortcodes );
		preg_match_all( '/<!--\s+wp:archipel\/([a-z0-9-]+)/', $post->post_content, $blocks );
		return array_values( array_unique( array_merge( str_replace( '_', '-', $shortcodes[1] ), $blocks[1] ) ) );
	}
}
