<?php
namespace Archipel\Self_Check;

use Archipel\Settings_Screen;

/** Adds the checks to Site Health: those without a request run directly, the others by AJAX, also for the Diagnosis screen. */
final class Site_Health {

	/** Prefix of a check's name. Without underscores, because Site Health's script replaces one in the name of the AJAX action. */
	private const PREFIX = 'archipel-';

	/** WordPress's own nonce of Site Health. */
	public const NONCE = 'health-check-site-status';

	public static function add( $tests ) {
		if ( ! is_array( $tests ) ) {
			return $tests;
		}
		Guest::start_run();
		$guest = new Guest();
		foreach ( Check::all() as $check ) {
			$run  = static fn(): array => self::result( $check, $check->run( $guest ) );
			$name = self::PREFIX . $check->id;
			if ( $check->is_remote ) {
				$tests['async'][ $name ] = array(
					'label'             => $check->title,
					'test'              => $name,
					// WordPress's weekly check runs in cron: no browser sends the request.
					'async_direct_test' => $run,
				);
			} else {
				$tests['direct'][ $name ] = array(
					'label' => $check->title,
					'test'  => $run,
				);
			}
		}
		return $tests;
	}

	/** Answers the asynchronous request for one check, if this request is one. */
	public static function listen(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- answer() checks it.
		$action = isset( $_REQUEST['action'] ) && is_string( $_REQUEST['action'] ) ? sanitize_key( wp_unslash( $_REQUEST['action'] ) ) : '';
		if ( wp_doing_ajax() && 0 === strpos( $action, self::action( '' ) ) ) {
			add_action( "wp_ajax_$action", static fn() => self::answer( (string) substr( $action, strlen( self::action( '' ) ) ) ) );
		}
	}

	public static function action( string $id ): string {
		return 'health-check-' . self::PREFIX . $id;
	}

	private static function answer( string $id ): void {
		check_ajax_referer( self::NONCE );
		$check = Check::all()[ $id ] ?? null;
		if ( ! current_user_can( Settings_Screen::capability() ) || null === $check ) {
			wp_send_json_error( null, 403 );
		}
		$report = isset( $_POST['report'] ) && is_string( $_POST['report'] ) ? json_decode( wp_unslash( $_POST['report'] ), true ) : null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- keep() takes texts only, and places escape them.
		if ( is_array( $report ) ) {
			Browser_Check::keep( $report );
		}
		wp_send_json_success( self::result( $check, $check->run( Guest::of_run() ) ) );
	}

	/** @return array<string, mixed> A finding as Site Health takes it, with the row of our own screen. */
	public static function result( Check $check, Finding $finding ): array {
		return array(
			'label'       => 'Archipel – ' . $check->title,
			'status'      => $finding->verdict,
			'badge'       => array(
				'label' => 'Archipel',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $finding->why ) . '</p>',
			'actions'     => Report::remedy( $finding ),
			'test'        => self::PREFIX . $check->id,
			'row'         => Report::row( $check, $finding ),
		);
	}
}
