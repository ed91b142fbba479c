<?php
/** Faults that are planted between the site and its guests, and an owner who does what a remedy says, and nothing else. */

namespace Archipel\Tests;

use Archipel\Self_Check\Check;
use Archipel\Self_Check\Finding;
use Archipel\Self_Check\Guest;

require_once __DIR__ . '/web.php';

/** A world is a function from what the owner has been told, at first nothing, to the change of healthy answers that is left. */
trait Remedies {

	/** Whether WooCommerce is a double, which has no products that pages could be shown of. */
	private static function has_no_products(): bool {
		return function_exists( 'WC' ) && ! function_exists( 'wc_get_products' );
	}

	/** What one check finds while answers are changed. */
	private static function finding( string $id, ?callable $change = null ): Finding {
		return Web::with( $change, static fn() => Check::all()[ $id ]->run( new Guest( self::has_no_products() ? home_url( '/' ) : '' ) ) );
	}

	/** A change of the HTML of pages. */
	private static function pages( callable $change ): callable {
		return static fn( array $reply ): array => array( 'body' => false === strpos( $reply['body'], '</body>' ) ? $reply['body'] : $change( $reply['body'] ) ) + $reply;
	}

	/** A change that puts HTML at the end of pages. */
	private static function body( string $html ): callable {
		return self::pages( static fn( string $page ): string => str_replace( '</body>', "$html</body>", $page ) );
	}

	/** A change of what is at addresses that contain a text. */
	private static function answers_at( string $part, array $other ): callable {
		return static fn( array $reply, string $address ): array => false === strpos( $address, $part ) ? $reply : array_replace_recursive( $reply, $other );
	}

	/** A change that notes the addresses that are asked for, and changes nothing. */
	private static function noting( array &$asked ): callable {
		return static function ( array $reply, string $address ) use ( &$asked ): array {
			$asked[] = $address;
			return $reply;
		};
	}

	/** A world with a fault until the owner is told something, as a pattern. */
	private static function until( string $told, callable $change ): callable {
		return static fn( string $remedy ): ?callable => 1 === preg_match( $told, $remedy ) ? null : $change;
	}

	/** A world in which something changes addresses, but those that contain what the owner was told to except or allow there: the words in quotes after these. `$told`: a pattern of all that has to be done. */
	private static function except( string $told, callable $change ): callable {
		return static fn( string $remedy ): callable => static function ( array $reply, string $address ) use ( $remedy, $told, $change ): array {
			$done = 1 === preg_match( $told, $remedy ) && 1 === preg_match( '/addresses (?:from the cache )?that contain “(.+?)”/', $remedy, $words );
			return $done && false !== strpos( $address, $words[1] ) ? $reply : $change( $reply, $address );
		};
	}

	/** A fault is found, with its verdict, a link that begins or ends so and these words; it is gone when the owner has done what the remedy says. The French remedy names as much. */
	private static function assert_found( string $id, string $verdict, string $link, callable $world, string $names = '' ): void {
		$finding = self::finding( $id, $world( '' ) );
		self::assertSame( $verdict, $finding->verdict, "$id: $finding->why" );
		self::assertStringContainsString( $link, $finding->link, $id );
		self::assertStringContainsString( $names, "$finding->why $finding->remedy", $id );
		self::assertStringNotContainsString( '{', "$finding->why $finding->remedy", 'a place is not filled' );
		self::assert_leads_somewhere( $finding->link );
		$french = in_locale( 'fr_FR', static fn() => self::finding( $id, $world( '' ) ) );
		self::assertNotSame( $finding->remedy, $french->remedy, $id );
		self::assertSame( substr_count( $finding->remedy, '“' ), substr_count( $french->remedy, "«\u{202F}" ), $french->remedy );
		$after = self::finding( $id, $world( $finding->remedy ) );
		self::assertSame( Finding::GOOD, $after->verdict, "$id stays red after: $finding->remedy\n$after->why" );
	}

	/** A page of WordPress's admin is there; settings of ours have the part that is named. */
	private static function assert_leads_somewhere( string $link ): void {
		if ( 0 !== strpos( $link, admin_url() ) ) {
			return;
		}
		$address = (array) wp_parse_url( $link );
		self::assertFileExists( ABSPATH . 'wp-admin/' . basename( $address['path'] ) );
		if ( false === strpos( $address['query'] ?? '', 'page=' ) && isset( $address['fragment'] ) ) {
			self::assertStringContainsString( "id=\"{$address['fragment']}\"", (string) file_get_contents( ABSPATH . 'wp-admin/' . basename( $address['path'] ) ) );
		}
		if ( false !== strpos( $address['query'] ?? '', 'page=archipel' ) && self::has_no_products() ) {
			island( substr( $address['fragment'], strlen( 'archipel-' ) ) );
		} elseif ( false !== strpos( $address['query'] ?? '', 'page=archipel' ) ) {
			wp_set_current_user( 1 );
			self::assertStringContainsString( 'id="' . $address['fragment'] . '"', settings_screen() );
			wp_set_current_user( 0 );
		}
	}
}
