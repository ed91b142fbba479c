import type { Swatch } from './swatch-list';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One tab stop for a list of toggle buttons, and arrow keys between them, as native radio buttons have by themselves (SW-03).
 * In a page that is written from right to left the left and right keys change places.
 *
 * @returns Makes a swatch the tab stop.
 */
export function rove(host: HTMLElement, swatches: readonly Swatch[], signal: AbortSignal): (swatch: Swatch) => void {
	const stopAt = (swatch: Swatch) => {
		for (const { control } of swatches) control.tabIndex = control === swatch.control ? 0 : -1;
	};
	host.addEventListener(
		'keydown',
		(event) => {
			const current = swatches.findIndex(({ control }) => control === event.target);
			if (current < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
			const isMirrored = /Left|Right/.test(event.key) && getComputedStyle(host).direction === 'rtl';
			const step = (STEPS[event.key] ?? 0) * (isMirrored ? -1 : 1);
			const next =
				event.key === 'Home'
					? swatches[0]
					: event.key === 'End'
						? swatches.at(-1)
						: step
							? swatches.at((current + step) % swatches.length)
							: undefined;
			if (!next) return;
			event.preventDefault();
			stopAt(next);
			next.control.focus();
		},
		{ signal },
	);
	host.addEventListener(
		'focusin',
		({ target }) => {
			const focused = swatches.find(({ control }) => control === target);
			if (focused) stopAt(focused);
		},
		{ signal },
	);
	return stopAt;
}
