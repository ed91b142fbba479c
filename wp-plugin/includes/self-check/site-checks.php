<?php
namespace Archipel\Self_Check;

use Archipel\Example_Pages;
use Archipel\I18n\Texts;

/** Checks of the site itself, without a request: plugins, the theme's templates, transients. */
final class Site_Checks {

	/** Actions by which islands print, by the template of WooCommerce that a theme may replace. */
	private const HOOKS = array(
		'content-product.php'                     => array( 'woocommerce_after_shop_loop_item' ),
		'archive-product.php'                     => array( 'woocommerce_before_shop_loop', 'woocommerce_no_products_found', 'woocommerce_after_main_content' ),
		'content-single-product.php'              => array( 'woocommerce_single_product_summary' ),
		'single-product/add-to-cart/variable.php' => array( 'woocommerce_before_variations_form' ),
		'cart/cart.php'                           => array( 'woocommerce_cart_actions', 'woocommerce_after_cart_item_name' ),
		'cart/cart-totals.php'                    => array( 'woocommerce_before_cart_totals' ),
		'cart/cart-empty.php'                     => array( 'woocommerce_cart_is_empty' ),
		'checkout/review-order.php'               => array( 'woocommerce_review_order_before_cart_contents', 'woocommerce_review_order_after_cart_contents' ),
		'checkout/terms.php'                      => array( 'woocommerce_checkout_after_terms_and_conditions' ),
		'checkout/thankyou.php'                   => array( 'woocommerce_thankyou' ),
		'order/order-details.php'                 => array( 'woocommerce_order_details_before_order_table', 'woocommerce_order_details_after_order_table' ),
		'myaccount/dashboard.php'                 => array( 'woocommerce_account_dashboard' ),
		'myaccount/form-login.php'                => array( 'woocommerce_after_customer_login_form' ),
		'header.php'                              => array( 'wp_head' ),
		'footer.php'                              => array( 'wp_footer' ),
	);

	private const TRANSIENT = 'archipel_check_kept';

	/** @return list<Check> */
	public static function all(): array {
		return array(
			new Check( 'plugins', Texts::get( 'check.plugins', 'Extensions nécessaires', 'Plugins that are needed' ), Texts::get( 'check.plugins-at', 'Les îlots placés dans les pages, et la version de WooCommerce.', 'Islands placed in pages, and WooCommerce’s version.' ), false, array( self::class, 'plugins' ) ),
			new Check( 'theme', Texts::get( 'check.theme', 'Actions dans les modèles du thème', 'Actions in the theme’s templates' ), Texts::get( 'check.theme-at', 'Les modèles du thème qui remplacent ceux de WooCommerce.', 'The theme’s templates that replace those of WooCommerce.' ), false, array( self::class, 'theme' ) ),
			new Check( 'transients', Texts::get( 'check.transients', 'Cache d’objets', 'Object cache' ), Texts::get( 'check.transients-at', 'Une valeur passagère, écrite puis relue.', 'A transient, written and read again.' ), false, array( self::class, 'transients' ) ),
		);
	}

	/** Compares the installed plugins with the islands' requirements. */
	public static function plugins(): Finding {
		$old = self::old_shop( defined( 'WC_VERSION' ) ? (string) constant( 'WC_VERSION' ) : '' );
		if ( null !== $old ) {
			return $old;
		}
		$islands = \Archipel\plugin()->islands();
		$pages   = new Example_Pages();
		foreach ( $islands->all() as $island ) {
			$missing = $island->is_placeable ? $islands->missing( $island ) : array();
			$page    = array() === $missing ? 0 : $pages->with( $island );
			if ( 0 !== $page ) {
				$values = array(
					'page'   => get_the_title( $page ),
					'island' => $island->title(),
					'plugin' => implode( ', ', $missing ),
				);
				return Finding::recommended( Texts::get( 'check.plugins-missing', "La page «\u{202F}{page}\u{202F}» place «\u{202F}{island}\u{202F}», qui a besoin de {plugin}.", 'The page “{page}” places “{island}”, which needs {plugin}.', $values ), Texts::get( 'check.plugins-activate', 'Activez {plugin}, ou retirez l’îlot de la page.', 'Activate {plugin}, or take the island out of the page.', $values ) );
			}
		}
		return Finding::good( Texts::get( 'check.plugins-good', 'Aucun îlot placé n’attend une extension.', 'No island that is placed waits for a plugin.' ) );
	}

