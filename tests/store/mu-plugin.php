<?php
/**
 * Must-use plugin of the store that `npm run store` starts: sets it up and seeds it, and does for tests what only the server can, by
 * `/?archipel-store=STEP`. It answers whoever asks: it is for no site that others reach.
 */

namespace Archipel\Store;

// No mail leaves the machine; forms hear that theirs was sent.
add_filter( 'pre_wp_mail', '__return_true' );

if ( isset( $_GET['preload'] ) ) {
	add_filter( 'woocommerce_ajax_variation_threshold', static fn() => PHP_INT_MAX );
}
if ( isset( $_GET['theme'] ) ) {
	foreach ( array( 'template', 'stylesheet' ) as $archipel_option ) {
		add_filter( "pre_option_$archipel_option", static fn() => preg_replace( '/[^a-z0-9-]/', '', $_GET['theme'] ) );
	}
}

if ( isset( $_COOKIE['sans-iles'] ) ) {
	add_filter( 'option_active_plugins', static fn( $plugins ) => array_values( array_diff( (array) $plugins, array( 'archipel/archipel.php' ) ) ) );
}

add_action(
	'wp_loaded',
	static function (): void {
		$step = array( Steps::class, (string) ( $_GET['archipel-store'] ?? '' ) );
		if ( ! is_callable( $step ) ) {
			return;
		}
		set_time_limit( 0 );
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		ob_start();
		try {
			$answer = $step( $_GET );
		} catch ( \Throwable $error ) {
			$answer = array( 'error' => "{$error->getMessage()} ({$error->getFile()}:{$error->getLine()})" );
		}
		$printed = trim( (string) ob_get_clean() );
		wp_send_json( '' === $printed ? $answer : array( 'error' => $printed ) + $answer );
	},
	PHP_INT_MAX
);

/** Each public method is a step: it gets the query, and returns what is told as JSON. */
final class Steps {

	private const OURS = 'archipel/archipel.php';

