<?php
namespace Archipel\Tests;

final class Tests_Loading extends Test_Case {
	/** @testdox [RT-15] a shopper’s page loads no file of an island that is off, and nothing that only the owner or an editor needs */
	public function test_a_shoppers_page_loads_no_file_of_an_island_that_is_off(): void {
		$files = elsewhere( chosen( 'share', array(), false ) )['files'];
		self::assertContains( 'dist/islands/reviews/render.php', $files );
		self::assertSame( array(), preg_grep( '#islands/share/|class-(admin-notices|elementor|privacy-policy|settings-screen)#', $files ) );
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
