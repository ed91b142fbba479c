<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;
use Archipel\Settings_Screen;

/** Registers the places that show the checks. The plugin asks for it in the admin, in cron, by WP-CLI and for `?archipel-check` only: a shopper's page loads nothing of this folder. */
final class Places {

	/** Parameter that shows shop managers the findings about a page, on any page of the site. */
	public const PARAMETER = 'archipel-check';

	/** Adds the hooks. Without the build there is nothing to check, and a notice says so. */
	public static function register(): void {
		if ( ! self::has_texts() ) {
			return;
		}
		if ( wp_doing_ajax() ) {
			Site_Health::listen();
		} elseif ( is_admin() || wp_doing_cron() ) {
			add_filter( 'site_status_tests', array( Site_Health::class, 'add' ) );
		} else {
			add_action( 'template_redirect', array( self::class, 'start_panel' ) );
		}
		if ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'archipel check', array( Command::class, 'check' ) );
		}
	}

	/** Whether the texts of the build are there. */
	public static function has_texts(): bool {
		return class_exists( Texts::class );
	}

	/** Action: adds the panel, for those who may see it. */
	public static function start_panel(): void {
		if ( ! current_user_can( Settings_Screen::capability() ) ) {
			return;
		}
		nocache_headers();
		Diagnosis_Screen::enqueue_style();
		add_action( 'wp_footer', array( self::class, 'print_panel' ), PHP_INT_MAX );
	}

	public static function print_panel(): void {
		$path     = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$address  = \WP_Http::make_absolute_url( remove_query_arg( self::PARAMETER, $path ), home_url( '/' ) );
		$findings = Check::run_all( new Guest( $address ) );
		printf( '<section class="archipel-check archipel-check--panel" aria-labelledby="archipel-check-title"><h2 id="archipel-check-title">%s</h2><p><a href="%s">%s</a></p>', esc_html( Texts::get( 'check.panel', 'Archipel sur cette page', 'Archipel on this page' ) ), esc_url( Diagnosis_Screen::url() ), esc_html( Texts::get( 'check.whole', 'Diagnostic du site entier', 'Diagnosis of the whole site' ) ) );
		Diagnosis_Screen::print_list( $findings );
		echo '</section>';
	}
}
