import type { Cart, CartItem } from '../../src/shop/woocommerce/cart-schema';
import type { RemovedLine } from '../../src/stores/cart';

/** An error of one line, in the cart or removed, with a text for the customer. */
export interface Problem {
	readonly text: string;
	/** Repeats the failed action; undefined if that would fail again. */
	readonly retry?: () => void;
	/** The requested quantity: the problem is solved once the cart has this quantity. */
	readonly wanted?: number;
}

/** A row of the list: a line of the cart, or the placeholder of a removed line. */
export type Row =
	| { readonly key: string; readonly item: CartItem }
	| { readonly key: string; readonly removal: RemovedLine };

/** Merges the lines of the cart with placeholders of removed lines at their old index; a restored line has no placeholder. */
export function arrange(items: readonly CartItem[], removals: readonly RemovedLine[]): Row[] {
	const rows: Row[] = items.map((item) => ({ key: item.key, item }));
	const gone = removals.filter(({ item }) => !items.some(({ key }) => key === item.key));
	for (const removal of gone.sort((one, other) => one.index - other.index))
		rows.splice(removal.index, 0, { key: `removed-${removal.item.key}`, removal });
	return rows;
}

/** Returns the key of the line that gets the focus when this line is removed: the next, else the previous, else undefined. */
export function neighbour(items: readonly CartItem[], key: string): string | undefined {
	const index = items.findIndex((item) => item.key === key);
	return (items[index + 1] ?? items[index - 1])?.key;
}

/** Returns the text of the badge: empty for an empty or unknown cart, at most three characters. */
export function badge(cart: Pick<Cart, 'count'> | undefined, format: (count: number) => string = String): string {
	if (!cart?.count) return '';
	return cart.count > 99 ? '99+' : format(cart.count);
}

/** Whether the cart has reached the quantity that the problem asked for. */
export function isSolved(problem: Problem | undefined, item: CartItem): boolean {
	return problem?.wanted !== undefined && problem.wanted === item.quantity;
}
