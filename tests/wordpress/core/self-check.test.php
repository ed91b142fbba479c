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
use Archipel\Settings_Screen;

require_once dirname( __DIR__ ) . '/site.php';
require_once dirname( __DIR__ ) . '/doubles/web.php';
require_once dirname( __DIR__ ) . '/doubles/wp-cli.php';

final class Tests_Self_Check extends Test_Case {

	/** What one check finds while answers are changed. */
	private static function finding( string $id, ?callable $change = null ): Finding {
		return Web::with( $change, static fn() => Check::all()[ $id ]->run( new Guest() ) );
	}

	/** A change of the HTML of pages. */
	private static function pages( callable $change ): callable {
		return static fn( array $reply ): array => array( 'body' => false === strpos( $reply['body'], '</body>' ) ? $reply['body'] : $change( $reply['body'] ) ) + $reply;
	}

	/** A change of what is at addresses that contain a text. */
	private static function answers_at( string $part, array $other ): callable {
		return static fn( array $reply, string $address ): array => false === strpos( $address, $part ) ? $reply : array_replace_recursive( $reply, $other );
	}

	/** Verdict, and the page that the remedy leads to, of a check that is good again once the fault is gone. */
	private static function assert_found( string $id, string $verdict, string $link, callable $change, string $names = '' ): void {
		$finding = self::finding( $id, $change );
		self::assertSame( $verdict, $finding->verdict, "$id: $finding->why" );
		self::assertStringContainsString( $link, $finding->link, $id );
		self::assertStringContainsString( $names, "$finding->why $finding->remedy", $id );
		self::assertStringNotContainsString( '{', "$finding->why $finding->remedy", 'a place is not filled' );
		self::assertNotSame( '', $finding->remedy, $id );
		self::assertSame( Finding::GOOD, self::finding( $id )->verdict, "$id stays red" );
	}

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

	/** @testdox [WP-09] what optimisers do to the stub is recognised, with the settings that undo it */
	public function test_what_optimisers_do_to_the_stub_is_recognised(): void {
		$combined = '<script data-minify="1" src="/wp-content/cache/min/1/0123456789abcdef.js" defer></script>';
		foreach ( array(
			'WP Rocket, delayed'      => array( 'page=wprocket', self::stub( '/type="module"(.*)src=/', 'type="rocketlazyloadscript" data-rocket-type="module"$1data-rocket-src=' ) ),
			'WP Rocket, minified'     => array( 'page=wprocket', self::stub( '~src="[^"]*/dist/~', 'data-minify="1" src="/wp-content/cache/min/1/wp-content/plugins/archipel/dist/' ) ),
			'WP Rocket, combined'     => array( 'page=wprocket', self::pages( static fn( string $html ): string => (string) preg_replace( '#<script[^>]*id="archipel-js"[^>]*></script>#', $combined, $html ) ) ),
			'LiteSpeed, delayed'      => array( 'page=litespeed', self::stub( '/type="module"(.*)src=/', 'type="litespeed/javascript"$1data-src=' ) ),
			'LiteSpeed, combined'     => array( 'page=litespeed', self::pages( static fn( string $html ): string => (string) preg_replace( '#<script[^>]*id="archipel-js"[^>]*></script>#', '<script data-optimized="1" src="/wp-content/litespeed/js/0a1b2c.js?ver=1"></script>', $html ) ) ),
			'Autoptimize, minified'   => array( 'page=autoptimize', self::stub( '~src="[^"]*"~', 'src="/wp-content/cache/autoptimize/js/autoptimize_single_0a1b2c.js"' ) ),
			'Autoptimize, aggregated' => array( 'page=autoptimize', self::pages( static fn( string $html ): string => (string) preg_replace( '#<script[^>]*id="archipel-js"[^>]*></script>#', '<script defer src="/wp-content/cache/autoptimize/js/autoptimize_0a1b2c.js"></script>', $html ) ) ),
			'Rocket Loader'           => array( 'dash.cloudflare.com', self::stub( '/type="module"/', 'type="0c04716efef0c9e83cef9679-module"' ) ),
			'an unknown one'          => array( 'plugins.php', self::stub( '/type="module"/', 'type="text/later"' ) ),
			'an older page'           => array( 'themes.php', self::pages( static fn( string $html ): string => (string) preg_replace( '#<script[^>]*id="archipel-js"[^>]*></script>#', '', $html ) ) ),
			'data made code'          => array( 'plugins.php', self::pages( static fn( string $html ): string => str_replace( 'id="archipel-config"', 'id="other"', $html ) ) ),
		) as $what => list( $link, $change ) ) {
			self::assert_found( 'stub', Finding::CRITICAL, $link, $change, strtok( $what, ',' ) === $what ? '' : (string) strtok( $what, ',' ) );
		}
		self::assert_found( 'stub', Finding::RECOMMENDED, 'page=litespeed', self::stub( '/ async/', ' defer data-deferred="1"' ), 'LiteSpeed' );
	}

