<?php
/** Server HTML of the share buttons: plain links, which need no script and send no request before a click. */

namespace Archipel\Islands\Share;

use Archipel\Product_Actions;
use Archipel\Settings;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Labels, the same as in the island's own texts. */
const LABELS = array(
	'native'    => array( 'Partager', 'Share' ),
	'copy'      => array( 'Copier le lien', 'Copy the link' ),
	'print'     => array( 'Imprimer', 'Print' ),
	'facebook'  => array( 'Partager sur Facebook', 'Share on Facebook' ),
	'x'         => array( 'Partager sur X', 'Share on X' ),
	'linkedin'  => array( 'Partager sur LinkedIn', 'Share on LinkedIn' ),
	'pinterest' => array( 'Épingler sur Pinterest', 'Pin on Pinterest' ),
	'reddit'    => array( 'Partager sur Reddit', 'Share on Reddit' ),
	'whatsapp'  => array( 'Envoyer par WhatsApp', 'Send by WhatsApp' ),
	'email'     => array( 'Envoyer par e-mail', 'Send by e-mail' ),
);

/** @return array<string, string> The share address of each network; without a picture the image is empty. */
function links( string $url, string $title, string $image ): array {
	$query = static fn( array $fields ): string => http_build_query( array_diff( $fields, array( '' ) ), '', '&', PHP_QUERY_RFC3986 );
	return array(
		'facebook'  => 'https://www.facebook.com/sharer/sharer.php?' . $query( array( 'u' => $url ) ),
		'x'         => 'https://x.com/intent/post?' . $query( compact( 'url' ) + array( 'text' => $title ) ),
		'linkedin'  => 'https://www.linkedin.com/sharing/share-offsite/?' . $query( array( 'url' => $url ) ),
		'pinterest' => 'https://www.pinterest.com/pin/create/button/?' . $query(
			array(
				'url'         => $url,
				'description' => $title,
				'media'       => $image,
			)
		),
		'reddit'    => 'https://www.reddit.com/submit?' . $query( compact( 'url', 'title' ) ),
		'whatsapp'  => 'https://wa.me/?' . $query( array( 'text' => "$title $url" ) ),
		'email'     => 'mailto:?' . $query(
			array(
				'subject' => $title,
				'body'    => "$title\n$url",
			)
		),
	);
}

/** Returns a button in its list item: of a network with its share address and count (0: none), of a tool without address. */
function button( string $name, string $link, int $count ): string {
	$label = Texts::get( "share.$name", ...LABELS[ $name ] );
	if ( '' === $link ) {
		return sprintf(
			'<div class="archipel-share__item archipel-script-only" role="listitem"><button type="button" class="archipel-share__button archipel-quiet-button archipel-button archipel-icon" data-archipel-share="%1$s" data-archipel-intent="%1$s" title="%2$s"><span class="archipel-visually-hidden">%3$s</span></button></div>',
			esc_attr( $name ),
			esc_attr( $label ),
			esc_html( $label )
		);
	}
	$is_mail = 'email' === $name;
	$window  = $is_mail ? '' : ' ' . Texts::get( 'share.newWindow', '(nouvelle fenêtre)', '(new window)' );
	return sprintf(
		'<div class="archipel-share__item" role="listitem"><a class="archipel-share__button archipel-quiet-button archipel-button archipel-icon" data-archipel-share="%1$s" href="%2$s" title="%3$s"%4$s><span class="archipel-visually-hidden">%5$s</span>%6$s</a></div>',
		esc_attr( $name ),
		esc_url( $link, array( 'https', 'mailto' ) ),
		esc_attr( $label ),
		$is_mail ? '' : ' target="_blank" rel="noopener noreferrer nofollow"',
		esc_html( $label . $window ),
		$count > 0 ? '<span class="archipel-share__count">' . esc_html( number_format_i18n( $count ) ) . '</span>' : ''
	);
}

// WooCommerce's hook for share buttons in its templates.
Product_Actions::add(
	static fn(): string => ( Settings::props( 'share' )['onProducts'] ?? true ) ? archipel_island( 'share' ) : '',
	'woocommerce_share',
	10
);

return static function ( array $props ): string {
	// Without the query string, which may contain anything.
	$url   = is_singular() ? (string) get_permalink() : (string) strtok( \WP_Http::make_absolute_url( '/' . ltrim( add_query_arg( array() ), '/' ), home_url( '/' ) ), '?#' );
	$title = html_entity_decode( wp_strip_all_tags( is_singular() ? get_the_title() : wp_get_document_title() ), ENT_QUOTES );
	$image = is_singular() ? (string) get_the_post_thumbnail_url( null, 'full' ) : '';

	/**
	 * Filters the counts beside the buttons, for example from a cache that a scheduled job fills. Browsers send no request for these counts.
	 *
	 * @param array<string, int> $counts Counts by network: `facebook`, `pinterest` …
	 * @param string             $url    Address of the page.
	 */
	$counts = (array) apply_filters( 'archipel_share_counts', array(), $url );
	$links  = links( $url, $title, $image );
	$items  = '';
	foreach ( (array) ( $props['networks'] ?? array() ) as $name ) {
		if ( is_string( $name ) && isset( LABELS[ $name ] ) ) {
			$items .= button( $name, $links[ $name ] ?? '', (int) ( $counts[ $name ] ?? 0 ) );
		}
	}
	$label = Texts::get( 'share.label', 'Partager cette page', 'Share this page' );
	return '' === $items ? '' : sprintf( '<div class="archipel-share__list archipel-screen-only" role="list" aria-label="%s">%s</div>', esc_attr( $label ), $items );
};
