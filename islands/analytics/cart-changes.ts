import type { Item } from './facts';

/** Items that were added to a cart and removed from it, with the number of pieces. */
export interface CartChanges {
	readonly added: readonly Item[];
	readonly removed: readonly Item[];
}

/** A line’s key is WooCommerce’s to change, as with a gift wrap: it is the product that counts. */
const keyOf = ({ id, variation }: Item) => `${id}:${variation}`;

/** Compares two carts of the server. */
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

/** Half pieces add up without the dust of binary fractions. */
const tidy = (count: number): number => Number(count.toFixed(6));
