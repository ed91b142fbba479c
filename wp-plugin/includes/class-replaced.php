<?php
namespace Archipel;

defined( 'ABSPATH' ) || exit;

/** Describes the scripts and styles that an island replaces: what a script does, for the owner, and its handle, for a developer. */
final class Replaced {

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/** Returns a text about all handles that an island replaces. */
	public function help( Island $island ): string {
		$handles = array_unique( array_merge( $island->replaces( 'scripts' ), $island->replaces( 'styles' ) ) );
		$words   = array();
		foreach ( $handles as $handle ) {
			$words[ self::words( $handle ) ][] = $handle;
		}
		$texts  = array();
		$shared = array();
		foreach ( $words as $text => $named ) {
			$texts[] = '' === $text ? implode( ', ', $named ) : sprintf( '%1$s (%2$s)', $text, implode( ', ', $named ) );
			foreach ( $named as $handle ) {
				$others = $this->others( $handle, $island );
				if ( array() !== $others ) {
					/* translators: 1: what a script does, 2: names of islands. */
					$shared[] = sprintf( __( '%1$s goes once these take over too: %2$s.', 'archipel' ), '' === $text ? $handle : ucfirst( $text ), implode( ', ', $others ) );
				}
			}
		}
		/* translators: %s: list of scripts. */
		return implode( ' ', array_merge( array( sprintf( __( 'Replaces %s.', 'archipel' ), implode( ', ', $texts ) ) ), array_unique( $shared ) ) );
	}

	/** @return list<string> The titles of other islands that replace a handle. */
	private function others( string $handle, Island $island ): array {
		$titles = array();
		foreach ( $this->islands->all() as $other ) {
			if ( $other->name !== $island->name && in_array( $handle, array_merge( $other->replaces( 'scripts' ), $other->replaces( 'styles' ) ), true ) ) {
				$titles[] = $other->title();
			}
		}
		return $titles;
	}

	/** Returns a description of a script or style; empty for an unknown handle. */
	private static function words( string $handle ): string {
		$words = array(
			'wc-order-attribution'       => __( 'WooCommerce’s order attribution scripts', 'archipel' ),
			'sourcebuster-js'            => __( 'WooCommerce’s order attribution scripts', 'archipel' ),
			'wp-consent-api-integration' => __( 'WooCommerce’s order attribution scripts', 'archipel' ),
			'zxcvbn-async'               => __( 'WordPress’s loader of its password strength meter', 'archipel' ),
			'wc-checkout'                => __( 'WooCommerce’s checkout script', 'archipel' ),
			'wc-country-select'          => __( 'WooCommerce’s address scripts', 'archipel' ),
			'wc-address-i18n'            => __( 'WooCommerce’s address scripts', 'archipel' ),
			'selectWoo'                  => __( 'WooCommerce’s drawn lists', 'archipel' ),
			'select2'                    => __( 'WooCommerce’s drawn lists', 'archipel' ),
			'wc-cart'                    => __( 'WooCommerce’s cart script', 'archipel' ),
			'wc-cart-fragments'          => __( 'WooCommerce’s script that refreshes the cart on every page', 'archipel' ),
			'wc-add-to-cart'             => __( 'WooCommerce’s add-to-cart script', 'archipel' ),
			'wc-add-to-cart-variation'   => __( 'WooCommerce’s script for variations', 'archipel' ),
			'wc-single-product'          => __( 'WooCommerce’s product page script', 'archipel' ),
			'flexslider'                 => __( 'WooCommerce’s picture slider', 'archipel' ),
			'zoom'                       => __( 'WooCommerce’s picture zoom', 'archipel' ),
			'photoswipe'                 => __( 'WooCommerce’s picture viewer', 'archipel' ),
			'photoswipe-ui-default'      => __( 'WooCommerce’s picture viewer', 'archipel' ),
			'photoswipe-default-skin'    => __( 'WooCommerce’s picture viewer', 'archipel' ),
			'woo-variation-swatches'     => __( 'the script of Variation Swatches', 'archipel' ),
			'cookie-notice-front'        => __( 'the script of Cookie Notice', 'archipel' ),
			'shopengine-quickview'       => __( 'ShopEngine’s quick view script', 'archipel' ),
			'wpf'                        => __( 'the scripts of Themify Product Filter', 'archipel' ),
			'wpf-select'                 => __( 'the scripts of Themify Product Filter', 'archipel' ),
			'wpfui-css'                  => __( 'the scripts of Themify Product Filter', 'archipel' ),
			'contact-form-7'             => __( 'the scripts of Contact Form 7', 'archipel' ),
			'swv'                        => __( 'the scripts of Contact Form 7', 'archipel' ),
			'storefront-navigation'      => __( 'Storefront’s menu script', 'archipel' ),
			'tinvwl'                     => __( 'the scripts of TI Wishlist', 'archipel' ),
			'tinvwl-clipboard'           => __( 'the scripts of TI Wishlist', 'archipel' ),
			'awdr-main'                  => __( 'the scripts of Discount Rules', 'archipel' ),
			'awdr-dynamic-price'         => __( 'the scripts of Discount Rules', 'archipel' ),
		);
		// WooCommerce registers its libraries also under a handle with the prefix `wc-`.
		return $words[ $handle ] ?? $words[ (string) preg_replace( '/^wc-/', '', $handle ) ] ?? '';
	}
}
