<?php
/** Refuses logins, registrations and passwords that a page of another site has sent. `wp-login.php` is WordPress's own. */

namespace Archipel\Islands\Account_Login;

use Archipel\Request_Origin;

defined( 'ABSPATH' ) || exit;

/** Refuses the login that `wp_signon` begins, of any form. A bare check of a password, which sets no cookie, is left alone. */
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
