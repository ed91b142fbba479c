import { readVariation, type RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { Choice, OptionState } from '../../src/shop/woocommerce/variations/variation-index';
import type { Props } from './props';

/** The four states of a swatch (SW-02). */
export type SwatchState = 'selected' | 'disabled' | 'no-stock' | 'available';

export interface SwatchView {
	readonly isSelected: boolean;
	/** What stands in its way, in words and in the tooltip. */
	readonly reason: 'unavailable' | 'outOfStock' | undefined;
	/** How it looks when it is not selected. */
	readonly look: Exclude<SwatchState, 'selected'>;
	readonly canBeChosen: boolean;
}

export interface SwatchFacts {
	readonly isSelected: boolean;
	/** The select has the value, and does not refuse it. */
	readonly isOffered: boolean;
	/** `undefined` while only the server knows: then everything can be tried (SW-06). */
	readonly known: OptionState | undefined;
}

/** How a swatch looks and what it takes (SW-02, SW-04). */
export function viewSwatch({ isSelected, isOffered, known }: SwatchFacts, props: Props): SwatchView {
	if (!isOffered || known?.isPossible === false) {
		return { isSelected, reason: 'unavailable', look: 'disabled', canBeChosen: props.deselectUnavailable };
	}
	if (known?.isInStock !== false) return { isSelected, reason: undefined, look: 'available', canBeChosen: true };
	const { clickableOutOfStock, disableOutOfStock, deselectUnavailable } = props;
	return {
		isSelected,
		reason: 'outOfStock',
		look: clickableOutOfStock ? 'no-stock' : 'disabled',
		canBeChosen: clickableOutOfStock || (disableOutOfStock && deselectUnavailable),
	};
}

/**
 * What a value tells about how few pieces are left (SW-07): only while its attribute is the last one open.
 *
 * @param match The first variation that fits a choice, if the page knows.
 * @returns The shop's words, or the number of pieces; `undefined` when there is nothing to tell.
 */
export function stockLeft(
	choice: Choice,
	attribute: string,
	value: string,
	threshold: number,
	match: (choice: Choice) => RawVariation | undefined,
): string | number | undefined {
	const open = Object.keys(choice).filter((name) => !choice[name]);
	if (Object.keys(choice).length < 2 || open.length !== 1 || open[0] !== attribute) return undefined;
	const raw = match({ ...choice, [attribute]: value });
	const variation = raw && readVariation(raw);
	if (!variation?.is_in_stock || variation.max_qty > threshold) return undefined;
	const words = raw?.['variation_stock_left'];
	return typeof words === 'string' && words ? words : variation.max_qty;
}
