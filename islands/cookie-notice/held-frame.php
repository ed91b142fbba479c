<?php
namespace Archipel\Islands\CookieNotice;

use Archipel\Localized;
use const Archipel\FILE;

defined( 'ABSPATH' ) || exit;

/** Creates the document inside a held frame. */
final class Held_Frame {

	/**
	 * Returns the document: reason, link to the content, and a button that the island connects.
	 *
	 * @param array<string, mixed> $party   Third party.
	 * @param string               $address URL of the frame.
	 */
	public static function html( array $party, string $address ): string {
		$values = array( 'name' => Localized::text( $party['name'] ) );
		return sprintf(
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- the frame is a document of its own.
			'<!doctype html><html lang="%1$s"><link rel="stylesheet" href="%2$s"><body><p>%3$s</p><p><button type="button" hidden>%4$s</button> <a href="%5$s" target="_blank" rel="noopener">%6$s</a></p></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			esc_url( plugins_url( 'dist/islands/cookie-notice/held-frame.css', FILE ) ),
			esc_html( Texts::get( 'held', $values ) ),
			esc_html( Texts::get( 'show' ) ),
			esc_url( $address ),
			esc_html( Texts::get( 'open', $values ) )
		);
	}
}
