<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;
use Archipel\Island;
use Archipel\Settings_Screen;
use Archipel\Takeover;

/** Checks of the pages as a guest gets them: the stub, personal data, scripts that do the same work twice. */
final class Page_Checks {

	/** Marks in a page that only logged-in users, or shoppers with a cart, get. */
	private const PERSONAL = array(
		'wpadminbar'                 => 'id="wpadminbar"',
		'woocommerce-mini-cart-item' => 'class="woocommerce-mini-cart-item',
		'archipel-cart'              => 'id="archipel-cart"',
	);

	/** Features that a shop has once: marks in the page, and plugins that print them. */
	private const RIVALS = array(
		'quick-view' => array(
			'data-archipel-quick-view' => 'Archipel',
			'yith-wcqv-button'         => 'YITH WooCommerce Quick View',
			'woosq-btn'                => 'WPC Smart Quick View',
		),
		'wishlist'   => array(
			'data-archipel-wishlist'        => 'Archipel',
			'tinvwl_add_to_wishlist_button' => 'TI WooCommerce Wishlist',
			'yith-wcwl-add-to-wishlist'     => 'YITH WooCommerce Wishlist',
			'woosw-btn'                     => 'WPC Smart Wishlist',
		),
	);

	/** @return list<Check> */
	public static function all(): array {
		return array(
			new Check( 'stub', Texts::get( 'check.stub', 'Script d’Archipel dans les pages', 'Archipel’s script in pages' ), Texts::get( 'check.stub-at', 'L’élément du script dans les pages, après les extensions d’optimisation.', 'The script’s element in pages, after optimising plugins.' ), true, array( self::class, 'stub' ) ),
			new Check( 'personal', Texts::get( 'check.personal', 'Données personnelles dans les pages en cache', 'Personal data in cached pages' ), Texts::get( 'check.personal-at', 'Jetons, comptes et paniers dans les pages qu’un cache donne à tous.', 'Nonces, accounts and carts in pages that a cache gives to everybody.' ), true, array( self::class, 'personal' ) ),
			new Check( 'handlers', Texts::get( 'check.handlers', 'Travail fait deux fois', 'Work done twice' ), Texts::get( 'check.handlers-at', 'Scripts d’origine à côté d’un îlot qui les remplace, deux aperçus rapides, deux listes de favoris.', 'Original scripts beside an island that replaces them, two quick views, two wishlists.' ), true, array( self::class, 'handlers' ) ),
		);
	}