	/** @testdox [WP-09] files that are refused, of a wrong type or old, and pages of another build, are found */
	public function test_files_that_are_refused_of_a_wrong_type_or_old_are_found(): void {
		foreach ( array(
			'HTTP 403'   => array( 'archipel.css', array( 'status' => 403 ) ),
			'text/plain' => array( 'archipel.js', array( 'headers' => array( 'content-type' => 'text/plain' ) ) ),
			'old'        => array( 'archipel.js', array( 'body' => 'old' ) ),
		) as $says => list( $file, $other ) ) {
			self::assert_found( 'files', Finding::CRITICAL, $file, self::answers_at( "/dist/$file", $other ), $says );
		}
		self::assert_found( 'build', Finding::RECOMMENDED, 'plugins.php', self::pages( static fn( string $html ): string => str_replace( 'ver=0a1b2c3d', 'ver=01d', $html ) ), '01d' );
	}

	/** @testdox [WP-09] [WP-08] somebody’s account, cart or nonce in a guest’s page is found; a page that is not kept may have a nonce, and WooCommerce renews its own */
	public function test_what_is_somebodys_in_a_guests_page_is_found(): void {
		$body = static fn( string $html ): callable => self::pages( static fn( string $page ): string => str_replace( '</body>', "$html</body>", $page ) );
		foreach ( array( '<div id="wpadminbar"></div>', '<li class="woocommerce-mini-cart-item mini_cart_item"></li>', '<script type="application/json" id="archipel-cart">{}</script>' ) as $html ) {
			self::assert_found( 'personal', Finding::CRITICAL, 'plugins.php', $body( $html ) );
		}
		self::assert_found( 'personal', Finding::CRITICAL, 'plugins.php', self::pages( static fn( string $page ): string => str_replace( 'class="home"', 'class="home logged-in"', $page ) ), 'logged-in' );
		foreach ( array( '<input type="hidden" name="_wpnonce" value="0123456789">', '<script>var cnArgs = {"nonce":"abcdef0123"}</script>', "<script>let its = { security: 'abcdef0123' }</script>" ) as $html ) {
			self::assert_found( 'personal', Finding::RECOMMENDED, 'plugins.php', $body( $html ) );
		}
		foreach ( array( "{ storeApiNonce: 'abcdef0123' }", '{"nonce":"' . wp_create_nonce( 'wc_store_api' ) . '"}' ) as $data ) {
			self::assertSame( Finding::GOOD, self::finding( 'personal', $body( "<script>var its = $data</script>" ) )->verdict, $data );
		}
		$kept = $body( '<input name="_wpnonce" value="0123456789">' );
		self::assertSame( Finding::GOOD, self::finding( 'personal', static fn( array $reply ): array => array_replace_recursive( $kept( $reply ), array( 'headers' => array( 'cache-control' => 'no-store' ) ) ) )->verdict );
	}

