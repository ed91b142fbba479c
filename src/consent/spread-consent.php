<?php
namespace Archipel\Consent;

use Archipel\Takeover;

/** Tells Google's tags, the WP Consent API and WooCommerce that consent is asked for; `spread-consent.ts` tells them the choice. The same for every visitor: pages are cached. */
final class Spread_Consent {

	/** Filter: sets the WP Consent API to opt-in, unless another tool has set a type. */
	public static function consent_type( $type ) {
		return $type ? $type : 'optin';
	}

	/**
	 * Blocks WooCommerce's order attribution until consent, if the page asks; the browser allows it. Where an island replaces its script, the
	 * owner's setting stands: that island checks consent itself.
	 */
	public static function attribution( $allowed ) {
		$waits = in_array( 'order-attribution', Services::held(), true ) && Consent::will_ask();
		return $waits && ! in_array( 'wc-order-attribution', Takeover::handles( 'scripts' ), true ) ? false : $allowed;
	}

	/**
	 * Denies all purposes before any Google tag can run, and grants at once those stored in this browser.
	 *
	 * Only if the owner wants it, as it creates the data layer. The island's own signals follow when the page is idle.
	 */
	public static function print_consent_mode(): void {
		if ( 'on' !== ( Consent::options()['consentMode'] ?? 'auto' ) || ! Consent::will_ask() ) {
			return;
		}
		wp_print_inline_script_tag(
			sprintf( '(function(w,d,asked){var l=w.dataLayer=w.dataLayer||[];function say(){l.push(arguments)}function state(is){return{analytics_storage:is("audience"),ad_storage:is("advertising"),ad_user_data:is("advertising"),ad_personalization:is("advertising"),personalization_storage:is("content"),functionality_storage:"granted",security_storage:"granted"}}say("consent","default",state(function(){return"denied"}));var c=/(?:^|; )archipel_consent=([^;]*)/.exec(d.cookie);if(c)try{c=JSON.parse(decodeURIComponent(c[1]));if(!(asked&~parseInt(c.v,16)))say("consent","update",state(function(p){return c.purposes.indexOf(p)<0?"denied":"granted"}))}catch(e){}})(window,document,%s);', (string) Consent::mask() ),
			array( 'id' => 'archipel-consent-mode' )
		);
	}
}
