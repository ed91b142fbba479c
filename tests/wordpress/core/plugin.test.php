<?php
namespace Archipel\Tests;

use Archipel\Localized;

final class Tests_Plugin extends Test_Case {
	/** @testdox [WP-01] every file of the plugin does nothing when it is called by itself: it refuses, or only declares its one class */
	public function test_every_file_of_the_plugin_does_nothing_when_it_is_called_by_itself(): void {
		$root  = dirname( __DIR__, 3 );
		$files = array_merge( array( \Archipel\FILE, dirname( \Archipel\FILE ) . '/uninstall.php' ), (array) glob( dirname( \Archipel\FILE ) . '/includes/{,self-check/}*.php', GLOB_BRACE ), (array) glob( "$root/{src,islands}/*/*.php", GLOB_BRACE ) );
		self::assertTrue( count( $files ) > 120, 'the files were not found' );
		foreach ( $files as $at => $file ) {
			$code = (string) file_get_contents( $file );
			self::assertTrue( preg_match_all( '/^(?:final |abstract )*class /m', $code ) <= 1, basename( $file ) . ' has several classes' );
			if ( preg_match( "/^(\t?defined\( 'ABSPATH' \) \|\| exit;|if \( ! defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{)$/m", $code ) ) {
				unset( $files[ $at ] );
			} else {
				self::assertTrue( preg_match( '/^(?:final |abstract )*class /m', $code ) && ! preg_match( '/^(?:function|add_|if |return |\$)/m', $code ), "$file does not refuse" );
			}
		}
		// What has no guard only declares.
		exec( escapeshellarg( PHP_BINARY ) . ' -d display_errors=1 -r ' . escapeshellarg( 'foreach ( array_slice( $argv, 1 ) as $file ) { require $file; } echo "nothing";' ) . ' -- ' . implode( ' ', array_map( 'escapeshellarg', $files ) ) . ' 2>&1', $said );
		self::assertSame( array( 'nothing' ), $said );
	}

	/** @testdox [WP-01] without WooCommerce nothing of the shop is hooked in, and the islands that need it are off */
	public function test_without_woocommerce_nothing_of_the_shop_is_hooked(): void {
		self::assertTrue( ! class_exists( 'WooCommerce', false ), 'WooCommerce is running in this suite' );
		foreach ( array( 'woocommerce_add_to_cart_fragments', 'wc_ajax_archipel_set_quantity', 'woocommerce_loop_add_to_cart_args' ) as $hook ) {
			self::assertFalse( has_filter( $hook ) );
		}
		self::assertSame( array( 'sampler', 'broken' ), array_keys( \Archipel\plugin()->islands()->enabled() ) );
		self::assertTrue( ! isset( config_in( head() )['shop']['wcAjaxUrl'] ), 'the config knows a shop' );
	}

	/** @testdox [WP-07] whoever reads French gets it everywhere: in titles and words of islands, from the plugin’s translation, and in the config for the browser; others English */
	public function test_whoever_reads_french_gets_it_everywhere(): void {
		$said   = static fn(): array => array( island( 'sampler' )->title(), \Archipel\Control::all( island( 'sampler' ) )[0]['title'], Localized::text( array( 'fr' => 'Panier', 'en' => 'Cart' ) ), __( 'Settings', 'archipel' ), config_in( head() )['locale'] );
		$french = array( 'Échantillon', 'Libellé', 'Panier', 'Réglages' );
		$other  = array( 'Sampler', 'Label', 'Cart', 'Settings' );
		foreach ( array( 'fr_FR' => 'fr-FR', 'fr_BE' => 'fr-BE', 'fr_CA' => 'fr-CA', 'fr_CH' => 'fr-CH' ) as $locale => $tag ) {
			self::assertSame( array_merge( $french, array( $tag ) ), in_locale( $locale, $said ) );
		}
		foreach ( array( 'en_US' => 'en-US', 'de_DE' => 'de-DE', 'de_DE_formal' => 'de-DE', 'frp' => 'frp', 'fy' => 'fy' ) as $locale => $tag ) {
			self::assertSame( array_merge( $other, array( $tag ) ), in_locale( $locale, $said ) );
		}
	}
}
