<?php
namespace Archipel;

/** Finds the islands of the page before its body is rendered, so that their styles are printed in the head. */
final class Page {

	/** @return string The type of the page, as in the build. `shop`, `product`, `cart`, `checkout`, `account`; `other` for pages outside of the shop. */
	public static function type(): string {
		if ( ! function_exists( 'is_woocommerce' ) ) {
			return 'other';
		}
		if ( is_shop() || is_product_taxonomy() || ( is_search() && 'product' === get_query_var( 'post_type' ) ) ) {
			return 'shop';
		}
		if ( is_product() ) {
			return 'product';
		}
		if ( is_cart() ) {
			return 'cart';
		}
		if ( is_checkout() ) {
			return 'checkout';
		}
		return is_account_page() ? 'account' : 'other';
	}

	public static function may_adopt( Island $island, string $type ): bool {
		if ( '' === $island->adopts ) {
			return false;
		}
		$pages = $island->pages;
		$may   = in_array( '*', $pages, true ) || in_array( $type, $pages, true );

		/** Filters whether the page may have markup that an island adopts: the island's styles are then in the head. */
		return (bool) apply_filters( 'archipel_island_on_page', $may, $island->name );
	}

	/** Returns the page's own content; empty if it places no island, which two searches tell for all islands. */
	public static function content(): string {
		$post    = is_singular() ? get_post() : null;
		$content = $post instanceof \WP_Post ? $post->post_content : '';
		return false === strpos( $content, '[archipel_' ) && false === strpos( $content, 'wp:archipel/' ) ? '' : $content;
	}

	/** Whether a content places an island, by block or shortcode. */
	public static function places( string $content, Island $island ): bool {
		// The name is looked for first, because WordPress makes a pattern of all shortcodes.
		$has_name = false !== strpos( $content, '[' . $island->shortcode() );
		return ( $has_name && has_shortcode( $content, $island->shortcode() ) ) || has_block( "archipel/$island->name", $content );
	}
}
