<?php
namespace Archipel\Islands\CookieNotice;

use Archipel\Localized;

defined( 'ABSPATH' ) || exit;

/** Google's Consent Mode, the WP Consent API and the privacy policy. The output is the same for every visitor: pages are cached. */
final class Tools {

	/**
	 * Sets the WP Consent API to opt-in, unless another tool has set a type.
	 *
	 * @param string|false $type Consent type.
	 * @return string
	 */
	public static function consent_type( $type ) {
		return $type ? $type : 'optin';
	}

	/**
	 * Blocks WooCommerce's order attribution until consent, if the page asks; the island allows it in the browser. With Archipel's
	 * attribution, the owner's setting stands: that island checks consent itself.
	 *
	 * @param bool $allowed Whether the source of a visitor may be stored.
	 * @return bool
	 */
	public static function attribution( $allowed ) {
		$waits = in_array( 'order-attribution', Services::held(), true ) && Options::will_ask();
		return $waits && ! \Archipel\plugin()->islands()->takes_over( 'attribution' ) ? false : $allowed;
	}

	/**
	 * Denies all purposes before any Google tag can run, and grants at once those stored in this browser.
	 *
	 * Only if the owner wants it, as it creates the data layer. The island's own signals follow when the page is idle.
	 */
	public static function print_consent_mode(): void {
		if ( 'on' !== ( Options::all()['consentMode'] ?? 'auto' ) || ! Options::will_ask() ) {
			return;
		}
		$asked = Third_Parties::mask( Services::named( (array) ( Options::all()['services'] ?? array() ) ) );
		wp_print_inline_script_tag(
			sprintf( '(function(w,d,asked){var l=w.dataLayer=w.dataLayer||[];function say(){l.push(arguments)}function state(is){return{analytics_storage:is("audience"),ad_storage:is("advertising"),ad_user_data:is("advertising"),ad_personalization:is("advertising"),personalization_storage:is("content"),functionality_storage:"granted",security_storage:"granted"}}say("consent","default",state(function(){return"denied"}));var c=/(?:^|; )archipel_consent=([^;]*)/.exec(d.cookie);if(c)try{c=JSON.parse(decodeURIComponent(c[1]));if(!(asked&~parseInt(c.v,16)))say("consent","update",state(function(p){return c.purposes.indexOf(p)<0?"denied":"granted"}))}catch(e){}})(window,document,%s);', (string) $asked ),
			array( 'id' => 'archipel-consent-mode' )
		);
	}

	/** Suggests a text for the privacy policy that names every service in use. */
	public static function suggest_policy(): void {
		if ( ! function_exists( 'wp_add_privacy_policy_content' ) ) {
			return;
		}
		$used     = Third_Parties::some( Services::named( (array) ( Options::all()['services'] ?? array() ) ) );
		$purposes = Third_Parties::purposes_of( $used );
		$items    = '';
		foreach ( $used as $party ) {
			$text   = Texts::get(
				'policy-by',
				array(
					'name'    => Localized::text( $party['name'] ),
					'company' => '' === $party['company'] ? get_bloginfo( 'name' ) : $party['company'],
					'purpose' => Localized::text( $purposes[ $party['purpose'] ]['title'] ),
				)
			);
			$items .= '<li>' . esc_html( $text ) . ( '' === $party['policy'] ? '' : ' <a href="' . esc_url( $party['policy'] ) . '">' . esc_html( $party['policy'] ) . '</a>' ) . '</li>';
		}
		if ( '' !== $items ) {
			wp_add_privacy_policy_content( 'Archipel', '<p>' . esc_html( Texts::get( 'policy-own' ) ) . "</p><ul>$items</ul>" );
		}
	}
}
