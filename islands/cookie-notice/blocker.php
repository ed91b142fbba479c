<?php
/**
 * What is held back until the visitor agrees.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

use Archipel\Localized;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the addresses of declared third parties out of the page's scripts, frames, images and links (CONS-02). The browser puts them back
 * when their purpose is allowed; without JavaScript they stay away, `noscript` pixels included. The page is the same for every visitor.
 */
final class Blocker {

	/** Purposes whose scripts are also known by their code: loaders that themes and plugins print into the page. */
	private const BY_CODE = array( 'audience', 'advertising' );

	/** Watches the page that is about to be made. */
	public static function start(): void {
		if ( is_admin() || is_feed() || is_robots() || is_customize_preview() || wp_is_json_request() || isset( $_GET['elementor-preview'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is done with it.
			return;
		}
		ob_start( array( self::class, 'hold_back' ) );
	}

	/**
	 * The page with every declared third party held back.
	 *
	 * @param string $html Page.
	 */
	public static function hold_back( string $html ): string {
		if ( false === stripos( $html, '</body' ) || null === Third_Parties::named_in( $html ) ) {
			return $html;
		}
		$held = preg_replace_callback(
			'#<script\b([^>]*)>(.*?)</script\s*>#is',
			static function ( array $found ): string {
				return self::script( $found[0], $found[1], $found[2] );
			},
			$html
		);
		$held = preg_replace_callback(
			'#<(iframe|img|link)\b[^>]*>#i',
			static function ( array $found ): string {
				return self::element( $found[0], strtolower( $found[1] ) );
			},
			(string) $held
		);
		if ( null === $held || '' === $held ) {
			wp_trigger_error( '', '[archipel] cookie-notice: the page could not be searched for third parties: ' . preg_last_error_msg(), E_USER_WARNING );
			return $html;
		}
		return $held;
	}

	/**
	 * One script element.
	 *
	 * @param string $whole      The element.
	 * @param string $attributes Its attributes.
	 * @param string $code       Its code.
	 */
	private static function script( string $whole, string $attributes, string $code ): string {
		$tag = new \WP_HTML_Tag_Processor( "<script$attributes></script>" );
		$tag->next_tag();
		$type = $tag->get_attribute( 'type' );
		$type = is_string( $type ) ? strtolower( trim( $type ) ) : '';
		if ( 'module' !== $type && '' !== $type && false === strpos( $type, 'javascript' ) ) {
			return $whole;
		}
		$address = $tag->get_attribute( 'src' );
		$party   = is_string( $address ) ? Third_Parties::named_in( $address ) : null;
		// Code that only mentions an address, such as a share link in some settings, loads nothing.
		if ( null === $party && ! is_string( $address ) && false !== strpos( $code, 'createElement' ) ) {
			$party = Third_Parties::named_in( $code, self::BY_CODE );
		}
		if ( null === $party || ! self::must_wait( $party, $whole ) ) {
			return $whole;
		}
		$tag->set_attribute( 'type', 'text/plain' );
		$tag->set_attribute( 'data-archipel-consent', $party['purpose'] );
		if ( '' !== $type ) {
			$tag->set_attribute( 'data-archipel-type', $type );
		}
		if ( is_string( $address ) ) {
			$tag->set_attribute( 'data-archipel-src', $address );
			$tag->remove_attribute( 'src' );
		}
		return str_replace( '></script>', ">$code</script>", $tag->get_updated_html() );
	}

	/**
	 * One frame, image or link.
	 *
	 * @param string $whole Its tag.
	 * @param string $name  Its name.
	 */
	private static function element( string $whole, string $name ): string {
		// A frame whose end is missing counts as a page that is still coming in.
		$end = 'iframe' === $name ? '</iframe>' : '';
		$tag = new \WP_HTML_Tag_Processor( $whole . $end );
		if ( ! $tag->next_tag() ) {
			return $whole;
		}
		// Scripts that load pictures and frames late keep the address in one of the others.
		foreach ( 'link' === $name ? array( 'href' ) : array( 'src', 'data-src', 'data-lazy-src' ) as $attribute ) {
			$address = $tag->get_attribute( $attribute );
			$party   = is_string( $address ) ? Third_Parties::named_in( $address ) : null;
			if ( null === $party || ! self::must_wait( $party, $whole ) ) {
				continue;
			}
			$tag->remove_attribute( $attribute );
			$tag->set_attribute( 'data-archipel-src', (string) $address );
			$tag->set_attribute( 'data-archipel-consent', $party['purpose'] );
			if ( 'iframe' === $name ) {
				$tag->set_attribute( 'srcdoc', self::explanation( $party, (string) $address ) );
			}
		}
		return '' === $end ? $tag->get_updated_html() : substr( $tag->get_updated_html(), 0, -strlen( $end ) );
	}

	/**
	 * What stands in a frame's place: why it is empty, how to see it elsewhere, and a button that the island connects.
	 *
	 * @param array<string, mixed> $party   Third party.
	 * @param string               $address Address of the frame.
	 */
	private static function explanation( array $party, string $address ): string {
		$values = array( 'name' => Localized::text( $party['name'] ) );
		return sprintf(
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- the frame is a document of its own.
			'<!doctype html><html lang="%1$s"><link rel="stylesheet" href="%2$s"><body class="archipel-held-frame"><p>%3$s</p><p><button type="button" hidden>%4$s</button> <a href="%5$s" target="_blank" rel="noopener">%6$s</a></p></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			esc_url( plugins_url( 'dist/islands/cookie-notice.css', \Archipel\FILE ) ),
			esc_html( Texts::get( 'held', $values ) ),
			esc_html( Texts::get( 'show' ) ),
			esc_url( $address ),
			esc_html( Texts::get( 'open', $values ) )
		);
	}

	/**
	 * Whether something must wait.
	 *
	 * @param array<string, mixed> $party Third party.
	 * @param string               $html  The element.
	 */
	private static function must_wait( array $party, string $html ): bool {
		/**
		 * Says whether an element that contacts a declared third party waits for consent.
		 *
		 * @param bool   $waits True.
		 * @param string $id    Name of the third party, e.g. `google-analytics`.
		 * @param string $html  The element.
		 */
		return (bool) apply_filters( 'archipel_hold_back', true, $party['id'], $html );
	}
}
