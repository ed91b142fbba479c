import { listen } from '../runtime/listen';
import { defineMessages } from '../i18n/define-messages';
import { createButton, element } from '../dom/element';

export const quantityMessages = defineMessages('common', {
	quantityOf: ['Quantité : {name}', 'Quantity: {name}'],
	increase: ['Augmenter la quantité', 'Increase quantity'],
	decrease: ['Diminuer la quantité', 'Decrease quantity'],
});

/** Limits of a quantity field, from the attributes of the input or from data. */
export interface QuantityLimits {
	/** @default 0 */
	readonly min: number;
	/** `Infinity` when unlimited. */
	readonly max: number;
	/** 1 when absent, empty or `any` (QTY-02). */
	readonly step: number;
}

/** How plus and minus behave: fields of three origins have three sets of rules (QTY-02 to QTY-04). */
export type QuantityProfile = 'theme' | 'builder-cart' | 'builder-product';

type Rule = (value: number, limits: QuantityLimits) => number;

const clamp: Rule = (value, { min, max }) => Math.min(Math.max(value, min), max);

const profiles: Record<QuantityProfile, { readonly plus: Rule; readonly minus: Rule }> = {
	/** Plus is limited to max; minus to min and 0. */
	theme: {
		plus: (value, limits) => clamp(add(value, limits.step), limits),
		minus: (value, limits) => Math.max(0, clamp(add(value, -limits.step), limits)),
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
	return profiles[profile][direction > 0 ? 'plus' : 'minus'](Number.isFinite(value) ? value : limits.min, limits);
}

/** Returns a typed value clamped to the limits; an empty field means `min`. */
export const clampQuantity = (value: number, limits: QuantityLimits): number =>
	clamp(Number.isFinite(value) ? value : limits.min, limits);

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

/** Adds a step, rounded to 10 decimals: binary fractions make 0.1 + 0.2 a little more than 0.3. */
const add = (value: number, step: number): number => Number((value + step).toFixed(10));

const STEP = 'archipel-step';

export interface StepperOptions {
	/** CSS selector of the fields inside the root. */
	readonly fields: string;
	readonly profile: QuantityProfile;
	/** Accessible name of a button. @param direction 1 for plus, -1 for minus. */
	readonly label: (direction: 1 | -1, field: HTMLInputElement) => string;
	readonly signal: AbortSignal;
}

/**
 * Adds plus and minus buttons to quantity fields, unless the theme has its own (QTY-02 to QTY-04). `src/styles/quantity-steppers.css` reserves
 * their space before the first paint.
 *
 * @returns Function to call after fields were added or limits have changed.
 */
export function addSteppers(root: HTMLElement, { fields, profile, label, signal }: StepperOptions): () => void {
	const next = (field: HTMLInputElement, direction: 1 | -1) =>
		stepQuantity(field.valueAsNumber, direction, readLimits(field), profile);
	const buttonsOf = (field: HTMLInputElement) => field.parentElement!.querySelectorAll<HTMLButtonElement>(`.${STEP}`);

	/** Adds missing buttons and updates their state. A button at the limit stays focusable, with `aria-disabled`. */
	const refresh = () => {
		for (const field of root.querySelectorAll<HTMLInputElement>(fields)) {
			if (!field.parentElement!.querySelector('button, .plus, .minus')) {
				field.before(createStep(-1));
				field.after(createStep(1));
			}
			for (const button of buttonsOf(field)) {
				const direction = directionOf(button);
				button.setAttribute('aria-label', label(direction, field));
				button.setAttribute('aria-disabled', String(next(field, direction) === field.valueAsNumber));
			}
		}
	};
	listen(root, 'click', { signal }, (event) => {
		const button = (event.target as Element).closest<HTMLButtonElement>(`.${STEP}`);
		const field = button?.parentElement?.querySelector<HTMLInputElement>(fields);
		if (!button || !field) return;
		const value = next(field, directionOf(button));
		if (value === field.valueAsNumber) return;
		field.value = String(value);
		// Events as for typing: other plugins listen to both.
		for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
	});
	const onChange = ({ target }: Event) => (target as Element).matches(fields) && refresh();
	for (const type of ['input', 'change']) root.addEventListener(type, onChange, { signal });
	refresh();
	signal.addEventListener('abort', () => root.querySelectorAll(`.${STEP}`).forEach((button) => button.remove()));
	return refresh;
}

function createStep(direction: 1 | -1): HTMLButtonElement {
	const sign = element('span', { 'aria-hidden': 'true' }, direction > 0 ? '+' : '−');
	return createButton(`${STEP} archipel-quiet-button`, { 'data-step': direction }, sign);
}

const directionOf = (button: HTMLElement): 1 | -1 => (button.dataset['step'] === '1' ? 1 : -1);

/**
 * Manages the quantity fields of a product form: raises values to the minimum (QTY-01) and adds plus and minus buttons.
 *
 * @returns Function to call after the limits have changed.
 */
export function manageQuantities(form: HTMLFormElement, signal: AbortSignal): () => void {
	for (const field of form.querySelectorAll<HTMLInputElement>('input.qty'))
		// A focused field is raised on blur: during typing the next digit would be appended to the minimum.
		if (field === document.activeElement)
			field.addEventListener('blur', () => raiseToMinimum(field), { signal, once: true });
		else raiseToMinimum(field);
	return addSteppers(form, {
		fields: '.quantity input.qty[type=number]:not([readonly], [disabled])',
		profile: form.closest('[class*="shopengine"]') ? 'builder-product' : 'theme',
		label(direction, field) {
			const child = field.closest('tr')?.querySelector('.woocommerce-grouped-product-list-item__label');
			const name = child?.textContent.trim();
			return [quantityMessages(direction > 0 ? 'increase' : 'decrease'), name].filter(Boolean).join(' – ');
		},
		signal,
	});
}