	/** What runs here, with which versions. */
	public static function about(): array {
		$active  = array_merge( (array) get_option( 'active_plugins' ), array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		$headers = array_intersect_key( get_plugins(), array_flip( $active ) );
		$islands = isset( $headers[ self::OURS ] ) ? \Archipel\plugin()->islands() : null;
		$shop    = class_exists( 'WooCommerce', false );
		$orders  = $shop ? \Automattic\WooCommerce\Utilities\OrderUtil::get_table_for_orders() : '';
		$type    = $orders === $GLOBALS['wpdb']->posts ? 'post_type' : 'type';
		return array(
			'wordpress'  => $GLOBALS['wp_version'],
			'php'        => PHP_VERSION,
			'theme'      => wp_get_theme()->get( 'Name' ),
			'plugins'    => array_combine( array_map( 'dirname', array_keys( $headers ) ), array_column( $headers, 'Version' ) ),
			'on'         => $islands ? array_keys( $islands->enabled() ) : array(),
			'placeable'  => $islands ? array_keys( $islands->placeable() ) : array(),
			'hpos'       => $shop && \Automattic\WooCommerce\Utilities\OrderUtil::custom_orders_table_usage_is_enabled(),
			'compatible' => $shop ? \Automattic\WooCommerce\Utilities\FeaturesUtil::get_compatible_features_for_plugin( self::OURS )['compatible'] : array(),
			'orders'     => $shop ? (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM $orders WHERE $type = 'shop_order'" ) : 0,
		);
	}

	/** Activates the plugins of these folders, in a network on all sites; those that refuse, by folder, with their reason. */
	public static function activate( array $ask ): array {
		$refused = array();
		foreach ( array_keys( get_plugins() ) as $file ) {
			if ( in_array( dirname( $file ), explode( ',', $ask['plugins'] ), true ) ) {
				$result = activate_plugin( $file, '', is_multisite() );
				if ( is_wp_error( $result ) ) {
					$refused[ dirname( $file ) ] = $result->get_error_message();
				}
			}
		}
		return array( 'refused' => (object) $refused );
	}

	/** Theme, addresses, currency, payment and shipping. */
	public static function settings( array $ask ): array {
		switch_theme( $ask['stylesheet'] );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		update_option( 'comment_moderation', 0 );
		update_option( 'comment_previously_approved', 0 );
		update_user_meta( 1, 'show_welcome_panel', 0 );
		if ( ! class_exists( 'WooCommerce', false ) ) {
			return array();
		}
		// Done by WooCommerce in its first request to the admin, which would change what is set here.
		do_action( 'woocommerce_newly_installed' );
		update_option( 'woocommerce_newly_installed', 'no' );
		$tables = wc_get_container()->get( \Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer::class );
		if ( ! $tables->check_orders_table_exists() ) {
			$tables->create_database_tables();
		}
		update_option( 'woocommerce_custom_orders_table_enabled', $ask['hpos'] ?? 'yes' );
		foreach ( array(
			'permalinks'                            => array( 'product_base' => '/produit', 'category_base' => 'categorie-produit', 'tag_base' => '', 'attribute_base' => '' ),
			'currency'                              => 'EUR',
			'default_country'                       => 'FR',
			'price_decimal_sep'                     => ',',
			'price_thousand_sep'                    => ' ',
			'currency_pos'                          => 'right_space',
			'coming_soon'                           => 'no',
			'enable_ajax_add_to_cart'               => 'yes',
			'cart_redirect_after_add'               => 'no',
			// SQLite has no locks of rows, by which WooCommerce holds stock for an order that is not paid.
			'hold_stock_minutes'                    => '',
			'enable_checkout_login_reminder'        => 'yes',
			'enable_myaccount_registration'         => 'yes',
			'registration_generate_password'        => 'no',
			'allow_tracking'                        => 'no',
			'show_marketplace_suggestions'          => 'no',
			'cod_settings'                          => array( 'enabled' => 'yes', 'title' => 'Paiement à la livraison', 'enable_for_methods' => array(), 'enable_for_virtual' => 'yes' ),
			'bacs_settings'                         => array( 'enabled' => 'yes', 'title' => 'Virement bancaire' ),
		) as $name => $value ) {
			update_option( "woocommerce_$name", $value );
		}
		delete_transient( '_wc_activation_redirect' );
		update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );
		\WC_Install::create_pages();
		foreach ( array( 'shop' => array( 'Boutique', 'boutique', '' ), 'cart' => array( 'Panier', 'page-panier', '[woocommerce_cart]' ), 'checkout' => array( 'Commande', 'commande', '[woocommerce_checkout]' ), 'myaccount' => array( 'Mon compte', 'mon-compte', '[woocommerce_my_account]' ) ) as $page => list( $title, $slug, $content ) ) {
			wp_update_post( array( 'ID' => wc_get_page_id( $page ), 'post_title' => $title, 'post_name' => $slug, 'post_content' => $content ) );
		}
		$zone = new \WC_Shipping_Zone( 0 );
		foreach ( $zone->get_shipping_methods() ? array() : array( 'flat_rate' => array( 'title' => 'Colissimo', 'tax_status' => 'none', 'cost' => '4.90' ), 'free_shipping' => array( 'title' => 'Livraison offerte', 'requires' => 'either', 'min_amount' => '60' ), 'local_pickup' => array( 'title' => 'Retrait' ) ) as $method => $options ) {
			update_option( "woocommerce_{$method}_" . $zone->add_shipping_method( $method ) . '_settings', $options );
		}
		return array();
	}

	/** Products and their categories; with `only`, those of these slugs. */
	public static function catalogue( array $ask ): array {
		( new Products( self::data() ) )->seed( array_filter( explode( ',', $ask['only'] ?? '' ) ) );
		wc_recount_all_terms();
		wc_delete_product_transients();
		delete_transient( 'wc_attribute_taxonomies' );
		// Made again by the next request, which knows the new taxonomies.
		delete_option( 'rewrite_rules' );
		return array();
	}

	/** Pages, users, coupons, forms, rules, menu and widgets, as far as their plugins are there. */
	public static function pages(): array {
		$seed = new Pages( self::data() );
		$seed->pages();
		$seed->islands();
		if ( class_exists( 'WooCommerce', false ) ) {
			$seed->shop();
		}
		delete_option( 'rewrite_rules' );
		return array();
	}

	/** An order, its items and what is kept with them, without what differs from one order to the next. */
	public static function order( array $ask ): array {
		$order = wc_get_order( (int) $ask['id'] );
		$kept  = static function ( \WC_Data $data ): array {
			$own  = preg_grep( '/^(id|order_id|number|order_key|date_\w+|meta_data|\w+_lines|line_items)$/', array_keys( $data->get_data() ), PREG_GREP_INVERT );
			$meta = array_column( array_map( static fn( $one ): array => $one->get_data(), $data->get_meta_data() ), 'value', 'key' );
			unset( $meta['_wc_order_attribution_session_start_time'], $meta['_debug_log_source_pending_deletion'] );
			ksort( $meta );
			return array_intersect_key( $data->get_data(), array_flip( $own ) ) + array( 'meta' => $meta );
		};
		return array_map( $kept, array( $order, ...array_values( $order->get_items( array( 'line_item', 'shipping', 'tax', 'fee', 'coupon' ) ) ) ) );
	}

	/** Makes a network of this site; the next request runs in it. */
	public static function network(): array {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once ABSPATH . 'wp-admin/includes/network.php';
		foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
			$wpdb->$name = $table;
		}
		install_network();
		$result = populate_network( 1, '127.0.0.1', 'admin@example.test', 'Network', '/', false );
		// A network's address has no port.
		update_option( 'home', 'http://127.0.0.1' );
		update_option( 'siteurl', 'http://127.0.0.1' );
		// Read by wp-config.php.
		touch( ABSPATH . 'is-network' );
		return true === $result ? array() : array( 'error' => $result->get_error_message() );
	}

	/** Adds a second site to the network. */
	public static function second_site(): array {
		$site = wpmu_create_blog( '127.0.0.1', '/deux/', 'Deux', 1 );
		return is_wp_error( $site ) ? array( 'error' => $site->get_error_message() ) : array();
	}

	/** Deletes our plugin as an owner does; names of what it leaves in the database. */
	public static function uninstall(): array {
		global $wpdb;
		deactivate_plugins( self::OURS, false, is_multisite() );
		$deleted = delete_plugins( array( self::OURS ) );
		if ( true !== $deleted ) {
			return array( 'error' => is_wp_error( $deleted ) ? $deleted->get_error_message() : 'the plugin is not deleted' );
		}
		$left = array_merge(
			...array_map( static fn( int $site ): array => $wpdb->get_col( "SELECT option_name FROM {$wpdb->get_blog_prefix( $site )}options WHERE option_name LIKE '%archipel%'" ), is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( 1 ) ),
			...array(
				$wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%archipel%'" ),
				preg_grep( '/archipel/', array_keys( array_merge( array(), ...array_values( array_filter( (array) _get_cron_array(), 'is_array' ) ) ) ) ),
			)
		);
		return array( 'left' => array_values( $left ) );
	}

	/** What catalogue.ts has written. */
	private static function data(): array {
		return json_decode( (string) file_get_contents( WP_CONTENT_DIR . '/archipel-store.json' ), true );
	}
}

require __DIR__ . '/archipel-store/seed-products.php';
require __DIR__ . '/archipel-store/seed-pages.php';
