import { controlForKey, makeTabStop } from '../../../src/runtime/keys';

/** Selector of swatches on a tile, except those handled by the script of Variation Swatches Pro. */
export const SWATCH =
	'.wvs-archive-variations-wrapper:not(.wvs-pro-loaded) .variable-item, [data-archipel-image], .archipel-tile-swatches__item';

const GROUP = '[role=radiogroup], [data-attribute_name]';

export function findSwatch(target: EventTarget | null): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(SWATCH) : null;
}

/** The next swatch of a row for an arrow key, Home or End; `undefined` for other keys. */
export function swatchForKey(swatch: HTMLElement, key: string): HTMLElement | undefined {
	const group = swatch.closest(GROUP);
	return group ? controlForKey(key, swatch, [...group.querySelectorAll<HTMLElement>(SWATCH)], group) : undefined;
}

/** Makes the focused swatch the only tab stop of its row. */
export const setTabStop = (swatch: HTMLElement): void =>
	makeTabStop(swatch, swatch.closest(GROUP)?.querySelectorAll<HTMLElement>(SWATCH) ?? []);
