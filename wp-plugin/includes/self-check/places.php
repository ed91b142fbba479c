<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;

/** Registers the places that show the checks. The plugin asks for it in the admin, in cron, by WP-CLI and for `?archipel-check` only: a shopper's page loads nothing of this folder. */
final class Places {

	/** Adds the hooks. Without the build there is nothing to check, and a notice says so. */
	public static function register(): void {
		if ( ! self::are_there() ) {
			return;
		}
		if ( wp_doing_ajax() ) {
			Site_Health::listen();
			add_action( 'wp_ajax_' . Browser_Check::ACTION, array( Browser_Check::class, 'receive' ) );
		} elseif ( is_admin() || wp_doing_cron() ) {
			add_filter( 'site_status_tests', array( Site_Health::class, 'add' ) );
		} else {
			add_action( 'template_redirect', array( Page_Panel::class, 'start' ) );
		}
		if ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'archipel check', array( Command::class, 'check' ) );
		}
	}

	/** Whether the texts of the build are there. */
	public static function are_there(): bool {
		return class_exists( Texts::class );
	}
}
