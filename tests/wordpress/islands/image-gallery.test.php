<?php
namespace Archipel\Tests;

final class Tests_Image_Gallery extends Test_Case {
	/** @testdox [WID-02] pictures are links to their files with real words, by category, and what comes later can be reached by a link */
	public function test_pictures_are_links_to_their_files_with_real_words(): void {
		$named  = picture( array(), 'Body, de face' );
		$told   = picture( array( 'post_excerpt' => 'Coupe <b>brésilienne</b>', 'post_content' => 'À Lyon' ) );
		$silent = picture( array( 'post_title' => 'Atelier' ) );
		$props  = array( 'pictures' => "Jour <i>|$named, $told || Nuit|$silent, $silent, 999999", 'batch' => 2 );
		$page   = dom( archipel_island( 'image-gallery', $props ) );
		$links  = iterator_to_array( $page->query( '//li/a' ) );
		self::assertSame( array( 'Body, de face', '', 'Atelier' ), array_map( static fn( $link ) => $page->query( './/img', $link )->item( 0 )->getAttribute( 'alt' ), $links ) );
		self::assertSame( 'Coupe brésilienne', $page->query( './/figcaption', $links[1] )->item( 0 )->textContent );
		self::assertSame( 'À Lyon', $links[1]->getAttribute( 'data-elementor-lightbox-description' ) );
		self::assertSame( wp_get_attachment_url( $named ), $links[0]->getAttribute( 'href' ) );
		self::assertSame( 1, count( array_unique( array_map( static fn( $link ) => $link->getAttribute( 'data-elementor-lightbox-slideshow' ), $links ) ) ) );
		self::assertSame( array( '1', '1', '2' ), values( $page, '//li/@data-groups' ) );
		self::assertSame( array( 'Jour <i>', 'Nuit' ), array_slice( values( $page, '//label' ), 1 ) );
		self::assertSame( 1, $page->query( '//li[@data-later]' )->length );
		$more = $page->query( '//a[contains(@class, "__more")]' )->item( 0 )->getAttribute( 'href' );
		self::assertSame( '#' . $page->query( '//li[@data-later]' )->item( 0 )->getAttribute( 'id' ), $more );
	}

	/** @testdox [WID-01] [SEC-01] [REL-02] a portfolio: published entries of a type, by their category; a row has no batches; what is no picture, no type or no public one shows nothing */
	public function test_a_portfolio_published_entries_of_a_type_by_their_category(): void {
		register_post_type( 'realisation', array( 'public' => true, 'taxonomies' => array( 'category' ) ) );
		$seen = array( 'post_type' => 'realisation', 'post_status' => 'publish' );
		$cats = array( wp_insert_term( 'Mariage', 'category' )['term_id'], wp_insert_term( 'Scène', 'category' )['term_id'] );
		foreach ( array( array( 'post_title' => 'Robe' ), array( 'post_title' => 'Corset' ), array( 'post_title' => 'Caché', 'post_status' => 'draft' ), array( 'post_title' => 'Secret', 'post_password' => 'x' ) ) as $at => $post ) {
			wp_set_object_terms( wp_insert_post( $post + $seen ), array( $cats[ $at % 2 ] ), 'category' );
		}
		$page = dom( archipel_island( 'image-gallery', array( 'type' => 'realisation', 'layout' => 'row', 'batch' => 2 ) ) );
		$said = values( $page, '//li' );
		sort( $said );
		self::assertSame( array( 'Corset', 'Robe' ), $said );
		self::assertSame( 3, $page->query( '//input[@type="radio"]' )->length );
		self::assertSame( 0, $page->query( '//*[@data-later] | //a[contains(@class, "__more")] | //a[@data-elementor-open-lightbox]' )->length );

		register_post_type( 'internal', array( 'public' => false ) );
		wp_insert_post( array( 'post_type' => 'internal', 'post_title' => 'Note', 'post_status' => 'publish' ) );
		$post = wp_insert_post( array( 'post_title' => 'Conseil', 'post_status' => 'publish' ) );
		foreach ( array( array(), array( 'pictures' => "javascript:alert(1), -1, 1e9, $post" ), array( 'type' => 'internal' ), array( 'type' => 'attachment' ), array( 'type' => '"><script>' ) ) as $props ) {
			self::assertSame( 0, dom( archipel_island( 'image-gallery', $props ) )->query( '//li' )->length );
		}
	}
}
