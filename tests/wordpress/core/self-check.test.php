<?php
namespace Archipel\Tests;

use Archipel\Self_Check\Browser_Check;
use Archipel\Self_Check\Check;
use Archipel\Self_Check\Command;
use Archipel\Self_Check\Diagnosis_Screen;
use Archipel\Self_Check\Finding;
use Archipel\Self_Check\Guest;
use Archipel\Self_Check\Places;
use Archipel\Self_Check\Report;
use Archipel\Self_Check\Security_Policy;
use Archipel\Self_Check\Site_Health;

require_once dirname( __DIR__ ) . '/site.php';
require_once dirname( __DIR__ ) . '/doubles/remedies.php';
require_once dirname( __DIR__ ) . '/doubles/wp-cli.php';

final class Tests_Self_Check extends Test_Case {

	use Remedies;

	/** The element of the stub with other attributes. */
	private static function stub( string $pattern, string $by ): callable {
		return self::pages(
			static function ( string $html ) use ( $pattern, $by ): string {
				$changed = preg_replace_callback( '#<script[^>]*id="archipel-js"[^>]*>#', static fn( array $tag ): string => (string) preg_replace( $pattern, $by, $tag[0] ), $html );
				self::assertSame( $html !== $changed, false !== strpos( $html, 'id="archipel-js"' ), 'nothing was planted' );
				return (string) $changed;
			}
		);
	}

	/** @testdox [WP-09] on a healthy site every check is good, in French and English, and says what it looks at */
	public function test_on_a_healthy_site_every_check_is_good(): void {
		foreach ( array( 'en_US', 'fr_FR' ) as $locale ) {
			$texts[] = in_locale(
				$locale,
				static function (): array {
					$findings = Web::with( null, static fn() => Check::run_all( new Guest() ) );
					self::assertSame( array(), array_filter( $findings, static fn( Finding $finding ): bool => Finding::GOOD !== $finding->verdict ), 'not good' );
					return array_merge( array_map( static fn( $check ): string => $check->title . $check->looks_at, Check::all() ), array_column( $findings, 'why' ) );
				}
			);
		}
		self::assertTrue( count( Check::all() ) > 15 );
		self::assertSame( array(), array_intersect( $texts[0], $texts[1] ), 'not in both languages' );
	}

	/** @testdox [WP-09] on a real WordPress, asked over HTTP, every check is good */
	public function test_on_a_real_wordpress_every_check_is_good(): void {
		// The site's server writes to the same database.
		self::roll_back();
		$site     = new Site( '' );
		$findings = Web::with( Web::of( $site ), static fn() => Check::run_all( new Guest() ) );
		self::assertSame( array(), array_filter( $findings, static fn( Finding $finding ): bool => Finding::GOOD !== $finding->verdict ) );
		self::assertSame( '', $site->complaints() );
	}

	/** A change that replaces the stub's element. */
	private static function instead( string $html ): callable {
		return self::pages( static fn( string $page ): string => (string) preg_replace( '#<script[^>]*id="archipel-js"[^>]*></script>#', $html, $page ) );
	}

	/**
	 * A world with an optimiser, which leaves out what its settings except.
	 *
	 * @param list<string> $settings Those that have to except the script, by the names that its screen shows.
	 * @param callable     $excepts  How it reads them: whether an entry excepts the script's element.
	 */
	private static function optimiser( string $name, array $settings, callable $excepts, callable $change, string $unticked = '' ): callable {
		return static function ( string $told ) use ( $name, $settings, $excepts, $change, $unticked ): ?callable {
			$is_told = preg_match( "/^In $name, add “(.+?)” to “(.+?)”(?: and untick “(.+?)”)?, then empty its cache\.$/u", $told, $words );
			$tag     = '<script type="module" id="archipel-js" src="http://build.example/dist/archipel.js?ver=0a1b2c3d" async></script>';
			$is_done = $is_told && array() === array_diff( $settings, explode( ' + ', $words[2] ) ) && $excepts( $words[1], $tag ) && ( $words[3] ?? '' ) === $unticked;
			return $is_done ? null : $change;
		};
	}

