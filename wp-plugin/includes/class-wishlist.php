<?php
namespace Archipel;

/**
 * Adds the wishlist plugin to the config, the same for every visitor, and answers `/?wc-ajax=archipel_wishlist` with the visitor's wishlists:
 * ids, lists and count, small enough to be requested on any page. WooCommerce has sent no-cache headers before this is called.
 *
 * Accepts no id and no key of a list: a customer's lists are found by the session, a guest's by TI's own cookie, as in TI itself.
 */
final class Wishlist {

	/** @var list<string> Names of islands that fill the browser's own lists. */
	private static array $fillers = array();

	public function register(): void {
		add_action( 'wc_ajax_archipel_wishlist', array( $this, 'answer' ) );
		// The owner's screens read the stored options.
		if ( ! is_admin() ) {
			add_filter( 'option_tinvwl-integrations', array( self::class, 'complete_integrations' ) );
		}
	}

	/** Filter: adds TI's default, on, to its switches of integrations. For each one that is not stored, on a new site all sixty, TI makes all its settings anew: 40 ms of every request. */
	public static function complete_integrations( $stored ) {
		return is_array( $stored ) ? $stored + array_fill_keys( array_keys( (array) ( $GLOBALS['tinvwl_integrations'] ?? array() ) ), true ) : $stored;
	}

	/** Whether a wishlist plugin stores the lists; otherwise each browser stores its own. */
	public static function has_server(): bool {
		return '' !== self::server();
	}

	public static function add_filler( string $island ): void {
		self::$fillers[] = $island;
	}

	/** Whether the shop has wishlists: a plugin's, or the browser's own. */
	public static function is_offered(): bool {
		return self::has_server() || array() !== array_filter( self::$fillers, array( plugin()->islands(), 'is_on' ) );
	}

	/** Returns the wishlist plugin: `ti`, `ti-premium` with several lists, or an empty string. */
	private static function server(): string {
		if ( ! class_exists( 'TInvWL_Wishlist' ) || ! function_exists( 'tinv_get_option' ) ) {
			return '';
		}
		return defined( 'TINVWL_LOAD_PREMIUM' ) ? 'ti-premium' : 'ti';
	}

	/** Returns the part `wishlist` of the config, as a query string. */
	public static function config(): string {
		$data    = self::data();
		$options = $data['options'] ?? '';
		unset( $data['options'] );
		$data += self::is_offered() ? array() : array( 'off' => '1' );
		return trim( http_build_query( $data ) . '&' . ( is_string( $options ) ? $options : '' ), '&' );
	}

