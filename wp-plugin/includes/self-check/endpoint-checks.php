<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;
use Archipel\List_Answer;

/** Checks of requested files and endpoints: whether browsers get the files of the build, whole and of this version, and which answers endpoints send and caches store. */
final class Endpoint_Checks {

	/** Types of the files, by the ends of their names. */
	private const TYPES = array(
		'js'   => 'javascript',
		'css'  => 'text/css',
		'json' => 'application/json',
	);

	/** @return list<Check> */
	public static function all(): array {
		return array(
			new Check( 'files', Texts::get( 'check.files', 'Fichiers d’Archipel', 'Archipel’s files' ), Texts::get( 'check.files-at', 'Script, styles et îlots du dossier dist/, tels que le serveur ou le CDN les donne.', 'Script, styles and islands of the folder dist/, as the server or the CDN gives them.' ), true, array( self::class, 'files' ) ),
			new Check( 'build', Texts::get( 'check.build', 'Version des pages', 'Version of pages' ), Texts::get( 'check.build-at', 'La version que nomment les pages en cache.', 'The version that cached pages name.' ), true, array( self::class, 'build' ) ),
			new Check( 'endpoints', Texts::get( 'check.endpoints', 'Réponses aux scripts de la boutique', 'Answers to the shop’s scripts' ), Texts::get( 'check.endpoints-at', 'wc-ajax, l’API REST et admin-ajax.php, comme un visiteur les appelle.', 'wc-ajax, the REST API and admin-ajax.php, as a guest calls them.' ), true, array( self::class, 'answering' ) ),
			new Check( 'nonces', Texts::get( 'check.nonces', 'Fraîcheur des jetons', 'Freshness of nonces' ), Texts::get( 'check.nonces-at', 'Les jetons que les scripts demandent avant un envoi protégé.', 'The nonces that scripts ask for before a protected request.' ), true, array( self::class, 'nonces' ) ),
			new Check( 'stored', Texts::get( 'check.stored', 'Réponses privées et caches', 'Private answers and caches' ), Texts::get( 'check.stored-at', 'Ce que disent les réponses privées, et si un cache les donne une seconde fois.', 'What private answers say, and whether a cache gives them a second time.' ), true, array( self::class, 'stored' ) ),
			new Check( 'parameters', Texts::get( 'check.parameters', 'Paramètres et caches', 'Parameters and caches' ), Texts::get( 'check.parameters-at', 'La liste seule (archipel-list), que demandent filtre, tri et pages.', 'The list alone (archipel-list), which filter, order and pages ask for.' ), true, array( self::class, 'parameters' ) ),
		);
	}

