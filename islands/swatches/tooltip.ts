import { messages } from './messages';
import type { Swatch } from './swatch-list';

/**
 * Creates a tooltip with a value's name and why it cannot be chosen, on hover and keyboard focus, in the place of the plugin's, which the edge of a
 * phone cuts. Escape hides it. For screen readers the control's name has the same text.
 *
 * @returns A function that shows the tooltip at a swatch.
 */
export function createTooltip(
	host: HTMLElement,
	swatches: readonly Swatch[],
	signal: AbortSignal,
): (swatch: Swatch) => void {
	const find = (target: Element) => swatches.find(({ item }) => item.contains(target))?.item;
	const textOf = (item: HTMLElement) => describe(swatches.find((swatch) => swatch.item === item));
	const options = {
		className: 'archipel-swatches__tooltip',
		find,
		textOf,
		hidesOnPress: false,
	};
	let made: Promise<void | ((item: HTMLElement) => void)> | undefined;
	/** Loads the tooltip on the first hover or focus. */
	const make = () =>
		(made ??= import('../../src/dom/tooltip').then(
			({ createTooltip: create }) => create(host, options, signal),
			() => {},
		));
	const near = async ({ target, type, pointerType }: Event & { readonly pointerType?: string }) => {
		const item = find(target as Element);
		if (made || !item) return;
		const isThere = () => item.matches(type === 'focusin' ? ':focus-visible, :has(:focus-visible)' : ':hover');
		// A touch does not hover, and a press does not show the focus.
		if (type === 'focusin' ? !isThere() : pointerType === 'touch') return;
		const show = await make();
		if (isThere()) show?.(item);
	};
	for (const type of ['pointerover', 'focusin']) host.addEventListener(type, near, { signal });
	return ({ item }) => void make().then((show) => show?.(item));
}

/** Returns the value with the reason; no text for a value that its swatch spells out (« S »). */
function describe(swatch: Swatch | undefined): string {
	const reason = swatch?.item.dataset['reason'];
	const value = swatch?.title ?? '';
	if (reason === 'unavailable' || reason === 'outOfStock')
		return messages('tooltip', { value, reason: messages(reason) });
	return value === swatch?.item.textContent.trim() ? '' : value;
}
