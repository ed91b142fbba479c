import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import {
	attributeOf,
	onOptionChange,
	optionFields,
	readChoice,
	setOption,
} from '../shop/woocommerce/variations/option-fields';
import type { RawVariation } from '../shop/woocommerce/variations/variation';
import { createVariationIndex, type Choice, type OptionStates } from '../shop/woocommerce/variations/variation-index';
import { readVariationSource, type KnownVariation } from '../shop/woocommerce/variations/variation-source';

/** Values that all remaining variations have in common. */
export interface CommonFacts {
	/** `image_id` and `image`, if all variations have the same image. */
	readonly picture: RawVariation | undefined;
	/** Lowest and highest price in the currency's minor unit; absent if a price is unknown or the choice does not narrow the range. */
	readonly prices: readonly [number, number] | undefined;
}

/** State shared by the islands of one variation form. The form controls are the source of truth. */
export interface VariationState {
	/** Source of the form's variations; see `VariationSource`. */
	readonly source: ReadonlySignal<'list' | 'table' | 'server'>;
	/** Values of the form controls, by attribute. */
	readonly choice: ReadonlySignal<Choice>;
	/** State of each option value; `undefined` while only the server knows the variations. */
	readonly options: ReadonlySignal<OptionStates | undefined>;
	/** The displayed variation. Set by the variation-form island. */
	readonly found: Signal<RawVariation | undefined>;
	/**
	 * Returns whether a variation matches; `undefined` while only the server knows the variations.
	 *
	 * @param only Excludes variations that are out of stock.
	 */
	readonly hasMatch: (choice: Choice, only?: 'in-stock') => boolean | undefined;
	/** Returns the first matching variation, if the whole list is on the page. */
	readonly match: (choice: Choice) => RawVariation | undefined;
	/** Returns the common values of the variations that match a partial choice (SW-10); `undefined` without a choice or a known list. */
	readonly common: (choice: Choice) => CommonFacts | undefined;
	/**
	 * Selects the only remaining value of an attribute. The value is reset when the customer makes an incompatible choice.
	 */
	readonly fill: (select: HTMLSelectElement, value: string) => void;
	/** Reads the variations again. @param list A new list. @default the form's attribute */
	readonly reload: (list?: unknown) => void;
	/** Focus targets by attribute name, for attributes whose select is hidden. */
	readonly focusTargets: Map<string, () => HTMLElement | undefined>;
}

const states = new WeakMap<HTMLElement, VariationState>();

/** Returns the state of a form, shared by all islands. */
export function variationState(form: HTMLElement): VariationState {
	let state = states.get(form);
	if (!state) states.set(form, (state = createVariationState(form)));
	return state;
}

function createVariationState(form: HTMLElement): VariationState {
	const readSource = (list: unknown) => {
		const fields = optionFields(form).map((select) => ({
			name: attributeOf(select),
			values: [...select.options].map(({ value }) => value).filter(Boolean),
		}));
		const source = readVariationSource(form, list, fields);
		return { source, index: source.kind === 'server' ? undefined : createVariationIndex(fields, source.variations) };
	};
	const known = signal(readSource(form.dataset['product_variations']));
	const choice = signal(readChoice(form));
	/** Attributes that were selected by `fill`, not by the customer. */
	const filled = signal<ReadonlySet<string>>(new Set());
	let filling = '';

	const hasMatch = (wanted: Choice, only?: 'in-stock') => {
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
		source: computed(() => known.value.source.kind),
		choice,
		options: computed(() => {
			const { index } = known.value;
			const chosen = Object.entries(choice.value).filter(([name]) => !filled.value.has(name));
			return index?.options(Object.fromEntries(chosen));
		}),
		found: signal(undefined),
		hasMatch,
		match(wanted) {
			const { source, index } = known.value;
			return index && source.raw[index.find(wanted)];
		},
		common(wanted) {
			const { source, index } = known.value;
			if (!index || !Object.values(wanted).some(Boolean)) return undefined;
			const left = index.findAll(wanted).map((row) => source.variations[row]!);
			if (!left.length) return undefined;
			const picture = left[0]!.picture;
			const isShared = left.every((other) => fileOf(other.picture) === fileOf(picture));
			const [from, to] = extent(left);
			const [least, most] = extent(source.variations);
			const isNarrower = from > least || to < most;
			return { picture: isShared ? picture : undefined, prices: isNarrower ? [from, to] : undefined };
		},
		fill(select, value) {
			filling = attributeOf(select);
			filled.value = new Set([...filled.value, filling]);
			setOption(select, value);
			filling = '';
		},
		reload: (list = form.dataset['product_variations']) => (known.value = readSource(list)),
		focusTargets: new Map(),
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