	/** Asks for a file of each kind, and compares it with the one on disk. */
	public static function files( Guest $guest ): Finding {
		$manifest = \Archipel\plugin()->islands()->manifest;
		foreach ( self::examples() as $file ) {
			$address = $manifest->url( $file ) . '?ver=' . $manifest->build;
			$answer  = $guest->fetch( $address );
			$values  = array(
				'file'   => $file,
				'status' => (string) $answer->status,
				'type'   => $answer->header( 'content-type' ),
				'folder' => (string) wp_parse_url( $manifest->url(), PHP_URL_PATH ),
			);
			if ( '' !== $guest->error() ) {
				break;
			}
			if ( 200 !== $answer->status ) {
				return Finding::critical( Texts::get( 'check.files-blocked', "dist/{file} est refusé (HTTP {status})\u{A0}: les îlots qui en ont besoin ne viennent pas.", 'dist/{file} is refused (HTTP {status}): islands that need it do not come.', $values ), Texts::get( 'check.files-allow', "Permettez les adresses qui contiennent «\u{202F}{folder}\u{202F}» dans les règles de l’extension de sécurité ou du serveur, jusqu’à ce que ce lien s’ouvre.", 'Allow addresses that contain “{folder}” in the rules of the security plugin or the server, until this link opens.', $values ), $address );
			}
			if ( false === stripos( $values['type'], self::TYPES[ pathinfo( $file, PATHINFO_EXTENSION ) ] ) ) {
				return Finding::critical( Texts::get( 'check.files-type', "dist/{file} est donné comme «\u{202F}{type}\u{202F}»\u{A0}: les navigateurs le refusent.", 'dist/{file} is served as “{type}”: browsers refuse it.', $values ), Texts::get( 'check.files-types', 'Demandez à votre hébergeur de donner les fichiers .js comme text/javascript, .css comme text/css et .json comme application/json.', 'Ask your host to serve .js files as text/javascript, .css files as text/css and .json files as application/json.' ), $address );
			}
			if ( md5( $answer->body ) !== md5_file( $manifest->path( $file ) ) ) {
				return Finding::critical( Texts::get( 'check.files-old', "dist/{file} n’est pas celui du serveur\u{A0}: un cache ou un CDN en donne un ancien, ou l’a réécrit.", 'dist/{file} is not the server’s: a cache or a CDN gives an old one, or has rewritten it.', $values ), Texts::get( 'check.files-empty', "Videz le cache du CDN, et exceptez de ce qu’il réduit (minify) les adresses qui contiennent «\u{202F}{folder}\u{202F}».", 'Empty the cache of the CDN, and except addresses that contain “{folder}” from what it minifies.', $values ), $address );
			}
		}
		return Finding::good( Texts::get( 'check.files-good', 'Un fichier de chaque sorte a été demandé et reçu tel quel.', 'A file of each kind was asked for and came as it is.' ) );
	}

	/** @return list<string> The stub, the shared style sheet, the registry, and a script, a style and a shared file of an island, as far as the build has them. */
	private static function examples(): array {
		$islands = \Archipel\plugin()->islands();
		$files   = array( $islands->manifest->entry, $islands->manifest->style, 'registry.json' );
		foreach ( $islands->enabled() as $island ) {
			$files[] = $island->script;
			$files[] = $island->preload[0] ?? '';
			$files[] = $island->style;
		}
		$there = array_values( array_filter( array_unique( $files ), static fn( string $file ): bool => '' !== $islands->manifest->path( $file ) ) );
		$kinds = array();
		foreach ( $there as $file ) {
			// One of each folder and type: `islands/…js`, `chunks/…js`, `pages/…css`.
			$kinds += array( dirname( $file ) . pathinfo( $file, PATHINFO_EXTENSION ) => $file );
		}
		return array_values( $kinds );
	}

