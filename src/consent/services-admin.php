<?php
namespace Archipel\Consent;

use Archipel\Localized;
use Archipel\Settings;
use Archipel\Settings_Screen;
use Archipel\I18n\Texts;

/** Prints for the owner the third-party hosts found on the site's pages, each with a link that releases it. */
final class Services_Admin {

	private const ACTION = 'archipel_consent_release';

	/** Prints the table after the options of the banner. */
	public static function print_for( $island ): void {
		if ( Consent::island() !== $island ) {
			return;
		}
		$parties = array_column( Third_Parties::all(), null, 'id' );
		$held    = Consent::is_asking() ? Services::held() : array();
		$hosts   = Services::hosts();
		ksort( $hosts );

		$names = array_map( static fn( array $party ): string => Localized::text( $party['name'] ) . " ({$party['id']})", array_filter( $parties, static fn( array $party ): bool => array() !== $party['hosts'] ) );
		echo '<h4>', esc_html( Texts::get( 'cookie-notice.known', 'Services d’autres sociétés reconnus', 'Services of other companies that are recognised' ) ), '</h4><p class="archipel-known">', esc_html( implode( ', ', $names ) ), '. ', esc_html( Texts::get( 'cookie-notice.known-how', 'Retenus sous toutes leurs formes : adresses, et scripts écrits dans la page qui les chargent. Un autre service attend avec data-archipel-hold="audience" (ou advertising, content) sur son élément.', 'Held back in any form: addresses, and scripts in the page that load them. Another service waits with data-archipel-hold="audience" (or advertising, content) on its element.' ) ), '</p>';
		echo '<h4>', esc_html( Texts::get( 'cookie-notice.seen', 'Services d’autres sociétés vus sur vos pages', 'Services of other companies seen on your pages' ) ), '</h4>';
		if ( array() === $held ) {
			echo '<p>', esc_html( Texts::get( 'cookie-notice.seen-off', 'Rien n’est retenu tant que le bandeau ne demande rien sur ce site.', 'Nothing is held back while the notice asks nothing on this site.' ) ), '</p>';
		}
		if ( array() === $hosts ) {
			echo '<p>', esc_html( Texts::get( 'cookie-notice.seen-none', 'Aucun jusqu’ici. La liste se remplit quand vos pages sont visitées.', 'None so far. The list fills up as your pages are visited.' ) ), '</p>';
			return;
		}
		echo '<table class="widefat striped archipel-seen"><thead><tr>';
		foreach ( array( Texts::get( 'cookie-notice.host', 'Adresse', 'Host' ), Texts::get( 'cookie-notice.service', 'Service', 'Service' ), Texts::get( 'cookie-notice.purpose', 'Finalité', 'Purpose' ), Texts::get( 'cookie-notice.state', 'Avant l’accord du visiteur', 'Before the visitor agrees' ) ) as $column ) {
			echo '<th scope="col">', esc_html( $column ), '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $hosts as $host => $seen ) {
			$party = $parties[ $seen['service'] ] ?? null;
			if ( null === $party ) {
				continue;
			}
			$waits = in_array( $party['id'], $held, true );
			$name  = Localized::text( $party['name'] );
			$state = $waits ? Texts::get( 'cookie-notice.is-held', 'Retenu', 'Held back' ) : Texts::get( 'cookie-notice.is-let', 'Chargé', 'Loaded' );
			$link  = array() === $held ? '' : ' – <a href="' . esc_url( self::url( $party['id'], $waits ) ) . '">' . esc_html( $waits ? Texts::get( 'cookie-notice.let', 'Ne plus retenir {name}', 'Stop holding back {name}', array( 'name' => $name ) ) : Texts::get( 'cookie-notice.hold', 'Retenir {name}', 'Hold back {name}', array( 'name' => $name ) ) ) . '</a>';
			printf(
				'<tr><td><code>%1$s</code></td><td>%2$s</td><td>%3$s</td><td>%4$s%5$s</td></tr>',
				esc_html( $host ),
				esc_html( $name ),
				esc_html( Localized::text( Third_Parties::purposes()[ $party['purpose'] ]['title'] ) ),
				esc_html( $state ),
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
		$settings = Settings::all();
		$released = array_diff( (array) ( Consent::options()['released'] ?? array() ), array( $service ) );
		if ( ! empty( $_GET['let'] ) && array() !== Third_Parties::some( array( $service ) ) ) {
			$released[] = $service;
		}
		$settings['islands'][ Consent::island() ]['props']['released'] = array_values( $released );
		update_option( Settings::OPTION, $settings );
		wp_safe_redirect( Settings_Screen::url() );
		exit;
	}

	/** Returns the URL that releases a third party, or holds it back if it does not wait now. */
	private static function url( string $service, bool $waits ): string {
		$query = array(
			'action'  => self::ACTION,
			'service' => $service,
			'let'     => (int) $waits,
		);
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::ACTION );
	}
}
