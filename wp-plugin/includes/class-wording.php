<?php
namespace Archipel;

/**
 * Replaces misleading texts of WooCommerce's French translation wherever WooCommerce prints them. A text that the owner or
 * another plugin has translated differently stays.
 */
final class Wording {

	/** WooCommerce's original text => its French translation, with plain spaces => our text. */
	private const FRENCH = array(
		'Read more'          => array( 'Lire la suite' => 'Voir le produit' ),
		'Undo?'              => array( 'Annuler ?' => 'Remettre' ),
		'Shipment'           => array( 'Expédition' => 'Livraison' ),
		'Shipment %d'        => array( 'Expédition %d' => 'Livraison %d' ),
		'Shipping'           => array( 'Expédition' => 'Livraison' ),
		'Shipping:'          => array( 'Expédition :' => "Livraison\u{A0}:" ),
		'%s customer review' => array(
			'%s avis client'  => '%s avis',
			'%s avis clients' => '%s avis',
		),
	);

	public function register(): void {
		add_filter( 'gettext_woocommerce', array( __CLASS__, 'replace' ), 10, 2 );
		add_filter( 'gettext_with_context_woocommerce', array( __CLASS__, 'replace' ), 10, 2 );
		add_filter( 'ngettext_woocommerce', array( __CLASS__, 'replace' ), 10, 2 );
	}

	/** Filter: returns the replacement of a translation, by the original text in the singular. */
	public static function replace( $translation, $text ) {
		if ( ! isset( self::FRENCH[ $text ] ) ) {
			return $translation;
		}
		return self::FRENCH[ $text ][ str_replace( array( "\u{A0}", "\u{202F}" ), ' ', $translation ) ] ?? $translation;
	}
}
