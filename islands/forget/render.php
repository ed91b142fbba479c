<?php
/** Server side of the button that erases a visitor's data in the browser. */

namespace Archipel\Islands\Forget;

use Archipel\Host;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

Host::print_at( 'woocommerce_account_dashboard', 50, 'forget', 'onAccountPage' );
Host::print_at( 'woocommerce_after_customer_login_form', 50, 'forget', 'onAccountPage' );

/** Returns the button; the same for every visitor. */
return static function (): string {
	$look = wp_is_block_theme() ? 'button wp-element-button' : 'button';
	return '<button type="button" class="' . $look . ' archipel-forget archipel-script-only" data-archipel-intent="forget">' . esc_html( Texts::get( 'forget.label', 'Effacer mes traces sur cet appareil', 'Erase my traces on this device' ) ) . '</button>';
};
