<?php
/** Server side of backgrounds: the picture, and a page or pattern as content. */

namespace Archipel\Islands\Lazy_Background;

use Archipel\Ui\Picture;
use Archipel\Ui\Placed_Post;

defined( 'ABSPATH' ) || exit;

/** Puts the picture behind the content, including content enclosed by a shortcode or a theme. */
function add_picture( $html, string $name, array $props ): string {
	$attributes = array(
		'class'   => 'archipel-background archipel-box',
		'alt'     => '',
		'loading' => 'lazy',
	);
	return ( 'lazy-background' === $name ? Picture::html( (string) ( $props['image'] ?? '' ), $attributes ) : '' ) . $html;
}
add_filter( 'archipel_island_html', __NAMESPACE__ . '\add_picture', 10, 3 );

/** Returns the content of a host that encloses nothing. */
return static fn( array $props ): string => Placed_Post::html( (int) $props['content'] );
