<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;
use Archipel\Settings_Screen;

/** The tab “Diagnosis” of the settings screen. Checks that send HTTP requests run afterwards, one by one (admin/diagnosis.js); without scripts by a link. */
final class Diagnosis_Screen {

	public const TAB = 'diagnosis';

	public static function url(): string {
		return add_query_arg( 'tab', self::TAB, Settings_Screen::url() );
	}

	public static function is_shown(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a read.
		return Places::has_texts() && isset( $_GET['tab'] ) && self::TAB === $_GET['tab'];
	}

	public static function title(): string {
		return Texts::get( 'check.title', 'Diagnostic', 'Diagnosis' );
	}

	public static function enqueue_style(): void {
		wp_enqueue_style( 'archipel-diagnosis', (string) plugins_url( 'admin/diagnosis.css', \Archipel\FILE ), array(), \Archipel\VERSION );
	}

	public static function enqueue(): void {
		self::enqueue_style();
		wp_enqueue_script( 'archipel-diagnosis', (string) plugins_url( 'admin/diagnosis.js', \Archipel\FILE ), array(), \Archipel\VERSION, true );
	}

	public static function print_page(): void {
		$is_whole = isset( $_GET['whole'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a read.
		$guest    = new Guest();
		Guest::start_run();
		$findings = array();
		foreach ( Check::all() as $id => $check ) {
			if ( $is_whole || ( ! $check->is_remote && Browser_Check::ID !== $id ) ) {
				$findings[ $id ] = $check->run( $guest );
			}
		}
		$settings = array(
			'ajax'       => admin_url( 'admin-ajax.php' ),
			'action'     => Site_Health::action( '' ),
			'nonce'      => wp_create_nonce( Site_Health::NONCE ),
			'page'       => home_url( '/' ),
			'entry'      => \Archipel\plugin()->islands()->manifest->entry,
			'now'        => time(),
			'unanswered' => Texts::get( 'check.unanswered', 'Sans réponse', 'No answer' ),
			'copied'     => Texts::get( 'check.copied', 'Copié.', 'Copied.' ),
			/* translators: {count}: a number. Both forms are separated by a bar. */
			'found'      => Texts::get( 'check.found', '{count} point à corriger. | {count} points à corriger.', '{count} point to repair. | {count} points to repair.' ),
			'none'       => Texts::get( 'check.none', 'Tout va bien.', 'All is well.' ),
		);
		printf( '<div class="archipel-check" data-settings="%s"><h2>%s</h2>', esc_attr( (string) wp_json_encode( $settings ) ), esc_html( self::title() ) );
		printf( '<p role="status" class="archipel-check__status">%s</p>', esc_html( $is_whole ? '' : Texts::get( 'check.running', 'Le site est vérifié comme un visiteur le voit.', 'The site is being checked as a guest sees it.' ) ) );
		printf( '<noscript><p><a class="button" href="%s">%s</a></p></noscript>', esc_url( add_query_arg( 'whole', '1', self::url() ) ), esc_html( Texts::get( 'check.now', 'Tout vérifier maintenant', 'Check everything now' ) ) );
		self::print_list( $findings );
		printf(
			'<h2><label for="archipel-check-text">%1$s</label></h2><p id="archipel-check-text-help">%2$s</p><textarea id="archipel-check-text" class="large-text code" rows="8" readonly aria-describedby="archipel-check-text-help" data-head="%3$s">%4$s</textarea><p><button type="button" class="button archipel-check__copy" hidden>%5$s</button> <span role="status"></span></p></div>',
			esc_html( Texts::get( 'check.report', 'Rapport', 'Report' ) ),
			esc_html( Texts::get( 'check.report-help', "Sans adresse, nom ni rien de personnel\u{A0}: vous pouvez l’envoyer à qui vous aide.", 'Without address, name or anything personal: you can send it to whoever helps you.' ) ),
			esc_attr( Report::head() ),
			esc_textarea( Report::text( $findings ) ),
			esc_html( Texts::get( 'check.copy', 'Copier le rapport', 'Copy report' ) )
		);
	}

	/** @param array<string, Finding> $findings Findings of the checks by id; a missing check has not run yet. */
	public static function print_list( array $findings ): void {
		echo '<ul class="archipel-check__list">';
		foreach ( Check::all() as $id => $check ) {
			echo Report::row( $check, $findings[ $id ] ?? null ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escapes its own.
		}
		echo '</ul>';
	}
}
