<?php
namespace Archipel;

/** Checks whether a required plugin is active. Only this table knows the plugins. */
final class Requirements {

	/** Name of a plugin, and its constants or classes, of which an active one has any. */
	private const KNOWN = array(
		'woocommerce'         => array( 'WooCommerce', 'WooCommerce' ),
		'ti-wishlist'         => array( 'TI WooCommerce Wishlist', 'TINVWL_FVERSION', 'TINVWL_VERSION' ),
		'ti-wishlist-premium' => array( 'TI WooCommerce Wishlist Premium', 'TINVWL_LOAD_PREMIUM' ),
		'contact-form-7'      => array( 'Contact Form 7', 'WPCF7_VERSION' ),
		'discount-rules'      => array( 'Discount Rules for WooCommerce', 'WDR_VERSION' ),
		'elementor-pro'       => array( 'Elementor Pro', 'ELEMENTOR_PRO_VERSION' ),
		'shopengine'          => array( 'ShopEngine', 'ShopEngine' ),
	);

	/** Whether an identifier in an island's `requires` is met; an unknown one is not. Valid from `plugins_loaded` on. */
	public static function met( string $id ): bool {
		return (bool) ( self::table()[ $id ]['test'] ?? '__return_false' )();
	}

	public static function label( string $id ): string {
		return self::table()[ $id ]['label'] ?? $id;
	}

	/** @return array<string, array{label: string, test: callable(): bool}> The known plugins: name, and test whether the plugin is active. */
	private static function table(): array {
		static $table = array();
		foreach ( array() === $table ? self::KNOWN : array() as $id => $known ) {
			$marks        = array_slice( $known, 1 );
			$table[ $id ] = array(
				'label' => $known[0],
				'test'  => static fn(): bool => array() !== array_filter( $marks, static fn( string $mark ): bool => defined( $mark ) || class_exists( $mark, false ) ),
			);
		}

		/** Filters the plugins that islands may require, by identifier. */
		return (array) apply_filters( 'archipel_requirements', $table );
	}
}
