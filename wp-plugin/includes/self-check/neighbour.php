<?php
namespace Archipel\Self_Check;

use Archipel\I18n\Texts;

/** An optimiser or a cache between the site and its visitors, as far as a remedy names it: its settings by the names that its own screens give them, in the owner's language. */
final class Neighbour {

	/**
	 * Optimisers: name, text domain, pattern of their mark in a script's element or address, page of their settings (below the admin, if it is a path),
	 * whether they take patterns, which must name whole files; settings that except scripts, by change of the stub; a setting that must be off as well.
	 */
	private const OPTIMISERS = array(
		array(
			'WP Rocket',
			'rocket',
			'~rocketlazyload|data-rocket-|/cache/min/|data-minify=~',
			'options-general.php?page=wprocket#file_optimization',
			true,
			array(
				'delayed'  => 'Delay JavaScript execution > Excluded JavaScript Files',
				'deferred' => 'Load JavaScript deferred > Excluded JavaScript Files',
				''         => 'Minify JavaScript files > Excluded JavaScript Files',
			),
			'',
		),
		array(
			'LiteSpeed Cache',
			'litespeed-cache',
			'~litespeed/|data-deferred=|data-optimized=~',
			'admin.php?page=litespeed-page_optm#settings_tuning',
			false,
			array(
				'delayed'  => 'JS Deferred / Delayed Excludes',
				'deferred' => 'JS Deferred / Delayed Excludes',
				''         => 'JS Excludes + JS Deferred / Delayed Excludes',
			),
			'',
		),
		// Autoptimize minifies excluded files, too, unless its second setting is off; by default it is on.
		array( 'Autoptimize', 'autoptimize', '~/autoptimize/|autoptimize_~', 'options-general.php?page=autoptimize', false, array( '' => 'Exclude scripts from Autoptimize:' ), 'Minify excluded CSS and JS files?' ),
		array( 'Cloudflare Rocket Loader', '', '~type="[0-9a-f]{16,}-|data-cf-settings|rocket-loader~', 'https://dash.cloudflare.com/?to=/:account/:zone/speed/optimization', false, array(), 'Speed > Settings > Content Optimization > Rocket Loader' ),
	);

	/**
	 * Page caches, by main file: name, text domain, page of their settings, setting for addresses that are not kept, setting for parameters that make no other
	 * page, setting for those with which a page is kept, if one with others is not.
	 */
	private const CACHES = array(
		'wp-rocket/wp-rocket.php'             => array( 'WP Rocket', 'rocket', 'options-general.php?page=wprocket#advanced_cache', '', '', 'Advanced Rules > Cache Query String(s)' ),
		'litespeed-cache/litespeed-cache.php' => array( 'LiteSpeed Cache', 'litespeed-cache', 'admin.php?page=litespeed-cache#excludes', 'Excludes > Do Not Cache URIs', 'Cache > Drop Query String', '' ),
		'w3-total-cache/w3-total-cache.php'   => array( 'W3 Total Cache', 'w3-total-cache', 'admin.php?page=w3tc_pgcache#pgcache_reject_uri', 'Never cache the following pages:', 'Accepted query strings:', '' ),
		'wp-super-cache/wp-cache.php'         => array( 'WP Super Cache', 'wp-super-cache', 'options-general.php?page=wpsupercache&tab=settings#rejecturi', 'Rejected URL Strings', '', '' ),
	);

	/** Empty for an unknown one. */
	public string $name = '';

	/** Address of its settings; by default the list of plugins. */
	public string $link;

	private string $domain = '';

	/** Whether it takes patterns of whole files only. */
	private bool $takes_patterns = false;

	/** @var array<string, string> Names of its settings by effect. */
	private array $settings = array();

	private function __construct() {
		$this->link = admin_url( 'plugins.php' );
	}

	/** Returns the optimiser behind a script element, or behind all of a page, by their attributes and by the change to the stub (`Page_Checks::change()`). */
	public static function optimiser( array $scripts, string $change ): self {
		$text = '';
		foreach ( $scripts as $script ) {
			foreach ( $script as $name => $value ) {
				$text .= " $name=\"$value\"";
			}
		}
		$found = new self();
		foreach ( self::OPTIMISERS as list( $name, $domain, $mark, $page, $takes_patterns, $excepts, $off ) ) {
			if ( 1 === preg_match( $mark, $text ) ) {
				$found->is( $name, $domain, $page );
				$found->takes_patterns = $takes_patterns;
				$found->settings       = array(
					'excepts' => $excepts[ $change ] ?? $excepts[''] ?? '',
					'off'     => $off,
				);
				break;
			}
		}
		return $found;
	}

	public static function cache(): self {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$found = new self();
		foreach ( self::CACHES as $file => list( $name, $domain, $page, $excepts, $ignores, $keeps ) ) {
			if ( is_plugin_active( $file ) ) {
				$found->is( $name, $domain, $page );
				$found->settings = array(
					'excepts' => $excepts,
					'ignores' => $ignores,
					'keeps'   => $keeps,
				);
				break;
			}
		}
		return $found;
	}

	private function is( string $name, string $domain, string $page ): void {
		$this->name   = $name;
		$this->domain = $domain;
		$this->link   = 0 === strpos( $page, 'https:' ) ? $page : admin_url( $page );
	}

	/** Returns the exclusion pattern for the files of the build. */
	public function files(): string {
		$folder = (string) wp_parse_url( \Archipel\plugin()->islands()->manifest->url(), PHP_URL_PATH );
		return $this->takes_patterns ? "$folder(.*).js" : $folder;
	}

	/** Returns the name of a setting as its screen has it, with those above it; empty without one. `$does`: `excepts`, `ignores`, `keeps` or `off`. */
	public function setting( string $does ): string {
		$setting = $this->settings[ $does ] ?? '';
		if ( '' === $setting ) {
			return '';
		}
		// phpcs:ignore WordPress.WP.I18n.LowLevelTranslationFunction, WordPress.WP.I18n.NonSingularStringLiteralText, WordPress.WP.I18n.NonSingularStringLiteralDomain -- its words, not ours.
		$label = fn( string $name ): string => (string) preg_replace( '/[\s:?\x{A0}]+$/u', '', '' === $this->domain ? $name : translate( $name, $this->domain ) );
		$path  = static fn( string $names ): string => implode( ' → ', array_map( $label, explode( ' > ', $names ) ) );
		return implode( ' + ', array_map( $path, explode( ' + ', $setting ) ) );
	}

	/** Returns where a remedy is carried out, for texts that begin with “In the cache of …”: its name, and the setting in parentheses. */
	public function place( string $does = '' ): string {
		$setting = $this->setting( $does );
		return ( '' === $this->name ? Texts::get( 'check.cache', 'le cache des pages (extension, hébergeur ou CDN)', 'the page cache (plugin, host or CDN)' ) : Texts::get( 'check.cache-of', 'le cache de {name}', 'the cache of {name}', array( 'name' => $this->name ) ) ) . ( '' === $setting ? '' : " ($setting)" );
	}
}
