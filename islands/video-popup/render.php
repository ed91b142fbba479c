<?php
/** Server HTML of the video popup: an image that links to the video. */

namespace Archipel\Islands\Video_Popup;

use Archipel\Ui\Picture;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Returns the address of an attachment or file; empty for a missing attachment, or an address other than http(s). */
function address( string $file ): string {
	return ctype_digit( $file ) ? (string) wp_get_attachment_url( (int) $file ) : esc_url_raw( $file, array( 'http', 'https' ) );
}

/** Returns the link, which opens the video's page without JavaScript. */
return static function ( array $props ): string {
	$address = address( (string) $props['video'] );
	if ( '' === $address ) {
		return '';
	}
	$captions = address( (string) $props['captions'] );
	$title    = trim( (string) $props['title'] );
	$watch    = Texts::get( 'video-popup.watch', 'Voir la vidéo', 'Watch the video' );
	$words    = '' === $title
		? esc_html( $watch )
		: sprintf( '<span class="archipel-visually-hidden">%s</span> <span class="archipel-video-popup__title">%s</span>', esc_html( Texts::get( 'video-popup.watchNamed', "Voir la vidéo\u{A0}:", 'Watch the video:' ) ), esc_html( $title ) );
	return sprintf(
		'<a class="archipel-button archipel-video-popup__link" href="%1$s"%2$s><span class="archipel-video-popup__picture">%3$s'
		. '<svg class="archipel-video-popup__play" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"></circle><path d="M9.5 7v10l8-5z"></path></svg></span>'
		. '<span class="archipel-video-popup__words">%4$s</span></a>',
		esc_url( $address ),
		'' === $captions ? '' : ' data-captions="' . esc_url( $captions ) . '"',
		Picture::html( (string) $props['poster'], array( 'alt' => '' ) ),
		$words
	);
};
