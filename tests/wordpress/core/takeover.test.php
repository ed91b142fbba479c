<?php
namespace Archipel\Tests;

/** Enqueues two replaced handles, one of which is a dependency of a third handle. */
function page_with_originals(): void {
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
function scripts_printed(): string {
	return printed(
		static function (): void {
			do_action( 'wp_enqueue_scripts' );
			wp_print_styles();
			wp_print_head_scripts();
			do_action( 'wp_print_footer_scripts' );
		}
	);
}

test(
	'[WP-04] an island that takes over dequeues what it replaces, and only that',
	static function (): void {
		page_with_originals();
		$html = scripts_printed();
		check( false === strpos( $html, 'original' ), $html );
		check( false === strpos( $html, 'below.js' ), 'what only the original needed is still loaded' );
		check( false !== strpos( $html, 'never.js' ), 'another script was dequeued' );
	}
);

test(
	'[WP-04] with the switch off the original stays',
	static function (): void {
		choose( array( 'islands' => array( 'sampler' => array( 'take_over' => false ) ) ) );
		page_with_originals();
		$html = scripts_printed();
		check( false !== strpos( $html, 'original.js' ) && false !== strpos( $html, 'original.css' ), $html );
	}
);

test(
	'[WP-04] an island that is off takes nothing over',
	static function (): void {
		choose( array( 'islands' => array( 'sampler' => array( 'enabled' => false, 'take_over' => true ) ) ) );
		page_with_originals();
		check( false !== strpos( scripts_printed(), 'original.js' ), 'the original is gone' );
	}
);

test(
	'[WP-04] a script whose work several islands share stays until all of them take it over whose plugin runs',
	static function (): void {
		$is_printed = static function (): bool {
			fresh_page();
			wp_enqueue_script( 'shared-original', 'http://x/shared.js', array(), '1', true );
			return false !== strpos( scripts_printed(), 'shared.js' );
		};
		$runs       = static fn(): array => array(
			'some-plugin-nobody-has' => array(
				'label' => 'Some plugin',
				'test'  => '__return_true',
			),
		);
		check( ! $is_printed(), 'the plugin of one island is missing, and it stays for it' );
		check( ! with_filter( 'archipel_requirements', $runs, $is_printed ), 'both take over, and it is loaded all the same' );
		foreach ( array( 'take_over', 'enabled' ) as $choice ) {
			choose( array( 'islands' => array( 'needs-unknown' => array( $choice => false ) ) ) );
			check( with_filter( 'archipel_requirements', $runs, $is_printed ), 'one island leaves it its part, and it is gone: ' . $choice );
		}
	}
);

test(
	'[WP-04] a script that needs the original still runs: its dependencies and its data are there, its code is not',
	static function (): void {
		page_with_originals();
		wp_enqueue_script( 'dependant', 'http://x/dependant.js', array( 'sampler-original' ), '1', true );
		$html = scripts_printed();
		check( false === strpos( $html, 'original.js' ), 'the replaced code is loaded' );
		check( false === strpos( $html, 'originalStarts' ), 'code runs that calls the replaced code' );
		foreach ( array( 'below.js', 'dependant.js', 'sampler_params', 'window.before' ) as $needed ) {
			check( false !== strpos( $html, $needed ), "$needed is missing" );
		}
		check( strpos( $html, 'sampler_params' ) < strpos( $html, 'dependant.js' ), 'the data comes too late' );
	}
);

test(
	'[WP-04] what a template enqueues while the page is made is dequeued too',
	static function (): void {
		fresh_page();
		$html = printed(
			static function (): void {
				do_action( 'wp_enqueue_scripts' );
				wp_print_head_scripts();
				page_with_originals();
				do_action( 'wp_print_footer_scripts' );
			}
		);
		check( false === strpos( $html, 'original.js' ), $html );
	}
);

test(
	'[WP-04] filters decide for one island, or for one handle',
	static function (): void {
		page_with_originals();
		$one = with_filter( 'archipel_take_over', static fn( bool $on, string $name ) => $on && 'sampler' !== $name, static fn() => scripts_printed() );
		check( false !== strpos( $one, 'original.js' ), 'the filter of the island was not asked' );
		page_with_originals();
		$two = with_filter( 'archipel_replaced_handles', static fn( array $handles, string $type ) => 'scripts' === $type ? array() : $handles, static fn() => scripts_printed() );
		check( false !== strpos( $two, 'original.js' ) && false === strpos( $two, 'original.css' ), $two );
	}
);

test(
	'[WP-04] handles that nobody registered do no harm',
	static function (): void {
		fresh_page();
		wp_enqueue_script( 'own', 'http://x/own.js', array(), '1', true );
		check( false !== strpos( scripts_printed(), 'own.js' ), 'an unrelated script is gone' );
	}
);
