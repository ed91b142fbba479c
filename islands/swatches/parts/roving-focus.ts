import { controlForKey, makeTabStop } from '../../../src/runtime/keys';
import type { Swatch } from './swatch-list';

/**
 * Makes a list of toggle buttons one tab stop with arrow keys, like native radios (SW-03).
 * In right-to-left pages the left and right keys are swapped.
 *
 * @returns A function that makes a swatch the tab stop.
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
