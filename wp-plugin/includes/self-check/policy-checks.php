<?php
namespace Archipel\Self_Check;

use Archipel\Consent\Consent;
use Archipel\Consent\Services;
use Archipel\Consent\Third_Parties;
use Archipel\I18n\Texts;
use Archipel\Localized;

/** Checks of what a browser allows or must not do: Content-Security-Policy, cookies before consent, mixed content, the server's clock. */
final class Policy_Checks {

	/** Seconds by which clocks may differ. */
	public const DRIFT = 120;

	/** @return list<Check> */
	public static function all(): array {
		return array(
			new Check( 'csp', Texts::get( 'check.csp', 'Politique de sécurité (CSP)', 'Security policy (CSP)' ), Texts::get( 'check.csp-at', 'Content-Security-Policy des pages, en-tête et balise.', 'Content-Security-Policy of pages, header and element.' ), true, array( self::class, 'policy' ) ),
			new Check( 'consent', Texts::get( 'check.consent', 'Autres sociétés avant l’accord', 'Other companies before consent' ), Texts::get( 'check.consent-at', 'Cookies et scripts d’autres sociétés dans une première page.', 'Cookies and scripts of other companies in a first page.' ), true, array( self::class, 'consent' ) ),
			new Check( 'mixed', Texts::get( 'check.mixed', 'Contenus non chiffrés', 'Unencrypted contents' ), Texts::get( 'check.mixed-at', 'Adresses http:// dans des pages https://.', 'Addresses with http:// in pages with https://.' ), true, array( self::class, 'mixed' ) ),
			new Check( 'clock', Texts::get( 'check.clock', 'Horloge du serveur', 'The server’s clock' ), Texts::get( 'check.clock-at', 'L’heure de WordPress et celle des réponses.', 'The time of WordPress and that of answers.' ), true, array( self::class, 'clock' ) ),
		);
	}

