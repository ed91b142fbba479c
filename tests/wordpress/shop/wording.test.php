<?php
namespace Archipel\Tests;

test(
	'[WP-07] words of WooCommerce’s French that mislead are said better; another translation, another language and other texts stay',
	static function (): void {
		( new \Archipel\Wording() )->register();
		$said = static fn( string $text, string $translation ) => apply_filters( 'gettext_woocommerce', $translation, $text, 'woocommerce' );
		same( 'Voir le produit', $said( 'Read more', 'Lire la suite' ) );
		same( 'Remettre', $said( 'Undo?', "Annuler\u{A0}?" ) );
		same( 'Remettre', $said( 'Undo?', 'Annuler ?' ) );
		same( "Livraison\u{A0}:", $said( 'Shipping:', "Expédition\u{202F}:" ) );
		same( 'Livraison', apply_filters( 'gettext_with_context_woocommerce', 'Expédition', 'Shipment', 'shipping packages', 'woocommerce' ) );
		same( '%s avis', apply_filters( 'ngettext_woocommerce', '%s avis client', '%s customer review', '%s customer reviews', 4, 'woocommerce' ) );
		same( 'Découvrir', $said( 'Read more', 'Découvrir' ) );
		same( 'Read more', $said( 'Read more', 'Read more' ) );
		same( 'Lire la suite', $said( 'Continue reading', 'Lire la suite' ) );
	}
);
