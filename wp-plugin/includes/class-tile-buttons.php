<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** Adds the class that makes WooCommerce's own script skip the buttons, if our island takes them over. */
final class Tile_Buttons {

	private const ISLAND = 'product-tiles';
	private const MARK   = 'wc-interactive';

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	public function register(): void {
		add_filter( 'woocommerce_loop_add_to_cart_args', array( $this, 'mark' ), 20 );
	}

	/**
	 * Adds the class.
	 *
	 * @param array<string, mixed>|mixed $args Arguments of the button's template.
	 * @return array<string, mixed>|mixed
	 */
	public function mark( $args ) {
		if ( is_array( $args ) && $this->islands->takes_over( self::ISLAND ) ) {
			$args['class'] = trim( ( is_string( $args['class'] ?? null ) ? $args['class'] : 'button' ) . ' ' . self::MARK );
		}
		return $args;
	}
}
