<?php
namespace Archipel\Tests;

final class Tests_Takeover extends Test_Case {
	/** Enqueues two replaced handles, one of which is a dependency of a third handle. */
	private static function page_with_originals(): void {
		fresh_page();
		wp_register_script( 'below', 'http://x/below.js', array(), '1', true );
		wp_register_script( 'sampler-original', 'http://x/original.js', array( 'below' ), '1', true );
		wp_localize_script( 'sampler-original', 'sampler_params', array( 'url' => '/x' ) );
		wp_add_inline_script( 'sampler-original', 'window.before = 1;', 'before' );
		wp_add_inline_script( 'sampler-original', 'originalStarts();' );
		wp_register_style( 'sampler-original', 'http://x/original.css', array(), '1' );
		wp_enqueue_script( 'never-dequeued', 'http://x/never.js', array(), '1', true );
		wp_enqueue_script( 'sampler-original' );
		wp_enqueue_style( 'sampler-original' );
	}

	/** All scripts and styles printed in the page's head and footer. */
	private static function scripts_printed(): string {
		return printed(
			static function (): void {
				do_action( 'wp_enqueue_scripts' );
				wp_print_styles();
				wp_print_head_scripts();
				do_action( 'wp_print_footer_scripts' );
			}
		);
	}

	/** @testdox [WP-04] an island that takes over dequeues what it replaces, and only that; also what a template enqueues while the page is made; a filter decides for one handle */
	public function test_an_island_that_takes_over_dequeues_what_it_replaces(): void {
		self::page_with_originals();
		$html = self::scripts_printed();
		self::assertStringNotContainsString( 'original', $html );
		self::assertStringNotContainsString( 'below.js', $html, 'what only the original needed is still loaded' );
		self::assertStringContainsString( 'never.js', $html, 'another script was dequeued' );

		fresh_page();
		$html = printed(
			static function (): void {
				do_action( 'wp_enqueue_scripts' );
				wp_print_head_scripts();
				self::page_with_originals();
				do_action( 'wp_print_footer_scripts' );
			}
		);
		self::assertStringNotContainsString( 'original.js', $html, 'the template’s' );

		self::page_with_originals();
		$html = with_filter( 'archipel_replaced_handles', static fn( array $handles, string $type ) => 'scripts' === $type ? array() : $handles, static fn() => self::scripts_printed() );
		self::assertTrue( false !== strpos( $html, 'original.js' ) && false === strpos( $html, 'original.css' ), $html );
	}

	/** @testdox [WP-04] a script or style whose work several islands share stays until all of them take it over whose plugin runs: with the switch of one off, or that island, it stays */
	public function test_a_script_whose_work_several_islands_share_stays(): void {
		$printed = static function (): array {
			fresh_page();
			wp_enqueue_script( 'shared-original', 'http://x/shared.js', array(), '1', true );
			wp_enqueue_style( 'shared-style', 'http://x/shared.css', array(), '1' );
			preg_match_all( '/shared\.\w+/', self::scripts_printed(), $found );
			return $found[0];
		};
		$both    = array( 'shared.css', 'shared.js' );
		$runs    = static fn(): array => array(
			'some-plugin-nobody-has' => array( 'label' => 'Some plugin', 'test' => '__return_true' ),
		);
		self::assertSame( array(), $printed(), 'the plugin of one island is missing, and it stays for it' );
		self::assertSame( array(), with_filter( 'archipel_requirements', '__return_false', $printed ), 'no plugin is known, and it stays for them' );
		self::assertSame( array(), with_filter( 'archipel_requirements', $runs, $printed ), 'both take over, and it is loaded all the same' );
		foreach ( array( 'take_over', 'enabled' ) as $choice ) {
			choose( array( 'islands' => array( 'needs-unknown' => array( $choice => false ) ) ) );
			self::assertSame( $both, with_filter( 'archipel_requirements', $runs, $printed ), 'one island leaves it its part, and it is gone: ' . $choice );
		}
	}

	/** @testdox [WP-04] a script that needs the original still runs: its dependencies and its data are there, its code is not */
	public function test_a_script_that_needs_the_original_still_runs(): void {
		self::page_with_originals();
		wp_enqueue_script( 'dependant', 'http://x/dependant.js', array( 'sampler-original' ), '1', true );
		$html = self::scripts_printed();
		self::assertStringNotContainsString( 'original.js', $html, 'the replaced code is loaded' );
		self::assertStringNotContainsString( 'originalStarts', $html, 'code runs that calls the replaced code' );
		foreach ( array( 'below.js', 'dependant.js', 'sampler_params', 'window.before' ) as $needed ) {
			self::assertStringContainsString( $needed, $html, "$needed is missing" );
		}
		self::assertTrue( strpos( $html, 'sampler_params' ) < strpos( $html, 'dependant.js' ), 'the data comes too late' );
	}
}
