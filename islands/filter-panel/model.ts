import { firstPage } from '../../src/shop/product-list/list-address';

export interface Term {
	readonly value: string;
	readonly label: string;
	/** Id of the server's control: keeps its focus when the view replaces it. */
	readonly id: string;
	/** Id of the term, by which the shop counts. */
	readonly term?: number | undefined;
	readonly count?: number | undefined;
	/** `#rrggbb` or another colour of CSS. */
	readonly color?: string | undefined;
	readonly image?: string | undefined;
	readonly children: readonly Term[];
}

interface Common {
	readonly label: string;
	/** Query parameter, without `[]`. */
	readonly name: string;
}

export interface TermField extends Common {
	readonly kind: 'terms';
	readonly isMany: boolean;
	readonly isSelect: boolean;
	readonly terms: readonly Term[];
	/** Server's label for no choice: « Toutes ». */
	readonly all?: string | undefined;
	/** Taxonomy by which the shop counts the terms. */
	readonly taxonomy?: string | undefined;
	/** Whether the only value means in stock. */
	readonly isStock?: boolean | undefined;
}

export interface TextField extends Common {
	readonly kind: 'text';
	readonly id: string;
	readonly suggest: 'sku' | 'title';
	readonly hasVariations: boolean;
}

export interface PriceField extends Common {
	readonly kind: 'price';
	/** Query parameter of the upper end; `name` is the lower one’s. */
	readonly to: string;
	readonly ids: readonly [string, string];
	/** Ends of the slider; absent: no slider. */
	readonly bounds?: Bounds | undefined;
}

/** Server links that filter on their own. */
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

export interface Panel {
	readonly action: string;
	readonly fields: readonly Field[];
	/** Hidden fields: name and value. */
	readonly hidden: readonly (readonly [string, string])[];
	readonly submit: string;
	/** Message if nothing is found; Themify’s server prints one only in its form. */
	readonly nothing: string;
	/** Slug of Themify’s form; `undefined` for Archipel's. */
	readonly slug?: string | undefined;
	/** Whether each response scrolls to the start of the list. */
	readonly scrolls?: boolean | undefined;
	/** Unfiltered list as WooCommerce’s query; without it nothing is counted. */
	readonly scope?: string | undefined;
}

/** Values by name of their field. A missing list and an empty one are the same. */
export type Choice = Readonly<Record<string, readonly string[]>>;

/** Parameters besides the filter that a new address keeps; no others are kept (SEC-03). */
const KEPT = ['orderby', 'display'];

export const namesOf = (field: Field): string[] =>
	field.kind === 'price' ? [field.name, field.to] : field.kind === 'links' ? [] : [field.name];

/** Returns the values of a field, without blanks. */
export const valuesOf = (choice: Choice, name: string): string[] =>
	(choice[name] ?? []).map((value) => value.trim()).filter(Boolean);

/** Returns the query of the form: one value per name, several joined by commas, blanks dropped (FILT-01). */
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
			// The query type of an attribute is useless without values.
			(!name.startsWith('query_type_') || names.has(name.replace('query_type_', 'filter_'))),
	);
	return [...hidden.map(([name, value]): [string, string] => [name, value]), ...chosen];
}

/** Returns the URL that lists a choice: its first page, with only the kept parameters of the list's `current` URL. */
export function addressOf(panel: Panel, choice: Choice, current: string, order?: string): string {
	const url = firstPage(new URL(panel.action, current));
	const now = new URL(current).searchParams;
	const query = new Map(queryOf(panel, choice));
	for (const name of KEPT) if (!query.has(name) && now.get(name)) query.set(name, now.get(name)!);
	if (order) query.set('orderby', order);
	for (const [name, value] of query) url.searchParams.set(name, value);
	return url.href;
}

/** Returns the choice in a URL. Also reads `name[]`, once for each value, as a form without JavaScript sends it. */
export function choiceOf(panel: Panel, address: string): Choice {
	const query = new URL(address).searchParams;
	const entries = panel.fields.flatMap((field) =>
		namesOf(field).map((name): [string, string[]] => {
			const values = [...query.getAll(name), ...query.getAll(`${name}[]`)];
			// A text may contain commas.
			const isList = field.kind === 'terms' && field.isMany;
			return [name, (isList ? values.flatMap((value) => value.split(',')) : values).filter(Boolean)];
		}),
	);
	return Object.fromEntries(entries.filter(([, values]) => values.length));
}

export const isSame = (panel: Panel, one: Choice, other: Choice): boolean =>
	String(queryOf(panel, one)) === String(queryOf(panel, other));

export function toggled(choice: Choice, { name, isMany }: TermField, value: string): Choice {
	const now = valuesOf(choice, name);
	const without = now.filter((one) => one !== value);
	if (without.length < now.length) return { ...choice, [name]: without };
	return { ...choice, [name]: isMany ? [...now, value] : [value] };
}

/** One chosen value, and the choice without it. */
export interface Chip {
	/** The same for the same value; a changed price is another. */
	readonly key: string;
	/** Label of the field; empty if the text is sufficient. */
	readonly group: string;
	readonly text: string;
	readonly rest: Choice;
}

/** Returns the chosen values in the order of the fields. @param price Formats a range; either end may be open. */
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
			const text = price(amount(from), amount(to));
			return [{ key: `${name}=${text}`, group: label, text, rest: { ...choice, [name]: [], [field.to]: [] } }];
		}
		const values = valuesOf(choice, name);
		return values.map((value) => {
			const term = field.kind === 'terms' ? allTerms(field.terms).find((one) => one.value === value) : undefined;
			const rest = { ...choice, [name]: values.filter((one) => one !== value) };
			const text = term?.label ?? value;
			return { key: `${name}=${value}`, group: text === label ? '' : label, text, rest };
		});
	});
}

export const allTerms = (terms: readonly Term[]): Term[] => terms.flatMap((term) => [term, ...allTerms(term.children)]);

/** Parses a price typed by the shopper; `undefined` if invalid. */
export function amount(text: string | undefined): number | undefined {
	const value = Number.parseFloat((text ?? '').replace(',', '.'));
	return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Reads the ends of a slider from its markup (FILT-02): whole numbers only; a step that is not positive becomes 1. */
export function readBounds(min?: string, max?: string, step?: string): Bounds | undefined {
	if (![min, max].every((end) => /^-?\d+$/.test(end ?? ''))) return undefined;
	const size = Number(step);
	const bounds = { min: Number(min), max: Number(max), step: size > 0 ? size : 1 };
	return bounds.max > bounds.min ? bounds : undefined;
}

/** Returns both ends of a price, for the query, after one was set: they never cross, and an end that excludes nothing is empty. */
export function priceRange(
	bounds: Bounds | undefined,
	[from, to]: readonly [number | undefined, number | undefined],
	moved: 'from' | 'to',
): [string, string] {
	// An open end crosses nothing.
	if (from! > to!) return priceRange(bounds, moved === 'from' ? [to, to] : [from, from], moved);
	return [
		from === undefined || from <= (bounds?.min ?? 0) ? '' : String(from),
		to === undefined || (bounds && to >= bounds.max) ? '' : String(to),
	];
}