	public static function stub( Guest $guest ): Finding {
		// Without islands, pages have no script.
		$pages = array() === \Archipel\plugin()->islands()->enabled() ? array() : $guest->pages();
		foreach ( $pages as $address => $page ) {
			$scripts = $page->elements( array( 'script' ) );
			$stub    = $page->stub();
			$change  = null === $stub ? 'missing' : self::change( $stub );
			if ( '' !== $change ) {
				$is_lost = 'missing' === $change && '' === Neighbour::optimiser( $scripts, $change )->name;
				return ( $is_lost ? self::missing( $page, $guest->anew( $address ) ) : self::optimised( $change, null === $stub ? $scripts : array( $stub ) ) )->on( $address );
			}
			$config = preg_match( '#<script[^>]*id="archipel-config"[^>]*>(.*?)</script>#s', $page->body, $found ) ? json_decode( $found[1], true ) : null;
			if ( ! is_array( $config ) ) {
				return self::optimised( 'config', $scripts )->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.stub-good', 'Le script est dans les pages tel qu’il a été écrit.', 'The script is in pages as it was written.' ) );
	}

	/** Returns an optimiser's change to the element of the stub: `delayed` until an interaction, `moved` to a copy, `deferred` until the page has been parsed; empty if none. */
	public static function change( array $stub ): string {
		if ( 'module' !== ( $stub['type'] ?? '' ) || '' === ( $stub['src'] ?? '' ) ) {
			return 'delayed';
		}
		$manifest = \Archipel\plugin()->islands()->manifest;
		// A CDN may serve the same path from another host; an optimiser's copy has another path.
		if ( wp_parse_url( $manifest->url( $manifest->entry ), PHP_URL_PATH ) !== wp_parse_url( $stub['src'], PHP_URL_PATH ) ) {
			return 'moved';
		}
		// With `async`, `defer` means nothing.
		return isset( $stub['async'] ) ? '' : 'deferred';
	}

	/** Returns the finding about a stub that an optimiser has changed, from the attributes of its element, or of all scripts if it is missing. */
	public static function optimised( string $change, array $scripts ): Finding {
		$optimiser = Neighbour::optimiser( $scripts, $change );
		$values    = array(
			'name'    => '' === $optimiser->name ? Texts::get( 'check.optimiser', 'une extension d’optimisation', 'an optimising plugin' ) : $optimiser->name,
			'files'   => 'config' === $change ? 'archipel-config' : $optimiser->files(),
			'setting' => $optimiser->setting( 'excepts' ),
			'off'     => $optimiser->setting( 'off' ),
		);
		$texts     = array(
			'delayed'  => Texts::get( 'check.stub-delayed', "Sur {page}, {name} retarde le script\u{A0}: rien ne répond avant le premier geste du visiteur.", 'On {page}, {name} delays the script: nothing answers before the visitor’s first move.', $values ),
			'moved'    => Texts::get( 'check.stub-moved', 'Sur {page}, {name} sert une copie du script, qui reste ancienne après une mise à jour.', 'On {page}, {name} gives a copy of the script, which stays old after an update.', $values ),
			'deferred' => Texts::get( 'check.stub-deferred', 'Sur {page}, {name} fait attendre le script jusqu’à la fin de la page.', 'On {page}, {name} makes the script wait for the end of the page.', $values ),
			'config'   => Texts::get( 'check.stub-config', 'Sur {page}, {name} a retiré ou changé les données du script.', 'On {page}, {name} has removed or changed the script’s data.', $values ),
			'missing'  => Texts::get( 'check.stub-combined', 'Sur {page}, {name} a réuni le script avec d’autres.', 'On {page}, {name} has combined the script with others.', $values ),
		);
		if ( '' === $values['setting'] ) {
			$remedy = '' === $optimiser->name
				? Texts::get( 'check.stub-unknown', "Ajoutez «\u{202F}{files}\u{202F}» aux exceptions de l’extension qui optimise vos scripts, puis videz son cache.", 'Add “{files}” to the exceptions of the plugin that optimises your scripts, then empty its cache.', $values )
				: Texts::get( 'check.stub-off', "Désactivez {name} («\u{202F}{off}\u{202F}»), puis videz son cache.", 'Switch off {name} (“{off}”), then empty its cache.', $values );
		} else {
			$remedy = '' === $values['off']
				? Texts::get( 'check.stub-except', "Dans {name}, ajoutez «\u{202F}{files}\u{202F}» à «\u{202F}{setting}\u{202F}», puis videz son cache.", 'In {name}, add “{files}” to “{setting}”, then empty its cache.', $values )
				: Texts::get( 'check.stub-except-both', "Dans {name}, ajoutez «\u{202F}{files}\u{202F}» à «\u{202F}{setting}\u{202F}» et décochez «\u{202F}{off}\u{202F}», puis videz son cache.", 'In {name}, add “{files}” to “{setting}” and untick “{off}”, then empty its cache.', $values );
		}
		return 'deferred' === $change ? Finding::recommended( $texts[ $change ], $remedy, $optimiser->link ) : Finding::critical( $texts[ $change ], $remedy, $optimiser->link );
	}

	/** Returns the finding about a page without the stub, by comparison with an uncached one. */
	private static function missing( Answer $page, Answer $anew ): Finding {
		if ( $page->is_from_cache() || null !== $anew->stub() ) {
			return Finding::critical( Texts::get( 'check.stub-before', "Le script n’est pas sur {page}\u{A0}: un cache a gardé la page d’avant Archipel.", 'The script is not on {page}: a cache has kept the page from before Archipel.' ), self::empty_cache(), Neighbour::cache()->link );
		}
		return Finding::critical( Texts::get( 'check.stub-missing', "Le script n’est pas sur {page}\u{A0}: le thème n’y appelle pas wp_head().", 'The script is not on {page}: the theme does not call wp_head() there.' ), Texts::get( 'check.stub-head', 'Faites appeler wp_head() par le modèle de cette page, avant </head>, ou choisissez un autre thème.', 'Have the template of this page call wp_head(), before </head>, or choose another theme.' ), admin_url( 'themes.php' ) );
	}

	/** The remedy for cached pages with old content. */
	public static function empty_cache(): string {
		return Texts::get( 'check.cache-empty', 'Videz {cache}.', 'Empty {cache}.', array( 'cache' => Neighbour::cache()->place() ) );
	}

	public static function personal( Guest $guest ): Finding {
		foreach ( $guest->pages() as $address => $page ) {
			$marks = array_keys( array_filter( self::PERSONAL, static fn( string $mark ): bool => false !== strpos( $page->body, $mark ) ) );
			if ( 1 === preg_match( '/<body[^>]*class="[^"]*\blogged-in\b/', $page->body ) ) {
				$marks[] = 'logged-in';
			}
			if ( array() !== $marks ) {
				return Finding::critical(
					Texts::get( 'check.personal-user', "La page {page} donne à tous le compte ou le panier de quelqu’un ({marks})\u{A0}: un cache a gardé sa page.", 'The page {page} gives everybody the account or cart of somebody ({marks}): a cache has kept that person’s page.', array( 'marks' => implode( ', ', $marks ) ) ),
					Texts::get( 'check.personal-cache', "Videz {cache}, et n’y gardez aucune page de visiteurs connectés ou qui ont un panier (cookies «\u{202F}wordpress_logged_in_\u{202F}» et «\u{202F}woocommerce_items_in_cart\u{202F}»).", 'Empty {cache}, and have it keep no page of visitors who are logged in or have a cart (cookies “wordpress_logged_in_” and “woocommerce_items_in_cart”).', array( 'cache' => Neighbour::cache()->place() ) ),
					Neighbour::cache()->link
				)->on( $address );
			}
			// A page that forbids to be kept may have one, as the account's has.
			$nonce = 1 === preg_match( '/no-cache|no-store|private/', $page->header( 'cache-control' ) ) ? '' : self::nonce_in( $page->body );
			if ( '' !== $nonce ) {
				return Finding::recommended(
					Texts::get( 'check.personal-nonce', 'La page {page} contient un jeton ({nonce}), qui ne vaut plus rien après un jour dans un cache.', 'The page {page} contains a nonce ({nonce}), which is worth nothing after a day in a cache.', array( 'nonce' => $nonce ) ),
					Texts::get( 'check.personal-off', "Désactivez l’extension qui écrit ce jeton\u{202F}; s’il vous la faut, laissez ce point et faites vider {cache} toutes les dix heures.", 'Deactivate the plugin that writes this nonce; if you need it, leave this as it is, and have {cache} emptied every ten hours.', array( 'cache' => Neighbour::cache()->place() ) )
				)->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.personal-good', 'Chaque visiteur sans compte ni panier reçoit la même page.', 'Every visitor without account and cart gets the same page.' ) );
	}

	/** Returns the name of a nonce in a page, as a field or in data of a script, whose id says whose it is; empty without one. WooCommerce renews that of its Store API by itself. */
	private static function nonce_in( string $html ): string {
		preg_match_all( '/<script\b[^>]*\bid=["\']([^"\']+)|([\w-]*nonce[\w-]*|\bsecurity)["\']?(?:\s*[:=]|\s[^<>]*?\bvalue=)\s*["\']([0-9a-f]{10})["\']|<\/script>/i', $html, $found, PREG_SET_ORDER );
		$script = '';
		foreach ( $found as $match ) {
			list( , $id, $name, $nonce ) = $match + array_fill( 0, 4, '' );
			if ( '' === $nonce ) {
				$script = $id;
			} elseif ( 'storeApiNonce' !== $name && ! Guest::may_use( $nonce, 'wc_store_api' ) ) {
				return '' === $script ? $name : "$name, $script";
			}
		}
		return '';
	}

	/** Looks for scripts and features that are there twice. */
	public static function handlers( Guest $guest ): Finding {
		$replaced = Takeover::handles( 'scripts' );
		foreach ( $guest->pages() as $address => $page ) {
			foreach ( $page->elements( array( 'script' ) ) as $script ) {
				$handle = (string) preg_replace( '/-js$/', '', $script['id'] ?? '' );
				if ( '' !== ( $script['src'] ?? '' ) && in_array( $handle, $replaced, true ) ) {
					$over   = array_filter( \Archipel\plugin()->islands()->enabled(), static fn( Island $island ): bool => in_array( $handle, $island->replaces['scripts'], true ) );
					$values = array(
						'handle'  => $handle,
						'option'  => __( 'Take over the original script', 'archipel' ),
						'islands' => implode( ', ', array_map( static fn( Island $island ): string => $island->title(), $over ) ),
					);
					return Finding::recommended(
						Texts::get( 'check.handlers-script', "Sur {page}, le script {handle} tourne à côté de l’îlot qui le remplace\u{A0}: un clic peut compter deux fois.", 'On {page}, the script {handle} runs beside the island that replaces it: a click may count twice.', $values ),
						Texts::get( 'check.handlers-off', "Désactivez l’extension qui ajoute ce script, ou laissez-lui le travail en décochant «\u{202F}{option}\u{202F}» pour {islands}.", 'Deactivate the plugin that adds this script, or leave it the work by unticking “{option}” for {islands}.', $values ),
						Settings_Screen::url() . '#archipel-' . array_key_first( $over )
					)->on( $address );
				}
			}
			// Code and the page's config name these marks, too.
			$html = (string) preg_replace( '#<(script|style)\b.*?</\1>#s', '', $page->body );
			foreach ( self::RIVALS as $feature => $marks ) {
				$there = array_values( array_filter( $marks, static fn( string $mark ): bool => false !== strpos( $html, $mark ), ARRAY_FILTER_USE_KEY ) );
				// Hearts of TI Wishlist are adopted.
				if ( array( 'Archipel', 'TI WooCommerce Wishlist' ) === $there || count( $there ) < 2 ) {
					continue;
				}
				$values = array( 'names' => implode( ', ', $there ) );
				return Finding::recommended(
					'wishlist' === $feature
						? Texts::get( 'check.handlers-wishlists', "Sur {page} il y a plusieurs listes de favoris\u{A0}: {names}.", 'On {page} there are several wishlists: {names}.', $values )
						: Texts::get( 'check.handlers-views', "Sur {page} il y a plusieurs aperçus rapides\u{A0}: {names}.", 'On {page} there are several quick views: {names}.', $values ),
					Texts::get( 'check.handlers-one', 'N’en gardez qu’une active parmi les extensions (celle d’Archipel est un îlot, dans ses réglages).', 'Leave only one of them active among the plugins (Archipel’s is an island, in its settings).' )
				)->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.handlers-good', 'Les scripts que les îlots remplacent ne sont plus dans les pages.', 'The scripts that islands replace are no longer in pages.' ) );
	}
}