	/** @testdox [WP-09] an original script beside the island that takes over, two quick views and two wishlists are found; hearts of TI Wishlist are adopted */
	public function test_what_is_done_twice_is_found(): void {
		$body = static fn( string $html ): callable => self::pages( static fn( string $page ): string => str_replace( '</body>', "$html</body>", $page ) );
		self::assert_found( 'handlers', Finding::RECOMMENDED, 'page=archipel', $body( '<script src="/sampler.js" id="sampler-original-js"></script>' ), 'sampler-original' );
		self::assert_found( 'handlers', Finding::RECOMMENDED, 'plugins.php', $body( '<a data-archipel-quick-view="9"></a><a class="button yith-wcqv-button"></a>' ), 'YITH WooCommerce Quick View' );
		self::assert_found( 'handlers', Finding::RECOMMENDED, 'plugins.php', $body( '<a class="tinvwl_add_to_wishlist_button"></a><div class="yith-wcwl-add-to-wishlist"></div>' ), 'YITH WooCommerce Wishlist' );
		foreach ( array( '<button data-archipel-wishlist="9"></button><a class="tinvwl_add_to_wishlist_button"></a>', '<script id="sampler-original-js-extra">var a</script>', '<script>"yith-wcqv-button woosq-btn"</script>' ) as $html ) {
			self::assertSame( Finding::GOOD, self::finding( 'handlers', $body( $html ) )->verdict, $html );
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
			self::assert_found( 'endpoints', Finding::CRITICAL, 'plugins.php', self::answers_at( $part, $other ), $says );
		}
	}

	/** @testdox [WP-09] [LIST-12] a cache that drops our parameter, and one that gives the list alone as the page, are found */
	public function test_a_cache_that_drops_our_parameter_is_found(): void {
		$dropped = static function ( array $reply, string $address ): array {
			return false === strpos( $address, 'archipel-list' ) ? $reply : array( 'body' => '<html><head><script src="/dist/archipel.js?ver=1"></script></head></html>' ) + $reply;
		};
		self::assert_found( 'parameters', Finding::RECOMMENDED, 'plugins.php', $dropped, 'archipel-list' );
		$bare = static fn( array $reply, string $address ): array => false === strpos( $reply['body'], '</body>' ) ? $reply : array( 'body' => '<html><body>list</body></html>' ) + $reply;
		self::assert_found( 'parameters', Finding::CRITICAL, 'plugins.php', $bare, 'archipel-list' );
	}

	/** @testdox [WP-09] a policy that refuses the files or requests, as header or element, is found; one that names their host, a nonce of the element or no such rule is not */
	public function test_a_policy_that_refuses_is_found(): void {
		$header = static fn( string $policy ): callable => self::answers_at( '', array( 'headers' => array( 'content-security-policy' => $policy ) ) );
		foreach ( array( "default-src 'self'", "script-src 'strict-dynamic' http://build.example", "connect-src 'none'", 'style-src http://build.example/other/' ) as $policy ) {
			self::assert_found( 'csp', Finding::CRITICAL, 'plugins.php', $header( $policy ) );
		}
		self::assert_found( 'csp', Finding::CRITICAL, 'plugins.php', self::pages( static fn( string $html ): string => str_replace( '<body', '<meta http-equiv="Content-Security-Policy" content="script-src https:"><body', $html ) ), 'build.example' );
		foreach ( array( "default-src 'self' *.example", "img-src 'none'", 'script-src http: ; style-src http://build.example/dist/' ) as $policy ) {
			self::assertSame( Finding::GOOD, self::finding( 'csp', $header( $policy ) )->verdict, $policy );
		}
		self::assertTrue( Security_Policy::allows( "script-src 'strict-dynamic' 'nonce-abc'", 'script-src', 'http://build.example/a.js', 'abc' ) );
		self::assertFalse( Security_Policy::allows( 'script-src build.example:8080', 'script-src', 'http://build.example/a.js' ) );
	}

