<?php
namespace Archipel\Tests;

use Archipel\Request_Origin;
use function Archipel\Islands\Account_Login\answer_title;
use function Archipel\Islands\Account_Login\guard_signon;
use function Archipel\Islands\Account_Login\keep_keys;
use function Archipel\Islands\Account_Login\mark_login_error;
use function Archipel\Islands\Account_Login\mount_early;
use function Archipel\Islands\Account_Login\nonce_of_theme;
use function Archipel\Islands\Account_Login\one_answer;
use function Archipel\Islands\Account_Login\one_refusal;
use function Archipel\Islands\Account_Login\refuse_foreign;

// The island loads only with WooCommerce; its handling of WordPress' errors can be tested without.
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/account-login/one-refusal.php';
require_once getenv( 'ARCHIPEL_TEST_DIST' ) . '/islands/account-login/headers.php';

final class Tests_Account_Login extends Test_Case {
	/** @testdox [SEC-03 S14] an unknown name, an unknown address and a wrong password have one error; who has locked the account is understood; what WooCommerce’s form says is marked once */
	public function test_an_unknown_name_an_unknown_address(): void {
		wp_create_user( 'claire', 'le-bon', 'claire@example.test' );
		add_filter( 'authenticate', 'Archipel\Islands\Account_Login\one_refusal', PHP_INT_MAX );
		$refusals = array();
		foreach ( array( 'personne', 'personne@example.test', 'claire', 'claire@example.test' ) as $name ) {
			$refused    = wp_signon( array( 'user_login' => $name, 'user_password' => 'faux' ) );
			$refusals[] = $refused->get_error_code() . ' ' . $refused->get_error_message();
		}
		self::assertSame( array( 'incorrect_password <span class="archipel-refusal">Incorrect username or password.</span>' ), array_values( array_unique( $refusals ) ) );

		// Messages customised by the owner.
		$refuse = static fn(): string => one_refusal( new \WP_Error( 'invalid_email', 'Inconnue.' ) )->get_error_message();
		self::assertSame( '<span class="archipel-refusal">Non &amp; non.</span>', with_filter( 'archipel_messages', static fn() => array( 'account-login.refused' => 'Non & non.' ), $refuse ) );

		$locked = new \WP_Error( 'too_many_retries', 'Réessayez dans <b>20</b> minutes.', array( 'until' => 20 ) );
		$told   = one_refusal( $locked );
		self::assertSame( '<span class="archipel-refusal">Réessayez dans <b>20</b> minutes.</span>', $told->get_error_message() );
		self::assertSame( array( 'until' => 20 ), $told->get_error_data() );
		// An additional error of another plugin does not reveal whether the account exists.
		$mixed = new \WP_Error( 'invalid_username', 'personne' );
		$mixed->add( 'attempts', 'Encore 2 essais.' );
		self::assertSame( array( '<span class="archipel-refusal">Encore 2 essais.</span>' ), one_refusal( $mixed )->get_error_messages() );
		self::assertNull( one_refusal( null ) );
		$user = get_user_by( 'login', 'claire' );
		self::assertSame( $user, one_refusal( $user ) );

		self::assertSame( '<span class="archipel-refusal">Non.</span>', mark_login_error( 'Non.' ) );
		self::assertSame( '<b>Erreur</b> <span class="archipel-refusal">Non.</span>', mark_login_error( '<b>Erreur</b> <span class="archipel-refusal">Non.</span>' ) );
		self::assertSame( '', mark_login_error( '' ) );
	}

	/** @testdox [SEC-03 S14] a page whose address has the key of a lost password tells no other site and mounts the island without an interaction, as the answer to a sent form does; an order’s key is none */
	public function test_a_page_whose_address_has_the_key_of_a_lost_password_tells(): void {
		$own  = array( 'Referrer-Policy' => 'unsafe-url' );
		$when = static fn(): string => mount_early( array( 'when' => 'interaction' ) )['when'];
		foreach ( array( array( 'key' => 'a', 'id' => '2' ), array( 'key' => 'a', 'login' => 'b' ), array( 'eael_key' => 'a' ), array( 'rp_key' => 'a' ) ) as $query ) {
			$_GET = $query;
			self::assertSame( array( 'Referrer-Policy' => 'same-origin' ), keep_keys( $own ) );
			self::assertSame( 'visible | interaction', $when() );
		}
		$_GET = array( 'key' => 'wc_order_1' );
		self::assertSame( array( $own, 'interaction' ), array( keep_keys( $own ), $when() ) );
		$_GET                      = array();
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertSame( array( 'visible | interaction', array() ), array( $when(), mount_early( array() ) ) );
		$_SERVER['REQUEST_METHOD'] = 'GET';
	}

	/** @testdox [ACC-01] the nonce of a theme’s login is there for the asking where the theme has one */
	public function test_the_nonce_of_a_themes_login_is_there(): void {
		self::assertSame( array( 'wp_rest' ), nonce_of_theme( array( 'wp_rest' ) ) );
		add_action( 'wp_ajax_nopriv_osf_login', '__return_true' );
		self::assertSame( array( 'wp_rest', 'ajax-osf-login-nonce' ), nonce_of_theme( array( 'wp_rest' ) ) );
	}

