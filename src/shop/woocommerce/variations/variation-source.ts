import * as z from 'zod/mini';
import { late } from '../../../runtime/late';
import { textOf } from '../../../safety/html';
import { readAvailabilityTable } from './availability-table';
import type { RawVariation } from './variation';
import type { IndexedVariation, OptionField } from './variation-index';

/** Where a form knows its variations from. */
export interface VariationSource {
	/**
	 * - `list`: the whole list is on the page, no request is needed
	 * - `table`: only what is possible and in stock is on the page (VAR-12); the variation itself is asked for
	 * - `server`: nothing is known until the server is asked
	 */
	readonly kind: 'list' | 'table' | 'server';
	/** Empty for `server`. */
	readonly variations: readonly IndexedVariation[];
	/** The variations as the shop sent them, in the same order; only for `list`. */
	readonly raw: readonly RawVariation[];
}

const tableSchema = late(() =>
	z.object({
		attributes: z.array(z.tuple([z.string(), z.array(z.string())])),
		/** One index per attribute (-1: any), then the state: 0 sold out, 1 in stock, 2 on backorder. */
		rows: z.array(z.array(z.int())),
	}),
);

const NOTHING: VariationSource = { kind: 'server', variations: [], raw: [] };

/**
 * Reads what the page knows about the variations of a form.
 *
 * @param list Value of `data-product_variations`, parsed or not: `false` when WooCommerce does not preload.
 * @param fields Attributes of the form with the values of their controls.
 */
export function readVariationSource(form: Element, list: unknown, fields: readonly OptionField[]): VariationSource {
	const raw = readList(list);
	if (!raw) return readTable(form) ?? NOTHING;
	const decode = createDecoder(fields);
	const variations = raw.map((variation) => ({
		attributes: decode(variation['attributes']),
		isInStock: isSet(variation['is_in_stock']),
		isActive: variation['variation_is_active'] === undefined || isSet(variation['variation_is_active']),
	}));
	return { kind: 'list', variations, raw };
}

/** An array, or what PHP makes of one with gaps: an object. */
function readList(list: unknown): RawVariation[] | undefined {
	let value = list;
	if (typeof value === 'string') {
		try {
			value = JSON.parse(value);
		} catch {
			return undefined;
		}
	}
	if (!value || typeof value !== 'object') return undefined;
	return Object.values(value as Record<string, unknown>).filter(
		(variation): variation is RawVariation =>
			Boolean(variation) && typeof variation === 'object' && 'attributes' in (variation as object),
	);
}

function readTable(form: Element): VariationSource | undefined {
	const text = readAvailabilityTable(form);
	if (text === undefined) return undefined;
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		json = undefined;
	}
	const table = tableSchema().safeParse(json);
	if (!table.success) {
		console.error('[archipel] variation-form: the availability table is not readable; the server is asked instead');
		return undefined;
	}
	const { attributes, rows } = table.data;
	const variations = rows.map((row) => ({
		attributes: Object.fromEntries(attributes.map(([name, values], at) => [name, values[row[at] ?? -1] ?? ''])),
		isInStock: row[attributes.length] !== 0,
		isActive: true,
	}));
	return { kind: 'table', variations, raw: [] };
}

const isSet = (value: unknown): boolean => Boolean(value) && value !== '0' && value !== 'no';

/** Some plugins write entities into the values of the list (`Haut d&#039;été`); the controls hold the text. */
function createDecoder(fields: readonly OptionField[]): (attributes: unknown) => Readonly<Record<string, string>> {
	const known = new Map(fields.map(({ name, values }) => [name, new Set(values)]));
	return (attributes) => {
		if (!attributes || typeof attributes !== 'object') return {};
		return Object.fromEntries(
			Object.entries(attributes as Record<string, unknown>).map(([name, value]) => {
				const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
				return [name, text.includes('&') && !known.get(name)?.has(text) ? textOf(text) : text];
			}),
		);
	};
}
