<?php
/** Server side of the button that erases a visitor's data in the browser. */

namespace Archipel\Islands\Forget;

use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

if ( ! empty( \Archipel\plugin()->islands()->options( 'forget' )['onAccountPage'] ) ) {
	foreach ( array( 'woocommerce_account_dashboard', 'woocommerce_after_customer_login_form' ) as $archipel_place ) {
		add_action(
			$archipel_place,
			static function (): void {
				echo \archipel_island( 'forget' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the host escapes its attributes.
			},
			50
		);
	}
}

/** Returns the button; the same for every visitor. */
return static function ( array $props ): string {
	$label = (string) ( $props['label'] ?? '' );
	return '<button type="button" class="button archipel-forget" data-archipel-intent="forget">' . esc_html( '' === $label ? Texts::get( 'forget.label', 'Effacer mes traces sur cet appareil', 'Erase my traces on this device' ) : $label ) . '</button>';
};
