import type { Currency, Item, PageFacts, Tile } from './facts';

/** An event as Google Analytics 4 names and shapes it. */
export interface GaEvent {
	readonly name: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** Google takes no more in one event. */
const MOST = 200;

/** An amount of minor units in the currency’s own unit: 4499 is 44.99. */
const major = (amount: number, { minorUnit }: Currency): number =>
	Number((amount / 10 ** minorUnit).toFixed(minorUnit));

/** `item_category`, `item_category2` … `item_category5`. */
const levels = (categories: readonly string[]) =>
	Object.fromEntries(categories.slice(0, 5).map((name, at) => [`item_category${at ? at + 1 : ''}`, name]));

function gaItem(item: Item & Partial<Pick<Tile, 'list' | 'index'>>, currency: Currency): Record<string, unknown> {
	const { id, sku, name, categories, variant, list, index, price, quantity } = item;
	return {
		// As WooCommerce’s own analytics names it.
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

/**
 * `view_item`, `add_to_cart`, `remove_from_cart`, `view_cart`, `begin_checkout`. A coupon is not told: somebody has typed it, and it may be theirs alone.
 */
export function itemsEvent(name: string, items: readonly Item[], currency: Currency): GaEvent {
	const worth = items.reduce((sum, { price, quantity }) => sum + Math.round(price * quantity), 0);
	return {
		name,
		params: {
			currency: currency.code,
			value: major(worth, currency),
			items: items.slice(0, MOST).map((item) => gaItem(item, currency)),
		},
	};
}

/** `purchase`; its value is that of the items, as Google asks: without shipping. */
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

/** `select_item` of one tile, or `view_item_list` of tiles: one event for each list, more for a list that is too long for one. */
export function listEvents(
	name: 'view_item_list' | 'select_item',
	tiles: readonly Tile[],
	currency: Currency,
): GaEvent[] {
	const lists = new Map<string, Tile[]>();
	for (const tile of tiles) lists.set(tile.list.id, [...(lists.get(tile.list.id) ?? []), tile]);
	return [...lists.values()].flatMap((all) =>
		Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) => ({
			name,
			params: {
				item_list_id: all[0]!.list.id,
				item_list_name: all[0]!.list.name,
				items: all.slice(at * MOST, (at + 1) * MOST).map((tile) => gaItem(tile, currency)),
			},
		})),
	);
}