	/** Compares the version in pages with the installed one. */
	public static function build( Guest $guest ): Finding {
		$manifest = \Archipel\plugin()->islands()->manifest;
		foreach ( $guest->pages() as $address => $page ) {
			if ( 1 === preg_match( '~' . preg_quote( $manifest->entry, '~' ) . '\?ver=([0-9a-z]+)~', $page->body, $found ) && $found[1] !== $manifest->build ) {
				$values = array(
					'old' => $found[1],
					'new' => $manifest->build,
				);
				return Finding::recommended(
					Texts::get( 'check.build-old', "La page {page} est d’une autre version ({old} au lieu de {new})\u{A0}: un cache l’a gardée pendant la mise à jour.", 'The page {page} is of another version ({old} instead of {new}): a cache has kept it over the update.', $values ),
					Page_Checks::empty_cache(),
					Neighbour::cache()->link
				)->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.build-good', 'Les pages demandent les fichiers qui sont installés.', 'Pages ask for the files that are installed.' ) );
	}

	/** Calls each way into the site. */
	public static function answering( Guest $guest ): Finding {
		$calls = array(
			'REST'           => array( add_query_arg( '_fields', 'namespaces', rest_url() ), '' === get_option( 'permalink_structure' ) ? 'rest_route=' : '/' . rest_get_url_prefix() . '/', static fn( Answer $answer ): bool => 200 === $answer->status && isset( $answer->json()['namespaces'] ) ),
			// WordPress's own answer to an unknown action; its client takes the body `0` for none.
			'admin-ajax.php' => array( admin_url( 'admin-ajax.php?action=archipel_check_nothing' ), 'admin-ajax.php', static fn( Answer $answer ): bool => 400 === $answer->status && in_array( trim( $answer->body ), array( '', '0' ), true ) ),
		);
		if ( self::has_shop() ) {
			$calls['wc-ajax'] = array( self::nonces_url(), 'wc-ajax=', static fn( Answer $answer ): bool => 200 === $answer->status && isset( $answer->json()['wp_rest'] ) );
		}
		foreach ( $calls as $name => list( $address, $part, $is_right ) ) {
			$answer = $guest->fetch( $address );
			if ( '' !== $guest->error() || $is_right( $answer ) ) {
				continue;
			}
			$values = array(
				'name'   => $name,
				'part'   => $part,
				'answer' => 'HTTP ' . $answer->status . ', ' . ( $answer->status >= 300 && $answer->status < 400 ? $answer->header( 'location' ) : $answer->header( 'content-type' ) ),
			);
			return Finding::critical(
				Texts::get( 'check.endpoints-blocked', "{name} ne répond pas aux visiteurs ({answer})\u{A0}: les îlots qui l’appellent montrent une erreur.", '{name} does not answer guests ({answer}): islands that call it show an error.', $values ),
				Texts::get( 'check.endpoints-allow', "Permettez aux visiteurs les adresses qui contiennent «\u{202F}{part}\u{202F}» dans votre extension de sécurité, votre pare-feu ou le mode maintenance.", 'Allow guests the addresses that contain “{part}” in your security plugin, firewall or maintenance mode.', $values )
			);
		}
		return Finding::good( Texts::get( 'check.endpoints-good', "Ont répondu\u{A0}: {names}.", 'These have answered: {names}.', array( 'names' => implode( ', ', array_keys( $calls ) ) ) ) );
	}

	/** Compares the nonces with those that WordPress would accept now. */
	public static function nonces( Guest $guest ): Finding {
		$nonces = self::has_shop() ? $guest->fetch( self::nonces_url() )->json() : null;
		// Without an answer the check above has more to say.
		if ( isset( $nonces['wp_rest'] ) && ! Guest::may_use( (string) $nonces['wp_rest'], 'wp_rest' ) ) {
			return self::is_stored( Texts::get( 'check.nonces-stale', "Les jetons que reçoit un visiteur ne valent plus rien\u{A0}: un cache a gardé la réponse.", 'The nonces that a guest gets are worth nothing any more: a cache has kept the answer.' ) );
		}
		return Finding::good( Texts::get( 'check.nonces-good', 'Les jetons des visiteurs sont acceptés.', 'Guests’ nonces are accepted.' ) );
	}

	/** Asks for a private answer twice. */
	public static function stored( Guest $guest ): Finding {
		if ( ! self::has_shop() ) {
			return Finding::good( Texts::get( 'check.stored-none', 'Sans boutique, aucune réponse n’est celle d’un seul visiteur.', 'Without a shop no answer is one visitor’s.' ) );
		}
		$guest->fetch( self::nonces_url() );
		$again = $guest->fetch( self::nonces_url(), true );
		if ( $again->is_from_cache() ) {
			return self::is_stored( Texts::get( 'check.stored-hit', 'Un cache donne à un visiteur la réponse d’un autre.', 'A cache gives one visitor the answer of another.' ) );
		}
		if ( 200 === $again->status && false === strpos( $again->header( 'cache-control' ), 'no-store' ) ) {
			return Finding::critical(
				Texts::get( 'check.stored-header', "Un cache, ou une règle du serveur, a remplacé notre en-tête «\u{202F}no-store\u{202F}»\u{A0}: la réponse d’un visiteur peut être gardée pour les autres.", 'A cache, or a rule of the server, has replaced our header “no-store”: one visitor’s answer may be kept for others.' ),
				Texts::get( 'check.stored-leave', "Demandez à votre hébergeur, ou à votre CDN, de laisser l’en-tête Cache-Control des adresses qui contiennent «\u{202F}wc-ajax=\u{202F}» tel que WordPress l’envoie.", 'Ask your host, or your CDN, to leave the header Cache-Control of addresses that contain “wc-ajax=” as WordPress sends it.' )
			);
		}
		return Finding::good( Texts::get( 'check.stored-good', 'Les réponses privées viennent de WordPress et interdisent d’être gardées.', 'Private answers come from WordPress and forbid to be kept.' ) );
	}

	private static function is_stored( string $why ): Finding {
		$cache = Neighbour::cache();
		return Finding::critical(
			$why,
			'' === $cache->setting( 'keeps' )
				? Texts::get( 'check.stored-except', "Dans {cache}, exceptez les adresses qui contiennent «\u{202F}wc-ajax=\u{202F}», puis videz-le.", 'In {cache}, except addresses that contain “wc-ajax=”, then empty it.', array( 'cache' => $cache->place( 'excepts' ) ) )
				: Texts::get( 'check.stored-keep', "Dans {cache}, retirez «\u{202F}wc-ajax\u{202F}», puis videz-le.", 'In {cache}, take “wc-ajax” out, then empty it.', array( 'cache' => $cache->place( 'keeps' ) ) ),
			$cache->link
		);
	}

	/** Asks for the list alone, and then for its page. */
	public static function parameters( Guest $guest ): Finding {
		$entry = \Archipel\plugin()->islands()->manifest->entry;
		$pages = $guest->pages();
		$lists = array_filter( $pages, static fn( Answer $page ): bool => false !== strpos( $page->body, 'class="products' ) );
		if ( array() === $pages ) {
			return Finding::good( '' );
		}
		$address = (string) array_key_first( array() === $lists ? $pages : $lists );
		$alone   = $guest->fetch( add_query_arg( List_Answer::PARAMETER, '1', $address ) );
		$cache   = Neighbour::cache();
		$values  = array(
			'parameter' => List_Answer::PARAMETER,
			'cache'     => $cache->place( 'ignores' ),
		);
		$remedy  = Texts::get( 'check.parameters-vary', "Dans {cache}, retirez «\u{202F}{parameter}\u{202F}» des paramètres d’adresse qu’il ignore, ou ne l’en laissez ignorer aucun, puis videz-le.", 'In {cache}, take “{parameter}” out of the query strings that it ignores, or let it ignore none, then empty it.', $values );
		if ( $alone->is_page() && false !== strpos( $alone->body, "/$entry" ) ) {
			return Finding::recommended( Texts::get( 'check.parameters-stripped', "Un cache ignore {parameter} sur {page}\u{A0}: chaque changement de la liste charge la page entière.", 'A cache ignores {parameter} on {page}: each change of the list loads the whole page.', $values ), $remedy, $cache->link )->on( $address );
		}
		if ( $alone->is_page() && $alone->body === $guest->fetch( $address )->body ) {
			return Finding::critical( Texts::get( 'check.parameters-page', 'Un cache donne à la place de {page} la liste seule, sans en-tête ni pied de page.', 'A cache gives the list alone instead of {page}, without header and footer.', $values ), $remedy, $cache->link )->on( $address );
		}
		return Finding::good( Texts::get( 'check.parameters-good', 'La liste seule et sa page sont deux réponses.', 'The list alone and its page are two answers.' ) );
	}

	private static function has_shop(): bool {
		return class_exists( 'WC_AJAX', false );
	}

	/** The address of the nonces, which is private and no-store. */
	private static function nonces_url(): string {
		return \WP_Http::make_absolute_url( \WC_AJAX::get_endpoint( 'archipel_nonces' ), home_url( '/' ) );
	}
}