	/** Reads the policies of pages. */
	public static function policy( Guest $guest ): Finding {
		$manifest = \Archipel\plugin()->islands()->manifest;
		foreach ( $guest->pages() as $address => $page ) {
			$policies = array_diff( array_map( 'trim', explode( ',', $page->header( 'content-security-policy' ) ) ), array( '' ) );
			foreach ( $page->elements( array( 'meta' ) ) as $meta ) {
				if ( 'content-security-policy' === strtolower( $meta['http-equiv'] ?? '' ) ) {
					$policies[] = $meta['content'] ?? '';
				}
			}
			$nonce   = ( Stub_Tag::find( $page->elements( array( 'script' ) ), $manifest->entry() ) ?? array() )['nonce'] ?? '';
			$needed  = array(
				'script-src'  => $manifest->url( $manifest->entry() ),
				'style-src'   => $manifest->url( $manifest->style() ),
				'connect-src' => home_url( '/' ),
			);
			$refused = array();
			foreach ( $policies as $policy ) {
				foreach ( $needed as $directive => $url ) {
					if ( ! Security_Policy::allows( $policy, $directive, Guest::with_scheme( $url ), $nonce ) ) {
						$refused[] = $directive;
					}
				}
			}
			if ( array() !== $refused ) {
				$values = array(
					'directives' => implode( ', ', array_unique( $refused ) ),
					'host'       => (string) wp_parse_url( $manifest->url(), PHP_URL_HOST ),
				);
				return Finding::critical(
					Texts::get( 'check.csp-refused', 'La politique de {page} refuse des fichiers ou des requêtes d’Archipel ({directives}).', 'The policy of {page} refuses files or requests of Archipel ({directives}).', $values ),
					Texts::get( 'check.csp-add', "Ajoutez 'self' (ou {host}) à {directives}, là où cette politique est définie\u{202F}: extension de sécurité ou serveur.", "Add 'self' (or {host}) to {directives}, where this policy is set: security plugin or server.", $values )
				)->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.csp-good', 'Aucune politique ne refuse Archipel.', 'No policy refuses Archipel.' ) );
	}

	/** Looks for third parties that do not wait. */
	public static function consent( Guest $guest ): Finding {
		$is_asking = Consent::is_asking();
		$held      = $is_asking ? Services::held() : array();
		foreach ( $guest->pages() as $address => $page ) {
			$names = array_diff( array_map( array( self::class, 'owner_of_cookie' ), $page->cookies() ), array( '' ) );
			foreach ( $page->elements( array( 'script', 'iframe', 'img' ) ) as $element ) {
				$party = Third_Parties::at( $element['src'] ?? '' );
				if ( null !== $party && ( $is_asking ? in_array( $party['id'], $held, true ) : 'content' !== $party['purpose'] && ! function_exists( 'wp_has_consent' ) ) ) {
					$names[] = Localized::text( $party['name'] );
				}
			}
			if ( array() === $names ) {
				continue;
			}
			$values = array( 'names' => implode( ', ', array_unique( $names ) ) );
			return self::follows( Texts::get( 'check.consent-before', "Sur {page}, sans accord du visiteur\u{202F}: {names}.", 'On {page}, without the visitor’s consent: {names}.', $values ) )->on( $address );
		}
		return Finding::good( Texts::get( 'check.consent-good', 'Aucun service d’une autre société ne part avant l’accord.', 'No service of another company starts before consent.' ) );
	}

	/** What is said of somebody who follows visitors before their consent. */
	public static function follows( string $why ): Finding {
		if ( Consent::is_asking() ) {
			return Finding::critical( $why, Texts::get( 'check.consent-hold', 'Retirez l’extension qui les ajoute après nous (optimiseur, serveur), ou ajoutez data-archipel-hold à leurs éléments.', 'Remove the plugin that adds them after us (optimiser, server), or add data-archipel-hold to their elements.' ) );
		}
		return Finding::recommended( $why, Texts::get( 'check.consent-ask', "Cochez «\u{202F}Afficher sur toutes les pages\u{202F}» au bandeau des cookies\u{202F}: il les retient jusqu’à l’accord.", 'Tick “Show on every page” at the cookie notice: it holds them back until consent.' ), \Archipel\Settings_Screen::url() . '#archipel-' . Consent::island() );
	}

	/** Returns the third party that a cookie belongs to; empty for none. */
	public static function owner_of_cookie( string $cookie ): string {
		foreach ( Third_Parties::all() as $party ) {
			foreach ( $party['cookies'] ?? array() as $pattern ) {
				if ( $pattern === $cookie || ( '*' === substr( $pattern, -1 ) && 0 === strpos( $cookie, substr( $pattern, 0, -1 ) ) ) ) {
					return Localized::text( $party['name'] ) . " ($cookie)";
				}
			}
		}
		return '';
	}

	/** Looks for addresses that a browser blocks in a secure page. */
	public static function mixed( Guest $guest ): Finding {
		foreach ( $guest->pages() as $address => $page ) {
			if ( 0 !== strpos( $address, 'https://' ) ) {
				continue;
			}
			foreach ( $page->elements( array( 'script', 'link', 'img', 'iframe', 'source', 'form' ) ) as $element ) {
				$url = $element['src'] ?? ( 'form' === $element['tag'] ? $element['action'] ?? '' : '' );
				if ( 'link' === $element['tag'] && 1 === preg_match( '/\b(stylesheet|preload|modulepreload|icon)\b/', $element['rel'] ?? '' ) ) {
					$url = $element['href'] ?? '';
				}
				if ( 0 === stripos( $url, 'http://' ) ) {
					return Finding::critical(
						Texts::get( 'check.mixed-found', "La page {page} demande {url} sans chiffrement\u{202F}: les navigateurs le refusent.", 'The page {page} asks for {url} without encryption: browsers refuse it.', array( 'url' => $url ) ),
						Texts::get( 'check.mixed-https', 'Mettez https:// dans les deux adresses du site, et remplacez http:// dans les contenus.', 'Put https:// into both addresses of the site, and replace http:// in contents.' ),
						admin_url( 'options-general.php' )
					)->on( $address );
				}
			}
		}
		return Finding::good( Texts::get( 'check.mixed-good', 'Rien n’est demandé sans chiffrement dans une page chiffrée.', 'Nothing is asked for without encryption in an encrypted page.' ) );
	}

	/** Compares the clock of PHP with that of the answers: a proxy or a CDN has its own. */
	public static function clock( Guest $guest ): Finding {
		foreach ( $guest->pages() as $page ) {
			$date = strtotime( $page->header( 'date' ) );
			// A cached answer has the date of its making.
			if ( false !== $date && ! $page->is_from_cache() && abs( $date - time() ) > self::DRIFT ) {
				return self::wrong_clock( $date - time() );
			}
		}
		return Finding::good( Texts::get( 'check.clock-good', 'Les horloges sont d’accord.', 'The clocks agree.' ) );
	}

	/** What is said of a clock that differs by seconds. */
	public static function wrong_clock( int $seconds ): Finding {
		return Finding::critical(
			Texts::get( 'check.clock-wrong', "L’horloge du serveur diffère de {count} minutes\u{202F}: promotions, jetons et comptes à rebours sont faux.", 'The server’s clock is off by {count} minutes: sales, nonces and countdowns are wrong.', array( 'count' => (string) round( abs( $seconds ) / 60 ) ) ),
			Texts::get( 'check.clock-set', 'Demandez à votre hébergeur de régler l’horloge du serveur (NTP), et choisissez une ville pour le fuseau horaire.', 'Ask your host to set the server’s clock (NTP), and choose a city as the time zone.' ),
			admin_url( 'options-general.php#timezone_string' )
		);
	}
}
