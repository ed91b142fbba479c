/** Swatches of a tile; where the script of Variation Swatches Pro runs, they are its own. */
export const SWATCH =
	'.wvs-archive-variations-wrapper:not(.wvs-pro-loaded) .variable-item, [data-archipel-image], .archipel-tile-swatches__item';

const GROUP = '[role=radiogroup], [data-attribute_name]';

export function findSwatch(target: EventTarget | null): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(SWATCH) : null;
}

/** The next swatch of a row for an arrow key; `undefined` for other keys. */
export function swatchForKey(swatch: HTMLElement, key: string): HTMLElement | undefined {
	const group = swatch.closest(GROUP);
	const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
	if (!group || !step) return undefined;
	const all = [...group.querySelectorAll<HTMLElement>(SWATCH)];
	const sign = key !== 'ArrowDown' && key !== 'ArrowUp' && getComputedStyle(group).direction === 'rtl' ? -1 : 1;
	return all[(all.indexOf(swatch) + step * sign + all.length) % all.length];
}

/** The swatches of a row are one stop of the Tab key: the one that has the focus. */
export function makeTabStop(swatch: HTMLElement): void {
	for (const other of swatch.closest(GROUP)?.querySelectorAll<HTMLElement>(SWATCH) ?? [])
		other.tabIndex = other === swatch ? 0 : -1;
}
