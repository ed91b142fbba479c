<?php
/** Server HTML of the wave: its drawing, static without JavaScript. */

namespace Archipel\Islands\Wave;

defined( 'ABSPATH' ) || exit;

/** Returns the drawing; the same as `drawWave` in `enhance.ts`, which draws on pages without PHP. */
return static function ( array $props ): string {
	$rise   = min( (int) $props['amplitude'], (int) $props['height'] );
	$height = (int) $props['height'] + $rise;
	$halves = 4 * (int) $props['bones'];
	return sprintf(
		'<svg class="archipel-wave" height="%2$d" aria-hidden="true" focusable="false"><svg viewBox="0 0 %1$d %2$d" preserveAspectRatio="none"><path d="M0 %3$dq.5 %4$d 1 0%5$sV%2$dH0Z"%6$s></path></svg></svg>',
		$halves,
		$height,
		$rise,
		-2 * $rise,
		str_repeat( 't1 0', $halves - 1 ),
		'' === $props['color'] ? '' : ' fill="' . esc_attr( (string) $props['color'] ) . '"'
	);
};
