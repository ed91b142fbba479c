<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;
use Archipel\Settings_Screen;

/** Faults that only a browser can see: the diagnosis screen opens a page in a frame (admin/diagnosis.js) and reports. The last report of a week counts. */
final class Browser_Check {

	public const ID = 'browser';

	private const OPTION = 'archipel_check_browser';

	/** Facts of a report that are lists of texts; the others are `started` (bool) and `clock` (seconds by which the browser's clock is ahead). */
	private const LISTS = array( 'failed', 'refused', 'cookies', 'insecure', 'stub' );

	/** @return list<Check> */
	public static function all(): array {
		return array( new Check( self::ID, Texts::get( 'check.browser', 'Une page dans votre navigateur', 'A page in your browser' ), Texts::get( 'check.browser-at', "Ce que seul un navigateur voit\u{A0}: script lancé, îlots en erreur, refus de la politique de sécurité, cookies, horloge.", 'What only a browser sees: script started, islands that failed, refusals of the security policy, cookies, clock.' ), false, array( self::class, 'look' ) ) );
	}

	/** Judges the last report, which counts until the next. */
	public static function look(): Finding {
		$finding = self::judge( get_option( self::OPTION ) );
		if ( Finding::GOOD !== $finding->verdict ) {
			$finding->remedy .= ' ' . Texts::get( 'check.browser-again', 'Puis ouvrez à nouveau le diagnostic.', 'Then open the diagnosis again.' );
		}
		return $finding;
	}

	/** Returns the finding about a report as keep() stores it; anything else counts as none. */
	private static function judge( $report ): Finding {
		if ( ! is_array( $report ) || (int) ( $report['time'] ?? 0 ) < time() - WEEK_IN_SECONDS ) {
			return Finding::good( Texts::get( 'check.browser-none', "Aucun navigateur n’a regardé cette semaine\u{A0}: ouvrez le diagnostic dans les réglages d’Archipel.", 'No browser has looked this week: open the diagnosis in Archipel’s settings.' ) );
		}
		$entry  = \Archipel\plugin()->islands()->manifest;
		$values = array();
		// Other refusals of a site's policy are the owner's choice.
		$report['refused'] = array_filter( (array) ( $report['refused'] ?? array() ), static fn( string $refusal ): bool => false !== strpos( $refusal, $entry->url() ) || false !== strpos( $refusal, 'connect-src ' . home_url() ) );
		foreach ( self::LISTS as $name ) {
			$values[ $name ] = implode( ', ', (array) ( $report[ $name ] ?? array() ) );
		}
		if ( '' !== $values['stub'] ) {
			$answer = new Answer( 200, $values['stub'], array() );
			$stub   = $answer->elements( array( 'script' ) );
			$change = Page_Checks::change( $stub[0] ?? array() );
			if ( '' !== $change ) {
				return Page_Checks::optimised( $change, $stub )->on( home_url( '/' ) );
			}
		}
		if ( '' !== $values['refused'] ) {
			return Finding::critical( Texts::get( 'check.browser-refused', "La politique de sécurité a refusé dans votre navigateur\u{A0}: {refused}.", 'The security policy has refused in your browser: {refused}.', $values ), Texts::get( 'check.browser-allow', 'Ajoutez chacune de ces adresses à la directive nommée devant elle, là où la politique est définie (extension de sécurité ou serveur).', 'Add each of these addresses to the directive that is named before it, where the policy is set (security plugin or server).' ) );
		}
		if ( empty( $report['started'] ) ) {
			return Finding::critical( Texts::get( 'check.browser-dead', 'Le script d’Archipel n’a pas démarré dans votre navigateur.', 'Archipel’s script has not started in your browser.' ), Texts::get( 'check.browser-except', "Ajoutez «\u{202F}{folder}\u{202F}» aux exceptions de l’extension qui optimise vos scripts, ou désactivez-la, puis videz son cache.", 'Add “{folder}” to the exceptions of the plugin that optimises your scripts, or deactivate it, then empty its cache.', array( 'folder' => (string) wp_parse_url( $entry->url(), PHP_URL_PATH ) ) ) );
		}
		if ( '' !== $values['failed'] ) {
			return Finding::critical( Texts::get( 'check.browser-failed', "Ces îlots ont échoué dans votre navigateur\u{A0}: {failed}.", 'These islands have failed in your browser: {failed}.', $values ), Texts::get( 'check.browser-off', 'Désactivez-les jusqu’à ce que leur cause soit trouvée.', 'Switch them off until their cause is found.' ), Settings_Screen::url() . '#archipel-' . (string) strtok( $values['failed'], ' ' ) );
		}
		if ( '' !== $values['insecure'] ) {
			return Policy_Checks::unencrypted( Texts::get( 'check.browser-insecure', "Votre navigateur a demandé sans chiffrement\u{A0}: {insecure}.", 'Your browser has asked without encryption for: {insecure}.', $values ), home_url( '/' ) );
		}
		$followers = array_diff( array_map( array( Policy_Checks::class, 'owner_of_cookie' ), (array) ( $report['cookies'] ?? array() ) ), array( '' ) );
		if ( array() !== $followers ) {
			return Policy_Checks::follows( Texts::get( 'check.browser-cookies', "Sans votre accord, ces cookies ont été posés\u{A0}: {names}.", 'Without your consent these cookies were set: {names}.', array( 'names' => implode( ', ', $followers ) ) ) );
		}
		$clock = (int) ( $report['clock'] ?? 0 );
		if ( abs( $clock ) > Policy_Checks::DRIFT ) {
			return Policy_Checks::wrong_clock( $clock );
		}
		return Finding::good( Texts::get( 'check.browser-good', 'Le script a démarré, et le navigateur n’a rien refusé.', 'The script has started, and the browser has refused nothing.' ) );
	}

	/** Keeps a report: texts are cut, unknown facts dropped. */
	public static function keep( array $sent ): void {
		$report = array(
			'time'    => time(),
			'started' => ! empty( $sent['started'] ),
			'clock'   => (int) ( is_numeric( $sent['clock'] ?? null ) ? $sent['clock'] : 0 ),
		);
		foreach ( self::LISTS as $name ) {
			$texts           = array_filter( (array) ( $sent[ $name ] ?? array() ), 'is_string' );
			$report[ $name ] = array_map( static fn( string $text ): string => mb_substr( wp_check_invalid_utf8( $text ), 0, 500 ), array_slice( array_values( $texts ), 0, 10 ) );
		}
		update_option( self::OPTION, $report, false );
	}
}
