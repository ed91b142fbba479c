<?php
/**
 * TI WooCommerce Wishlist, for the browser.
 *
 * @package Archipel
 */

namespace Archipel;

defined( 'ABSPATH' ) || exit;

/**
 * Tells pages which wishlist plugin there is, which is the same for every visitor, and answers `/?wc-ajax=archipel_wishlist` with what the visitor
 * has put aside: ids, lists and counter, small enough to be asked for on any page. WooCommerce has sent the headers against caching before it calls us.
 *
 * It takes no id and no key of a list: a customer's lists are found by the session, a guest's by TI's own cookie, as TI does it.
 */
final class Wishlist {

	/** Hooks in. */
	public function register(): void {
		add_action( 'wc_ajax_archipel_wishlist', array( $this, 'answer' ) );
	}

	/** Whether a wishlist plugin keeps the lists; without one each browser keeps its own. */
	public static function has_server(): bool {
		return '' !== self::server();
	}

	/** Whether there is any list that something can be sent to: a plugin's, or the browser's own, which the hearts fill. */
	public static function is_offered(): bool {
		return self::has_server() || plugin()->islands()->is_on( 'wishlist-button' );
	}

	/** Which one it is: `ti`, `ti-premium` with several lists, or none. */
	private static function server(): string {
		if ( ! class_exists( 'TInvWL_Wishlist' ) || ! function_exists( 'tinv_get_option' ) ) {
			return '';
		}
		return defined( 'TINVWL_LOAD_PREMIUM' ) ? 'ti-premium' : 'ti';
	}

	/** The part `wishlist` of the config, as a query. */
	public static function config(): string {
		$data    = self::data();
		$options = $data['options'] ?? '';
		unset( $data['options'] );
		$data += self::is_offered() ? array() : array( 'off' => '1' );
		return trim( http_build_query( $data ) . '&' . ( is_string( $options ) ? $options : '' ), '&' );
	}

	/**
	 * Where products are put aside; only what differs from what the browser takes for granted.
	 *
	 * @return array<string, mixed>
	 */
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
		 * Changes what pages are told of the wishlist: `server`, `url`, and `options` as a query: `simpleFlow`, `allowParentVariable`, `hideZeroCounter`, `protectedTypes` (separated by commas), and `stats` and languages, which every call carries on.
		 *
		 * @param array<string, mixed> $data Nothing about the visitor: pages are cached.
		 */
		return (array) apply_filters( 'archipel_wishlist', $data );
	}

	/**
	 * More fields of a product's form that its heart sends to the wishlist.
	 *
	 * @return string[]
	 */
	private static function form_fields(): array {
		/**
		 * Names more fields of product forms that hearts send: hidden ones of an add-on that Archipel does not know, or one whose name looks like a token. Sent anyway: attributes, quantity, variation, what shoppers write and choose, hidden fields of known add-ons. Never sent: passwords, payment data, nonces.
		 *
		 * @param string[] $names Names; a `*` at the end stands for whatever follows: `engraving-*`.
		 */
		return array_filter( (array) apply_filters( 'archipel_wishlist_fields', array() ), 'is_string' );
	}

	/** Sends what the visitor has put aside. */
	public function answer(): void {
		if ( ! self::has_server() ) {
			return;
		}
		ob_start();
		$product = isset( $_GET['product'] ) ? absint( $_GET['product'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only, of the visitor's own.
		$reply   = self::read( $product );
		// What other plugins printed meanwhile would make the JSON unreadable.
		ob_end_clean();
		wp_send_json( $reply );
	}

	/**
	 * What the visitor has put aside.
	 *
	 * @param int $product Product whose rows are named, too.
	 * @return array{counter: int, lists: list<array<string, mixed>>, items: object}
	 */
	private static function read( int $product ): array {
		$lists = array();
		$items = array();
		foreach ( self::lists() as $list ) {
			$lists[ (int) $list['ID'] ] = array_filter(
				array(
					'id'       => (int) $list['ID'],
					'shareKey' => (string) ( $list['share_key'] ?? '' ),
					// The one list of the free version is called as the shopper's language calls it.
					'title'    => 'ti-premium' === self::server() ? Shop::plain( (string) ( $list['title'] ?? '' ) ) : '',
					'privacy'  => in_array( $list['status'] ?? '', array( 'public', 'share', 'private' ), true ) ? $list['status'] : '',
					'type'     => (string) ( $list['type'] ?? '' ),
					'isHidden' => ! empty( $list['hide'] ),
				),
				static fn( $value ): bool => '' !== $value && false !== $value
			) + array( 'shareKey' => '' );
		}
		$rows = array() === $lists ? array() : ( new \TInvWL_Product() )->get(
			array(
				'wishlist_id' => array_keys( $lists ),
				'external'    => false,
				'count'       => 9999,
			)
		);
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
	 * The products of a list, 500 of them in less than 2 KB: numbers to the base of 36, all of one width, which stands before them; each product with
	 * `.variation` behind it where there is one, and `row:` before where it is asked for.
	 *
	 * @param list<array{int, int, int}> $rows Row, product, variation; 0 for none.
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

	/**
	 * The visitor's own lists; none is made by asking.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function lists(): array {
		$all  = new \TInvWL_Wishlist();
		$user = get_current_user_id();
		if ( 0 === $user ) {
			return array_values( $all->get_by_sharekey_default() );
		}
		return array_values(
			$all->get(
				array(
					'author' => $user,
					'count'  => 100,
				)
			)
		);
	}
}
