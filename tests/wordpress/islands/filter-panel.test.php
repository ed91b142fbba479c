<?php
namespace Archipel\Tests;

use Archipel\Islands\FilterPanel;

/**
 * Runs with an address.
 *
 * @param array<string, mixed> $query Of the address.
 * @param callable             $run   What is run.
 * @return mixed
 */
function with_query( array $query, callable $run ) {
	$before = $_GET;
	$_GET   = $query;
	try {
		return $run();
	} finally {
		$_GET = $before;
	}
}

test(
	'[FILT-01] a form without scripts: values of a name are one, blanks and what belongs to them go',
	static function (): void {
		$query = with_query(
			array(
				'filter_couleur'     => array( 'noir', 'rouge' ),
				'query_type_couleur' => 'or',
				'query_type_taille'  => 'or',
				'min_price'          => '',
				'rating_filter'      => array( array( 'x' ), '5' ),
			),
			'Archipel\Islands\FilterPanel\query'
		);
		same(
			array(
				'filter_couleur'     => 'noir,rouge',
				'query_type_couleur' => 'or',
				'rating_filter'      => '5',
			),
			$query
		);
	}
);

test(
	'[FILT-08] filtered addresses stay out of the index, and their links are followed; others are left alone',
	static function (): void {
		$robots = static fn( array $query ) => with_query( $query, static fn() => FilterPanel\keep_out_of_index( array( 'max-image-preview' => 'large' ) ) );
		foreach ( array( 'filter_couleur', 'min_price', 'max_price', 'rating_filter', 'on_sale', 'wpf', 'wpf_cat', 'filter_stock_status' ) as $name ) {
			$directives = $robots( array( $name => 'x' ) );
			same( array( true, true ), array( $directives['noindex'] ?? null, $directives['follow'] ?? null ) );
		}
		foreach ( array( 'orderby', 'paged', 's', 'product_cat', 'wpforms' ) as $name ) {
			same( array( 'max-image-preview' => 'large' ), $robots( array( $name => 'x' ) ) );
		}
	}
);

test(
	'[LIST-07] Themify’s form gets a host with a button for phones; other shortcodes are left alone',
	static function (): void {
		$html = FilterPanel\host_form( '<form class="wpf_form"></form>', 'tf_product_filter' );
		check( false !== strpos( $html, 'data-archipel="filter-panel"' ) && false !== strpos( $html, 'archipel-filter__open' ) && false !== strpos( $html, '<form class="wpf_form"></form>' ), $html );
		same( '', FilterPanel\host_form( '', 'tf_product_filter' ) );
		same( '<form class="wpf_form">', FilterPanel\host_form( '<form class="wpf_form">', 'gallery' ) );
	}
);
