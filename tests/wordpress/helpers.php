<?php
/** Helpers of the tests. */

namespace Archipel\Tests;

use Archipel\Island;
use PHPUnit\Framework\Assert;

/** An island of the build under test. */
function island( string $name ): Island {
	$island = \Archipel\plugin()->islands()->get( $name );
	if ( null === $island ) {
		Assert::fail( "the fixture has no island $name" );
	}
	return $island;
}

/** Returns the output of a function. */
function printed( callable $body ): string {
	ob_start();
	try {
		$body();
	} finally {
		$text = (string) ob_get_clean();
	}
	return $text;
}

/** Runs a function with a filter added. */
function with_filter( string $hook, callable $filter, callable $body ) {
	add_filter( $hook, $filter, 10, 9 );
	try {
		return $body();
	} finally {
		remove_filter( $hook, $filter, 10 );
	}
}

/** Runs a function with another build. */
function with_manifest( \Archipel\Manifest $manifest, callable $body ) {
	$islands           = \Archipel\plugin()->islands();
	$before            = $islands->manifest;
	$islands->manifest = $manifest;
	try {
		return $body();
	} finally {
		$islands->manifest = $before;
	}
}

/** Runs a function in a locale, with the plugin's translations reloaded. */
function in_locale( string $locale, callable $body ) {
	unload_textdomain( 'archipel', true );
	try {
		return with_filter( 'pre_determine_locale', static fn() => $locale, $body );
	} finally {
		unload_textdomain( 'archipel', true );
	}
}

/** Sets a private property of a class, as it was before a request. */
function set_static( string $class, string $property, $value ): void {
	\Closure::bind( static fn() => $class::$$property = $value, null, $class )();
}

/** The texts for the privacy policy that a function suggests, by the name of their section. */
function suggested_policy( callable $suggest ): array {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
	set_current_screen( 'dashboard' );
	$GLOBALS['wp_actions']['admin_init'] = 1;
	set_static( \WP_Privacy_Policy_Content::class, 'policy_content', array() );
	$suggest();
	unset( $GLOBALS['current_screen'] );
	return array_column( \Closure::bind( static fn() => \WP_Privacy_Policy_Content::$policy_content, null, \WP_Privacy_Policy_Content::class )(), 'policy_text', 'plugin_name' );
}

/** HTML of the settings screen. */
function settings_screen(): string {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	set_current_screen( 'woocommerce_page_archipel' );
	$html = printed( array( \Archipel\Settings_Screen::class, 'print_page' ) );
	unset( $GLOBALS['current_screen'] );
	return $html;
}

/** Stores the owner's settings. */
function choose( array $settings ): void {
	remove_all_filters( 'sanitize_option_archipel_settings' );
	update_option( 'archipel_settings', $settings );
}

/** Resets the enqueued scripts and styles. */
function fresh_page(): void {
	// Kept, because it is registered only once, on `init`.
	$editor = wp_scripts()->registered['archipel-blocks-editor'];
	$GLOBALS['wp_scripts'] = null;
	$GLOBALS['wp_styles']  = null;
	wp_styles();
	unset( $editor->extra['before'] );
	wp_scripts()->registered['archipel-blocks-editor'] = $editor;
}

/** Decoded attributes of the first host in HTML; null without a host. */
function host_in( string $html ): ?array {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		if ( null !== $tags->get_attribute( 'data-archipel' ) ) {
			return array(
				'name'  => $tags->get_attribute( 'data-archipel' ),
				'props' => json_decode( (string) $tags->get_attribute( 'data-archipel-props' ), true ),
				'when'  => $tags->get_attribute( 'data-archipel-when' ),
			);
		}
	}
	return null;
}

/** The page config in HTML. */
function config_in( string $html ): array {
	if ( ! preg_match( '#<script[^>]*id="archipel-config"[^>]*>(.*?)</script>#s', $html, $found ) ) {
		Assert::fail( 'there is no config in the page: ' . substr( $html, 0, 300 ) );
	}
	$config = json_decode( $found[1], true );
	if ( ! is_array( $config ) ) {
		Assert::fail( 'the config is not JSON: ' . $found[1] );
	}
	return $config;
}