	/** Returns the finding about a WooCommerce older than the plugin's header allows; null for a newer one, and for none. */
	public static function old_shop( string $version ): ?Finding {
		$needed = get_file_data( \Archipel\FILE, array( 'wc' => 'WC requires at least' ) )['wc'];
		if ( '' === $version || version_compare( $version, $needed, '>=' ) ) {
			return null;
		}
		$values = array(
			'version' => $version,
			'needed'  => $needed,
		);
		return Finding::critical( Texts::get( 'check.plugins-old', "WooCommerce {version} est trop ancien\u{A0}: Archipel demande au moins {needed}.", 'WooCommerce {version} is too old: Archipel needs at least {needed}.', $values ), Texts::get( 'check.plugins-update', 'Mettez WooCommerce à jour.', 'Update WooCommerce.' ), self_admin_url( 'update-core.php' ) );
	}

	/** Looks for actions that templates of the theme have left out. */
	public static function theme(): Finding {
		$lacking = array();
		foreach ( self::HOOKS as $template => $hooks ) {
			// The theme's file, or WordPress's header or footer for a theme without one.
			$file = locate_template( in_array( $template, array( 'header.php', 'footer.php' ), true ) ? $template : "woocommerce/$template" );
			$code = '' === $file ? '' : (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
			foreach ( '' === $file ? array() : $hooks as $hook ) {
				if ( 1 !== preg_match( "/\b$hook\b/", $code ) ) {
					$lacking[] = str_replace( get_theme_root() . '/', '', $file ) . ": $hook";
				}
			}
		}
		if ( array() === $lacking ) {
			return Finding::good( Texts::get( 'check.theme-good', 'Tous les modèles du thème appellent les actions dont les îlots se servent.', 'All of the theme’s templates call the actions that islands use.' ) );
		}
		$values = array( 'hooks' => implode( ', ', $lacking ) );
		return Finding::recommended(
			Texts::get( 'check.theme-lacks', "Il manque des actions dans les modèles du thème\u{A0}: {hooks}.", 'Actions are missing in the theme’s templates: {hooks}.', $values ),
			Texts::get( 'check.theme-add', 'Ajoutez-y do_action( … ) pour chacune aux mêmes endroits que dans les modèles de WooCommerce, ou supprimez ces copies, ou demandez-le à l’auteur du thème.', 'Add do_action( … ) for each where WooCommerce’s templates have it, or delete these copies, or ask the theme’s author.' ),
			admin_url( class_exists( 'WooCommerce', false ) ? 'admin.php?page=wc-status' : 'themes.php' )
		);
	}

	/** Writes a transient and reads it again; with an object cache over a new connection, because that of this request also holds values that the server has not stored. */
	public static function transients(): Finding {
		$value = wp_generate_password( 12, false );
		set_transient( self::TRANSIENT, $value, MINUTE_IN_SECONDS );
		$connection = $GLOBALS['wp_object_cache'];
		if ( wp_using_ext_object_cache() ) {
			wp_cache_init();
		}
		$kept                       = get_transient( self::TRANSIENT );
		$GLOBALS['wp_object_cache'] = $connection; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- put back.
		delete_transient( self::TRANSIENT );
		if ( $kept === $value ) {
			return Finding::good( Texts::get( 'check.transients-good', 'La valeur a été relue.', 'The value was read again.' ) );
		}
		return Finding::critical(
			Texts::get( 'check.transients-lost', "Le cache d’objets perd les valeurs passagères\u{A0}: limites d’envois, listes et paniers en dépendent.", 'The object cache loses transients: limits of requests, lists and carts depend on them.' ),
			Texts::get( 'check.transients-off', 'Réparez la connexion du cache d’objets (Redis, Memcached), ou désactivez son extension.', 'Repair the connection of the object cache (Redis, Memcached), or deactivate its plugin.' )
		);
	}
}
