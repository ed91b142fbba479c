/** Limits of a quantity field, from the attributes of the input or from data. */
export interface QuantityLimits {
	/** @default 0 */
	readonly min: number;
	/** `Infinity` when unlimited. */
	readonly max: number;
	/** 1 when absent, empty or `any` (QTY-02). */
	readonly step: number;
}

/** How plus and minus behave: fields of four origins have four sets of rules (QTY-02 to QTY-04). */
export type QuantityProfile = 'theme' | 'plugin' | 'builder-cart' | 'builder-product';

type Rule = (value: number, limits: QuantityLimits) => number;

const clamp: Rule = (value, { min, max }) => Math.min(Math.max(value, min), max);

const profiles: Record<QuantityProfile, { readonly plus: Rule; readonly minus: Rule }> = {
	/** Plus is limited to max; minus to min and 0. */
	theme: {
		plus: (value, limits) => clamp(add(value, limits.step), limits),
		minus: (value, limits) => Math.max(0, clamp(add(value, -limits.step), limits)),
	},
	plugin: {
		plus: (value, limits) => clamp(add(value, limits.step), limits),
		minus: (value, limits) => clamp(add(value, -limits.step), limits),
	},
	/** Minus works above 1 only, down to 0; plus works only if the sum does not exceed max. */
	'builder-cart': {
		plus: (value, { max, step }) => (add(value, step) <= max ? add(value, step) : value),
		minus: (value, { step }) => (value > 1 ? Math.max(0, add(value, -step)) : value),
	},
	/** Plus adds, or sets max at or above max; minus sets min at or below min, and otherwise subtracts above 0 only. */
	'builder-product': {
		plus: (value, { max, step }) => (value >= max ? max : add(value, step)),
		minus: (value, { min, step }) => (value <= min ? min : value > 0 ? add(value, -step) : value),
	},
};

/** Returns the value after one press of plus (`1`) or minus (`-1`). A value that is not a number counts as `min`. */
export function stepQuantity(
	value: number,
	direction: 1 | -1,
	limits: QuantityLimits,
	profile: QuantityProfile = 'theme',
): number {
	const current = Number.isFinite(value) ? value : limits.min;
	return profiles[profile][direction > 0 ? 'plus' : 'minus'](current, limits);
}

/** Returns a typed value clamped to the limits; an empty field means `min`. */
export function clampQuantity(value: number, limits: QuantityLimits): number {
	return clamp(Number.isFinite(value) ? value : limits.min, limits);
}

/** Reads the limits from the attributes of a quantity input. */
export function readLimits(input: Pick<HTMLInputElement, 'min' | 'max' | 'step'>): QuantityLimits {
	return {
		min: toNumber(input.min, 0),
		max: toNumber(input.max, Infinity),
		step: Number(input.step) > 0 ? Number(input.step) : 1,
	};
}

/** Raises a value below a minimum of 0 or more, as WooCommerce does at load outside the cart table (QTY-01). */
export function raiseToMinimum(input: HTMLInputElement): void {
	const min = Number.parseFloat(input.min);
	if (min >= 0 && Number.parseFloat(input.value) < min) input.value = String(min);
}

const toNumber = (text: string, otherwise: number): number =>
	text === '' || !Number.isFinite(Number(text)) ? otherwise : Number(text);

/** 0.1 + 0.2 is 0.3 for a shopper: the dust of binary fractions lies far behind the decimals of any quantity. */
const add = (value: number, step: number): number => Number((value + step).toFixed(10));