	/** @testdox [WP-09] what optimisers do to the stub is recognised, and undone by the setting that the remedy names, as each optimiser reads it; in the owner’s language it is called as on its own screen */
	public function test_what_optimisers_do_to_the_stub_is_recognised(): void {
		$has     = static fn( string $entry, string $tag ): bool => false !== strpos( $tag, $entry );
		$matches = static fn( string $entry, string $tag ): bool => 1 === preg_match( "#$entry#i", $tag );
		// WP Rocket drops other entries of this field when it is saved, and compares with the path.
		$files     = static fn( string $entry ): bool => 'js' === pathinfo( $entry, PATHINFO_EXTENSION ) && 1 === preg_match( "#($entry)#", '/dist/archipel.js' );
		$rocket    = static fn( string $feature, callable $excepts, callable $change ): callable => self::optimiser( 'WP Rocket', array( "$feature → Excluded JavaScript Files" ), $excepts, $change );
		$litespeed = static fn( array $settings, callable $change ): callable => self::optimiser( 'LiteSpeed Cache', $settings, $has, $change );
		$both      = array( 'JS Excludes', 'JS Deferred / Delayed Excludes' );
		$auto      = static fn( callable $change ): callable => self::optimiser( 'Autoptimize', array( 'Exclude scripts from Autoptimize' ), $has, $change, 'Minify excluded CSS and JS files' );
		$exception = static fn( callable $change ): callable => static fn( string $told ): ?callable => 1 === preg_match( '/^Add “(.+?)” to the exceptions of the plugin that optimises your scripts, then empty its cache\.$/u', $told, $words ) && false !== strpos( 'http://build.example/dist/archipel.js archipel-config', $words[1] ) ? null : $change;
		foreach ( array(
			'WP Rocket, delayed'      => array( 'page=wprocket#file_optimization', $rocket( 'Delay JavaScript execution', $matches, self::stub( '/type="module"(.*)src=/', 'type="rocketlazyloadscript" data-rocket-type="module"$1data-rocket-src=' ) ) ),
			'WP Rocket, minified'     => array( 'page=wprocket#file_optimization', $rocket( 'Minify JavaScript files', $files, self::stub( '~src="[^"]*/dist/~', 'data-minify="1" src="/wp-content/cache/min/1/wp-content/plugins/archipel/dist/' ) ) ),
			'WP Rocket, combined'     => array( 'page=wprocket#file_optimization', $rocket( 'Minify JavaScript files', $files, self::instead( '<script data-minify="1" src="/wp-content/cache/min/1/0123456789abcdef.js" defer></script>' ) ) ),
			'LiteSpeed, delayed'      => array( 'page=litespeed-page_optm#settings_tuning', $litespeed( array( $both[1] ), self::stub( '/type="module"(.*)src=/', 'type="litespeed/javascript"$1data-src=' ) ) ),
			'LiteSpeed, minified'     => array( 'page=litespeed-page_optm#settings_tuning', $litespeed( $both, self::stub( '~src="[^"]*"~', 'data-optimized="1" src="/wp-content/litespeed/js/0a1b2c.js?ver=1"' ) ) ),
			'LiteSpeed, combined'     => array( 'page=litespeed-page_optm#settings_tuning', $litespeed( $both, self::instead( '<script data-optimized="1" src="/wp-content/litespeed/js/0a1b2c.js?ver=1"></script>' ) ) ),
			'Autoptimize, minified'   => array( 'page=autoptimize', $auto( self::stub( '~src="[^"]*"~', 'src="/wp-content/cache/autoptimize/js/autoptimize_single_0a1b2c.js"' ) ) ),
			'Autoptimize, aggregated' => array( 'page=autoptimize', $auto( self::instead( '<script defer src="/wp-content/cache/autoptimize/js/autoptimize_0a1b2c.js"></script>' ) ) ),
			'Rocket Loader'           => array( 'dash.cloudflare.com', self::until( '/^Switch off Cloudflare Rocket Loader \(“Speed → Settings → Content Optimization → Rocket Loader”\), then empty its cache\.$/u', self::stub( '/type="module"/', 'type="0c04716efef0c9e83cef9679-module"' ) ) ),
			'an unknown one'          => array( 'plugins.php', $exception( self::stub( '/type="module"/', 'type="text/later"' ) ) ),
			'data made code'          => array( 'plugins.php', $exception( self::pages( static fn( string $html ): string => str_replace( 'id="archipel-config"', 'id="other"', $html ) ) ) ),
		) as $what => list( $link, $world ) ) {
			self::assert_found( 'stub', Finding::CRITICAL, $link, $world, strtok( $what, ',' ) === $what ? '' : (string) strtok( $what, ',' ) );
		}
		self::assert_found( 'stub', Finding::RECOMMENDED, 'page=litespeed', $litespeed( array( $both[1] ), self::stub( '/ async/', ' defer data-deferred="1"' ) ), 'LiteSpeed' );
		self::assert_found( 'stub', Finding::RECOMMENDED, 'page=wprocket', $rocket( 'Load JavaScript deferred', $matches, self::stub( '/ async/', ' data-rocket-defer defer' ) ), 'WP Rocket' );
		$translate = static fn( $text, $own, $domain ): string => 'rocket' === $domain ? "($own)" : $text;
		$remedy    = with_filter( 'gettext', $translate, static fn() => self::finding( 'stub', self::stub( '/type="module"/', 'type="rocketlazyloadscript"' ) )->remedy );
		self::assertStringContainsString( '(Delay JavaScript execution) → (Excluded JavaScript Files)', $remedy );
	}

