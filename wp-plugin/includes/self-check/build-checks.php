<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;

/** Checks whether browsers get the files of the build, whole and of this version. */
final class Build_Checks {

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
		);
	}

	/** Asks for a file of each kind, and compares it with the one on disk. */
	public static function files( Guest $guest ): Finding {
		$manifest = \Archipel\plugin()->islands()->manifest;
		foreach ( self::examples() as $file ) {
			$address = $manifest->url( $file ) . '?ver=' . $manifest->build();
			$answer  = $guest->fetch( $address );
			$values  = array(
				'file'   => $file,
				'status' => (string) $answer->status,
				'type'   => $answer->header( 'content-type' ),
			);
			if ( '' !== $guest->error() ) {
				break;
			}
			if ( 200 !== $answer->status ) {
				return Finding::critical( Texts::get( 'check.files-blocked', "dist/{file} est refusé (HTTP {status})\u{202F}: les îlots qui en ont besoin ne viennent pas.", 'dist/{file} is refused (HTTP {status}): islands that need it do not come.', $values ), Texts::get( 'check.files-allow', 'Permettez l’accès à ce fichier dans les règles du serveur ou de l’extension de sécurité.', 'Allow this file in the rules of the server or of the security plugin.' ), $address );
			}
			if ( false === stripos( $values['type'], self::TYPES[ pathinfo( $file, PATHINFO_EXTENSION ) ] ) ) {
				return Finding::critical( Texts::get( 'check.files-type', "dist/{file} est donné comme «\u{202F}{type}\u{202F}»\u{202F}: les navigateurs le refusent.", 'dist/{file} is served as “{type}”: browsers refuse it.', $values ), Texts::get( 'check.files-types', 'Demandez à votre hébergeur de donner aux fichiers .js, .css et .json leur type.', 'Ask your host to serve .js, .css and .json files with their types.' ), $address );
			}
			if ( md5( $answer->body ) !== md5_file( $manifest->path( $file ) ) ) {
				return Finding::critical( Texts::get( 'check.files-old', "dist/{file} n’est pas celui du serveur\u{202F}: un cache ou un CDN en donne un ancien, ou l’a réécrit.", 'dist/{file} is not the server’s: a cache or a CDN gives an old one, or has rewritten it.', $values ), Texts::get( 'check.files-empty', 'Videz le cache du CDN, et laissez-y les fichiers de dist/ tels quels.', 'Empty the cache of the CDN, and have it leave the files of dist/ as they are.' ), $address );
			}
		}
		return Finding::good( Texts::get( 'check.files-good', 'Un fichier de chaque sorte a été demandé et reçu tel quel.', 'A file of each kind was asked for and came as it is.' ) );
	}

	/** @return list<string> The stub, the shared style sheet, the registry, and a script, a style and a shared file of an island, as far as the build has them. */
	private static function examples(): array {
		$islands = \Archipel\plugin()->islands();
		$files   = array( $islands->manifest->entry(), $islands->manifest->style(), 'registry.json' );
		foreach ( $islands->enabled() as $island ) {
			$files[] = $island->script();
			$files[] = $island->preload()[0] ?? '';
			$files[] = $island->styles()[0] ?? '';
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
			if ( 1 === preg_match( '~' . preg_quote( $manifest->entry(), '~' ) . '\?ver=([0-9a-z]+)~', $page->body, $found ) && $found[1] !== $manifest->build() ) {
				return Finding::recommended(
					Texts::get(
						'check.build-old',
						"La page {page} est d’une autre version ({old} au lieu de {new})\u{202F}: un cache l’a gardée pendant la mise à jour.",
						'The page {page} is of another version ({old} instead of {new}): a cache has kept it over the update.',
						array(
							'page' => $address,
							'old'  => $found[1],
							'new'  => $manifest->build(),
						)
					),
					Texts::get( 'check.build-empty', 'Videz le cache des pages.', 'Empty the page cache.' ),
					admin_url( 'plugins.php' )
				);
			}
		}
		return Finding::good( Texts::get( 'check.build-good', 'Les pages demandent les fichiers qui sont installés.', 'Pages ask for the files that are installed.' ) );
	}
}
