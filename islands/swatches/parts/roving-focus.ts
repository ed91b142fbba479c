import { controlForKey, makeTabStop } from '../../../src/runtime/keys';
import type { Swatch } from './swatch-list';

/**
 * One tab stop for a list of toggle buttons, and arrow keys between them, as native radio buttons have by themselves (SW-03).
 * In a page that is written from right to left the left and right keys change places.
 *
 * @returns Makes a swatch the tab stop.
 */
export function rove(host: HTMLElement, swatches: readonly Swatch[], signal: AbortSignal): (swatch: Swatch) => void {
	const controls: HTMLElement[] = swatches.map(({ control }) => control);
	host.addEventListener(
		'keydown',
		(event) => {
			const current = controls.find((control) => control === event.target);
			if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
			const next = controlForKey(event.key, current, controls, host);
			if (!next) return;
			event.preventDefault();
			next.focus();
		},
		{ signal },
	);
	host.addEventListener(
		'focusin',
		({ target }) => {
			if (controls.includes(target as HTMLElement)) makeTabStop(target as HTMLElement, controls);
		},
		{ signal },
	);
	return ({ control }) => makeTabStop(control, controls);
}
