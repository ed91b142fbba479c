<?php
namespace Archipel\Tests;

final class Tests_Loading extends Test_Case {
	/** @testdox [TILE-01] [TILE-03] [SW-09] [QV-01] [CP-03] [CONS-06] [RT-15] buttons and hearts of tiles, their colours, the button of the comparison on the product page, the call of the quick view, the route of proofs and “empty cart” are there while their island is on and its owner wants them, and nothing of them otherwise; a shopper’s page loads no file of an island that is off, and nothing that only the owner or an editor needs */
	public function test_what_an_island_brings_is_there_while_it_is_on_and_wanted(): void {
		$marks = array( 'quick-view' => 'quick-view', 'compare' => 'compare', 'direct-checkout' => 'direct-checkout', 'wishlist-button' => 'wishlist' );
		$shown = static fn( array $report ): array => array_keys( array_filter( $marks, static fn( string $mark ): bool => str_contains( $report['tile'], "data-archipel-$mark=\"" ) ) );
		$rest  = static fn( array $report ): array => array( $report['product_page'], $report['quick_view'], $report['tile_swatches'], $report['cart_handler'], str_contains( $report['cart_actions'], 'archipel_empty_cart' ), $report['consent_route'] );
		$usual = elsewhere( array() );
		self::assertSame( array( array_keys( $marks ), array( 35, true, false, false, false, true ) ), array( $shown( $usual ), $rest( $usual ) ) );
		foreach ( array_keys( $marks ) as $island ) {
			foreach ( array( true, false ) as $is_on ) {
				$report = elsewhere( chosen( $island, array( 'onTiles' => ! $is_on ), $is_on ) );
				self::assertSame( array_values( array_diff( array_keys( $marks ), array( $island ) ) ), $shown( $report ), $island );
				self::assertSame( $is_on || 'quick-view' !== $island, $report['quick_view'] );
			}
		}
		$none = elsewhere( array( 'islands' => array( 'cart-page' => array( 'enabled' => false, 'props' => array( 'emptyButton' => true ) ), 'cookie-notice' => array( 'enabled' => false ), 'share' => array( 'enabled' => false ) ) + array_fill_keys( array_keys( $marks ), array( 'props' => array( 'onTiles' => false ) ) ) ) );
		self::assertStringNotContainsString( 'archipel-tile-actions', $none['tile'] );
		self::assertStringContainsString( 'add_to_cart_button', $none['tile'], 'WooCommerce’s button is gone too' );
		self::assertSame( array( 35, true, false, false, false, false ), $rest( $none ) );
		self::assertContains( 'dist/islands/reviews/render.php', $none['files'] );
		self::assertSame( array(), preg_grep( '#islands/share/|class-(admin-notices|elementor|privacy-policy|settings-screen)#', $none['files'] ) );

		$wanted = elsewhere( array( 'islands' => array( 'compare' => array( 'props' => array( 'onProduct' => false ) ), 'product-tiles' => array( 'props' => array( 'swatches' => true ) ), 'cart-page' => array( 'props' => array( 'emptyButton' => true ) ) ) ) );
		self::assertSame( array( false, true, 8, 20, true, true ), $rest( $wanted ) );
		$button = dom( $wanted['cart_actions'] )->query( '//button[@name="archipel_empty_cart"]' )->item( 0 );
		self::assertSame( array( 'submit', '1', true, 'Empty cart' ), array( $button->getAttribute( 'type' ), $button->getAttribute( 'value' ), $button->hasAttribute( 'formnovalidate' ), $button->textContent ) );
	}

	/** @testdox [WP-04] no callback of ours ends the page because another plugin answered a filter before it with null */
	public function test_no_callback_of_ours_ends_the_page(): void {
		$typed = array();
		foreach ( $GLOBALS['wp_filter'] as $hook => $filter ) {
			foreach ( 0 === strpos( $hook, 'elementor/' ) ? array() : array_filter( array_column( array_merge( ...$filter->callbacks ), 'function' ), 'is_callable' ) as $function ) {
				$callback = new \ReflectionFunction( \Closure::fromCallable( $function ) );
				$value    = $callback->getParameters()[0] ?? null;
				$owner    = $callback->getClosureScopeClass() ? $callback->getClosureScopeClass()->getName() : $callback->getName();
				if ( null !== $value && $value->hasType() && $value->getType()->isBuiltin() && ! $value->allowsNull() && 0 === strpos( $owner, 'Archipel\\' ) ) {
					$typed[] = "$hook, $owner, {$callback->getName()}: {$value->getType()}";
				}
			}
		}
		self::assertSame( array(), $typed );
	}
}