	/** @testdox [WP-09] a third party that sets a cookie or is loaded in a guest’s first page is found */
	public function test_a_third_party_before_consent_is_found(): void {
		self::assert_found( 'consent', Finding::RECOMMENDED, 'page=archipel', self::answers_at( '', array( 'headers' => array( 'set-cookie' => '_ga=GA1.1; path=/' ) ) ), 'Google Analytics (_ga)' );
		self::assert_found( 'consent', Finding::RECOMMENDED, 'page=archipel', self::pages( static fn( string $html ): string => str_replace( '</body>', '<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script></body>', $html ) ) );
	}

	/** @testdox [WP-09] a file asked for without encryption in an encrypted page is found */
	public function test_mixed_content_is_found(): void {
		with_filter(
			'home_url',
			static fn( string $url ): string => str_replace( 'http:', 'https:', $url ),
			static function (): void {
				$secure = self::pages( static fn( string $html ): string => str_replace( 'http://', 'https://', $html ) );
				self::assertSame( Finding::GOOD, self::finding( 'mixed', $secure )->verdict );
				foreach ( array( '<img src="http://a.example/b.png">', '<link rel="stylesheet" href="http://a.example/b.css">', '<form action="http://a.example/">' ) as $html ) {
					$finding = self::finding( 'mixed', self::pages( static fn( string $page ): string => str_replace( array( 'http://', '</body>' ), array( 'https://', "$html</body>" ), $page ) ) );
					self::assertSame( array( Finding::CRITICAL, admin_url( 'options-general.php' ) ), array( $finding->verdict, $finding->link ), $html );
				}
				self::assertSame( Finding::GOOD, self::finding( 'mixed', self::pages( static fn( string $page ): string => str_replace( array( 'http://', '</body>' ), array( 'https://', '<a href="http://a.example/">a</a></body>' ), $page ) ) )->verdict );
			}
		);
	}

	/** @testdox [WP-14] without a request, as in WP-CLI, an encrypted site is asked by encrypted addresses */
	public function test_an_encrypted_site_is_asked_by_encrypted_addresses(): void {
		$asked = array();
		$note  = static function ( array $reply, string $address ) use ( &$asked ): array {
			$asked[] = strtok( $address, ':' );
			return $reply;
		};
		with_filter( 'home_url', static fn( string $url ): string => str_replace( 'http:', 'https:', $url ), static fn() => self::finding( 'endpoints', $note ) );
		self::assertSame( array( 'https', 'https' ), $asked );
	}

	/** @testdox [WP-09] a clock that is minutes off the answers’ is found; the date of a cached answer is its making’s */
	public function test_a_wrong_clock_is_found(): void {
		$late = array( 'date' => gmdate( 'D, d M Y H:i:s', time() - 600 ) . ' GMT' );
		self::assert_found( 'clock', Finding::CRITICAL, 'options-general.php', self::answers_at( '', array( 'headers' => $late ) ), '10' );
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
		$closed = self::finding( 'stub', self::answers_at( '', array( 'status' => 503 ) ) );
		self::assertStringContainsString( 'HTTP 503', $closed->why );
		self::assertStringContainsString( 'maintenance', $closed->remedy );
	}

	/** @testdox [WP-09] a published page that places an island without its plugin is named */
	public function test_a_page_that_places_an_island_without_its_plugin_is_named(): void {
		$post = wp_insert_post( array( 'post_title' => 'Landing', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => '[archipel_mini_cart]' ) );
		$find = self::finding( 'plugins' );
		self::assertSame( array( Finding::RECOMMENDED, admin_url( 'plugins.php' ) ), array( $find->verdict, $find->link ) );
		self::assertStringContainsString( 'Landing', $find->why );
		self::assertStringContainsString( 'WooCommerce', $find->remedy );
		wp_update_post( array( 'ID' => $post, 'post_content' => '[archipel_sampler]' ) );
		self::assertSame( Finding::GOOD, self::finding( 'plugins' )->verdict );
	}