	/** @testdox [WP-09] a page without the stub is of a cache, whose settings are named, or of a theme without wp_head(); where no island is on it lacks nothing */
	public function test_a_page_without_the_stub_is_found(): void {
		$without = self::instead( '' );
		$kept    = static fn( array $reply, string $address ): array => false === strpos( $address, 'archipel-check=' ) ? $without( $reply ) : $reply;
		self::assert_found( 'stub', Finding::CRITICAL, 'themes.php', self::until( '/^Have the template of this page call wp_head\(\)/', $without ) );
		self::assert_found( 'stub', Finding::CRITICAL, 'plugins.php', self::until( '/^Empty the page cache \(plugin, host or CDN\)\.$/', $kept ) );
		self::assert_found( 'stub', Finding::CRITICAL, 'plugins.php', self::until( '/^Empty /', self::answers_at( '', array( 'body' => '<html></html>', 'headers' => array( 'age' => '9' ) ) ) ) );
		foreach ( array( 'wp-rocket/wp-rocket.php' => 'page=wprocket', 'litespeed-cache/litespeed-cache.php' => 'page=litespeed-cache', 'w3-total-cache/w3-total-cache.php' => 'page=w3tc_pgcache', 'wp-super-cache/wp-cache.php' => 'page=wpsupercache' ) as $plugin => $link ) {
			with_filter( 'option_active_plugins', static fn() => array( $plugin ), static fn() => self::assert_found( 'stub', Finding::CRITICAL, $link, self::until( '/^Empty the cache of \w+ [\w ]+\.$/', $kept ) ) );
		}
		with_filter( 'archipel_island_enabled', '__return_false', static fn() => self::assertSame( Finding::GOOD, self::finding( 'stub', $without )->verdict ) );
	}

	/** @testdox [WP-09] files that are refused, of a wrong type or old, and pages of another build, are found */
	public function test_files_that_are_refused_of_a_wrong_type_or_old_are_found(): void {
		self::assert_found( 'files', Finding::CRITICAL, '/dist/archipel.css', self::except( '/^Allow addresses/', self::answers_at( '/dist/archipel.css', array( 'status' => 403 ) ) ), 'HTTP 403' );
		$host = static function ( string $told ): callable {
			preg_match_all( '~(\.\w+) files as (\w+/\w+)~', $told, $types );
			return static fn( array $reply, string $address ): array => 1 === preg_match( '~/dist/.*(\.\w+)\?~', $address, $end ) ? array_replace_recursive( $reply, array( 'headers' => array( 'content-type' => array_combine( $types[1], $types[2] )[ $end[1] ] ?? 'text/plain' ) ) ) : $reply;
		};
		self::assert_found( 'files', Finding::CRITICAL, '/dist/archipel.js', $host, 'text/plain' );
		self::assert_found( 'files', Finding::CRITICAL, '/dist/archipel.js', self::except( '/^Empty the cache of the CDN, and except/', self::answers_at( '/dist/archipel.js', array( 'body' => 'old' ) ) ), 'old' );
		self::assert_found( 'build', Finding::RECOMMENDED, 'plugins.php', self::until( '/^Empty the page cache/', self::pages( static fn( string $html ): string => str_replace( 'ver=0a1b2c3d', 'ver=01d', $html ) ) ), '01d' );
	}

	/** @testdox [WP-09] [WP-08] somebody’s account, cart or nonce in a guest’s page is found, with the script that has the nonce; a page that is not kept may have one, and WooCommerce renews its own */
	public function test_what_is_somebodys_in_a_guests_page_is_found(): void {
		$kept = static fn( callable $change ): callable => self::until( '/^Empty the page cache.*, and have it keep no page of visitors who are logged in or have a cart \(cookies “wordpress_logged_in_” and “woocommerce_items_in_cart”\)/u', $change );
		foreach ( array( '<div id="wpadminbar"></div>', '<li class="woocommerce-mini-cart-item mini_cart_item"></li>', '<script type="application/json" id="archipel-cart">{}</script>' ) as $html ) {
			self::assert_found( 'personal', Finding::CRITICAL, 'plugins.php', $kept( self::body( $html ) ) );
		}
		self::assert_found( 'personal', Finding::CRITICAL, 'plugins.php', $kept( self::pages( static fn( string $page ): string => str_replace( 'class="home"', 'class="home logged-in"', $page ) ) ), 'logged-in' );
		foreach ( array(
			'(_wpnonce)'            => '<script id="its-js">1</script><input type="hidden" name="_wpnonce" value="0123456789">',
			'(nonce, its-js-extra)' => '<script id="its-js-extra">var cnArgs = {"nonce":"abcdef0123"}</script>',
			'(security)'            => "<script>let its = { security: 'abcdef0123' }</script>",
		) as $names => $html ) {
			self::assert_found( 'personal', Finding::RECOMMENDED, 'plugins.php', self::until( '/^Deactivate the plugin that writes this nonce/', self::body( $html ) ), $names );
		}
		foreach ( array( "{ storeApiNonce: 'abcdef0123' }", '{"nonce":"' . wp_create_nonce( 'wc_store_api' ) . '"}' ) as $data ) {
			self::assertSame( Finding::GOOD, self::finding( 'personal', self::body( "<script>var its = $data</script>" ) )->verdict, $data );
		}
		$field = self::body( '<input name="_wpnonce" value="0123456789">' );
		self::assertSame( Finding::GOOD, self::finding( 'personal', static fn( array $reply ): array => array_replace_recursive( $field( $reply ), array( 'headers' => array( 'cache-control' => 'no-store' ) ) ) )->verdict );
	}

