<?php

namespace Archipel\Islands\Back_To_Top;

use Archipel\Host;
use Archipel\I18n\Texts;

defined( 'ABSPATH' ) || exit;

Host::print_at( 'wp_footer', 5, 'back-to-top', 'everywhere' );
add_action(
	'wp_footer',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a link to a part of the page changes nothing.
		$template = isset( $_GET['theme_template_id'] ) ? absint( $_GET['theme_template_id'] ) : 0;
		$when     = 'load';
		if ( $template ) {
			// No button: the URL requests none, and the page may have one already.
			echo \archipel_island( 'back-to-top', compact( 'template', 'when' ), '<span hidden></span>' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- hosts escape their attributes.
		}
	},
	5
);

// An empty fragment is the top of any document.
return static fn(): string => sprintf(
	'<a class="archipel-back-to-top archipel-screen-only archipel-button" href="#"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="m6 14 6-6 6 6" /></svg><span class="archipel-back-to-top__text">%s</span></a>',
	esc_html( Texts::get( 'back-to-top.label', 'Retour en haut de la page', 'Back to the top of the page' ) )
);
