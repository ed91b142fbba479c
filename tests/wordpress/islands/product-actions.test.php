<?php
namespace Archipel\Tests;

use Archipel\Product_Actions;

/**
 * Runs a function on a product page, in a theme with PHP templates or with block templates.
 *
 * @param \WC_Product $product  The product.
 * @param string      $template Block template; empty in a theme with PHP templates.
 * @param callable    $body     Function to run.
 */
function on_product_page( \WC_Product $product, string $template, callable $body ): void {
	$before = array_intersect_key( $GLOBALS, array_flip( array( 'wp_query', 'post', 'product', '_wp_current_template_content' ) ) );
	$query  = new \WP_Query();
	$query->queried_object    = get_post( $product->get_id() );
	$query->queried_object_id = $product->get_id();
	$query->is_singular       = true;
	$GLOBALS['wp_query']      = $query;
	$GLOBALS['post']          = $query->queried_object;
	$GLOBALS['product']       = $product;
	$GLOBALS['_wp_current_template_content'] = $template;
	// Resets the state of the previous request.
	$printed = new \ReflectionProperty( Product_Actions::class, 'printed' );
	if ( PHP_VERSION_ID < 80100 ) {
		$printed->setAccessible( true );
	}
	$printed->setValue( null, array() );
	try {
		$body();
	} finally {
		foreach ( array( 'wp_query', 'post', 'product', '_wp_current_template_content' ) as $name ) {
			$GLOBALS[ $name ] = $before[ $name ] ?? null;
		}
	}
}

/** The plugin's output by hooks of WooCommerce's PHP template. */
function by_hooks(): string {
	Product_Actions::add( static fn() => sprintf( '<i class="part">%d</i>', $GLOBALS['product']->get_id() ), 'archipel_test_summary', 35 );
	return printed( static fn() => do_action( 'archipel_test_summary' ) );
}

/**
 * HTML that the plugin adds after a form block.
 *
 * @param string $block Name of the block.
 */
function after_block( string $block = 'woocommerce/add-to-cart-form' ): string {
	$html = apply_filters( "render_block_$block", '<form></form>' );
	check( 0 === strpos( $html, '<form></form>' ), $html );
	return substr( $html, strlen( '<form></form>' ) );
}

const FORM_TEMPLATE = '<!-- wp:group --><!-- wp:woocommerce/add-to-cart-form /--><!-- /wp:group -->';

test(
	'[WP-03] a part of the product page is printed by its hook in a theme of PHP templates, and a form block on that page does not repeat it',
	static function (): void {
		$product = product( array( 'status' => 'publish' ) );
		on_product_page(
			$product,
			'',
			static function () use ( $product ): void {
				same( sprintf( '<i class="part">%d</i>', $product->get_id() ), by_hooks() );
				same( '', after_block() );
			}
		);
	}
);

test(
	'[WP-03] in a block template it follows the block with the form, and the hooks, which blocks fire wherever they stand, print nothing',
	static function (): void {
		foreach ( array( 'woocommerce/add-to-cart-form', 'woocommerce/add-to-cart-with-options' ) as $block ) {
			$product = product( array( 'status' => 'publish' ) );
			on_product_page(
				$product,
				str_replace( 'woocommerce/add-to-cart-form', $block, FORM_TEMPLATE ),
				static function () use ( $product, $block ): void {
					same( '', by_hooks() );
					$part = sprintf( '<i class="part">%d</i>', $product->get_id() );
					check( false !== strpos( after_block( $block ), $part ), after_block( $block ) );
					check( false !== strpos( after_block( $block ), 'data-archipel-compare="' . $product->get_id() . '"' ), 'the button of the comparison is missing' );
				}
			);
		}
	}
);

test(
	'[WP-03] a block template that is WooCommerce’s PHP template in one block has its hooks',
	static function (): void {
		on_product_page(
			product( array( 'status' => 'publish' ) ),
			'<!-- wp:woocommerce/legacy-template {"template":"single-product"} /-->',
			static fn() => check( '' !== by_hooks(), 'nothing is printed' )
		);
	}
);

test(
	'[WP-03] parts are about the product whose page it is: not in a form of another product, not on other pages; the product in the loop stays',
	static function (): void {
		$product = product( array( 'status' => 'publish' ) );
		$other   = product( array( 'status' => 'publish' ) );
		on_product_page(
			$product,
			FORM_TEMPLATE,
			static function () use ( $product, $other ): void {
				by_hooks();
				$GLOBALS['product'] = $other;
				check( false !== strpos( after_block(), sprintf( '<i class="part">%d</i>', $product->get_id() ) ), after_block() );
				same( $other, $GLOBALS['product'] );

				$GLOBALS['post'] = get_post( $other->get_id() );
				same( '', after_block() );
				$GLOBALS['post']                   = get_post( $product->get_id() );
				$GLOBALS['wp_query']->is_singular = false;
				same( '', after_block() );
				same( null, apply_filters( 'render_block_woocommerce/add-to-cart-form', null ) );
			}
		);
	}
);
