<?php
/**
 * One refusal for an unknown name and a wrong password, and one answer to whoever has lost theirs.
 *
 * @package Archipel
 */

namespace Archipel\Islands\Account_Login;

use Archipel\Ui\Texts;

defined( 'ABSPATH' ) || exit;

/** Errors of WordPress that say whether there is an account. */
const TELLING = array( 'invalid_username', 'invalid_email', 'invalidcombo', 'incorrect_password' );

/**
 * Gives one error for an unknown name and for a wrong password, in every form of the shop, so that nobody can find out who has an account (SEC-03 S14).
 * wp-login.php keeps WordPress's errors.
 *
 * @param \WP_User|\WP_Error|null $user Who signs in, or why not.
 * @return \WP_User|\WP_Error|null
 */
function one_refusal( $user ) {
	if ( ! is_wp_error( $user ) || did_action( 'login_init' ) ) {
		return $user;
	}
	$codes = $user->get_error_codes();
	if ( array() !== $codes && array() === array_diff( $codes, TELLING ) ) {
		return new \WP_Error( 'incorrect_password', mark( esc_html( Texts::get( 'account-login.refused', 'Identifiant ou mot de passe incorrect.', 'Incorrect username or password.' ) ) ) );
	}
	// Errors of other plugins (a locked account, a second factor) are kept; WordPress's telling errors beside them are removed.
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

/**
 * Marks the errors of WooCommerce's login form, which tell nothing after `one_refusal`.
 *
 * @param string $message HTML.
 */
function vouch( $message ): string {
	$message = (string) $message;
	return did_action( 'login_init' ) || '' === $message ? $message : mark( $message );
}

/**
 * Marks a message that does not depend on whether there is an account. The island shows marked messages, and its own text instead of others.
 *
 * @param string $message HTML.
 */
function mark( string $message ): string {
	return false === strpos( $message, 'class="archipel-refusal"' ) ? '<span class="archipel-refusal">' . $message . '</span>' : $message;
}

/**
 * Redirects an unknown name of the lost password form to the same confirmation as a known one. WooCommerce would answer with an error (SEC-03 S14).
 *
 * @param \WP_Error|mixed      $errors Errors of other plugins: they are shown.
 * @param \WP_User|false|mixed $user   Whose password is lost.
 */
function one_answer( $errors, $user = false ): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WooCommerce has checked it before.
	if ( ! isset( $_POST['wc_reset_password'] ) || $user || ( is_wp_error( $errors ) && $errors->has_errors() ) ) {
		return;
	}
	wp_safe_redirect( add_query_arg( 'reset-link-sent', 'true', wc_get_account_endpoint_url( 'lost-password' ) ) );
	exit;
}

/** Text of the confirmation page, true whether there is an account or not. */
function answer_words(): string {
	return Texts::get( 'account-login.lostAnswer', "Si un compte correspond à votre saisie, un e-mail vient d’être envoyé à son adresse, avec un lien pour choisir un nouveau mot de passe. Il peut mettre quelques minutes à arriver\u{202f}; pensez aux courriers indésirables.", 'If there is an account for what you have entered, an email with a link to choose a new password has been sent to its address. It may take a few minutes to arrive; have a look at the spam folder, too.' );
}

/**
 * Replaces the notice of the confirmation page, which says that a mail was sent, while its template is printed.
 *
 * @param string|mixed $template Template of WooCommerce that is about to be printed.
 */
function say_one_answer( $template ): void {
	if ( 'myaccount/lost-password-confirmation.php' === $template ) {
		add_filter( 'gettext_woocommerce', __NAMESPACE__ . '\answer_title', 10, 2 );
	}
}

/**
 * The notice of the confirmation page.
 *
 * @param string|mixed $translated WooCommerce's.
 * @param string|mixed $text       In English.
 * @return string|mixed
 */
function answer_title( $translated, $text ) {
	return 'Password reset email has been sent.' === $text ? Texts::get( 'account-login.lostTitle', 'Vérifiez votre boîte de réception.', 'Check your inbox.' ) : $translated;
}

/**
 * Lets the theme's form have a fresh nonce.
 *
 * @param string[] $actions Actions of nonces that may be asked for.
 * @return string[]
 */
function nonce_of_theme( array $actions ): array {
	return has_action( 'wp_ajax_nopriv_osf_login' ) ? array_merge( $actions, array( 'ajax-osf-login-nonce' ) ) : $actions;
}
