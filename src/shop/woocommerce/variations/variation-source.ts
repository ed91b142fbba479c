import { parseJson } from '../../../runtime/foreign-text';
import { settings } from '../../../runtime/settings';
import { textOf } from '../../../safety/html';
import type { RawVariation } from './variation';
import type { IndexedVariation, OptionField } from './variation-index';

/** A variation with the data known before it is chosen. */
export interface KnownVariation extends IndexedVariation {
	/** Price in the currency's minor unit; `undefined` if unknown. */
	readonly price: number | undefined;
	/** All fields in a `list`; `image_id` and `image` in a `table`, `undefined` if all variations have the same. */
	readonly raw: RawVariation | undefined;
}

export interface VariationSource {
	/**
	 * - `list`: the full list is on the page, no request needed
	 * - `table`: the page has only possible combinations and stock (VAR-12); the chosen variation is requested
	 * - `server`: the page has no data; each choice is requested
	 */
	readonly kind: 'list' | 'table' | 'server';
	/** Known variations; empty for `server`. */
	readonly variations: readonly KnownVariation[];
}

const STATES = 3;

/** Table printed by our plugin (VAR-12). Checked by hand, because tuple schemas would enlarge the shared schema library. */
interface Table {
	/** Name and values of each attribute. */
	readonly attributes: readonly (readonly [string, readonly string[]])[];
	/**
	 * One number per variation: the positions of its values from 1 (0: any) as digits of a mixed radix number (bases: number of values plus 1),
	 * times 3, plus the state: 0 out of stock, 1 in stock, 2 on backorder. Delta-encoded: each entry is the difference to the previous row.
	 */
	readonly rows: readonly number[];
	/** Prices in the currency's minor unit, delta-encoded; absent if all are equal. */
	readonly prices?: readonly number[];
	/** Images (`image_id` and `image` of a variation), and per row the index of its image; absent if all are equal. */
	readonly images?: readonly RawVariation[];
	readonly image?: readonly number[];
}

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
	Array.isArray(value) && value.every(isItem);
const isText = (value: unknown) => typeof value === 'string';

function isTable(json: unknown): json is Table {
	const { attributes, rows, prices = [], images = [], image = [] } = (json ?? {}) as Record<string, unknown>;
	return (
		isList(attributes, (pair) => Array.isArray(pair) && isText(pair[0]) && isList(pair[1], isText)) &&
		[rows, prices, image].every((list) => isList(list, Number.isInteger)) &&
		isList(images, Boolean)
	);
}

/**
 * Reads the variations of a form from the page.
 *
 * @param list Value of `data-product_variations`, parsed or not; `false` if WooCommerce does not preload.
 * @param fields Attributes of the form with the values of their selects.
 */
export function readVariationSource(form: Element, list: unknown, fields: readonly OptionField[]): VariationSource {
	const listed = readList(list);
	if (!listed) return readTable(form) ?? { kind: 'server', variations: [] };
	const decode = createDecoder(fields);
	const unit = 10 ** settings().shop.currency.minorUnit;
	const variations = listed.map((raw) => ({
		attributes: decode(raw['attributes']),
		isInStock: isSet(raw['is_in_stock']),
		isActive: raw['variation_is_active'] === undefined || isSet(raw['variation_is_active']),
		price: typeof raw['display_price'] === 'number' ? Math.round(raw['display_price'] * unit) : undefined,
		raw,
	}));
	return { kind: 'list', variations };
}

/** Parses the list: an array, or an object (PHP array with gaps). */
function readList(list: unknown): RawVariation[] | undefined {
	const value = typeof list === 'string' ? parseJson(list) : list;
	if (!value || typeof value !== 'object') return undefined;
	return Object.values(value).filter(
		(variation: unknown): variation is RawVariation =>
			typeof variation === 'object' && variation !== null && 'attributes' in variation,
	);
}

function readTable(form: Element): VariationSource | undefined {
	const text = form.querySelector('.archipel-availability')?.textContent;
	if (text === undefined) return undefined;
	const json = parseJson(text);
	if (!isTable(json)) {
		console.error('[archipel] variation-form: the availability table is not readable; the server is asked instead');
		return undefined;
	}
	const { attributes, rows, prices, images = [], image = [] } = json;
	let row = 0;
	let price = 0;
	const variations = rows.map((step, at) => {
		row += step;
		return {
			attributes: valuesAt(Math.floor(row / STATES), attributes),
			isInStock: row % STATES !== 0,
			isActive: true,
			price: prices && (price += prices[at] ?? Number.NaN),
			raw: images[image[at]!],
		};
	});
	return { kind: 'table', variations };
}

/** Decodes the values of a row; the last attribute is the lowest digit. */
function valuesAt(place: number, attributes: Table['attributes']): Readonly<Record<string, string>> {
	const chosen: Record<string, string> = {};
	let rest = place;
	for (const [name, values] of [...attributes].reverse()) {
		const base = values.length + 1;
		chosen[name] = values[(rest % base) - 1] ?? '';
		rest = Math.floor(rest / base);
	}
	return chosen;
}

const isSet = (value: unknown): boolean => Boolean(value) && value !== '0' && value !== 'no';

/** Decodes HTML entities in values (`Haut d&#039;été`), which some plugins add; the selects contain plain text. */
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
