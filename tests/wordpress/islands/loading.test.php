<?php
namespace Archipel\Tests;

final class Tests_Loading extends Test_Case {
	/** @testdox [RT-15] a shopper’s page loads no file of an island that is off, and nothing that only the owner or an editor needs */
	public function test_a_shoppers_page_loads_no_file_of_an_island_that_is_off(): void {
		$files = elsewhere( chosen( 'share', array(), false ) )['files'];
		self::assertContains( 'dist/islands/reviews/render.php', $files );
		self::assertSame( array(), preg_grep( '#islands/share/|class-(admin-notices|elementor|privacy-policy|settings-screen)#', $files ) );
	}
}
