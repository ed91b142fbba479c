<?php
/**
 * Words that the tests are written in.
 *
 * @package Archipel
 */

namespace Archipel\Tests;

use Archipel\Island;

/**
 * An island of the build under test.
 *
 * @param string $name Its name.
 */
function island( string $name ): Island {
	$island = \Archipel\plugin()->islands()->get( $name );
	if ( null === $island ) {
		throw new Broken( "the fixture has no island $name" );
	}
	return $island;
}

/**
 * What a function prints.
 *
 * @param callable $body Function.
 */
function printed( callable $body ): string {
	ob_start();
	try {
		$body();
	} finally {
		$text = (string) ob_get_clean();
	}
	return $text;
}

/**
 * What developers are told while a function runs.
 *
 * @param callable $body Function.
 * @return list<string>
 */
function told( callable $body ): array {
	$told   = array();
	$listen = static function ( $where, $message ) use ( &$told ): void {
		$told[] = $message;
	};
	add_action( 'doing_it_wrong_run', $listen, 10, 2 );
	add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
	$body();
	remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
	remove_action( 'doing_it_wrong_run', $listen );
	return $told;
}

/**
 * Runs something with a filter in place.
 *
 * @param string   $hook   Filter.
 * @param callable $filter What it does.
 * @param callable $body   What runs meanwhile.
 * @return mixed What the body returns.
 */
function with_filter( string $hook, callable $filter, callable $body ) {
	add_filter( $hook, $filter, 10, 9 );
	try {
		return $body();
	} finally {
		remove_filter( $hook, $filter, 10 );
	}
}

/**
 * Stores the owner's choices.
 *
 * @param array<string, mixed> $settings Choices.
 */
function choose( array $settings ): void {
	remove_all_filters( 'sanitize_option_archipel_settings' );
	update_option( 'archipel_settings', $settings );
}

/** Forgets which scripts and styles are enqueued. */
function fresh_page(): void {
	// Registered once, on `init`.
	$editor = wp_scripts()->registered['archipel-blocks-editor'];
	$GLOBALS['wp_scripts'] = null;
	$GLOBALS['wp_styles']  = null;
	wp_styles();
	unset( $editor->extra['before'] );
	wp_scripts()->registered['archipel-blocks-editor'] = $editor;
}

/**
 * The attributes of the first host in some HTML, decoded; null when there is none.
 *
 * @param string $html HTML.
 * @return array<string, mixed>|null
 */
function host_in( string $html ): ?array {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		if ( null !== $tags->get_attribute( 'data-archipel' ) ) {
			return array(
				'name'  => $tags->get_attribute( 'data-archipel' ),
				'props' => json_decode( (string) $tags->get_attribute( 'data-archipel-props' ), true ),
				'raw'   => $tags->get_attribute( 'data-archipel-props' ),
				'when'  => $tags->get_attribute( 'data-archipel-when' ),
			);
		}
	}
	return null;
}

/**
 * The config in some HTML.
 *
 * @param string $html HTML.
 * @return array<string, mixed>
 */
function config_in( string $html ): array {
	if ( ! preg_match( '#<script[^>]*id="archipel-config"[^>]*>(.*?)</script>#s', $html, $found ) ) {
		throw new Broken( 'there is no config in the page' );
	}
	$config = json_decode( $found[1], true );
	if ( ! is_array( $config ) ) {
		throw new Broken( 'the config is not JSON: ' . $found[1] );
	}
	return $config;
}

/** What our plugin prints in the head of a page that is not part of the shop. */
function head(): string {
	fresh_page();
	$GLOBALS['wp_query']     = new \WP_Query();
	$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	return printed(
		static function (): void {
			do_action( 'wp_head' );
		}
	);
}

/**
 * A document whose errors are those that matter: a tag that is not closed, an id twice.
 *
 * @param string $html HTML.
 */
function dom( string $html ): \DOMXPath {
	$document = new \DOMDocument();
	libxml_use_internal_errors( true );
	$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>' );
	libxml_clear_errors();
	return new \DOMXPath( $document );
}
