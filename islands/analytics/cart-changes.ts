import type { Item } from './facts';

/** Items added to and removed from a cart, with the changed quantity. */
export interface CartChanges {
	readonly added: readonly Item[];
	readonly removed: readonly Item[];
}

/** Identifies a cart line by product and variation: WooCommerce may change the line’s key, for example for a gift wrap. */
const keyOf = ({ id, variation }: Item) => `${id}:${variation}`;

/** Returns the items added and removed between two carts from the server. */
export function compareCarts(before: readonly Item[], after: readonly Item[]): CartChanges {
	const [had, has] = [byKey(before), byKey(after)];
	const more = (some: Map<string, Item>, others: Map<string, Item>) =>
		[...some].flatMap(([key, item]) => {
			const quantity = tidy(item.quantity - (others.get(key)?.quantity ?? 0));
			return quantity > 0 ? [{ ...item, quantity }] : [];
		});
	return { added: more(has, had), removed: more(had, has) };
}

function byKey(items: readonly Item[]): Map<string, Item> {
	const all = new Map<string, Item>();
	for (const item of items) {
		const other = all.get(keyOf(item));
		all.set(keyOf(item), { ...item, quantity: item.quantity + (other?.quantity ?? 0) });
	}
	return all;
}

/** Rounds a quantity to 6 decimals, against floating-point errors of fractional quantities. */
const tidy = (count: number): number => Number(count.toFixed(6));
