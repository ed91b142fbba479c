<?php
namespace Archipel\Tests;

use Archipel\Localized;

final class Tests_Language extends Test_Case {
	/** @testdox [WP-07] whoever reads French gets it everywhere: from the islands’ texts, from the plugin’s translation, and in the config for the browser */
	public function test_whoever_reads_french_gets_it_everywhere(): void {
		$texts = array( 'fr' => 'Panier', 'en' => 'Cart' );
		foreach ( array( 'fr_FR' => 'fr-FR', 'fr_BE' => 'fr-BE', 'fr_CA' => 'fr-CA', 'fr_CH' => 'fr-CH' ) as $locale => $tag ) {
			in_locale(
				$locale,
				static function () use ( $texts, $tag ): void {
					self::assertSame( array( 'Panier', 'Réglages', $tag ), array( Localized::text( $texts ), __( 'Settings', 'archipel' ), config_in( head() )['locale'] ) );
				}
			);
		}
		foreach ( array( 'en_US', 'de_DE', 'frp', 'fy' ) as $locale ) {
			in_locale( $locale, static fn() => self::assertSame( array( 'Cart', 'Settings' ), array( Localized::text( $texts ), __( 'Settings', 'archipel' ) ) ) );
		}
	}
}
