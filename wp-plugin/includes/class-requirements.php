<?php
namespace Archipel;

/** Checks whether a required plugin is active. Only this table knows the plugins. */
final class Requirements {

	/**
	 * Whether a requirement is met. Valid from `plugins_loaded` on.
	 *
	 * @param string $id Identifier in an island's `requires`.
	 */
	public static function met( string $id ): bool {
		$test = self::table()[ $id ]['test'] ?? null;
		return null === $test ? self::folder_is_active( $id ) : (bool) $test();
	}

	/**
	 * Returns the plugin's displayed name.
	 *
	 * @param string $id Identifier in an island's `requires`.
	 */
	public static function label( string $id ): string {
		return self::table()[ $id ]['label'] ?? $id;
	}

	/** @return array<string, array{label: string, test: callable(): bool}> The known plugins: name, and test whether the plugin is active. */
	private static function table(): array {
		$table = array(
			'woocommerce'         => array(
				'label' => 'WooCommerce',
				'test'  => static fn(): bool => class_exists( 'WooCommerce', false ),
			),
			'ti-wishlist'         => array(
				'label' => 'TI WooCommerce Wishlist',
				'test'  => static fn(): bool => defined( 'TINVWL_FVERSION' ) || defined( 'TINVWL_VERSION' ),
			),
			'ti-wishlist-premium' => array(
				'label' => 'TI WooCommerce Wishlist Premium',
				'test'  => static fn(): bool => defined( 'TINVWL_LOAD_PREMIUM' ),
			),
			'contact-form-7'      => array(
				'label' => 'Contact Form 7',
				'test'  => static fn(): bool => defined( 'WPCF7_VERSION' ),
			),
			'discount-rules'      => array(
				'label' => 'Discount Rules for WooCommerce',
				'test'  => static fn(): bool => defined( 'WDR_VERSION' ),
			),
			'variation-swatches'  => array(
				'label' => 'Variation Swatches for WooCommerce',
				'test'  => static fn(): bool => defined( 'WOO_VARIATION_SWATCHES_PLUGIN_VERSION' ),
			),
			'product-filter'      => array(
				'label' => 'Themify WooCommerce Product Filter',
				'test'  => static fn(): bool => class_exists( 'WPF', false ),
			),
			'cookie-notice'       => array(
				'label' => 'Cookie Notice',
				'test'  => static fn(): bool => class_exists( 'Cookie_Notice', false ),
			),
			'elementor'           => array(
				'label' => 'Elementor',
				'test'  => static fn(): bool => defined( 'ELEMENTOR_VERSION' ),
			),
			'elementor-pro'       => array(
				'label' => 'Elementor Pro',
				'test'  => static fn(): bool => defined( 'ELEMENTOR_PRO_VERSION' ),
			),
			'shopengine'          => array(
				'label' => 'ShopEngine',
				'test'  => static fn(): bool => class_exists( 'ShopEngine', false ),
			),
		);

		/** Filters the plugins that islands may require, by identifier. */
		return apply_filters( 'archipel_requirements', $table );
	}

	/**
	 * Whether a plugin in a folder of that name is active; for ids that are not in the table.
	 *
	 * @param string $folder Name of the folder in the plugins directory.
	 */
	private static function folder_is_active( string $folder ): bool {
		$active = (array) get_option( 'active_plugins', array() );
		if ( is_multisite() ) {
			$active = array_merge( $active, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		}
		foreach ( $active as $file ) {
			if ( is_string( $file ) && 0 === strpos( $file, $folder . '/' ) ) {
				return true;
			}
		}
		return false;
	}
}
