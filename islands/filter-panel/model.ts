import { firstPage } from '../../src/shop/product-list/list-address';

/** One value of a field. */
export interface Term {
	readonly value: string;
	/** Plain text. */
	readonly label: string;
	/** Id of the server's control, so that who was on it stays on it. */
	readonly id: string;
	/** Id of the term, by which the shop counts. */
	readonly term?: number | undefined;
	/** As the server has printed it. */
	readonly count?: number | undefined;
	/** `#rrggbb` or another colour of CSS. */
	readonly color?: string | undefined;
	/** Address of a picture. */
	readonly image?: string | undefined;
	/** Terms below it. */
	readonly children: readonly Term[];
}

interface Common {
	readonly label: string;
	/** Of the query, without `[]`. */
	readonly name: string;
}

export interface TermField extends Common {
	readonly kind: 'terms';
	/** More than one value at a time. */
	readonly isMany: boolean;
	readonly isSelect: boolean;
	readonly terms: readonly Term[];
	/** What the server calls no choice: « Toutes ». */
	readonly all?: string | undefined;
	/** The shop counts its terms by this. */
	readonly taxonomy?: string | undefined;
	/** Its one value is what is in stock. */
	readonly isStock?: boolean | undefined;
}

export interface TextField extends Common {
	readonly kind: 'text';
	readonly id: string;
	readonly suggest: 'sku' | 'title';
	/** Variations are suggested too. */
	readonly hasVariations: boolean;
}

export interface PriceField extends Common {
	readonly kind: 'price';
	/** Name of the upper end; `name` is the lower one’s. */
	readonly to: string;
	readonly ids: readonly [string, string];
	/** Ends of the slider; without them there is none. */
	readonly bounds?: Bounds | undefined;
}

/** Links of the server that filter by themselves. */
export interface LinkField extends Common {
	readonly kind: 'links';
	readonly links: readonly { readonly href: string; readonly label: string; readonly count?: number | undefined }[];
}

export type Field = TermField | TextField | PriceField | LinkField;

export interface Bounds {
	readonly min: number;
	readonly max: number;
	readonly step: number;
}

/** A form as the server has printed it. */
export interface Panel {
	/** Where its answer is. */
	readonly action: string;
	readonly fields: readonly Field[];
	/** Fields that nobody sees: name and value. */
	readonly hidden: readonly (readonly [string, string])[];
	/** Words on the button. */
	readonly submit: string;
	/** Words where nothing is found; Themify’s server says none but in its form. */
	readonly nothing: string;
	/** Slug of Themify’s form; `undefined` for ours. */
	readonly slug?: string | undefined;
	/** The start of the list comes into view with each answer. */
	readonly scrolls?: boolean | undefined;
	/** What is listed without any choice, as WooCommerce’s own query; without it nothing is counted. */
	readonly scope?: string | undefined;
}

/** Values by the name of their field. None and an empty list are the same. */
export type Choice = Readonly<Record<string, readonly string[]>>;

/** Parameters besides the filter that a new address keeps; no others are kept (SEC-03). */
const KEPT = ['orderby', 'display'];

/** Names of the query that belong to a field. */
export const namesOf = (field: Field): string[] =>
	field.kind === 'price' ? [field.name, field.to] : field.kind === 'links' ? [] : [field.name];

/** Only the values that say something. */
export const valuesOf = (choice: Choice, name: string): string[] =>
	(choice[name] ?? []).map((value) => value.trim()).filter(Boolean);

/** The query as the form means it: one value for each name, many joined by commas, blanks dropped (FILT-01). */
export function queryOf(panel: Panel, choice: Choice): [string, string][] {
	const chosen = panel.fields
		.flatMap(namesOf)
		.map((name): [string, string] => [name, valuesOf(choice, name).join()])
		.filter(([, value]) => value);
	const names = new Set(chosen.map(([name]) => name));
	const hidden = panel.hidden.filter(
		([name, value]) =>
			value.trim() &&
			name !== 'paged' &&
			// How the values of an attribute belong together says nothing without values.
			(!name.startsWith('query_type_') || names.has(name.replace('query_type_', 'filter_'))),
	);
	return [...hidden.map(([name, value]): [string, string] => [name, value]), ...chosen];
}

/**
 * The address that lists what is chosen: the first page of it, and nothing of the present address but what is kept.
 *
 * @param current What is shown now.
 * @param order In another order than that.
 */
