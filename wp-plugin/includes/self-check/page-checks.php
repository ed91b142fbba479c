<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;
use Archipel\Takeover;

/** Checks of the pages as a guest gets them: the stub, what is personal, scripts that do the same work twice. */
final class Page_Checks {

	/** Marks in a page that only somebody who is logged in, or has a cart, gets. */
	private const PERSONAL = array(
		'wpadminbar'                 => 'id="wpadminbar"',
		'woocommerce-mini-cart-item' => 'class="woocommerce-mini-cart-item',
		'archipel-cart'              => 'id="archipel-cart"',
	);

	/** Features that a shop has once: marks in the page, and who prints them. */
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

	/** Looks at the stub's element. */
	public static function stub( Guest $guest ): Finding {
		$manifest = \Archipel\plugin()->islands()->manifest;
		foreach ( $guest->pages() as $address => $page ) {
			$scripts = $page->elements( array( 'script' ) );
			$stub    = Stub_Tag::find( $scripts, $manifest->entry() );
			$fate    = null === $stub ? 'missing' : Stub_Tag::fate( $stub, $manifest->url( $manifest->entry() ) );
			if ( '' !== $fate ) {
				return self::optimised( $fate, Stub_Tag::optimiser( null === $stub ? $scripts : array( $stub ) ) )->on( $address );
			}
			$config = preg_match( '#<script[^>]*id="archipel-config"[^>]*>(.*?)</script>#s', $page->body, $found ) ? json_decode( $found[1], true ) : null;
			if ( ! is_array( $config ) ) {
				return self::optimised( 'config', Stub_Tag::optimiser( $scripts ) )->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.stub-good', 'Le script est dans les pages tel qu’il a été écrit.', 'The script is in pages as it was written.' ) );
	}

	/**
	 * Returns what is said of a stub that an optimiser has changed.
	 *
	 * @param array{string, string, string} $optimiser As `Stub_Tag::optimiser()` gives it.
	 */
	public static function optimised( string $fate, array $optimiser ): Finding {
		list( $name, $link, $field ) = $optimiser;
		$values                      = array(
			'name'  => '' === $name ? Texts::get( 'check.optimiser', 'une extension d’optimisation', 'an optimising plugin' ) : $name,
			'field' => $field,
		);
		$texts                       = array(
			'delayed'  => Texts::get( 'check.stub-delayed', "Sur {page}, {name} retarde le script\u{202F}: rien ne répond avant le premier geste du visiteur.", 'On {page}, {name} delays the script: nothing answers before the visitor’s first move.', $values ),
			'moved'    => Texts::get( 'check.stub-moved', 'Sur {page}, {name} donne une copie du script, qui reste ancienne après une mise à jour.', 'On {page}, {name} gives a copy of the script, which stays old after an update.', $values ),
			'deferred' => Texts::get( 'check.stub-deferred', 'Sur {page}, {name} fait attendre le script jusqu’à la fin de la page.', 'On {page}, {name} makes the script wait for the end of the page.', $values ),
			'config'   => Texts::get( 'check.stub-config', 'Sur {page}, {name} a retiré ou changé les données du script.', 'On {page}, {name} has removed or changed the script’s data.', $values ),
			'missing'  => '' === $name
				? Texts::get( 'check.stub-missing', "Le script n’est pas sur {page}\u{202F}: la page en cache est d’avant Archipel, ou le thème n’appelle pas wp_head().", 'The script is not on {page}: the cached page is from before Archipel, or the theme does not call wp_head().', $values )
				: Texts::get( 'check.stub-combined', 'Sur {page}, {name} a réuni le script avec d’autres.', 'On {page}, {name} has combined the script with others.', $values ),
		);
		if ( '' !== $field ) {
			$remedy = Texts::get( 'check.stub-except', "Ajoutez «\u{202F}archipel\u{202F}» aux scripts exceptés de {name} ({field}), puis videz son cache.", 'Add “archipel” to the excepted scripts of {name} ({field}), then empty its cache.', $values );
		} elseif ( '' !== $name ) {
			$remedy = Texts::get( 'check.stub-off', 'Désactivez {name}, puis videz son cache.', 'Switch off {name}, then empty its cache.', $values );
		} elseif ( 'missing' === $fate ) {
			$remedy = Texts::get( 'check.stub-empty', 'Videz le cache des pages, ou choisissez un thème qui appelle wp_head().', 'Empty the page cache, or choose a theme that calls wp_head().' );
		} else {
			$remedy = Texts::get( 'check.stub-unknown', "Ajoutez «\u{202F}archipel\u{202F}» aux exceptions de l’extension qui optimise vos scripts, puis videz son cache.", 'Add “archipel” to the exceptions of the plugin that optimises your scripts, then empty its cache.' );
		}
		$link = '' === $link ? admin_url( 'missing' === $fate ? 'themes.php' : 'plugins.php' ) : $link;
		return 'deferred' === $fate ? Finding::recommended( $texts[ $fate ], $remedy, $link ) : Finding::critical( $texts[ $fate ], $remedy, $link );
	}

	/** Looks for what is somebody's. */
	public static function personal( Guest $guest ): Finding {
		foreach ( $guest->pages() as $address => $page ) {
			$marks = array_keys( array_filter( self::PERSONAL, static fn( string $mark ): bool => false !== strpos( $page->body, $mark ) ) );
			if ( 1 === preg_match( '/<body[^>]*class="[^"]*\blogged-in\b/', $page->body ) ) {
				$marks[] = 'logged-in';
			}
			if ( array() !== $marks ) {
				return Finding::critical(
					Texts::get( 'check.personal-user', "La page {page} donne à tous le compte ou le panier de quelqu’un ({marks})\u{202F}: un cache a gardé sa page.", 'The page {page} gives everybody the account or cart of somebody ({marks}): a cache has kept that person’s page.', array( 'marks' => implode( ', ', $marks ) ) ),
					Texts::get( 'check.personal-cache', 'Dans votre extension de cache, ne mettez pas en cache les pages des visiteurs connectés ou qui ont un panier, et videz le cache.', 'In your cache plugin, do not cache pages of visitors who are logged in or have a cart, and empty the cache.' )
				)->on( $address );
			}
			// A page that forbids to be kept may have one, as the account's has.
			$nonce = 1 === preg_match( '/no-cache|no-store|private/', $page->header( 'cache-control' ) ) ? '' : self::nonce_in( $page->body );
			if ( '' !== $nonce ) {
				return Finding::recommended(
					Texts::get( 'check.personal-nonce', 'La page {page} contient un jeton ({nonce}), qui ne vaut plus rien après un jour dans un cache.', 'The page {page} contains a nonce ({nonce}), which is worth nothing after a day in a cache.', array( 'nonce' => $nonce ) ),
					Texts::get( 'check.personal-life', 'Videz le cache des pages toutes les dix heures, ou retirez l’extension qui écrit ce jeton.', 'Empty the page cache every ten hours, or remove the plugin that writes this nonce.' )
				)->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.personal-good', 'Chaque visiteur sans compte ni panier reçoit la même page.', 'Every visitor without account and cart gets the same page.' ) );
	}

	/** Returns the name of a nonce in a page, as a field or in data of a script; empty without one. WooCommerce renews that of its Store API by itself. */
	private static function nonce_in( string $html ): string {
		preg_match_all( '/([\w-]*nonce[\w-]*|\bsecurity)["\']?(?:\s*[:=]|\s[^<>]*?\bvalue=)\s*["\']([0-9a-f]{10})["\']/i', $html, $found, PREG_SET_ORDER );
		foreach ( $found as list( , $name, $nonce ) ) {
			if ( 'storeApiNonce' !== $name && ! Guest::may_use( $nonce, 'wc_store_api' ) ) {
				return $name;
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
					return Finding::recommended(
						Texts::get( 'check.handlers-script', "Sur {page}, le script {handle} tourne à côté de l’îlot qui le remplace\u{202F}: un clic peut compter deux fois.", 'On {page}, the script {handle} runs beside the island that replaces it: a click may count twice.', array( 'handle' => $handle ) ),
						Texts::get( 'check.handlers-off', "Retirez l’extension qui ajoute ce script, ou laissez-lui le travail en désactivant «\u{202F}Remplacer le script d’origine\u{202F}» pour cet îlot.", 'Remove the plugin that adds this script, or leave it the work by switching off “Take over the original script” for that island.' ),
						\Archipel\Settings_Screen::url()
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
						? Texts::get( 'check.handlers-wishlists', "Sur {page} il y a plusieurs listes de favoris\u{202F}: {names}.", 'On {page} there are several wishlists: {names}.', $values )
						: Texts::get( 'check.handlers-views', "Sur {page} il y a plusieurs aperçus rapides\u{202F}: {names}.", 'On {page} there are several quick views: {names}.', $values ),
					Texts::get( 'check.handlers-one', 'Désactivez l’une de ces extensions, ou l’îlot.', 'Deactivate one of these plugins, or the island.' )
				)->on( $address );
			}
		}
		return Finding::good( Texts::get( 'check.handlers-good', 'Les scripts que les îlots remplacent ne sont plus dans les pages.', 'The scripts that islands replace are no longer in pages.' ) );
	}
}
