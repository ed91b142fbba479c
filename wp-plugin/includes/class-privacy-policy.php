<?php
namespace Archipel;

/** Suggests to the owner, for the site's privacy policy, what the islands remember in a visitor's browser; src/consent/privacy.php adds what consent is about. */
final class Privacy_Policy {

	/** Suggests the text. */
	public static function suggest(): void {
		$texts = array(
			__( 'Your browser, and nobody else, remembers what makes your next visit shorter: the products that you have looked at or compare, your searches, your wishlist where it needs no account, the size and the currency of your choice, the popups that you have closed, and what you have begun to write in a form. All of this is forgotten when you sign out.', 'archipel' ),
			__( 'While you are signed in, the cookie archipel_session has a pseudonym of your account and the end of the session, so that the browser knows when to forget.', 'archipel' ),
		);
		wp_add_privacy_policy_content( 'Archipel', '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>' );
	}
}
