<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;
use Archipel\Settings_Screen;

/** `?archipel-check` on any page of the site: who may manage the shop sees at its end what the checks find on it. */
final class Page_Panel {

	private const PARAMETER = 'archipel-check';

	/** Action: adds the panel, for those who may see it. */
	public static function start(): void {
		if ( ! current_user_can( Settings_Screen::capability() ) ) {
			return;
		}
		nocache_headers();
		Diagnosis_Screen::enqueue_style();
		add_action( 'wp_footer', array( self::class, 'print_panel' ), PHP_INT_MAX );
	}

	/** Action: prints the panel. */
	public static function print_panel(): void {
		$path     = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$address  = \WP_Http::make_absolute_url( remove_query_arg( self::PARAMETER, $path ), home_url( '/' ) );
		$findings = Checks::run( new Guest( $address ) );
		printf( '<section class="archipel-check archipel-check--panel" aria-labelledby="archipel-check-title"><h2 id="archipel-check-title">%s</h2><p><a href="%s">%s</a></p>', esc_html( Texts::get( 'check.panel', 'Archipel sur cette page', 'Archipel on this page' ) ), esc_url( Diagnosis_Screen::url() ), esc_html( Texts::get( 'check.whole', 'Diagnostic du site entier', 'Diagnosis of the whole site' ) ) );
		Diagnosis_Screen::print_list( $findings );
		echo '</section>';
	}
}