	/** @testdox [SEC-03 S14] who has lost a password is led to the same page whether there is an account or not; what another plugin has against it is told */
	public function test_who_has_lost_a_password_is_led(): void {
		$led   = static fn( \WP_Error $errors, $user = false ): string => redirected( static fn() => one_answer( $errors, $user ) );
		$other = new \WP_Error( 'attempts', 'Trop de demandes.' );
		self::assertSame( '', $led( new \WP_Error() ) );
		$_POST = array( 'wc_reset_password' => 'true' );
		self::assertStringContainsString( 'lost-password/?reset-link-sent=true', $led( new \WP_Error() ) );
		self::assertSame( array( '', '' ), array( $led( $other ), $led( new \WP_Error(), new \WP_User( 1 ) ) ) );
		$_POST = array();
		self::assertSame( array( 'Check your inbox.', 'Panier' ), array( answer_title( 'Envoyé.', 'Password reset email has been sent.' ), answer_title( 'Panier', 'Cart' ) ) );
	}

	/** @return array<string, array{bool, array<string, string>}> Whether a form of another site is seen, and the headers of its request. */
	public function requests(): array {
		return array(
			'own page'                            => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_ORIGIN' => 'http://boutique.test:8080' ) ),
			'own page that hides its address'     => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_ORIGIN' => 'null' ) ),
			'own page, without Sec-Fetch-Site'    => array( false, array( 'HTTP_ORIGIN' => 'http://Boutique.test:8080' ) ),
			'address that is typed in'            => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'none' ) ),
			'old browser, proxy'                  => array( false, array() ),
			'other name of the site'              => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://example.test' ) ),
			'site that the owner allows'          => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://vitrine.test' ) ),
			'not a form'                          => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'REQUEST_METHOD' => 'GET' ) ),
			'other site'                          => array( true, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://evil.test' ) ),
			'other site, behind a header of ours' => array( true, array( 'HTTP_SEC_FETCH_SITE' => 'same-origin, cross-site' ) ),
			'other site, without Sec-Fetch-Site'  => array( true, array( 'HTTP_ORIGIN' => 'https://evil.test' ) ),
			'other site, without Origin'          => array( true, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ),
			'other site that hides its address'   => array( true, array( 'HTTP_ORIGIN' => 'null' ) ),
			'other port'                          => array( true, array( 'HTTP_SEC_FETCH_SITE' => 'same-site', 'HTTP_ORIGIN' => 'http://boutique.test:8081' ) ),
			'other host under the same domain'    => array( true, array( 'HTTP_SEC_FETCH_SITE' => 'same-site', 'HTTP_ORIGIN' => 'http://blog.boutique.test:8080' ) ),
			'name that begins with the site’s'    => array( true, array( 'HTTP_ORIGIN' => 'http://boutique.test.evil.test:8080' ) ),
		);
	}

	/**
	 * @testdox [SEC-03 S9] a form that another site has posted logs nobody in, creates no account, sends and sets no password, though its nonce is right
	 * @dataProvider requests
	 *
	 * @param bool                  $is_foreign Whether it is refused.
	 * @param array<string, string> $headers    Headers of the request.
	 */
	public function test_a_form_that_another_site_has_posted( bool $is_foreign, array $headers ): void {
		$_SERVER = $headers + array( 'HTTP_HOST' => 'boutique.test:8080', 'REQUEST_METHOD' => 'POST' ) + array_diff_key( $_SERVER, array( 'HTTP_ORIGIN' => 1, 'HTTP_SEC_FETCH_SITE' => 1 ) );
		add_filter( 'pre_option_home', static fn(): string => 'https://example.test' );
		add_filter( 'allowed_http_origins', static fn( array $origins ): array => array_merge( $origins, array( 'https://vitrine.test' ) ) );
		add_filter( 'send_auth_cookies', '__return_false' );
		wp_create_user( 'claire', 'le-bon', 'claire@example.test' );
		$signed = wp_signon( array( 'user_login' => 'claire', 'user_password' => 'le-bon' ) );
		$words  = Request_Origin::refusal();
		self::assertSame( $is_foreign ? "<span class=\"archipel-refusal\">$words</span>" : 'claire', is_wp_error( $signed ) ? $signed->get_error_message() : $signed->user_login );
		$expected = $is_foreign ? array( $words ) : array();
		self::assertSame( $expected, apply_filters( 'woocommerce_process_registration_errors', new \WP_Error(), '', '', '' )->get_error_messages() );
		foreach ( array( 'lostpassword_post', 'validate_password_reset' ) as $hook ) {
			$errors = new \WP_Error();
			do_action( $hook, $errors, false );
			self::assertSame( $expected, $errors->get_error_messages(), $hook );
		}
	}

	/** @testdox [SEC-03 S9] wp-login.php and a check of a password without a login are WordPress’s own */
	public function test_wp_login_and_a_check_of_a_password_are_wordpresss_own(): void {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['HTTP_ORIGIN']    = 'https://evil.test';
		wp_create_user( 'claire', 'le-bon', 'claire@example.test' );
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'claire', 'le-bon' ) );
		do_action( 'login_init' );
		guard_signon();
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'claire', 'le-bon' ) );
		self::assertSame( array(), refuse_foreign( new \WP_Error() )->get_error_messages() );
	}
}
