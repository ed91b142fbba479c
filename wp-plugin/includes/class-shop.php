<?php
namespace Archipel;

/** The shop for the browser: URLs, currency and page type. Without WooCommerce only the data of WordPress. */
final class Shop {

	/** @return array<string, mixed> The part `shop` of the config. */
	public static function data(): array {
		$data = array(
			'ajaxUrl'    => admin_url( 'admin-ajax.php', 'relative' ),
			'restUrl'    => esc_url_raw( rest_url() ),
			'timezone'   => wp_timezone_string(),
			'isCart'     => false,
			'isCheckout' => false,
		);
		if ( ! function_exists( 'WC' ) ) {
			return $data;
		}
		$name = md5( get_current_blog_id() . '_' . get_site_url( get_current_blog_id(), '/' ) . get_template() );
		return array_merge(
			$data,
			array(
				'wcAjaxUrl'            => \WC_AJAX::get_endpoint( '%%endpoint%%' ),
				'cartUrl'              => wc_get_cart_url(),
				'checkoutUrl'          => wc_get_checkout_url(),
				'shopUrl'              => wc_get_page_permalink( 'shop' ),
				'currency'             => self::currency(),
				'cartRedirectAfterAdd' => 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ),
				'isCart'               => is_cart(),
				'isCheckout'           => is_checkout(),
				'wishlist'             => Wishlist::config(),
				// Storage keys of WooCommerce's own scripts, through the same filters.
				'cartHashKey'          => apply_filters( 'woocommerce_cart_hash_key', 'wc_cart_hash_' . $name ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
				'fragmentName'         => apply_filters( 'woocommerce_cart_fragment_name', 'wc_fragments_' . $name ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
			)
		);
	}

	/** @return array{code: string, minorUnit: int, decimalSeparator: string, thousandSeparator: string, prefix: string, suffix: string} The format of prices. */
	public static function currency(): array {
		$code   = get_woocommerce_currency();
		$symbol = self::decode( get_woocommerce_currency_symbol( $code ) );
		$parts  = explode( '%2$s', self::decode( get_woocommerce_price_format() ), 2 );
		return array(
			'code'              => $code,
			'minorUnit'         => wc_get_price_decimals(),
			'decimalSeparator'  => self::decode( wc_get_price_decimal_separator() ),
			'thousandSeparator' => self::decode( wc_get_price_thousand_separator() ),
			'prefix'            => str_replace( '%1$s', $symbol, $parts[0] ),
			'suffix'            => str_replace( '%1$s', $symbol, $parts[1] ?? '' ),
		);
	}

	/** @return array{src: string, srcset: string, sizes: string, alt: string, width: int, height: int}|null A picture in the size of tiles; null if there is none. */
	public static function image( int $id ): ?array {
		$size  = 'woocommerce_thumbnail';
		$image = $id > 0 ? wp_get_attachment_image_src( $id, $size ) : false;
		if ( false === $image ) {
			return null;
		}
		return array(
			'src'    => $image[0],
			'srcset' => (string) wp_get_attachment_image_srcset( $id, $size ),
			'sizes'  => (string) wp_get_attachment_image_sizes( $id, $size ),
			'alt'    => self::plain( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
			'width'  => (int) $image[1],
			'height' => (int) $image[2],
		);
	}

	/** Converts an amount in the currency's main unit to minor units: 44.99 euros to 4499. */
	public static function minor( $amount ): int {
		$decimals = wc_get_price_decimals();
		// Rounded to decimals first: since PHP 8.4 `round()` sees that 1.005 × 100 is below 100.5 in binary.
		return (int) round( round( (float) $amount, $decimals ) * 10 ** $decimals );
	}

	/** Returns text without markup and entities, for JSON, trimmed. */
	public static function plain( string $html ): string {
		return self::decode( wp_strip_all_tags( $html ) );
	}

	/** Decodes entities and keeps white space, which separators may consist of. */
	private static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** Calls a function after a change of what many products' choices show: an attribute, one of its terms, a picture. For caches in post meta. */
	public static function on_choices_change( callable $forget ): void {
		foreach ( array( 'woocommerce_attribute_updated', 'attachment_updated', 'delete_attachment' ) as $hook ) {
			add_action( $hook, static fn() => $forget() );
		}
		$forget_term = static function ( $term, $relation, $taxonomy ) use ( $forget ): void {
			if ( 0 === strpos( $taxonomy, 'pa_' ) ) {
				$forget();
			}
		};
		// Variations get the new slug of a term from WooCommerce, at 10.
		add_action( 'edited_term', $forget_term, 20, 3 );
		add_action( 'delete_term', $forget_term, 20, 3 );
	}
}
