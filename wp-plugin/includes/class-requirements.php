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
		'variation-swatches'  => array( 'Variation Swatches for WooCommerce', 'WOO_VARIATION_SWATCHES_PLUGIN_VERSION' ),
		'product-filter'      => array( 'Themify WooCommerce Product Filter', 'WPF' ),
		'cookie-notice'       => array( 'Cookie Notice', 'Cookie_Notice' ),
		'elementor'           => array( 'Elementor', 'ELEMENTOR_VERSION' ),
		'elementor-pro'       => array( 'Elementor Pro', 'ELEMENTOR_PRO_VERSION' ),
		'shopengine'          => array( 'ShopEngine', 'ShopEngine' ),
	);

	/** Whether an identifier in an island's `requires` is met. Valid from `plugins_loaded` on. */
	public static function met( string $id ): bool {
		$test = self::table()[ $id ]['test'] ?? null;
		return null === $test ? self::folder_is_active( $id ) : (bool) $test();
	}

	/** Returns the plugin's displayed name. */
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
		return apply_filters( 'archipel_requirements', $table );
	}

	/** Whether a plugin in a folder of that name is active; for ids that are not in the table. */
	private static function folder_is_active( string $folder ): bool {
		$active = (array) get_option( 'active_plugins', array() );
		if ( is_multisite() ) {
			$active = array_merge( $active, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		}
		return in_array( $folder, array_map( 'dirname', array_filter( $active, 'is_string' ) ), true );
	}
}
