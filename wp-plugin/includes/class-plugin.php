<?php
namespace Archipel;

/** Holds the objects that are one for the site, and registers the hooks. Constructors have no side effects; `register()` adds hooks only. */
final class Plugin {

	private Islands $islands;
	private Assets $assets;

	public function __construct() {
		// The build may be served from elsewhere, as from a CDN or during development.
		$dir = defined( 'ARCHIPEL_DIST_DIR' ) ? (string) constant( 'ARCHIPEL_DIST_DIR' ) : plugin_dir_path( FILE ) . 'dist';
		$url = defined( 'ARCHIPEL_DIST_URL' ) ? (string) constant( 'ARCHIPEL_DIST_URL' ) : plugins_url( 'dist', FILE );

		$this->islands = new Islands( new Manifest( trailingslashit( $dir ), trailingslashit( $url ) ) );
		$this->assets  = new Assets();
	}

	public function register(): void {
		add_action( 'init', array( $this, 'load_translations' ), 0 );
		add_action( 'before_woocommerce_init', array( $this, 'declare_compatibility' ) );
		add_action( 'woocommerce_loaded', array( $this, 'register_shop' ) );

		// An island schedules its events again.
		register_deactivation_hook( FILE, static fn( $is_network_wide ) => Stored_Data::on_each_site( array( Stored_Data::class, 'unschedule' ), (bool) $is_network_wide ) );

		// A site that is added to a network on which the plugin is active; WordPress makes its tables at 10.
		add_action(
			'wp_initialize_site',
			static function ( \WP_Site $site ): void {
				switch_to_blog( (int) $site->blog_id );
				Settings::start();
				restore_current_blog();
			},
			20
		);

		Forget_Cookie::follow_sessions();
		Page_Html::register();
		( new List_Answer() )->register();
		$this->assets->register();
		Renderer::register();
		Takeover::register();
		Shortcodes::register();
		Blocks::register();
		Settings::register();
		// Classes named here are not loaded before their hook.
		register_activation_hook( FILE, array( Admin_Notices::class, 'remember_activation' ) );
		add_action( 'elementor/elements/categories_registered', array( Elementor_Widget::class, 'add_category' ) );
		add_action( 'elementor/widgets/register', array( Elementor_Widget::class, 'add_all' ) );
		add_action( 'admin_init', array( Forget_Cookie::class, 'suggest_policy' ) );
		// Not loaded for a shopper's page.
		if ( is_admin() ) {
			Settings_Screen::register();
			Admin_Notices::register();
		}
		if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) || isset( $_GET['archipel-check'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a read.
			Self_Check\Places::register();
		}
	}

	/** Registers the hooks that need WooCommerce. */
	public function register_shop(): void {
		( new Wording() )->register();
		( new Cart_Fragment() )->register();
		( new Repeated_Request() )->register();
		( new Cart_Endpoints() )->register();
		( new Product_Form_Endpoint() )->register();
		Variation_Lookup::register();
		( new Wishlist() )->register();
		Availability::register();
		add_filter( 'woocommerce_loop_add_to_cart_args', array( Takeover::class, 'mark_button' ), 20 );
	}

	/** Loads the translations from the plugin's own folder instead of wordpress.org. */
	public function load_translations(): void {
		add_filter( 'load_textdomain_mofile', array( __CLASS__, 'french_file' ), 10, 2 );
		load_plugin_textdomain( 'archipel', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}

	/** Filter: uses our French for all French locales (`fr_BE`, `fr_CA`, `fr_CH`) without a translation of their own. */
	public static function french_file( $file, $domain ) {
		if ( 'archipel' !== $domain || ! is_string( $file ) || is_readable( $file ) || 1 !== preg_match( '/archipel-(fr_\w+)\.mo$/', $file ) ) {
			return $file;
		}
		return dirname( FILE ) . '/languages/archipel-fr_FR.mo';
	}

	/** Declares compatibility with features of WooCommerce: the plugin reads orders by WooCommerce's functions, and changes neither the cart and checkout blocks nor a product's editor. */
	public function declare_compatibility(): void {
		if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
			foreach ( array( 'custom_order_tables', 'cart_checkout_blocks', 'product_block_editor' ) as $feature ) {
				\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, FILE, true );
			}
		}
	}

	public function assets(): Assets {
		return $this->assets;
	}

	public function islands(): Islands {
		return $this->islands;
	}
}
