import type { Cart, CartItem } from '../../src/shop/woocommerce/cart-schema';

/** Something that went wrong with one line, for the shopper to read. */
export interface Problem {
	readonly text: string;
	/** Does again what failed; left out when that would fail again. */
	readonly retry?: () => void;
	/** The quantity that was asked for: when the cart shows it after all, the problem is over. */
	readonly wanted?: number;
}

/** A line that was taken out and can be put back. */
export interface Removal {
	readonly item: CartItem;
	/** Where it stood. */
	readonly index: number;
	readonly problem?: Problem;
}

/** What the list shows: a line of the cart, or the place of one that was taken out. */
export type Row =
	| { readonly key: string; readonly item: CartItem }
	| { readonly key: string; readonly removal: Removal };

/** Lines of the cart, with each line that was taken out where it stood; one that is back needs no place. */
export function arrange(items: readonly CartItem[], removals: readonly Removal[]): Row[] {
	const rows: Row[] = items.map((item) => ({ key: item.key, item }));
	const gone = removals.filter(({ item }) => !items.some(({ key }) => key === item.key));
	for (const removal of gone.sort((one, other) => one.index - other.index))
		rows.splice(removal.index, 0, { key: `removed-${removal.item.key}`, removal });
	return rows;
}

/** The line to which attention goes when this one is taken out: the next, else the one before, else none. */
export function neighbour(items: readonly CartItem[], key: string): string | undefined {
	const index = items.findIndex((item) => item.key === key);
	return (items[index + 1] ?? items[index - 1])?.key;
}

/** The number on the badge: empty for an empty or unknown cart, at most three characters. */
export function badge(cart: Pick<Cart, 'count'> | undefined, format: (count: number) => string = String): string {
	if (!cart?.count) return '';
	return cart.count > 99 ? '99+' : format(cart.count);
}

/** A problem that the cart has solved since is none. */
export function isSolved(problem: Problem | undefined, item: CartItem): boolean {
	return problem?.wanted !== undefined && problem.wanted === item.quantity;
}
