<?php
namespace Archipel;

/**
 * Answers ajax actions that a theme's scripts send, if no other code does (WP-06): pages keep the widgets of an earlier theme. Answers contain only
 * public data, require no capability, and cost one query of a limited size.
 */
final class Theme_Action {

	/** @var array<string, callable(): void> Functions that send the answers, by action. */
	private static array $answers = array();

	/** Answers an action, named as after `wp_ajax_`, by a function that ends the request, unless the theme or another plugin does. */
	public static function answer( string $action, callable $answer ): void {
		if ( array() === self::$answers ) {
			// The last moment before WordPress looks for an answer: a theme may add its own as late.
			add_action( 'admin_init', array( self::class, 'fill_gap' ), PHP_INT_MAX );
			// ElasticPress leaves out ajax requests.
			add_filter( 'ep_ajax_wp_query_integration', static fn( $is_on ): bool => $is_on || isset( self::$answers[ self::text( 'action', 60 ) ] ) );
		}
		self::$answers[ $action ] = $answer;
	}

	/** Action: adds our answer to the requested action, if there is none. */
	public static function fill_gap(): void {
		$action = self::text( 'action', 60 );
		if ( ! wp_doing_ajax() || ! isset( self::$answers[ $action ] ) || has_action( "wp_ajax_$action" ) || has_action( "wp_ajax_nopriv_$action" ) ) {
			return;
		}
		add_action( "wp_ajax_$action", self::$answers[ $action ] );
		add_action( "wp_ajax_nopriv_$action", self::$answers[ $action ] );
	}

	/** Returns a field of the request as a line of text; empty for a list. */
	public static function text( string $name, int $length ): string {
		$value = $_REQUEST[ $name ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- public data; sanitized below.
		return is_string( $value ) ? mb_substr( sanitize_text_field( wp_unslash( $value ) ), 0, $length ) : '';
	}

	/** Returns a whole number between limits, else the default: PHP's `(int)` makes 2 of `2; DROP`. */
	public static function number( $value, int $fallback, int $max ): int {
		$is_whole = is_int( $value ) || ( is_string( $value ) && ctype_digit( $value ) && strlen( $value ) < 10 );
		return $is_whole && $value > 0 ? min( (int) $value, $max ) : $fallback;
	}

	/** @return list<array<string, mixed>> A part of a query's `tax_query` that leaves out products which the owner hides in the `catalog` or in the `search`. */
	public static function without_hidden( string $where ): array {
		if ( ! taxonomy_exists( 'product_visibility' ) ) {
			return array();
		}
		$hidden = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ? array( 'outofstock' ) : array();
		return array(
			array(
				'taxonomy' => 'product_visibility',
				'field'    => 'slug',
				'terms'    => array_merge( $hidden, array( "exclude-from-$where" ) ),
				'operator' => 'NOT IN',
			),
		);
	}
}
