<?php
/** The same error for an unknown name and a wrong password, and the same confirmation for every lost password request. */

namespace Archipel\Islands\Account_Login;

use Archipel\I18n\Texts;
use Archipel\Request_Origin;

defined( 'ABSPATH' ) || exit;

/** WordPress error codes that reveal whether an account exists. */
const TELLING = array( 'invalid_username', 'invalid_email', 'invalidcombo', 'incorrect_password' );

/**
 * Returns the same error for an unknown name and a wrong password, in every form of the shop, so that accounts cannot be discovered (SEC-03 S14).
 * `wp-login.php` keeps WordPress's errors.
 */
function one_refusal( $user ) {
	if ( ! is_wp_error( $user ) || did_action( 'login_init' ) ) {
		return $user;
	}
	$codes = $user->get_error_codes();
	if ( array() !== $codes && array() === array_diff( $codes, TELLING ) ) {
		return new \WP_Error( 'incorrect_password', mark( esc_html( Texts::get( 'account-login.refused', 'Identifiant ou mot de passe incorrect.', 'Incorrect username or password.' ) ) ) );
	}
	// Keeps errors of other plugins (locked account, second factor) and removes WordPress's revealing errors.
	array_map( array( $user, 'remove' ), TELLING );
	foreach ( array_diff( $codes, TELLING, array( 'empty_username', 'empty_password' ) ) as $code ) {
		$messages = array_map( __NAMESPACE__ . '\mark', $user->get_error_messages( $code ) );
		$data     = $user->get_error_data( $code );
		$user->remove( $code );
		foreach ( $messages as $message ) {
			$user->add( $code, $message, $data );
		}
	}
	return $user;
}

/** Marks the errors of WooCommerce's login form, which reveal nothing after `one_refusal`. */
function mark_login_error( $message ): string {
	$message = (string) $message;
	return did_action( 'login_init' ) || '' === $message ? $message : mark( $message );
}

/** Marks a message that does not reveal whether an account exists. The island shows marked messages, and its own text instead of others. */
function mark( string $message ): string {
	return false === strpos( $message, 'class="archipel-refusal"' ) ? '<span class="archipel-refusal">' . $message . '</span>' : $message;
}

/** Redirects a lost password request with an unknown name (no user) to the confirmation page, where WooCommerce would show an error (SEC-03 S14). Errors of other plugins are shown. */
function one_answer( $errors, $user = false ): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WooCommerce has checked it before.
	if ( ! isset( $_POST['wc_reset_password'] ) || $user || ( is_wp_error( $errors ) && $errors->has_errors() ) ) {
		return;
	}
	wp_safe_redirect( add_query_arg( 'reset-link-sent', 'true', wc_get_account_endpoint_url( 'lost-password' ) ) );
	exit;
}

/** Returns the text of the confirmation page, which is true with and without an account. */
function answer_words(): string {
	return Texts::get( 'account-login.lostAnswer', "Si un compte correspond à votre saisie, un e-mail vient d’être envoyé à son adresse, avec un lien pour choisir un nouveau mot de passe. Il peut mettre quelques minutes à arriver\u{202f}; pensez aux courriers indésirables.", 'If there is an account for what you have entered, an email with a link to choose a new password has been sent to its address. It may take a few minutes to arrive; have a look at the spam folder, too.' );
}

/** Replaces the title of the confirmation page, which claims that an e-mail was sent, while its template is printed. */
function say_one_answer( $template ): void {
	if ( 'myaccount/lost-password-confirmation.php' === $template ) {
		add_filter( 'gettext_woocommerce', __NAMESPACE__ . '\answer_title', 10, 2 );
	}
}

/** Returns the title of the confirmation page. */
function answer_title( $translated, $text ) {
	return 'Password reset email has been sent.' === $text ? Texts::get( 'account-login.lostTitle', 'Vérifiez votre boîte de réception.', 'Check your inbox.' ) : $translated;
}

/** Allows the theme's login nonce to be requested from the nonce broker. */
function nonce_of_theme( $actions ): array {
	return array_merge( (array) $actions, has_action( 'wp_ajax_nopriv_osf_login' ) ? array( 'ajax-osf-login-nonce' ) : array() );
}

/** Refuses a login that another site's form has posted, whichever form it is. A bare check of a password, which sets no cookie, is left alone. */
function guard_signon(): void {
	if ( ! did_action( 'login_init' ) && Request_Origin::is_foreign_form() ) {
		// After the password was checked (20 to 99), before `one_refusal`.
		add_filter( 'authenticate', static fn(): \WP_Error => refuse_foreign( new \WP_Error() ), PHP_INT_MAX - 1 );
	}
}

/** Adds the refusal to the errors of a form of WooCommerce: registration, lost and new password. A new password logs in, too (SERVERS.md, S209). */
function refuse_foreign( $errors ) {
	if ( is_wp_error( $errors ) && ! did_action( 'login_init' ) && Request_Origin::is_foreign_form() ) {
		$errors->add( 'archipel_foreign_form', Request_Origin::refusal() );
	}
	return $errors;
}
