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

/** What holds for all variations that are still possible. */
export interface CommonFacts {
	/** `image_id` and `image`, if all have the same picture. */
	readonly picture: RawVariation | undefined;
	/** Lowest and highest price in the currency's minor unit; absent if one is unknown, or if nothing is cheaper or dearer than before the choice. */
	readonly prices: readonly [number, number] | undefined;
}

/** What the islands of one variation form know together. The form's controls stay the source of truth; this follows them. */
export interface VariationState {
	/** Where the form knows its variations from; see `VariationSource`. */
	readonly source: ReadonlySignal<'list' | 'table' | 'server'>;
	/** The values of the controls. */
	readonly choice: ReadonlySignal<Choice>;
	/** What each value leads to; `undefined` while only the server knows. */
	readonly options: ReadonlySignal<OptionStates | undefined>;
	/** The variation on show. Set by the island that shows it. */
	readonly found: Signal<RawVariation | undefined>;
	/**
	 * Whether some variation fits; `undefined` while only the server knows.
	 *
	 * @param only Leaves out what is sold out.
	 */
	readonly hasMatch: (choice: Choice, only?: 'in-stock') => boolean | undefined;
	/** The first variation that fits, if the whole list is on the page. */
	readonly match: (choice: Choice) => RawVariation | undefined;
	/** What the variations that a choice leaves possible have in common (SW-10); `undefined` while nothing is chosen or nothing is known. */
	readonly common: (choice: Choice) => CommonFacts | undefined;
	/**
	 * Chooses the only value that an attribute has left. It gives way when the shopper chooses something it does not go with.
	 */
	readonly fill: (select: HTMLSelectElement, value: string) => void;
	/** Reads the variations again. @param list A new list; by default the form's attribute. */
	readonly reload: (list?: unknown) => void;
	/** Where the focus goes for an attribute whose control is hidden, by name. */
	readonly focusTargets: Map<string, () => HTMLElement | undefined>;
}

const states = new WeakMap<HTMLElement, VariationState>();

/** The state of a form: the same for every island that asks. */
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
	/** Attributes that nobody chose. */
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

/** Shops upload the same picture more than once: what counts is the file. */
const fileOf = (picture: RawVariation | undefined): unknown =>
	(picture?.['image'] as { full_src?: unknown } | undefined)?.full_src;

/** Lowest and highest price; `NaN` compares with nothing. */
function extent(variations: readonly KnownVariation[]): readonly [number, number] {
	const prices = variations.map(({ price }) => price ?? Number.NaN);
	return [Math.min(...prices), Math.max(...prices)];
}
