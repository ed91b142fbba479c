import type { PageFields } from './address';
import type { Currency, Item, PageFacts, Tile } from './facts';

export interface GaEvent {
	readonly name: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** Google's limit of items per event. */
const MAX_ITEMS = 200;

/** Converts minor units to the currency’s major unit: 4499 becomes 44.99. */
const major = (amount: number, { minorUnit }: Currency): number =>
	Number((amount / 10 ** minorUnit).toFixed(minorUnit));

/** Returns `item_category`, `item_category2` … `item_category5`. */
const levels = (categories: readonly string[]) =>
	Object.fromEntries(categories.slice(0, 5).map((name, at) => [`item_category${at ? at + 1 : ''}`, name]));

function gaItem(item: Item & Partial<Pick<Tile, 'list' | 'index'>>, currency: Currency): Record<string, unknown> {
	const { id, sku, name, categories, variant, list, index, price, quantity } = item;
	return {
		// The id that WooCommerce’s own analytics uses.
		item_id: sku || `#${id}`,
		item_name: name,
		...(index !== undefined && { index }),
		...levels(categories),
		...(list && { item_list_id: list.id, item_list_name: list.name }),
		...(variant && { item_variant: variant }),
		price: major(price, currency),
		quantity,
	};
}

/** Returns an event about items: `view_item`, `add_to_cart` …. No `coupon` parameter: a typed code may be personal. */
export function itemsEvent(name: string, items: readonly Item[], currency: Currency): GaEvent {
	const worth = items.reduce((sum, { price, quantity }) => sum + Math.round(price * quantity), 0);
	return {
		name,
		params: {
			currency: currency.code,
			value: major(worth, currency),
			items: items.slice(0, MAX_ITEMS).map((item) => gaItem(item, currency)),
		},
	};
}

/** Returns `purchase`. Its value is the sum of the items without shipping, as Google requires. */
export function purchase(
	{ number, tax, shipping, items }: NonNullable<PageFacts['order']>,
	currency: Currency,
): GaEvent {
	const { params } = itemsEvent('purchase', items, currency);
	return {
		name: 'purchase',
		params: { transaction_id: number, tax: major(tax, currency), shipping: major(shipping, currency), ...params },
	};
}

/** Returns `select_item` of a tile or `view_item_list` of tiles: one event per list, split at the limit of items. */
export function listEvents(
	name: 'view_item_list' | 'select_item',
	tiles: readonly Tile[],
	currency: Currency,
): GaEvent[] {
	const lists = new Map<string, Tile[]>();
	for (const tile of tiles) lists.set(tile.list.id, [...(lists.get(tile.list.id) ?? []), tile]);
	return [...lists.values()].flatMap((all) =>
		Array.from({ length: Math.ceil(all.length / MAX_ITEMS) }, (_, at) => ({
			name,
			params: {
				item_list_id: all[0]!.list.id,
				item_list_name: all[0]!.list.name,
				items: all.slice(at * MAX_ITEMS, (at + 1) * MAX_ITEMS).map((tile) => gaItem(tile, currency)),
			},
		})),
	);
}

/** An event with the fields of its page, which may be the previous page. */
export interface Hit extends GaEvent {
	readonly page: PageFields;
}

const page = globalThis as { dataLayer?: unknown[] };

/** Returns Google’s data layer; creates it if Google's tags are not loaded yet. */
const layer = (): unknown[] => (page.dataLayer ??= []);

export function sendToTagManager({ name, params, page: fields }: Hit): void {
	// Tag Manager merges objects: `null` clears the items of the previous event.
	layer().push({ ecommerce: null }, { event: name, ecommerce: params, ...fields });
}

/** Sends an event to the Google tag (gtag.js). @param measurementId Property that gets the event; empty for all properties. */
export function sendToTag({ name, params, page: fields }: Hit, measurementId: string): void {
	command('event', name, { ...params, ...fields, ...(measurementId && { send_to: measurementId }) });
}

/** Sets the page fields for all events of the Google tag, including its automatic ones. */
export function setPage(fields: PageFields): void {
	command('set', fields);
}

/** Pushes a gtag command. The tag reads commands only from `arguments` objects; an array would be an ordinary message. */
function command(..._command: unknown[]): void {
	// eslint-disable-next-line prefer-rest-params
	layer().push(arguments);
}
