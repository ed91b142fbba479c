<?php
namespace Archipel\Islands\CookieNotice;

use Archipel\Localized;
use Archipel\Settings;
use Archipel\Settings_Screen;

defined( 'ABSPATH' ) || exit;

/** Lists on the settings screen the hosts on the pages, their purpose, and whether they are held back; the owner can release each. */
final class Seen_Table {

	private const ACTION = 'archipel_consent_release';

	/** Prints the table after the options of the cookie notice. */
	public static function print_for( string $island ): void {
		if ( 'cookie-notice' !== $island ) {
			return;
		}
		$parties = array_column( Third_Parties::all(), null, 'id' );
		$held    = Options::is_asking() ? Services::held() : array();
		$hosts   = Seen::hosts();
		ksort( $hosts );

		$names = array_map( static fn( array $party ): string => Localized::text( $party['name'] ) . " ({$party['id']})", array_filter( $parties, static fn( array $party ): bool => array() !== $party['hosts'] ) );
		echo '<h4>', esc_html( Texts::get( 'known' ) ), '</h4><p class="archipel-known">', esc_html( implode( ', ', $names ) ), '. ', esc_html( Texts::get( 'known-how' ) ), '</p>';
		echo '<h4>', esc_html( Texts::get( 'seen' ) ), '</h4>';
		if ( ! Options::is_asking() || array() === Services::held() ) {
			echo '<p>', esc_html( Texts::get( 'seen-off' ) ), '</p>';
		}
		if ( array() === $hosts ) {
			echo '<p>', esc_html( Texts::get( 'seen-none' ) ), '</p>';
			return;
		}
		echo '<table class="widefat striped archipel-seen"><thead><tr>';
		foreach ( array( 'host', 'service', 'purpose', 'state' ) as $column ) {
			echo '<th scope="col">', esc_html( Texts::get( $column ) ), '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $hosts as $host => $seen ) {
			$party = $parties[ $seen['service'] ] ?? null;
			if ( null === $party ) {
				continue;
			}
			$waits = in_array( $party['id'], $held, true );
			$name  = Localized::text( $party['name'] );
			$link  = array() === $held ? '' : ' – <a href="' . esc_url( self::url( $party['id'], $waits ) ) . '">' . esc_html( Texts::get( $waits ? 'let' : 'hold', array( 'name' => $name ) ) ) . '</a>';
			printf(
				'<tr><td><code>%1$s</code></td><td>%2$s</td><td>%3$s</td><td>%4$s%5$s</td></tr>',
				esc_html( $host ),
				esc_html( $name ),
				esc_html( Localized::text( Third_Parties::purposes()[ $party['purpose'] ]['title'] ) ),
				esc_html( Texts::get( $waits ? 'is-held' : 'is-let' ) ),
				$link // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
			);
		}
		echo '</tbody></table>';
	}

	/** Releases a third party on the whole site, or holds it back again. */
	public static function release(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Settings_Screen::capability() ) ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		$service  = sanitize_key( wp_unslash( $_GET['service'] ?? '' ) );
		$settings = ( new Settings() )->all();
		$released = array_diff( (array) ( Options::all()['released'] ?? array() ), array( $service ) );
		if ( ! empty( $_GET['let'] ) && array() !== Third_Parties::some( array( $service ) ) ) {
			$released[] = $service;
		}
		$settings['islands']['cookie-notice']['props']['released'] = array_values( $released );
		update_option( Settings::OPTION, $settings );
		wp_safe_redirect( Settings_Screen::url() );
		exit;
	}

	/**
	 * Returns the URL that releases a third party or holds it back.
	 *
	 * @param string $service Id of the third party.
	 * @param bool   $waits   Whether it is held back now.
	 */
	private static function url( string $service, bool $waits ): string {
		$query = array(
			'action'  => self::ACTION,
			'service' => $service,
			'let'     => (int) $waits,
		);
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::ACTION );
	}
}
