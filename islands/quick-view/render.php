<?php
/** Server side of the quick view: the button on tiles, and the product as HTML. */

namespace Archipel\Islands\Quick_View;

use Archipel\Requirements;
use Archipel\Shared_Answer;
use Archipel\Tile_Actions;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET /?wc-ajax=archipel_quick_view&product_id=…` with `{id, title, url, html, styles}`, and `messages` of its islands in languages other than French and English.
 *
 * The response has no data of the visitor, so a guest's response may be cached.
 */
final class Endpoint {

	public static function answer(): void {
		$id      = absint( $_GET['product_id'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only, and public.
		$product = wc_get_product( $id );
		if ( ! $product instanceof \WC_Product || ! self::may_show( $product ) ) {
			wp_send_json( array( 'error' => true ), 404 );
		}
		Shared_Answer::allow_caching( $product );
		$html    = self::html( $product );
		$islands = \Archipel\plugin()->islands();
		wp_send_json(
			array_filter(
				array(
					'id'       => $product->get_id(),
					'title'    => html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES, 'UTF-8' ),
					'url'      => $product->get_permalink(),
					'html'     => $html,
					'styles'   => (object) $islands->styles_in( $html ),
					'messages' => \Archipel\Config::translations( $islands->found_in( $html ) ),
				),
				static fn( $value ): bool => array() !== $value
			)
		);
	}

	/** Whether the product page is public. */
	private static function may_show( \WC_Product $product ): bool {
		return 'publish' === $product->get_status() && ! $product->is_type( 'variation' ) && ! post_password_required( $product->get_id() );
	}

	/** Returns the product in WooCommerce's own templates. */
	private static function html( \WC_Product $product ): string {
		$before             = $GLOBALS['post'] ?? null;
		$GLOBALS['post']    = get_post( $product->get_id() ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as the loop does; put back below.
		$GLOBALS['product'] = $product; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- WooCommerce's global, which its templates read.
		setup_postdata( $product->get_id() );

		ob_start();
		printf(
			'<div id="product-%1$d" class="%2$s">%3$s<div class="summary entry-summary">',
			absint( $product->get_id() ),
			esc_attr( implode( ' ', wc_get_product_class( '', $product ) ) ),
			self::images( $product ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's markup of images.
		);

		/** Prints the details of a product in the quick view, from its rating (10) to its form (30). */
		do_action( 'archipel_quick_view_summary', $product );

		printf(
			'<p class="archipel-quick-view__more"><a href="%1$s">%2$s</a></p></div></div>',
			esc_url( $product->get_permalink() ),
			esc_html( Texts::get( 'quick-view.more', 'Voir la fiche complète', 'View full details' ) )
		);
		$html = (string) ob_get_clean();

		$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- see above.
		wp_reset_postdata();
		return $html;
	}

	/** Returns the images in the markup of WooCommerce's gallery, which other islands and plugins enhance. */
	private static function images( \WC_Product $product ): string {
		$ids    = array_diff( array_merge( array( (int) $product->get_image_id() ), $product->get_gallery_image_ids() ), array( 0 ) );
		$images = '';
		foreach ( array_values( array_unique( $ids ) ) as $at => $id ) {
			$images .= wc_get_gallery_image_html( $id, 0 === $at );
		}
		if ( '' === $images ) {
			$images = sprintf( '<div class="woocommerce-product-gallery__image--placeholder">%s</div>', wc_placeholder_img( 'woocommerce_single', array( 'class' => 'wp-post-image' ) ) );
		}
		return '<div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__wrapper">' . $images . '</div></div>';
	}
}

/** Returns the button of a tile: a link to the product that works without scripts. */
function button( \WC_Product $product ): string {
	return sprintf(
		'<a href="%1$s" data-archipel-quick-view="%2$d" %3$s></a>',
		esc_url( $product->get_permalink() ),
		absint( $product->get_id() ),
		Tile_Actions::attributes( Texts::get( 'quick-view.button', 'Aperçu rapide', 'Quick View' ), $product )
	);
}

/** Filter: shows the product alone, for a frame, at the address of ShopEngine's quick view (QV-01), where ShopEngine does not. */
function framed_template( $template ) {
	$is_asked = isset( $_GET['shopengine_quickview'] ) && 'modal-content' === $_GET['shopengine_quickview']; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a read.
	return $is_asked && is_product() && ! Requirements::met( 'shopengine' ) ? __DIR__ . '/framed-product.php' : $template;
}

add_action( 'wc_ajax_archipel_quick_view', array( Endpoint::class, 'answer' ) );
// WooCommerce's templates as hooks, which a theme can move or replace.
add_action( 'archipel_quick_view_summary', 'woocommerce_template_single_rating', 10 );
add_action( 'archipel_quick_view_summary', 'woocommerce_template_single_price', 15 );
add_action( 'archipel_quick_view_summary', 'woocommerce_template_single_excerpt', 20 );
add_action( 'archipel_quick_view_summary', 'woocommerce_template_single_add_to_cart', 30 );
// Before a list that is asked for alone, and after the theme's and WooCommerce's choice.
add_filter( 'template_include', __NAMESPACE__ . '\framed_template', 100 );
Tile_Actions::add( 'quick-view', __NAMESPACE__ . '\button', 10 );
