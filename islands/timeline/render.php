<?php
/** Server HTML of the timeline: an ordered list with headings. */

namespace Archipel\Islands\Timeline;

defined( 'ABSPATH' ) || exit;

/** Returns the list item of an entry `date|title|text|animation|delay`; empty without title and text. */
function entry( string $item ): string {
	list( $date, $title, $text, $animation, $delay ) = array_map( 'trim', explode( '|', $item, 5 ) ) + array( '', '', '', '', '' );
	if ( '' === $title . $text ) {
		return '';
	}
	return sprintf(
		'<li class="archipel-box"%1$s%2$s>%3$s%4$s%5$s</li>',
		'' === $animation ? '' : ' data-animation="' . esc_attr( $animation ) . '"',
		'' === $delay ? '' : ' data-delay="' . esc_attr( $delay ) . '"',
		'' === $date ? '' : '<p class="archipel-timeline__date">' . esc_html( $date ) . '</p>',
		'' === $title ? '' : '<h3 class="archipel-timeline__title">' . esc_html( $title ) . '</h3>',
		'' === $text ? '' : '<p class="archipel-timeline__text">' . esc_html( $text ) . '</p>'
	);
}

return static function ( array $props ): string {
	$list = implode( '', array_map( __NAMESPACE__ . '\entry', explode( '||', (string) $props['items'] ) ) );
	// Safari drops the list semantics of lists without markers, unless the role is set.
	return '' === $list ? '' : "<ol class=\"archipel-timeline archipel-box\" role=\"list\">$list</ol>";
};