	/** @testdox [WP-09] an original script beside the island that takes over, two quick views and two wishlists are found; hearts of TI Wishlist are adopted */
	public function test_what_is_done_twice_is_found(): void {
		$script = self::body( '<script src="/sampler.js" id="sampler-original-js"></script>' );
		self::assert_found( 'handlers', Finding::RECOMMENDED, 'page=archipel#archipel-sampler', self::until( '/^Deactivate the plugin that adds this script/', $script ), 'sampler-original' );
		$left_to_it = static function ( string $told ) use ( $script ): callable {
			$is_told = preg_match( '/by unticking “Take over the original script” for (.+)\.$/u', $told, $words ) && island( 'sampler' )->title() === $words[1];
			choose( $is_told ? array( 'islands' => array( 'sampler' => array( 'take_over' => false ) ) ) : array() );
			return $script;
		};
		self::assert_found( 'handlers', Finding::RECOMMENDED, 'page=archipel#archipel-sampler', $left_to_it );
		choose( array() );
		$one = '/^Leave only one of them active among the plugins/';
		self::assert_found( 'handlers', Finding::RECOMMENDED, 'plugins.php', self::until( $one, self::body( '<a data-archipel-quick-view="9"></a><a class="button yith-wcqv-button"></a>' ) ), 'YITH WooCommerce Quick View' );
		self::assert_found( 'handlers', Finding::RECOMMENDED, 'plugins.php', self::until( $one, self::body( '<a class="tinvwl_add_to_wishlist_button"></a><div class="yith-wcwl-add-to-wishlist"></div>' ) ), 'YITH WooCommerce Wishlist' );
		foreach ( array( '<button data-archipel-wishlist="9"></button><a class="tinvwl_add_to_wishlist_button"></a>', '<script id="sampler-original-js-extra">var a</script>', '<script>"yith-wcqv-button woosq-btn"</script>' ) as $html ) {
			self::assertSame( Finding::GOOD, self::finding( 'handlers', self::body( $html ) )->verdict, $html );
		}
	}

	/** @testdox [WP-09] REST and admin-ajax that are refused, answer with HTML or lead to a login are found */
	public function test_endpoints_that_are_blocked_are_found(): void {
		foreach ( array(
			array( 'admin-ajax.php', array( 'status' => 403, 'body' => 'Forbidden' ), 'admin-ajax.php' ),
			array( 'admin-ajax.php', array( 'status' => 302, 'headers' => array( 'location' => '/wp-login.php' ) ), 'wp-login.php' ),
			array( '_fields=namespaces', array( 'status' => 200, 'body' => '<html>', 'headers' => array( 'content-type' => 'text/html' ) ), 'REST' ),
			array( '_fields=namespaces', array( 'status' => 401, 'body' => '{"code":"rest_not_logged_in"}' ), 'HTTP 401' ),
		) as list( $part, $other, $says ) ) {
			self::assert_found( 'endpoints', Finding::CRITICAL, 'plugins.php', self::except( '/^Allow guests the addresses/', self::answers_at( $part, $other ) ), $says );
		}
	}

	/** @testdox [WP-09] [LIST-12] a cache that drops our parameter, and one that gives the list alone as the page, are found */
	public function test_a_cache_that_drops_our_parameter_is_found(): void {
		$ignored = static fn( string $cache, callable $change ): callable => self::until( '/^In ' . preg_quote( $cache, '/' ) . ', take “archipel-list” out of the query strings that it ignores, .*, then empty it\.$/u', $change );
		$dropped = static function ( array $reply, string $address ): array {
			return false === strpos( $address, 'archipel-list' ) ? $reply : array( 'body' => '<html><head><script src="/dist/archipel.js?ver=1"></script></head></html>' ) + $reply;
		};
		self::assert_found( 'parameters', Finding::RECOMMENDED, 'plugins.php', $ignored( 'the page cache (plugin, host or CDN)', $dropped ) );
		$bare = static fn( array $reply, string $address ): array => false === strpos( $reply['body'], '</body>' ) ? $reply : array( 'body' => '<html><body>list</body></html>' ) + $reply;
		foreach ( array( 'litespeed-cache/litespeed-cache.php' => array( 'litespeed-cache', 'the cache of LiteSpeed Cache (Cache → Drop Query String)' ), 'w3-total-cache/w3-total-cache.php' => array( 'w3tc_pgcache', 'the cache of W3 Total Cache (Accepted query strings)' ) ) as $plugin => list( $page, $cache ) ) {
			with_filter( 'option_active_plugins', static fn() => array( $plugin ), static fn() => self::assert_found( 'parameters', Finding::CRITICAL, "page=$page", $ignored( $cache, $bare ) ) );
		}
	}

