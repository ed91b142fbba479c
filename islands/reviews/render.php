<?php
/** Server side of reviews: the summary above WooCommerce's list, from ratings that WooCommerce has counted. */

namespace Archipel\Islands\Reviews;

use Archipel\Settings;
use Archipel\I18n\Texts;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/** Returns how reviews are verified and sorted, which French law requires to be stated beside reviews. */
function statement(): string {
	if ( 'yes' === get_option( 'woocommerce_review_rating_verification_required' ) ) {
		$verified = Texts::get( 'reviews.verifiedOnly', 'Seules les personnes qui ont acheté ce produit ici peuvent publier un avis.', 'Only people who bought this product here may publish a review.' );
	} elseif ( 'yes' === get_option( 'woocommerce_review_rating_verification_label' ) ) {
		$verified = Texts::get( 'reviews.verifiedMarked', 'Les avis marqués « client confirmé » viennent d’un achat vérifié dans cette boutique ; les autres ne sont pas vérifiés.', 'Reviews marked “verified owner” come from a purchase in this shop that was verified; the others are not verified.' );
	} else {
		$verified = Texts::get( 'reviews.notVerified', 'Les avis ne sont pas vérifiés : rien n’indique que leur auteur a acheté le produit.', 'Reviews are not verified: nothing shows that their author bought the product.' );
	}
	$order = 'desc' === get_option( 'comment_order' )
		? Texts::get( 'reviews.newestFirst', 'Les plus récents d’abord.', 'Newest first.' )
		: Texts::get( 'reviews.oldestFirst', 'Les plus anciens d’abord.', 'Oldest first.' );
	return "$verified $order";
}

/** Returns the summary of a product's ratings; empty without ratings. */
function summary( WC_Product $product ): string {
	$counts = array();
	for ( $stars = 5; $stars >= 1; $stars-- ) {
		$counts[ $stars ] = (int) $product->get_rating_count( $stars );
	}
	$total = array_sum( $counts );
	if ( 0 === $total ) {
		return '';
	}
	$rows = '';
	foreach ( $counts as $stars => $count ) {
		$label = Texts::get( 'reviews.row', '{count} étoile | {count} étoiles', '{count} star | {count} stars', array( 'count' => (string) $stars ) );
		$rows .= sprintf(
			'<div class="archipel-reviews__row" role="listitem"><span class="archipel-reviews__label" id="archipel-stars-%1$d">%2$s</span><meter class="archipel-reviews__meter" min="0" max="%3$d" value="%4$d" aria-labelledby="archipel-stars-%1$d">%4$d / %3$d</meter><span class="archipel-reviews__count">%5$s</span></div>',
			$stars,
			esc_html( $label ),
			$total,
			$count,
			esc_html( number_format_i18n( $count ) )
		);
	}
	$average = number_format_i18n( (float) $product->get_average_rating(), 1 );
	return sprintf(
		'<div class="archipel-reviews__summary"><div class="archipel-reviews__average"><strong>%1$s</strong> %2$s</div><div class="archipel-reviews__histogram" role="list" aria-label="%3$s">%4$s</div><div class="archipel-reviews__statement">%5$s</div></div>',
		esc_html( $average ),
		esc_html( Texts::get( 'reviews.outOf', 'sur 5, {count} note | sur 5, {count} notes', 'out of 5, {count} rating | out of 5, {count} ratings', array( 'count' => (string) $total ) ) ),
		esc_attr( Texts::get( 'reviews.ratings', 'Répartition des notes', 'Ratings by number of stars' ) ),
		$rows,
		esc_html( statement() )
	);
}

/** Wraps the callback of the tab, because the reviews template has no hook above the list. */
function wrap_tab( $tabs ) {
	$callback = is_array( $tabs ) ? ( $tabs['reviews']['callback'] ?? null ) : null;
	if ( ! is_callable( $callback ) || false === ( Settings::props( 'reviews' )['summary'] ?? true ) ) {
		return $tabs;
	}
	$tabs['reviews']['callback'] = static function ( ...$arguments ) use ( $callback ): void {
		global $product;
		if ( $product instanceof WC_Product && wc_review_ratings_enabled() ) {
			echo summary( $product ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- every value is escaped in it.
		}
		$callback( ...$arguments );
	};
	return $tabs;
}
add_filter( 'woocommerce_product_tabs', __NAMESPACE__ . '\wrap_tab', 1000 );
