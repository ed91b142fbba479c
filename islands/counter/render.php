<?php
/** Server side of the counter: prints the final number. */

namespace Archipel\Islands\Counter;

defined( 'ABSPATH' ) || exit;

return static function ( array $props ): string {
	$value    = (string) $props['value'];
	$decimals = strlen( explode( '.', "$value." )[1] );
	$bar      = ! $props['bar'] ? '' : sprintf(
		'<svg class="archipel-bar" width="100%%" height="8" aria-hidden="true" focusable="false"><rect class="archipel-bar__track" width="100%%" height="8"></rect><rect class="archipel-bar__line" width="%s%%" height="8"></rect></svg>',
		esc_attr( (string) max( 0, min( 100, (float) $value ) ) )
	);
	return sprintf(
		'<p class="archipel-counter"><span class="archipel-counter__value">%1$s<span data-archipel-number="%2$s">%3$s</span>%4$s</span>%5$s%6$s</p>',
		esc_html( $props['prefix'] ),
		esc_attr( $value ),
		esc_html( number_format_i18n( (float) $value, $decimals ) ),
		esc_html( $props['suffix'] ),
		'' === $props['label'] ? '' : ' <span class="archipel-counter__label">' . esc_html( $props['label'] ) . '</span>',
		$bar
	);
};
