import { readVariation, type RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { Choice, OptionState } from '../../src/shop/woocommerce/variations/variation-index';
import type { Props } from './island';

export interface SwatchView {
	readonly isSelected: boolean;
	/** Why the swatch cannot be bought, for its text and tooltip. */
	readonly reason: 'unavailable' | 'outOfStock' | undefined;
	/** Style of the swatch while it is not selected. */
	readonly look: 'disabled' | 'no-stock' | 'available';
	readonly canBeChosen: boolean;
}

export interface SwatchFacts {
	readonly isSelected: boolean;
	/** Whether the select has this value as an enabled option. */
	readonly isOffered: boolean;
	/** State of the value; `undefined` if only the server knows: then every value can be tried (SW-06). */
	readonly known: OptionState | undefined;
}

/** Returns state and style of a swatch (SW-02, SW-04). */
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
 * Returns the remaining stock of a value (SW-07), only while its attribute is the last one without a choice.
 *
 * @param match Returns the first variation that fits a choice, if the page knows it.
 * @returns A text of the swatches plugin (the free one prints none: SERVERS.md, S48), or a number of items; `undefined` if nothing is shown.
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
	// Of a product that is sold individually, `max_qty` is no stock.
	if (!variation?.is_in_stock || variation.is_sold_individually || variation.max_qty > threshold) return undefined;
	const words = raw?.['variation_stock_left'];
	return typeof words === 'string' && words ? words : variation.max_qty;
}