/** The plugin's output in the head of a page outside the shop, in a theme that prints the attributes of `<html>` before. */
function head( bool $has_attributes = true ): string {
	fresh_page();
	$GLOBALS['wp_query']         = new \WP_Query();
	$GLOBALS['wp_the_query']     = $GLOBALS['wp_query'];
	$GLOBALS['wp_actions']['wp'] = 1;
	$head                        = printed(
		static function () use ( $has_attributes ): void {
			if ( $has_attributes ) {
				echo '<html ', get_language_attributes(), '>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- as themes do.
			}
			do_action( 'wp_head' );
		}
	);
	// Resets `did_action( 'wp_head' )` for the next test.
	unset( $GLOBALS['wp_actions']['wp_head'] );
	return $head;
}

/** Parses HTML for XPath queries; parser errors are ignored. */
function dom( string $html ): \DOMXPath {
	$document = new \DOMDocument();
	$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>', LIBXML_NOERROR );
	return new \DOMXPath( $document );
}

/** The values of attributes, or the texts of elements, in HTML or a document made of it. */
function values( $page, string $path ): array {
	$nodes = ( is_string( $page ) ? dom( $page ) : $page )->query( $path );
	return array_map( static fn( \DOMNode $node ): string => $node->nodeValue, iterator_to_array( $nodes, false ) );
}

/** Thrown in place of the exit at the end of a request. */
final class Ended extends \Exception {}

/** The text with which a function ends an ajax request. */
function ajax_text( callable $body ): string {
	$end = static fn() => static function (): void {
		throw new Ended();
	};
	$run = static function () use ( $body ): void {
		try {
			$body();
		} catch ( Ended $ended ) {
			return;
		}
		Assert::fail( 'the request goes on' );
	};
	return printed( static fn() => with_filter( 'wp_doing_ajax', '__return_true', static fn() => with_filter( 'wp_die_ajax_handler', $end, $run ) ) );
}

/** The JSON response with which a function ends the request. */
function answered( callable $body ) {
	return json_decode( ajax_text( $body ), true );
}

/** URL of the redirect by a function; empty without a redirect. */
function redirected( callable $body ): string {
	$end = static function ( $location ): void {
		throw new Ended( (string) $location );
	};
	try {
		with_filter( 'wp_redirect', $end, $body );
	} catch ( Ended $ended ) {
		return $ended->getMessage();
	}
	return '';
}

/**
 * Report of probe.php about a site with other settings of the owner. Call before the test writes to the database, because the other process would
 * wait for its locks.
 */
function elsewhere( array $settings ): array {
	$process = proc_open(
		array( PHP_BINARY, __DIR__ . '/probe.php' ),
		array( array( 'file', '/dev/null', 'r' ), array( 'pipe', 'w' ), STDERR ),
		$pipes,
		null,
		array( 'ARCHIPEL_TEST_SETTINGS' => (string) wp_json_encode( (object) $settings ) ) + getenv()
	);
	$output  = (string) stream_get_contents( $pipes[1] );
	proc_close( $process );
	$report = json_decode( (string) substr( $output, (int) strrpos( $output, "\n{" ) ), true );
	if ( ! is_array( $report ) ) {
		Assert::fail( "the probe said: $output" );
	}
	return $report;
}

/** Settings of the owner with options of one island. */
function chosen( string $name, array $props, bool $enabled = true ): array {
	return array( 'islands' => array( $name => array( 'enabled' => $enabled, 'props' => $props ) ) );
}

/** Creates an image in the media library, whose file begins with its title. */
function picture( array $post = array(), string $alt = '' ): int {
	$post += array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'DSC_1' );
	$file  = '2026/11/' . wp_unique_id( "{$post['post_title']}-" ) . '.jpg';
	$id    = wp_insert_attachment( $post, $file );
	wp_update_attachment_metadata( $id, array( 'width' => 800, 'height' => 600, 'file' => $file, 'sizes' => array() ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	return $id;
}

/** Runs a function with query parameters. */
function with_query( array $query, callable $run ) {
	$before = $_GET;
	$_GET   = $query;
	try {
		return $run();
	} finally {
		$_GET = $before;
	}
}
