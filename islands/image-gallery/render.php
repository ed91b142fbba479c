<?php
/** Server side of the image gallery: pictures of the media library, or portfolio entries, as a list of links. */

namespace Archipel\Islands\Image_Gallery;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/** Maximum number of categories: `host.css` has a rule for each. */
const MOST_GROUPS = 12;

/** @return list<array{link: string, attributes: array<string, string>, image: string, caption: string, groups: string[]}> Pictures of the media library in a text `Name|12, 13 || Name|14`, or of ids alone, each with a link to its file that the lightbox opens. */
function pictures( string $text, string $name ): array {
	$items = array();
	foreach ( explode( '||', $text ) as $part ) {
		$halves = array_map( 'trim', explode( '|', $part, 2 ) );
		$group  = isset( $halves[1] ) ? $halves[0] : '';
		$ids    = array_diff( wp_parse_id_list( end( $halves ) ), array( 0 ) );
		_prime_post_caches( $ids, false );
		foreach ( $ids as $id ) {
			if ( ! wp_attachment_is_image( $id ) ) {
				continue;
			}
			$post    = get_post( $id );
			$caption = (string) wp_get_attachment_caption( $id );
			$alt     = (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
			$items[] = array(
				'link'       => (string) wp_get_attachment_url( $id ),
				'attributes' => array(
					'data-elementor-open-lightbox'        => 'yes',
					'data-elementor-lightbox-slideshow'   => $name,
					'data-elementor-lightbox-title'       => $caption,
					'data-elementor-lightbox-description' => $post instanceof \WP_Post ? wp_strip_all_tags( $post->post_content ) : '',
				),
				// Without text the link would have no name.
				'image'      => wp_get_attachment_image( $id, 'medium_large', false, array( 'alt' => '' === $alt && '' === $caption ? get_the_title( $id ) : $alt ) ),
				'caption'    => $caption,
				'groups'     => '' === $group ? array() : array( $group ),
			);
		}
	}
	return $items;
}

/** @return list<array{link: string, attributes: array<string, string>, image: string, caption: string, groups: string[]}> Published entries of a type, each with a link to its page. Not products: product lists leave out hidden ones. */
function entries( string $type, int $limit ): array {
	if ( ! is_post_type_viewable( $type ) || in_array( $type, array( 'attachment', 'product' ), true ) ) {
		return array();
	}
	$query    = new \WP_Query(
		array(
			'post_type'           => $type,
			'post_status'         => 'publish',
			'posts_per_page'      => $limit,
			'has_password'        => false,
			'no_found_rows'       => true,
			'ignore_sticky_posts' => true,
		)
	);
	$taxonomy = current( wp_list_filter( get_object_taxonomies( $type, 'objects' ), array( 'hierarchical' => true, 'public' => true ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- one condition.
	update_post_thumbnail_cache( $query );
	$items = array();
	foreach ( (array) $query->posts as $post ) {
		$terms   = $taxonomy ? get_the_terms( $post, $taxonomy->name ) : array();
		$items[] = array(
			'link'       => (string) get_permalink( $post ),
			'attributes' => array(),
			'image'      => get_the_post_thumbnail( $post, 'medium_large', array( 'alt' => '' ) ),
			'caption'    => get_the_title( $post ),
			'groups'     => is_array( $terms ) ? wp_list_pluck( $terms, 'name' ) : array(),
		);
	}
	return $items;
}

/** Returns the category filter: radio buttons of a name for these categories, numbered from 1. */
function filter( string $name, array $groups ): string {
	$html = '';
	foreach ( array_merge( array( Texts::get( 'image-gallery.all', 'Tout', 'All' ) ), $groups ) as $number => $group ) {
		$html .= sprintf(
			'<label class="archipel-image-gallery__group archipel-button"><input class="archipel-cover archipel-field" type="radio" name="%1$s" value="%2$d"%3$s>%4$s</label>',
			esc_attr( $name ),
			$number,
			checked( 0, $number, false ),
			esc_html( $group )
		);
	}
	return sprintf( '<div class="archipel-image-gallery__filter archipel-screen-only" role="radiogroup" aria-label="%1$s">%2$s</div>', esc_attr( Texts::get( 'image-gallery.filter', 'Catégorie', 'Category' ) ), $html );
}

/** Returns the list, with the filter above and the control that shows more. */
return static function ( array $props ): string {
	$name   = wp_unique_id( 'archipel-image-gallery-' );
	$items  = '' === $props['type'] ? pictures( (string) $props['pictures'], $name ) : entries( (string) $props['type'], (int) $props['limit'] );
	$all    = array_values( array_unique( array_merge( array(), ...array_column( $items, 'groups' ) ) ) );
	$groups = array_slice( $all, 0, MOST_GROUPS );
	$first  = 'row' === $props['layout'] ? count( $items ) : (int) $props['batch'];
	$list   = '';
	foreach ( $items as $place => $item ) {
		$attributes = '';
		foreach ( $item['attributes'] as $attribute => $value ) {
			$attributes .= '' === $value ? '' : sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
		}
		$list .= sprintf(
			'<li data-groups="%1$s"%2$s><a class="archipel-image-gallery__tile archipel-button" href="%3$s"%4$s><figure>%5$s%6$s</figure></a></li>',
			esc_attr( implode( ' ', array_map( static fn( $group ): int => (int) array_search( $group, $groups, true ) + 1, array_intersect( $item['groups'], $groups ) ) ) ),
			( $place < $first ? '' : ' data-later' ) . ( $place === $first ? ' id="' . esc_attr( "$name-more" ) . '"' : '' ),
			esc_url( $item['link'] ),
			$attributes,
			$item['image'],
			'' === $item['caption'] ? '' : '<figcaption>' . esc_html( wp_strip_all_tags( $item['caption'] ) ) . '</figcaption>'
		);
	}
	return '' === $list ? '' : sprintf(
		'%1$s<ul class="archipel-image-gallery__list archipel-list" data-layout="%2$s" data-columns="%3$d" data-hover="%4$s">%5$s</ul>%6$s',
		$props['filter'] && count( $groups ) > 1 ? filter( $name, $groups ) : '',
		esc_attr( (string) $props['layout'] ),
		(int) $props['columns'],
		esc_attr( (string) $props['hover'] ),
		$list,
		count( $items ) > $first ? sprintf( '<a class="archipel-image-gallery__more archipel-screen-only button" href="#%s">%s</a>', esc_attr( "$name-more" ), esc_html( Texts::get( 'image-gallery.more', 'Afficher la suite', 'Show more' ) ) ) : ''
	);
};