	/** @testdox [WP-09] actions that a theme’s templates lack are named; a template that the theme does not have lacks none */
	public function test_actions_that_a_themes_templates_lack_are_named(): void {
		$theme = get_temp_dir() . 'archipel-theme-' . wp_generate_password( 8, false );
		wp_mkdir_p( "$theme/woocommerce/cart" );
		$cart = "$theme/woocommerce/cart/cart.php";
		file_put_contents( $cart, "<?php do_action( 'woocommerce_cart_actions' );" );
		$find = static fn() => with_filter( 'stylesheet_directory', static fn() => $theme, static fn() => self::finding( 'theme' ) );
		self::assertSame( Finding::RECOMMENDED, $find()->verdict );
		self::assertStringContainsString( 'cart/cart.php: woocommerce_after_cart_item_name.', $find()->why );
		file_put_contents( $cart, "<?php do_action( 'woocommerce_after_cart_item_name' );", FILE_APPEND );
		self::assertSame( Finding::GOOD, $find()->verdict );
		unlink( $cart );
	}

	/** @testdox [WP-09] an object cache that keeps transients for one request only is found */
	public function test_an_object_cache_that_keeps_transients_for_one_request_only_is_found(): void {
		// WordPress's own keeps nothing beyond its object, which stays the request's.
		$connection = $GLOBALS['wp_object_cache'];
		wp_using_ext_object_cache( true );
		try {
			self::assertSame( Finding::CRITICAL, self::finding( 'transients' )->verdict );
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
			'page=archipel'       => array( 'failed' => array( 'sampler (load)' ) ),
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
		$answer = static function ( string $nonce ) use ( $action ) {
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
		self::assertSame( 'good', Web::with( null, $tests['async']['archipel-build']['async_direct_test'] )['status'] );
	}

	/** @testdox [WP-14] the screen “Diagnosis” is a tab of the settings, for who may manage the shop; what asks over HTTP waits for the script, or for a link without it */
	public function test_the_screen_of_the_diagnosis(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		set_current_screen( 'settings_page_archipel' );
		$screen = static fn( array $query ): \DOMXPath => dom( with_query( $query, static fn() => Web::with( null, static fn() => printed( array( Settings_Screen::class, 'print_page' ) ) ) ) );
		$tabs   = $screen( array() )->query( '//nav[@aria-label]/a' );
		self::assertSame( array( 'Settings', 'Diagnosis' ), array( $tabs->item( 0 )->textContent, $tabs->item( 1 )->textContent ) );
		self::assertSame( array( 'page', 'false' ), array( $tabs->item( 0 )->getAttribute( 'aria-current' ), $tabs->item( 1 )->getAttribute( 'aria-current' ) ) );
		parse_str( (string) wp_parse_url( $tabs->item( 1 )->getAttribute( 'href' ), PHP_URL_QUERY ), $query );
		$dom  = $screen( $query );
		$rows = $dom->query( '//li[@data-check]' );
		self::assertSame( array_keys( Check::all() ), array_map( static fn( $row ): string => $row->getAttribute( 'data-check' ), iterator_to_array( $rows ) ) );
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
		$html  = Web::with(
			static function ( array $reply, string $address ) use ( &$asked ): array {
				$asked[] = $address;
				return $reply;
			},
			static fn() => printed( array( Places::class, 'print_panel' ) )
		);
		self::assertSame( home_url( '/some/page/?a=1' ), $asked[0] );
		self::assertSame( count( Check::all() ), dom( $html )->query( '//section[@aria-labelledby="archipel-check-title"]//li[@data-verdict="good"]' )->length );
		self::assertStringContainsString( esc_url( Diagnosis_Screen::url() ), $html );
	}
}
