<?php
namespace Archipel\Tests;

use Archipel\Page_Html;

require_once dirname( __DIR__ ) . '/doubles/template-buffer.php';

final class Tests_Page_Html extends Test_Case {
	/** @return array<string, array{callable, bool, string}> What is special about the site, whether WordPress includes a template, and the page that is sent. */
	public static function ways(): array {
		$throw = static function (): void {
			throw new \Exception( 'of another plugin' );
		};
		return array(
			'by WordPress’ buffer, after the late styles' => array( '__return_true', true, 'PAGE, LATE STYLES, OURS' ),
			'with what was flushed before the template' => array(
				static fn() => add_action(
					'wp_before_include_template',
					static function (): void {
						echo 'FLUSHED, ';
						ob_flush();
					},
					1
				),
				true,
				'FLUSHED, PAGE, LATE STYLES, OURS',
			),
			'by ours in a WordPress without one' => array( static fn() => remove_all_actions( 'wp_before_include_template' ), true, 'PAGE, OURS' ),
			'by ours on a site that streams its pages' => array( static fn() => add_filter( 'wp_should_output_buffer_template_for_enhancement', '__return_false' ), true, 'PAGE, OURS' ),
			'by ours when another plugin throws in WordPress’ buffer' => array( static fn() => add_filter( 'wp_template_enhancement_output_buffer', $throw, 20 ), true, 'PAGE, OURS' ),
			'by ours when it is printed in place of a template' => array( '__return_true', false, 'PAGE, OURS' ),
		);
	}

	/**
	 * @testdox [WP-16] [CONS-08] a page is filtered once: $_dataName
	 * @dataProvider ways
	 */
	public function test_a_page_is_filtered_once( callable $prepare, bool $is_template, string $expected ): void {
		$GLOBALS['wp_query'] = new \WP_Query();
		remove_all_filters( 'archipel_page_html' );
		add_filter( 'archipel_page_html', static fn( string $page ): string => "$page, OURS" );
		remove_all_actions( 'wp_before_include_template' );
		add_action( 'wp_before_include_template', 'wp_start_template_enhancement_output_buffer', 1000, 0 );
		$prepare();
		$sent = printed(
			static function () use ( $is_template ): void {
				$level = ob_get_level();
				Page_Html::start();
				if ( $is_template ) {
					do_action( 'wp_before_include_template', 'index.php' );
				}
				// WordPress' own callback is added when its buffer has started, and so after ours.
				add_filter( 'wp_template_enhancement_output_buffer', static fn( string $page ): string => "$page, LATE STYLES" );
				echo 'PAGE';
				while ( ob_get_level() > $level ) {
					ob_end_flush();
				}
			}
		);
		self::assertSame( $expected, $sent );
	}
}