	/** @testdox [WP-09] a policy that refuses the files or requests, as header or element, is found, and the directive that has to name them; one that names their host, a nonce of the element or no such rule is not */
	public function test_a_policy_that_refuses_is_found(): void {
		$header = static fn( string $policy ): callable => self::answers_at( '', array( 'headers' => array( 'content-security-policy' => $policy ) ) );
		$world  = static fn( string $policy, callable $change ): callable => static function ( string $told ) use ( $policy, $change ): callable {
			if ( 1 === preg_match( '/\btake (\S+) out of this policy/i', $told, $words ) ) {
				$policy = str_replace( $words[1], '', $policy );
			}
			preg_match( '/directives[^:]*: (.+)\.$/', $told, $words );
			foreach ( array_filter( explode( '; ', $words[1] ?? '' ) ) as $addition ) {
				$name   = (string) strtok( $addition, ' ' );
				$policy = preg_replace( "/\b$name\b(?!-)/", $addition, $policy, 1 );
			}
			return $change( $policy );
		};
		foreach ( array(
			"default-src 'self'"                               => 'default-src http://build.example',
			"default-src 'none'"                               => "default-src 'self'",
			"script-src 'strict-dynamic' http://other.example" => 'script-src http://build.example',
			"connect-src 'none'"                               => "connect-src 'self'",
			'style-src-elem http://build.example/other/'       => 'style-src-elem http://build.example',
		) as $policy => $says ) {
			self::assert_found( 'csp', Finding::CRITICAL, 'plugins.php', $world( $policy, $header ), $says );
		}
		self::assert_found( 'csp', Finding::CRITICAL, 'plugins.php', $world( 'script-src https:', static fn( string $policy ): callable => self::pages( static fn( string $html ): string => str_replace( '<body', '<meta http-equiv="Content-Security-Policy" content="' . esc_attr( $policy ) . '"><body', $html ) ) ), 'build.example' );
		foreach ( array( "default-src 'self' *.example", "img-src 'none'", 'script-src http: ; style-src http://build.example/dist/' ) as $policy ) {
			self::assertSame( Finding::GOOD, self::finding( 'csp', $header( $policy ) )->verdict, $policy );
		}
		self::assertNull( Security_Policy::refusing( "script-src 'strict-dynamic' 'nonce-abc'", 'script-src', 'http://build.example/a.js', 'abc' ) );
		self::assertSame( 'script-src', Security_Policy::refusing( 'script-src build.example:8080', 'script-src', 'http://build.example/a.js' ) );
	}

	/** @testdox [WP-09] a third party that sets a cookie with a guest’s first page is found */
	public function test_a_third_party_before_consent_is_found(): void {
		self::assert_found( 'consent', Finding::CRITICAL, 'plugins.php', self::until( '/^Switch off what sets this cookie with the page/', self::answers_at( '', array( 'headers' => array( 'set-cookie' => '_ga=GA1.1; path=/' ) ) ) ), 'Google Analytics (_ga)' );
	}

	/** @testdox [WP-09] [WP-14] a file asked for without encryption in an encrypted page is found: of WordPress’s own addresses, or written in the page; an encrypted site is asked by encrypted addresses, also without a request, as in WP-CLI */
	public function test_mixed_content_is_found(): void {
		$secure = static fn( string $html ): callable => self::pages( static fn( string $page ): string => str_replace( array( 'http://', '</body>' ), array( 'https://', "$html</body>" ), $page ) );
		add_filter( 'home_url', static fn( string $url ): string => str_replace( 'http:', 'https:', $url ) );
		$asked = array();
		self::finding( 'endpoints', self::noting( $asked ) );
		self::assertSame( array( 'https', 'https' ), array_map( static fn( string $address ): string => strtok( $address, ':' ), $asked ) );
		self::assertSame( Finding::GOOD, self::finding( 'mixed', $secure( '<a href="http://a.example/">a</a>' ) )->verdict );
		$put = static function ( string $told ) use ( $secure ): callable {
			if ( 'Put https:// into “WordPress Address (URL)” and “Site Address (URL)”.' === $told ) {
				foreach ( array( 'siteurl', 'home' ) as $option ) {
					add_filter( "option_$option", static fn( string $url ): string => str_replace( 'http:', 'https:', $url ) );
				}
			}
			return $secure( '<img src="' . get_option( 'siteurl' ) . '/a.png">' );
		};
		self::assert_found( 'mixed', Finding::CRITICAL, 'options-general.php', $put );
		foreach ( array( '<img src="http://a.example/b.png">', '<link rel="stylesheet" href="http://a.example/b.css">', '<form action="http://a.example/">' ) as $html ) {
			self::assert_found( 'mixed', Finding::CRITICAL, 'edit.php?post_type=page', static fn( string $told ): callable => $secure( 0 === strpos( $told, 'Write this address with https://' ) ? '' : $html ), 'http://a.example/' );
		}
	}

	/** @testdox [WP-09] a clock that is minutes off the answers’ is found; the date of a cached answer is its making’s */
	public function test_a_wrong_clock_is_found(): void {
		$late = array( 'date' => gmdate( 'D, d M Y H:i:s', time() - 600 ) . ' GMT' );
		self::assert_found( 'clock', Finding::CRITICAL, 'options-general.php#timezone_string', self::until( '/ask your host to set the server’s clock/u', self::answers_at( '', array( 'headers' => $late ) ) ), '10' );
		self::assertSame( Finding::GOOD, self::finding( 'clock', self::answers_at( '', array( 'headers' => $late + array( 'age' => '600' ) ) ) )->verdict );
	}

