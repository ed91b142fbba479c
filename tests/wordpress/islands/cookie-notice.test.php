<?php
namespace Archipel\Tests;

use Archipel\Consent\Blocker;
use Archipel\Consent\Third_Parties;
use Archipel\Islands\Cookie_Notice\Texts;
use Archipel\Self_Check\Browser_Check;
use Archipel\Self_Check\Finding;

require_once dirname( __DIR__ ) . '/doubles/remedies.php';

final class Tests_Cookie_Notice extends Test_Case {
	use Remedies;

	/** @testdox [WP-09] [CONS-02] a third party in a guest’s first page, and a cookie that a browser saw, are found until the option that the remedy names is on; what is added after the notice, until it is not */
	public function test_a_third_party_before_consent_is_found(): void {
		$script = '<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
		$asks   = static fn( string $told ): bool => str_starts_with( $told, 'Tick “' . island( 'cookie-notice' )->properties['everywhere']['title']['en'] . '” at the cookie notice' );
		$world  = static function ( string $told ) use ( $script, $asks ): callable {
			choose( $asks( $told ) ? chosen( 'cookie-notice', array( 'everywhere' => true ) ) : array() );
			return self::pages( static fn( string $page ): string => $asks( $told ) ? Blocker::hold_back( str_replace( '</body>', "$script<div id='cookie-notice'></div></body>", $page ) ) : str_replace( '</body>', "$script</body>", $page ) );
		};
		self::assert_found( 'consent', Finding::RECOMMENDED, 'page=archipel#archipel-cookie-notice', $world, 'Google' );
		$seen = static function ( string $told ) use ( $asks ): ?callable {
			Browser_Check::keep( array( 'started' => true, 'cookies' => $asks( $told ) ? array() : array( '_ga' ) ) );
			return null;
		};
		choose( array() );
		self::assert_found( 'browser', Finding::RECOMMENDED, 'page=archipel#archipel-cookie-notice', $seen, '_ga' );

		choose( chosen( 'cookie-notice', array( 'everywhere' => true ) ) );
		self::assert_found( 'consent', Finding::CRITICAL, 'plugins.php', self::until( '/^Empty the page cache .*, and if this stays, switch off the optimiser/', self::body( $script ) ) );
		Browser_Check::keep( array( 'started' => true, 'cookies' => array( '_ga' ) ) );
		$remedy = self::finding( 'browser' )->remedy;
		self::assertSame( 1, preg_match( '/give them the attribute (data-[^ .]+)/', $remedy, $words ) );
		self::assertStringContainsString( 'type="text/plain"', Blocker::hold_back( "<html><body><script $words[1]>document.cookie='_ga=1'</script><div id='cookie-notice'></div></body></html>" ) );
	}

	/** @testdox [CONS-06] [CONS-07] the notice names those in use, with a link to the policy of each; nothing is ticked in advance, and refusing, accepting and choosing are the same but for their words; a shop without third parties asks nothing */
	public function test_the_notice_names_those_in_use(): void {
		$notice = static function ( string ...$services ): \DOMXPath {
			choose( chosen( 'cookie-notice', array( 'services' => $services ) ) );
			return dom( archipel_island( 'cookie-notice' ) );
		};
		// What was seen on the site's own pages.
		delete_option( 'archipel_consent_state' );
		$used  = array( 'google-analytics', 'order-attribution', 'youtube' );
		$page  = $notice( ...$used );
		$links = array_combine( values( $page, '//a[contains(@class,"__service")]' ), values( $page, '//a[contains(@class,"__service")]/@href' ) );
		foreach ( Third_Parties::some( $used ) as $party ) {
			$name = \Archipel\Localized::text( $party['name'] );
			self::assertStringContainsString( $name, $page->evaluate( 'string(//fieldset)' ) );
			self::assertSame( $party['policy'], $links[ $name ] ?? '' );
		}
		self::assertCount( 2, $links );
		self::assertSame( 0, $page->query( '//input[@checked]' )->length );
		self::assertSame( array( 'Refuse all', 'Accept all', 'Choose' ), values( $page, '//div[@class="archipel-cookie-notice__answers"]/button[starts-with(@class,"archipel-cookie-notice__answer archipel-button")]' ) );
		self::assertSame( array( 'refuse', 'accept' ), values( $page, '//div[@class="archipel-cookie-notice__answers"]/button/@data-cookie-set' ) );
		self::assertSame( 0, $notice( 'none' )->query( '//input | //fieldset | //*[starts-with(@id,"cn-refuse")]' )->length );
	}

	/** Accept and refuse text of the Cookie Notice plugin's banner after the plugin's filter. */
	private static function answers_of( string $accept, string $refuse ): array {
		$args = apply_filters( 'cn_cookie_notice_args', array( 'message_text' => 'x', 'accept_text' => $accept, 'refuse_text' => $refuse ) );
		return array( $args['accept_text'], $args['refuse_text'] );
	}

	/** @testdox [CONS-06] [CONS-08] [CONS-01] the plugin’s bare « Ok » and « Non » say what they do; words that the owner has written stay; it takes nobody for a robot, whose page a cache may give to visitors; the plugin’s settings are in the page’s config, with their types, without its nonce, what is off and what the island says itself; without the plugin, or with data that are none, there are none */
	public function test_the_plugins_bare_ok_and_non_say_what_they_do(): void {
		choose( chosen( 'cookie-notice', array( 'services' => array( 'youtube' ) ) ) );
		self::assertSame( array( Texts::get( 'accept' ), Texts::get( 'refuse' ) ), self::answers_of( 'Ok', 'Non' ) );
		self::assertSame( array( 'Accept all', 'Refuse all' ), self::answers_of( 'OK', 'No' ) );
		self::assertSame( array( 'Volontiers', 'Refuser' ), self::answers_of( 'Volontiers', 'Refuser' ) );
		choose( chosen( 'cookie-notice', array( 'services' => array( 'none' ) ) ) );
		self::assertSame( 'Got it', self::answers_of( 'Ok', 'Non' )[0] );
		self::assertFalse( apply_filters( 'cn_is_bot', true ) );

		$config = static function ( ?string $code ): array {
			wp_register_script( 'cookie-notice-front', '/front.js', array(), '1', true );
			if ( null !== $code ) {
				wp_add_inline_script( 'cookie-notice-front', $code, 'before' );
			}
			$data = apply_filters( 'archipel_config', array( 'base' => '/' ) );
			wp_deregister_script( 'cookie-notice-front' );
			return $data;
		};
		$args   = array( 'ajaxUrl' => '/a', 'nonce' => '58da83bbfe', 'cookieName' => 'cookie_notice_accepted', 'cookieTime' => 2592000, 'position' => 'top', 'onScroll' => true, 'onClick' => false, 'onScrollOffset' => 50 );
		self::assertSame( array( 'position' => 'top', 'onScroll' => true, 'onScrollOffset' => 50 ), $config( 'var cnArgs = ' . wp_json_encode( $args ) . ';' )['cookieNotice'] );
		foreach ( array( null, 'var cnArgs = {"a": 1', 'var other = {};' ) as $none ) {
			self::assertArrayNotHasKey( 'cookieNotice', $config( $none ) );
		}
	}
}
