<?php
namespace Archipel\Tests;

final class Tests_Wording extends Test_Case {
	/** @testdox [WP-07] words of WooCommerce’s French that mislead are said better; another translation, another language and other texts stay */
	public function test_words_of_woocommerces_french_that_mislead_are_said_better(): void {
		( new \Archipel\Wording() )->register();
		$said = static fn( string $text, string $translation ) => apply_filters( 'gettext_woocommerce', $translation, $text, 'woocommerce' );
		self::assertSame( 'Voir le produit', $said( 'Read more', 'Lire la suite' ) );
		self::assertSame( 'Remettre', $said( 'Undo?', "Annuler\u{A0}?" ) );
		self::assertSame( 'Remettre', $said( 'Undo?', 'Annuler ?' ) );
		self::assertSame( "Livraison\u{A0}:", $said( 'Shipping:', "Expédition\u{A0}:" ) );
		self::assertSame( 'Livraison', apply_filters( 'gettext_with_context_woocommerce', 'Expédition', 'Shipment', 'shipping packages', 'woocommerce' ) );
		self::assertSame( '%s avis', apply_filters( 'ngettext_woocommerce', '%s avis client', '%s customer review', '%s customer reviews', 4, 'woocommerce' ) );
		self::assertSame( 'Découvrir', $said( 'Read more', 'Découvrir' ) );
		self::assertSame( 'Read more', $said( 'Read more', 'Read more' ) );
		self::assertSame( 'Lire la suite', $said( 'Continue reading', 'Lire la suite' ) );
	}
}