	/** @testdox [WP-09] a site that cannot reach itself, and one that is closed, is said to be unchecked, after one try */
	public function test_a_site_that_cannot_reach_itself_is_said_to_be_unchecked(): void {
		$asked    = 0;
		$findings = Web::with(
			static function () use ( &$asked ) {
				++$asked;
				return null;
			},
			static fn() => Check::run_all( new Guest() )
		);
		$remote   = array_filter( Check::all(), static fn( $check ): bool => $check->is_remote );
		self::assertSame( array( Finding::RECOMMENDED ), array_values( array_unique( array_column( array_intersect_key( $findings, $remote ), 'verdict' ) ) ) );
		self::assertSame( 1, $asked );
		$closed = Web::with( self::pages( static fn(): string => '' ), static fn() => Check::run_all( new Guest() ) );
		self::assertSame( array( Finding::GOOD, Finding::RECOMMENDED ), array( $closed['files']->verdict, $closed['stub']->verdict ) );
		self::assert_found( 'stub', Finding::RECOMMENDED, 'plugins.php', self::until( '/^End the maintenance mode/', self::answers_at( '', array( 'status' => 503 ) ) ), 'HTTP 503' );
		self::assert_found( 'stub', Finding::RECOMMENDED, 'site-health.php', self::until( '/Otherwise ask your host to allow the server’s requests to itself/u', static fn() => null ), 'timed out' );
	}

	/** @testdox [WP-09] actions that a theme’s templates lack are named; a template that the theme does not have lacks none */
	public function test_actions_that_a_themes_templates_lack_are_named(): void {
		$theme = get_temp_dir() . 'archipel-theme-' . wp_generate_password( 8, false );
		wp_mkdir_p( "$theme/woocommerce/cart" );
		$cart = "$theme/woocommerce/cart/cart.php";
		file_put_contents( $cart, "<?php do_action( 'woocommerce_cart_actions' );" );
		// Where WordPress looks for templates.
		$GLOBALS['wp_stylesheet_path'] = $theme;
		$find = static fn() => self::finding( 'theme' );
		self::assertSame( Finding::RECOMMENDED, $find()->verdict );
		self::assertStringContainsString( 'woocommerce/cart/cart.php: woocommerce_after_cart_item_name.', $find()->why );
		file_put_contents( $cart, "<?php do_action( 'woocommerce_after_cart_item_name' );", FILE_APPEND );
		self::assertSame( Finding::GOOD, $find()->verdict );
		file_put_contents( $cart, '<?php' );
		self::assertStringContainsString( 'or delete these copies', $find()->remedy );
		unlink( $cart );
		self::assertSame( Finding::GOOD, $find()->verdict );
	}

	/** @testdox [WP-09] an object cache that keeps transients for one request only is found */
	public function test_an_object_cache_that_keeps_transients_for_one_request_only_is_found(): void {
		// WordPress's own keeps nothing beyond its object, which stays the request's.
		$connection = $GLOBALS['wp_object_cache'];
		wp_using_ext_object_cache( true );
		try {
			$lost = self::finding( 'transients' );
			self::assertSame( Finding::CRITICAL, $lost->verdict );
			self::assertStringEndsWith( 'or deactivate its plugin.', $lost->remedy );
		} finally {
			wp_using_ext_object_cache( false );
		}
		self::assertSame( $connection, $GLOBALS['wp_object_cache'] );
		self::assertSame( Finding::GOOD, self::finding( 'transients' )->verdict );
		self::assertFalse( get_transient( 'archipel_check_kept' ), 'it stays' );
	}

