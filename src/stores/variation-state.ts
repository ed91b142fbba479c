import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import {
	attributeOf,
	onOptionChange,
	optionFields,
	readChoice,
	setOption,
} from '../shop/woocommerce/variations/option-fields';
import type { RawVariation } from '../shop/woocommerce/variations/variation';
import { createVariationIndex, type Choice } from '../shop/woocommerce/variations/variation-index';
import { readVariationSource, type KnownVariation } from '../shop/woocommerce/variations/variation-source';

const states = new WeakMap<HTMLElement, VariationState>();

/** Returns the state of a form, shared by all islands. */
export function variationState(form: HTMLElement): VariationState {
	let state = states.get(form);
	if (!state) states.set(form, (state = createVariationState(form)));
	return state;
}

/** State shared by the islands of one variation form. The form controls are the source of truth. */
export type VariationState = ReturnType<typeof createVariationState>;

function createVariationState(form: HTMLElement) {
	const readSource = (list: unknown) => {
		const fields = optionFields(form).map((select) => ({
			name: attributeOf(select),
			values: [...select.options].map(({ value }) => value).filter(Boolean),
		}));
		const source = readVariationSource(form, list, fields);
		const index = source.kind === 'server' ? undefined : createVariationIndex(fields, source.variations);
		return { source, index, range: extent(source.variations) };
	};
	const known = signal(readSource(form.dataset['product_variations']));
	const choice = signal<Choice>(readChoice(form));
	/** Attributes that were selected by `fill`, not by the customer. */
	const filled = signal<ReadonlySet<string>>(new Set());
	let filling = '';

	/**
	 * Returns whether a variation matches; `undefined` while only the server knows the variations.
	 *
	 * @param only Excludes variations that are out of stock.
	 */
	const hasMatch = (wanted: Choice, only?: 'in-stock'): boolean | undefined => {
		const { index } = known.value;
		return index && index.find(wanted, only) >= 0;
	};
	const follow = () => {
		const before = choice.value;
		let now = readChoice(form);
		const left = [...filled.value].filter((name) => name === filling || now[name] === before[name]);
		if (left.length && hasMatch(now) === false) {
			for (const select of optionFields(form)) if (left.includes(attributeOf(select))) select.value = '';
			now = readChoice(form);
			left.length = 0;
		}
		batch(() => {
			if (left.length !== filled.value.size) filled.value = new Set(left);
			if (Object.keys(now).some((name) => now[name] !== before[name])) choice.value = now;
		});
	};
	onOptionChange(form, follow);

	return {
		/** Source of the form's variations; see `VariationSource`. */
		source: computed(() => known.value.source.kind),
		/** Values of the form controls, by attribute. */
		choice: choice as ReadonlySignal<Choice>,
		/** State of each option value; `undefined` while only the server knows the variations. */
		options: computed(() => {
			const { index } = known.value;
			const chosen = Object.entries(choice.value).filter(([name]) => !filled.value.has(name));
			return index?.options(Object.fromEntries(chosen));
		}),
		/** The displayed variation. Set by the variation-form island. */
		found: signal<RawVariation | undefined>(undefined),
		hasMatch,
		/** Returns the first matching variation, if the whole list is on the page. */
		match(wanted: Choice): RawVariation | undefined {
			const { source, index } = known.value;
			return index && source.kind === 'list' ? source.variations[index.find(wanted)]?.raw : undefined;
		},
		/** Returns the common values of the variations that match a partial choice (SW-10); `undefined` without a choice or a known list. */
		common(wanted: Choice) {
			const { source, index, range } = known.value;
			if (!index || !Object.values(wanted).some(Boolean)) return undefined;
			const left = index.findAll(wanted).map((row) => source.variations[row]!);
			if (!left.length) return undefined;
			const picture = left[0]!.raw;
			const isShared = left.every(({ raw }) => fileOf(raw) === fileOf(picture));
			const prices = extent(left);
			const isNarrower = prices[0] > range[0] || prices[1] < range[1];
			return {
				/** `image_id` and `image`, if all variations have the same image. */
				picture: isShared ? picture : undefined,
				/** Lowest and highest price in the currency's minor unit; absent if a price is unknown or the choice does not narrow the range. */
				prices: isNarrower ? prices : undefined,
			};
		},
		/** Selects the only remaining value of an attribute. The value is reset when the customer makes an incompatible choice. */
		fill(select: HTMLSelectElement, value: string): void {
			filling = attributeOf(select);
			filled.value = new Set([...filled.value, filling]);
			setOption(select, value);
			filling = '';
		},
		/** Reads the variations again. @param list A new list. @default the form's attribute */
		reload(list: unknown = form.dataset['product_variations']): void {
			known.value = readSource(list);
		},
		/** Focus targets by attribute name, for attributes whose select is hidden. */
		focusTargets: new Map<string, () => HTMLElement | undefined>(),
	};
}

/** File of an image: the same image may be uploaded several times under different ids. */
const fileOf = (picture: RawVariation | undefined): unknown =>
	(picture?.['image'] as { full_src?: unknown } | undefined)?.full_src;

/** Lowest and highest price; `NaN` for an unknown price, which makes every comparison false. */
function extent(variations: readonly KnownVariation[]): readonly [number, number] {
	const prices = variations.map(({ price }) => price ?? Number.NaN);
	return [Math.min(...prices), Math.max(...prices)];
}