export function addressOf(panel: Panel, choice: Choice, current: string, order?: string): string {
	const url = firstPage(new URL(panel.action, current));
	const now = new URL(current).searchParams;
	const query = new Map(queryOf(panel, choice));
	for (const name of KEPT) if (!query.has(name) && now.get(name)) query.set(name, now.get(name)!);
	if (order) query.set('orderby', order);
	for (const [name, value] of query) url.searchParams.set(name, value);
	return url.href;
}

/** What an address has chosen. Also as a form without scripts sends it: `name[]`, once for each value. */
export function choiceOf(panel: Panel, address: string): Choice {
	const query = new URL(address).searchParams;
	const entries = panel.fields.flatMap((field) =>
		namesOf(field).map((name): [string, string[]] => {
			const values = [...query.getAll(name), ...query.getAll(`${name}[]`)];
			// A text may have commas of its own.
			const isList = field.kind === 'terms' && field.isMany;
			return [name, (isList ? values.flatMap((value) => value.split(',')) : values).filter(Boolean)];
		}),
	);
	return Object.fromEntries(entries.filter(([, values]) => values.length));
}

/** Whether two choices list the same. */
export const isSame = (panel: Panel, one: Choice, other: Choice): boolean =>
	String(queryOf(panel, one)) === String(queryOf(panel, other));

/** The choice with other values of one field. */
export const withValues = (choice: Choice, name: string, values: readonly string[]): Choice => ({
	...choice,
	[name]: values,
});

/** One value more, or one less. */
export function toggled(choice: Choice, { name, isMany }: TermField, value: string): Choice {
	const now = valuesOf(choice, name);
	const without = now.filter((one) => one !== value);
	if (without.length < now.length) return withValues(choice, name, without);
	return withValues(choice, name, isMany ? [...now, value] : [value]);
}

/** One thing that is chosen, and what is left without it. */
export interface Chip {
	readonly key: string;
	/** Of its field; empty where the text says it all. */
	readonly group: string;
	readonly text: string;
	readonly rest: Choice;
}

/** What is chosen, in the order of the fields. @param price Writes both ends; either may be open. */
export function chipsOf(
	panel: Panel,
	choice: Choice,
	price: (from: number | undefined, to: number | undefined) => string,
): Chip[] {
	return panel.fields.flatMap((field): Chip[] => {
		const { name, label } = field;
		if (field.kind === 'price') {
			const [from, to] = [name, field.to].map((end) => valuesOf(choice, end)[0]);
			if (from === undefined && to === undefined) return [];
			const rest = withValues(withValues(choice, name, []), field.to, []);
			return [{ key: name, group: label, text: price(amount(from), amount(to)), rest }];
		}
		return valuesOf(choice, name).map((value) => {
			const term = field.kind === 'terms' ? allTerms(field.terms).find((one) => one.value === value) : undefined;
			const rest = withValues(
				choice,
				name,
				valuesOf(choice, name).filter((one) => one !== value),
			);
			const text = term?.label ?? value;
			return { key: `${name}=${value}`, group: text === label ? '' : label, text, rest };
		});
	});
}

/** Terms with those below them. */
export const allTerms = (terms: readonly Term[]): Term[] => terms.flatMap((term) => [term, ...allTerms(term.children)]);

/** What somebody has typed as a price; `undefined` if it is none. */
export function amount(text: string | undefined): number | undefined {
	const value = Number.parseFloat((text ?? '').replace(',', '.'));
	return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/**
 * Ends of a slider, as its markup says them (FILT-02): there is one only between whole numbers, and a step that is not positive is 1.
 */
export function readBounds(min?: string, max?: string, step?: string): Bounds | undefined {
	if (![min, max].every((end) => /^-?\d+$/.test(end ?? ''))) return undefined;
	const size = Number(step);
	const bounds = { min: Number(min), max: Number(max), step: size > 0 ? size : 1 };
	return bounds.max > bounds.min ? bounds : undefined;
}

/**
 * Both ends of a price after one of them was set: they never cross, and one that leaves nothing out says nothing.
 *
 * @returns Texts for the query, empty for an open end.
 */
export function priceRange(
	bounds: Bounds | undefined,
	[from, to]: readonly [number | undefined, number | undefined],
	moved: 'from' | 'to',
): [string, string] {
	let [low, high] = [from, to];
	if (low !== undefined && high !== undefined && low > high) {
		if (moved === 'from') low = high;
		else high = low;
	}
	return [
		low === undefined || low <= (bounds?.min ?? 0) ? '' : String(low),
		high === undefined || (bounds && high >= bounds.max) ? '' : String(high),
	];
}