	/** @testdox [WP-09] what a browser has seen counts for a week: a delayed script, a refusal, a failed island, cookies, the clock */
	public function test_what_a_browser_has_seen_counts_for_a_week(): void {
		self::assertSame( Finding::GOOD, self::finding( 'browser' )->verdict );
		$healthy = array( 'started' => true, 'clock' => 3 );
		foreach ( array(
			'dash.cloudflare.com' => array( 'stub' => array( '<script type="0c04716efef0c9e83cef9679-module" id="archipel-js" src="/a.js"></script>' ) ),
			'plugins.php'         => array( 'refused' => array( 'img-src https://a.example/b.png', 'script-src-elem http://build.example/dist/archipel.js' ) ),
			'plugins'             => array( 'started' => false ),
			'#archipel-sampler'   => array( 'failed' => array( 'sampler (load)' ) ),
			'options-general.php' => array( 'insecure' => array( 'http://a.example/b.png' ) ),
			'archipel'            => array( 'cookies' => array( '_ga' ) ),
			'timezone_string'     => array( 'clock' => -900 ),
		) as $link => $fault ) {
			Browser_Check::keep( $fault + $healthy );
			$finding = self::finding( 'browser' );
			self::assertNotSame( Finding::GOOD, $finding->verdict, $link );
			self::assertStringContainsString( $link, $finding->link );
			self::assertStringEndsWith( 'open the diagnosis again.', $finding->remedy );
			Browser_Check::keep( $healthy );
			self::assertSame( Finding::GOOD, self::finding( 'browser' )->verdict, $link );
		}
		Browser_Check::keep( array( 'insecure' => array( 'http://a.example/b.png' ) ) + $healthy );
		self::assertSame( 'Put https:// into “WordPress Address (URL)” and “Site Address (URL)”. Then open the diagnosis again.', self::finding( 'browser' )->remedy );
		Browser_Check::keep( array( 'refused' => array( 'script-src-elem https://a.example/b.js' ) ) + $healthy );
		self::assertSame( Finding::GOOD, self::finding( 'browser' )->verdict, 'not refused to us' );
		update_option( 'archipel_check_browser', array( 'time' => time() - WEEK_IN_SECONDS - 9, 'started' => false ) );
		self::assertSame( Finding::GOOD, self::finding( 'browser' )->verdict );
		Browser_Check::keep( array( 'failed' => array( str_repeat( 'x', 900 ), 5, array() ), 'unknown' => 1, 'clock' => 'x' ) );
		$kept = get_option( 'archipel_check_browser' );
		self::assertSame( array( array( str_repeat( 'x', 500 ) ), 0, false ), array( $kept['failed'], $kept['clock'], isset( $kept['unknown'] ) ) );
	}

