<?php
namespace Archipel;

/**
 * Prints parts of a product page by WooCommerce's hooks. In block templates the parts follow the block with the form instead: there
 * other blocks fire those hooks, and a part would be between price and description, or across the columns.
 */
final class Product_Actions {

	private const FORM_BLOCKS = array( 'woocommerce/add-to-cart-form', 'woocommerce/add-to-cart-with-options' );

	/** @var list<callable(): string> Callbacks that return the parts. */
	private static array $parts = array();

	/** @var array<int, true> Ids of products whose parts were printed by hooks. */
	private static array $printed = array();

	/** @param callable(): string $part Returns the escaped HTML of the part for `$GLOBALS['product']`, or an empty string; WooCommerce's PHP templates have the hook. */
	public static function add( callable $part, string $hook, int $priority ): void {
		if ( array() === self::$parts ) {
			foreach ( self::FORM_BLOCKS as $block ) {
				add_filter( "render_block_$block", array( self::class, 'append' ) );
			}
		}
		self::$parts[] = $part;
		add_action(
			$hook,
			static function () use ( $part ): void {
				if ( self::is_block_template() ) {
					return;
				}
				self::$printed[ (int) get_the_ID() ] = true;
				echo $part(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- every part escapes its own.
			},
			$priority
		);
	}

	/** Filter: appends the parts to the block with the form. */
	public static function append( $html ) {
		if ( ! is_string( $html ) || ! is_product() || get_the_ID() !== get_queried_object_id() || isset( self::$printed[ get_the_ID() ] ) ) {
			return $html;
		}
		$before             = $GLOBALS['product'] ?? null;
		$GLOBALS['product'] = wc_get_product( get_the_ID() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- WooCommerce's global, which its hooks have; put back below.
		foreach ( self::$parts as $part ) {
			$html .= $part();
		}
		$GLOBALS['product'] = $before; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- see above.
		return $html;
	}

	/** Whether the page is a block template with the form as a block, not WooCommerce's PHP template inside a block. */
	private static function is_block_template(): bool {
		$content = $GLOBALS['_wp_current_template_content'] ?? '';
		return is_string( $content ) && array() !== array_filter( self::FORM_BLOCKS, static fn( string $block ): bool => has_block( $block, $content ) );
	}
}
