<?php
namespace Archipel\Self_Check;

use Archipel\Consent\Consent;
use Archipel\Consent\Services;
use Archipel\Consent\Third_Parties;
use Archipel\I18n\Texts;
use Archipel\Localized;

/** Checks of browser policies: Content-Security-Policy, cookies before consent, mixed content, the server's clock. */
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

	public static function policy( Guest $guest ): Finding {
		$manifest = \Archipel\plugin()->islands()->manifest;
		foreach ( $guest->pages() as $address => $page ) {
			$policies = array_diff( array_map( 'trim', explode( ',', $page->header( 'content-security-policy' ) ) ), array( '' ) );
			foreach ( $page->elements( array( 'meta' ) ) as $meta ) {
				if ( 'content-security-policy' === strtolower( $meta['http-equiv'] ?? '' ) ) {
					$policies[] = $meta['content'] ?? '';
				}
			}
			$nonce   = $page->stub()['nonce'] ?? '';
			$needed  = array(
				'script-src'  => $manifest->url( $manifest->entry ),
				'style-src'   => $manifest->url( $manifest->style ),
				'connect-src' => home_url( '/' ),
			);
			$refused = array();
			foreach ( $policies as $policy ) {
				foreach ( $needed as $directive => $url ) {
					$refusing = Security_Policy::refusing( $policy, $directive, Guest::with_scheme( $url ), $nonce );
					if ( null !== $refusing ) {
						$refused[] = $refusing . ' ' . Security_Policy::source( Guest::with_scheme( $url ) );
					}
				}
			}
			if ( array() !== $refused ) {
				$values = array(
					'directives' => implode( ', ', array_unique( array_map( static fn( string $one ): string => (string) strtok( $one, ' ' ), $refused ) ) ),
					'sources'    => implode( '; ', array_unique( $refused ) ),
				);
				return Finding::critical(
					Texts::get( 'check.csp-refused', 'La politique de {page} refuse des fichiers ou des requêtes d’Archipel ({directives}).', 'The policy of {page} refuses files or requests of Archipel ({directives}).', $values ),
					false === strpos( implode( ' ', $policies ), "'strict-dynamic'" )
						? Texts::get( 'check.csp-add', "Ajoutez aux directives de cette politique, là où elle est définie (extension de sécurité ou serveur)\u{A0}: {sources}.", 'Add to the directives of this policy, where it is set (security plugin or server): {sources}.', $values )
						: Texts::get( 'check.csp-strict', "Retirez 'strict-dynamic' de cette politique, là où elle est définie (extension de sécurité ou serveur), et ajoutez à ses directives\u{A0}: {sources}.", "Take 'strict-dynamic' out of this policy, where it is set (security plugin or server), and add to its directives: {sources}.", $values )
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
			$cookies = array_diff( array_map( array( self::class, 'owner_of_cookie' ), $page->cookies() ), array( '' ) );
			if ( array() !== $cookies ) {
				return Finding::critical( self::before_consent( $cookies ), Texts::get( 'check.consent-cookie', 'Désactivez ce qui pose ce cookie avec la page, une extension ou une fonction du serveur ou du CDN.', 'Switch off what sets this cookie with the page, a plugin or a function of the server or CDN.' ) )->on( $address );
			}
			$names = array();
			foreach ( $page->elements( array( 'script', 'iframe', 'img' ) ) as $element ) {
				$party = Third_Parties::at( $element['src'] ?? '' );
				if ( null !== $party && ( $is_asking ? in_array( $party['id'], $held, true ) : 'content' !== $party['purpose'] && ! function_exists( 'wp_has_consent' ) ) ) {
					$names[] = Localized::text( $party['name'] );
				}
			}
			if ( array() === $names ) {
				continue;
			}
			return ( $is_asking ? Finding::critical(
				self::before_consent( $names ),
				Texts::get( 'check.consent-empty', 'Videz {cache}, et si cela reste, désactivez l’optimiseur ou la fonction du CDN qui ajoute ces éléments après Archipel.', 'Empty {cache}, and if this stays, switch off the optimiser or the function of the CDN that adds these elements after Archipel.', array( 'cache' => Neighbour::cache()->place() ) ),
				Neighbour::cache()->link
			) : self::asks_nobody( self::before_consent( $names ) ) )->on( $address );
		}
		return Finding::good( Texts::get( 'check.consent-good', 'Aucun service d’une autre société ne démarre avant l’accord.', 'No service of another company starts before consent.' ) );
	}

	/** @param string[] $names Services that load before consent. */
	private static function before_consent( array $names ): string {
		return Texts::get( 'check.consent-before', "Sur {page}, sans accord du visiteur\u{A0}: {names}.", 'On {page}, without the visitor’s consent: {names}.', array( 'names' => implode( ', ', array_unique( $names ) ) ) );
	}

	/** Returns the finding for tracking scripts that run before consent. */
	public static function follows( string $why ): Finding {
		return Consent::is_asking()
			? Finding::critical( $why, Texts::get( 'check.consent-hold', 'Désactivez l’extension qui ajoute ces scripts, ou mettez-leur l’attribut data-archipel-hold="advertising".', 'Deactivate the plugin that adds these scripts, or give them the attribute data-archipel-hold="advertising".' ) )
			: self::asks_nobody( $why );
	}

	/** Returns the finding for a shop that asks for no consent. */
	private static function asks_nobody( string $why ): Finding {
		return Finding::recommended( $why, Texts::get( 'check.consent-ask', "Cochez «\u{202F}Afficher sur toutes les pages\u{202F}» au bandeau des cookies\u{A0}: il les retient jusqu’à l’accord.", 'Tick “Show on every page” at the cookie notice: it holds them back until consent.' ), \Archipel\Settings_Screen::url() . '#archipel-' . Consent::island() );
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
					return self::unencrypted( Texts::get( 'check.mixed-found', "La page {page} demande {url} sans chiffrement\u{A0}: les navigateurs le refusent.", 'The page {page} asks for {url} without encryption: browsers refuse it.', array( 'url' => $url ) ), $address )->on( $address );
				}
			}
		}
		return Finding::good( Texts::get( 'check.mixed-good', 'Rien n’est demandé sans chiffrement dans une page chiffrée.', 'Nothing is asked for without encryption in an encrypted page.' ) );
	}

	/** Returns the finding for a file that a page requests by http: WordPress's own files follow the site's address, other addresses are in the content. */
	public static function unencrypted( string $why, string $page ): Finding {
		if ( 0 !== strpos( (string) get_option( 'siteurl' ), 'https://' ) || 0 !== strpos( (string) get_option( 'home' ), 'https://' ) ) {
			$values = array(
				'own'  => __( 'WordPress Address (URL)' ), // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own words.
				'site' => __( 'Site Address (URL)' ), // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own words.
			);
			return Finding::critical( $why, Texts::get( 'check.mixed-site', "Mettez https:// dans «\u{202F}{own}\u{202F}» et «\u{202F}{site}\u{202F}».", 'Put https:// into “{own}” and “{site}”.', $values ), admin_url( 'options-general.php' ) );
		}
		$post = url_to_postid( $page );
		return Finding::critical( $why, Texts::get( 'check.mixed-https', 'Écrivez cette adresse avec https:// là où elle est mise, dans le contenu de la page, un menu, un widget ou les options du thème.', 'Write this address with https:// where it is put, in the page’s content, a menu, a widget or the theme’s options.' ), 0 === $post ? admin_url( 'edit.php?post_type=page' ) : admin_url( "post.php?post=$post&action=edit" ) );
	}

	/** Compares the clock of PHP with that of the answers: a proxy or a CDN has its own. */
	public static function clock( Guest $guest ): Finding {
		foreach ( $guest->pages() as $page ) {
			$date = strtotime( $page->header( 'date' ) );
			// A cached answer has the date of its making.
			if ( false !== $date && ! $page->is_from_cache() && abs( $date - $page->time ) > self::DRIFT ) {
				return self::wrong_clock( $date - $page->time );
			}
		}
		return Finding::good( Texts::get( 'check.clock-good', 'Les horloges concordent.', 'The clocks agree.' ) );
	}

	/** Returns the finding for a server clock that differs from the browser's or a cache's. @param int $seconds Difference. */
	public static function wrong_clock( int $seconds ): Finding {
		return Finding::critical(
			Texts::get( 'check.clock-wrong', "L’horloge du serveur diffère de {count} minutes\u{A0}: promotions, jetons et comptes à rebours sont faux.", 'The server’s clock is off by {count} minutes: sales, nonces and countdowns are wrong.', array( 'count' => (string) round( abs( $seconds ) / 60 ) ) ),
			Texts::get( 'check.clock-set', "Comparez l’heure universelle (UTC) de cette page avec la vôtre\u{202F}; si elle est fausse, demandez à votre hébergeur de régler l’horloge du serveur (NTP), sinon réglez celle de votre ordinateur.", 'Compare the universal time (UTC) of this page with yours; if it is wrong, ask your host to set the server’s clock (NTP), else set that of your computer.' ),
			admin_url( 'options-general.php#timezone_string' )
		);
	}
}
