<?php
namespace Archipel\Tests;

use Archipel\Islands\Filter_Panel;
use Archipel\Islands\Filter_Panel\Filter_Link;

final class Tests_Filter_Link extends Test_Case {
	/** HTML of the filter link above a list; the one sidebar has one widget. */
	private static function above_list( string $widget, array $address = array(), string $sidebar = 'sidebar-1' ): string {
		self::no_panel_yet();
		// The last of these callbacks counts; a test's own are gone after it.
		add_filter( 'sidebars_widgets', static fn() => array( $sidebar => array( 'block-7' ) ) );
		add_filter( 'pre_option_widget_block', static fn() => array( 7 => array( 'content' => $widget ) ) );
		return printed( static fn() => with_query( $address, array( Filter_Link::class, 'print' ) ) );
	}

	/** Resets the state of the previous page; the theme has one sidebar. */
	private static function no_panel_yet(): void {
		register_sidebar( array( 'id' => 'sidebar-1' ) );
		set_static( Filter_Link::class, 'is_there', false );
	}

	/** @testdox [LIST-07] a link above the list leads to the panel of a sidebar, and says how many choices are active; no link where no panel follows: none in a sidebar, one that nobody sees, or one above the list */
	public function test_a_link_above_the_list_leads_to_the_panel_of_a_sidebar(): void {
		$link = '<a class="archipel-link archipel-filter__link" href="#archipel-filters">%s</a>';
		foreach ( array( '[tf_product_filter id="catalogue"]', '[archipel_filter_panel]', '[searchandfilter id="x"]', '<!-- wp:archipel/filter-panel /-->' ) as $panel ) {
			self::assertSame( sprintf( $link, 'Filter and sort' ), self::above_list( $panel ) );
		}
		self::assertSame( sprintf( $link, 'Filtrer et trier' ), in_locale( 'fr_FR', static fn() => self::above_list( '[archipel_filter_panel]' ) ) );
		self::assertSame( sprintf( $link, 'Filter and sort (1 active)' ), self::above_list( '[archipel_filter_panel]', array( 'filter_taille' => 's' ) ) );
		$address = array(
			'wpf'           => 'catalogue',
			'wpf_page'      => '2',
			'wpf_pa_taille' => 's,m',
			'min_price'     => '10',
			'max_price'     => '40',
			'orderby'       => 'date',
			'product_cat'   => 'bodys',
		);
		self::assertSame( sprintf( $link, 'Filter and sort (4 active)' ), self::above_list( '[archipel_filter_panel]', $address ) );

		self::assertSame( '', self::above_list( '<p>Bonjour</p>' ) );
		foreach ( array( 'wp_inactive_widgets', 'sidebar-of-another-theme' ) as $unseen ) {
			self::assertSame( '', self::above_list( '[archipel_filter_panel]', array(), $unseen ) );
		}
		self::above_list( '[archipel_filter_panel]' );
		$panel = Filter_Panel\with_drawer( '<form></form>' );
		self::assertTrue( str_starts_with( $panel, '<span id="archipel-filters"></span>' ), $panel );
		self::assertTrue( ! str_contains( Filter_Panel\with_drawer( '<form></form>' ), 'archipel-filters' ), 'the id stands twice on a page' );
		self::assertSame( '', printed( array( Filter_Link::class, 'print' ) ) );
		add_filter( 'archipel_filter_follows_list', '__return_true' );
		self::assertStringContainsString( '#archipel-filters', printed( array( Filter_Link::class, 'print' ) ), 'a theme cannot say that a panel follows' );
	}

	/** @testdox [LIST-07] a link above the list leads to the first filter of WooCommerce’s in a sidebar; one above the list needs none */
	public function test_a_link_above_the_list_leads(): void {
		$sidebars = static fn() => array( 'sidebar-1' => array( 'search-2', 'woocommerce_layered_nav-3', 'woocommerce_price_filter-2' ) );
		self::no_panel_yet();
		$print  = static fn() => printed( static fn() => with_query( array( 'filter_taille' => 's' ), array( Filter_Link::class, 'print' ) ) );
		$before = static fn( string $id ) => apply_filters( 'dynamic_sidebar_params', array( array( 'widget_id' => $id, 'before_widget' => '<li>' ) ) )[0]['before_widget'];
		add_filter( 'sidebars_widgets', $sidebars );
		self::assertSame( '<a class="archipel-link archipel-filter__link" href="#archipel-filters">Filter (1 active)</a>', $print() );
		self::assertSame( array( '<li>', '<li><span id="archipel-filters"></span>', '<li>' ), array_map( $before, $sidebars()['sidebar-1'] ) );
		self::assertSame( '', $print() );
	}
}