	/** @testdox [WP-14] Site Health has every check: without requests directly, the others asynchronously, for who may manage the shop and with its nonce */
	public function test_site_health_has_every_check(): void {
		$tests = Site_Health::add( array( 'direct' => array(), 'async' => array() ) );
		self::assertCount( count( Check::all() ), array_merge( $tests['direct'], $tests['async'] ) );
		$theme = $tests['direct']['archipel-theme']['test']();
		self::assertSame( array( 'good', 'archipel-theme', '' ), array( $theme['status'], $theme['test'], $theme['actions'] ) );
		// As WordPress's script makes it.
		$action = 'health-check-' . preg_replace( '/_/', '-', $tests['async']['archipel-stub']['test'], 1 );
		$answer = static function ( string $nonce ) use ( &$action ) {
			$_REQUEST = array( 'action' => $action, '_wpnonce' => $nonce );
			$change   = self::stub( '/ async/', ' defer data-deferred="1"' );
			return answered(
				static function () use ( $action, $change ): void {
					Site_Health::listen();
					Web::with( $change, static fn() => do_action( "wp_ajax_$action" ) );
				}
			);
		};
		wp_set_current_user( 1 );
		$result = $answer( wp_create_nonce( 'health-check-site-status' ) )['data'];
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'page=litespeed-page_optm', $result['actions'] );
		self::assertStringContainsString( 'data-check="stub" data-verdict="recommended"', $result['row'] );
		wp_set_current_user( 0 );
		self::assertFalse( $answer( wp_create_nonce( 'health-check-site-status' ) )['success'] );
		wp_set_current_user( 1 );
		self::assertFalse( has_action( 'wp_ajax_health-check-archipel-theme' ), 'listens to what was not asked for' );
		$action = Site_Health::action( 'browser' );
		$_POST  = array( 'report' => wp_slash( '{"started":true,"clock":900}' ) );
		self::assertStringContainsString( 'off by 15 minutes', $answer( wp_create_nonce( Site_Health::NONCE ) )['data']['row'] );
		self::assertSame( 'good', Web::with( null, $tests['async']['archipel-build']['async_direct_test'] )['status'] );
	}

	/** @testdox [WP-14] checks that are asked for one by one share the pages until a screen asks again; a clock is compared with the time at which its page came */
	public function test_checks_of_a_run_share_the_pages(): void {
		wp_set_current_user( 1 );
		$asked = array();
		$note  = self::noting( $asked );
		$check = static function ( string $id ) use ( $note ): string {
			$_REQUEST = array( 'action' => Site_Health::action( $id ), '_wpnonce' => wp_create_nonce( Site_Health::NONCE ) );
			$run      = static function () use ( $note, $id ): void {
				Site_Health::listen();
				Web::with( $note, static fn() => do_action( 'wp_ajax_' . Site_Health::action( $id ) ) );
			};
			return answered( $run )['data']['status'];
		};
		Site_Health::add( array() );
		self::assertSame( array( 'good', 'good', 'good' ), array_map( $check, array( 'stub', 'personal', 'mixed' ) ) );
		self::assertSame( array( home_url( '/' ) ), $asked );
		$now = static fn( $value ) => is_array( $value ) ? array( $value[0], $value[1], array( 'date' => array( gmdate( 'D, d M Y H:i:s', time() - 600 ) . ' GMT' ) ), time() - 590 ) : $value;
		$run = get_transient( 'archipel_check_run' );
		self::assertSame( 'good', with_filter( "transient_archipel_check_{$run}_" . md5( home_url( '/' ) ), $now, static fn() => $check( 'clock' ) ) );
		Site_Health::add( array() );
		$check( 'stub' );
		self::assertSame( array( home_url( '/' ), home_url( '/' ) ), $asked );
	}

	/** @testdox [WP-14] the screen “Diagnosis” is a tab of the settings, for who may manage the shop; what asks over HTTP waits for the script, or for a link without it */
	public function test_the_screen_of_the_diagnosis(): void {
		wp_set_current_user( 1 );
		$screen = static fn( array $query ): \DOMXPath => dom( with_query( $query, static fn() => Web::with( null, static fn() => settings_screen() ) ) );
		$tabs   = $screen( array() )->query( '//nav[@aria-label]/a' );
		self::assertSame( array( 'Settings', 'Diagnosis' ), array( $tabs->item( 0 )->textContent, $tabs->item( 1 )->textContent ) );
		self::assertSame( array( 'page', 'false' ), array( $tabs->item( 0 )->getAttribute( 'aria-current' ), $tabs->item( 1 )->getAttribute( 'aria-current' ) ) );
		parse_str( (string) wp_parse_url( $tabs->item( 1 )->getAttribute( 'href' ), PHP_URL_QUERY ), $query );
		$dom  = $screen( $query );
		self::assertSame( array_keys( Check::all() ), values( $dom, '//li/@data-check' ) );
		self::assertSame( array( '', 'good' ), array( $dom->query( '//li[@data-check="stub"]/@data-verdict' )->item( 0 )->textContent, $dom->query( '//li[@data-check="theme"]/@data-verdict' )->item( 0 )->textContent ) );
		self::assertSame( 0, $dom->query( '//form' )->length );
		parse_str( (string) wp_parse_url( $dom->query( '//noscript//a/@href' )->item( 0 )->textContent, PHP_URL_QUERY ), $query );
		self::assertSame( 0, $screen( $query )->query( '//li[@data-verdict!="good"]' )->length );
		wp_set_current_user( 0 );
		self::assertSame( 0, $screen( $query )->query( '//li' )->length );
	}

	/** @testdox [WP-14] the report has versions and findings, and no address, name or person of the site */
	public function test_the_report_has_nothing_personal(): void {
		$findings = Web::with( self::answers_at( '_fields=namespaces', array( 'status' => 401 ) ), static fn() => Check::run_all( new Guest() ) );
		$findings['theme'] = Finding::critical( 'Of ' . home_url( '/a/' ) . ' in ' . ABSPATH . 'b, by anna@a.example at 127.0.0.1.', 'Ask.' );
		$text              = Report::text( $findings );
		self::assertStringContainsString( 'Archipel ' . \Archipel\VERSION, $text );
		self::assertStringContainsString( 'HTTP 401', $text );
		self::assertStringContainsString( 'Of /a/ in /b, by … at ….', $text );
		foreach ( array( '127.0.0.1', '@', ABSPATH, 'admin_email', get_option( 'admin_email' ), get_bloginfo( 'name' ) . "\n" ) as $personal ) {
			self::assertStringNotContainsString( $personal, $text );
		}
	}

	/** @testdox [WP-14] wp archipel check prints every check as a table or JSON, and ends with 1 if one is critical */
	public function test_the_command(): void {
		$run = static fn( ?callable $change, array $options = array() ): array => Web::with( $change, static fn() => \WP_CLI::run( static fn() => Command::check( array(), $options ) ) );
		self::assertSame( array( 'table', 0, count( Check::all() ) ), array( $run( null )['format'], $run( null )['code'], count( $run( null )['items'] ) ) );
		$red = $run( self::answers_at( 'admin-ajax.php', array( 'status' => 403 ) ), array( 'format' => 'json' ) );
		self::assertSame( array( 'json', 1 ), array( $red['format'], $red['code'] ) );
		self::assertSame( 'critical', array_column( $red['items'], 'verdict', 'id' )['endpoints'] );
		self::assertSame( 0, $run( self::stub( '/ async/', ' defer' ) )['code'] );
	}

	/** @testdox [WP-14] ?archipel-check shows who may manage the shop what is found on that page, and nothing to anybody else */
	public function test_the_panel_of_a_page(): void {
		$_SERVER['REQUEST_URI'] = '/some/page/?a=1&archipel-check';
		Places::start_panel();
		self::assertFalse( has_action( 'wp_footer', array( Places::class, 'print_panel' ) ) );
		wp_set_current_user( 1 );
		Places::start_panel();
		self::assertSame( PHP_INT_MAX, has_action( 'wp_footer', array( Places::class, 'print_panel' ) ) );
		$asked = array();
		$html  = Web::with( self::noting( $asked ), static fn() => printed( array( Places::class, 'print_panel' ) ) );
		self::assertSame( home_url( '/some/page/?a=1' ), $asked[0] );
		self::assertSame( count( Check::all() ), dom( $html )->query( '//section[@aria-labelledby="archipel-check-title"]//li[@data-verdict="good"]' )->length );
		self::assertStringContainsString( esc_url( Diagnosis_Screen::url() ), $html );
	}
}