	/** @return array<string, mixed> The wishlist's config; only values that differ from the browser's defaults. */
	public static function data(): array {
		$server = self::server();
		$data   = '' === $server ? array() : array_filter(
			array(
				'server'  => $server,
				'url'     => tinv_get_option( 'page', 'wishlist' ) ? (string) get_permalink( (int) apply_filters( 'wpml_object_id', tinv_get_option( 'page', 'wishlist' ), 'page', true ) ) : '', // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's filter, as TI asks it.
				'options' => http_build_query(
					array_filter(
						array(
							'simpleFlow'          => (string) tinv_get_option( 'general', 'simple_flow' ),
							'allowParentVariable' => (string) apply_filters( 'tinvwl_allow_add_parent_variable_product', '' ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- TI's filter.
							'hideZeroCounter'     => (string) tinv_get_option( 'topline', 'hide_zero_counter' ),
							'stats'               => (string) tinv_get_option( 'general', 'product_stats' ),
							'formFields'          => implode( ',', self::form_fields() ),
							'lang'                => (string) apply_filters( 'wpml_current_language', '' ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's filter.
							'lang_default'        => (string) apply_filters( 'wpml_default_language', '' ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's filter.
						),
						static fn( string $value ): bool => '' !== $value && '0' !== $value
					)
				),
			),
			static fn( string $value ): bool => '' !== $value
		);

		/**
		 * Filters the wishlist's config: `server`, `url`, and `options` as a query string: `simpleFlow`, `allowParentVariable`, `hideZeroCounter`, `protectedTypes` (comma-separated), and `stats` and languages, which every request repeats.
		 *
		 * @param array<string, mixed> $data No data of the visitor, because pages are cached.
		 */
		return (array) apply_filters( 'archipel_wishlist', $data );
	}

	/** @return string[] Additional fields of a product's form that its heart sends to the wishlist. */
	private static function form_fields(): array {
		/**
		 * Filters additional fields of product forms that hearts send: hidden fields of an unknown add-on, or names that look like a token. Always sent: attributes, quantity, variation, visible inputs, hidden fields of known add-ons. Never sent: passwords, payment data, nonces.
		 *
		 * @param string[] $names Names; a `*` at the end is a wildcard: `engraving-*`.
		 */
		return array_filter( (array) apply_filters( 'archipel_wishlist_fields', array() ), 'is_string' );
	}

	public function answer(): void {
		if ( ! self::has_server() ) {
			return;
		}
		$product = isset( $_GET['product'] ) ? absint( $_GET['product'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only, of the visitor's own.
		wp_send_json( self::read( $product ) );
	}

	public static function count(): int {
		return self::read( 0 )['counter'];
	}

	/** @return array{counter: int, lists: list<array<string, mixed>>, items: object} The visitor's wishlists, with the row ids of this product. */
	private static function read( int $product ): array {
		// Output of other plugins would break the JSON.
		ob_start();
		$lists = array();
		$items = array();
		foreach ( self::lists() as $list ) {
			$lists[ (int) $list['ID'] ] = array_filter(
				array(
					'id'       => (int) $list['ID'],
					'shareKey' => (string) ( $list['share_key'] ?? '' ),
					// The single list of the free version is named by the browser, in the page's language.
					'title'    => 'ti-premium' === self::server() ? Shop::plain( (string) ( $list['title'] ?? '' ) ) : '',
					'privacy'  => in_array( $list['status'] ?? '', array( 'public', 'share', 'private' ), true ) ? $list['status'] : '',
					'type'     => (string) ( $list['type'] ?? '' ),
					'isHidden' => ! empty( $list['hide'] ),
				),
				static fn( $value ): bool => '' !== $value && false !== $value
			) + array( 'shareKey' => '' );
		}
		$query = array(
			'wishlist_id' => array_keys( $lists ),
			'external'    => false,
			'count'       => 9999,
		);
		$rows  = array() === $lists ? array() : ( new \TInvWL_Product() )->get( $query );
		ob_end_clean();
		foreach ( $rows as $row ) {
			$items[ (int) $row['wishlist_id'] ][] = array( $product === (int) $row['product_id'] ? (int) $row['ID'] : 0, (int) $row['product_id'], (int) $row['variation_id'] );
		}
		return array(
			'counter' => count( $rows ),
			'lists'   => array_values( $lists ),
			'items'   => (object) array_map( array( self::class, 'codes' ), $items ),
		);
	}

	/**
	 * Encodes the products of a list, 500 of them in less than 2 KB: base-36 numbers of one width, which is the first character. A product may have
	 * a suffix `.variation`, and a prefix `row:` if requested.
	 *
	 * @param list<array{int, int, int}> $rows Row id, product id, variation id; 0 for none.
	 */
	private static function codes( array $rows ): string {
		$width = strlen( base_convert( (string) max( array_merge( array( 0 ), ...$rows ) ), 10, 36 ) );
		$code  = static fn( int $id ): string => str_pad( base_convert( (string) $id, 10, 36 ), $width, '0', STR_PAD_LEFT );
		$text  = (string) $width;
		foreach ( $rows as list( $row, $product, $variation ) ) {
			$text .= ( $row ? $code( $row ) . ':' : '' ) . $code( $product ) . ( $variation ? '.' . $code( $variation ) : '' );
		}
		return $text;
	}

	/** @return list<array<string, mixed>> The visitor's own lists, without creating one. */
	private static function lists(): array {
		$all  = new \TInvWL_Wishlist();
		$user = get_current_user_id();
		if ( 0 === $user ) {
			return array_values( $all->get_by_sharekey_default() );
		}
		$query = array(
			'author' => $user,
			'count'  => 100,
		);
		return array_values( $all->get( $query ) );
	}
}
