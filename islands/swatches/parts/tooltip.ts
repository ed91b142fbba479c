import { createTooltip as createShared } from '../../../src/dom/tooltip';
import { messages } from '../messages';
import type { Swatch } from './swatch-list';

/**
 * A tooltip with the value's name and what stands in its way: on keyboard focus and on touch, where the plugin has none; over our own swatches also
 * under the pointer. Escape hides it. Screen readers have the words in the control's name.
 *
 * @param onPointer Whether it also shows under the pointer.
 * @returns Shows it at a swatch.
 */
export function createTooltip(
	host: HTMLElement,
	swatches: readonly Swatch[],
	onPointer: boolean,
	signal: AbortSignal,
): (swatch: Swatch) => void {
	const show = createShared(
		host,
		{
			className: 'archipel-swatches__tooltip',
			find: (target) => swatches.find(({ item }) => item.contains(target))?.item,
			textOf: (item) => describe(swatches.find((swatch) => swatch.item === item)),
			isOnHover: onPointer,
		},
		signal,
	);
	return ({ item }) => show(item);
}

function describe(swatch: Swatch | undefined): string {
	const reason = swatch?.item.dataset['reason'];
	const value = swatch?.title ?? '';
	return reason === 'unavailable' || reason === 'outOfStock'
		? messages('tooltip', { value, reason: messages(reason) })
		: value;
}
