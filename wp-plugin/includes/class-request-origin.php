<?php
namespace Archipel;

use Archipel\I18n\Texts;

/** Tells whether a page of another site has made the request, by headers that browsers set and scripts cannot. Old browsers and proxies send none: then it is not known. */
final class Request_Origin {

	/** Whether a page of another site asks: the browser says so; an older one names the origin. An address that is typed in says `none`. */
	public static function is_foreign(): bool {
		$site = self::header( 'HTTP_SEC_FETCH_SITE' );
		if ( '' !== $site ) {
			return ! in_array( $site, array( 'same-origin', 'none' ), true );
		}
		// `null` for a page that hides its address.
		$origin = self::header( 'HTTP_ORIGIN' );
		return '' !== $origin && ! in_array( self::host( $origin ), array( self::host( home_url() ), self::host( 'http://' . self::header( 'HTTP_HOST' ) ) ), true );
	}

	/**
	 * Whether another site has posted a form. Guests share the nonces of login, registration and lost password (SERVERS.md, S166): with the nonce of its own
	 * visit, another site could log a shopper in to a foreign account. WordPress's filter `allowed_http_origins` names sites that may.
	 */
	public static function is_foreign_form(): bool {
		return 'POST' === self::header( 'REQUEST_METHOD' ) && self::is_foreign() && ! is_allowed_http_origin( self::header( 'HTTP_ORIGIN' ) );
	}

	/** Returns the shopper's message about such a form, escaped. */
	public static function refusal(): string {
		return esc_html( Texts::get( 'runtime.foreignForm', "Ce formulaire a été envoyé depuis un autre site. Pour votre sécurité, rien n’a été fait\u{a0}: recommencez depuis cette page.", 'This form was sent from another site. For your security, nothing has been done: please start again from this page.' ) );
	}

	/** Returns host and port of a URL, without the scheme's own port. */
	private static function host( string $url ): string {
		$parts = wp_parse_url( $url );
		return strtolower( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? '' );
	}

	/** Returns a header of the request by its name in `$_SERVER`; empty without one. */
	public static function header( string $name ): string {
		return isset( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
	}
}
