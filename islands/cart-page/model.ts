import type { Cart } from '../../src/shop/woocommerce/cart-schema';

/** Quantities by line. */
export type Quantities = ReadonlyMap<string, number>;

const QUANTITY_FIELD = /^cart\[(\w+)\]\[qty\]$/;

/** Key of the line to which a quantity field belongs. */
export function lineOfField(name: string): string | undefined {
	return QUANTITY_FIELD.exec(name)?.[1];
}

/** Key of the line that a remove or undo link is about. */
export function lineOfLink(href: string): string | undefined {
	return /[?&](?:remove_item|undo_item)=(\w+)/.exec(href)?.[1];
}

/** The quantities among the fields of a cart form. */
export function quantitiesIn(fields: Iterable<readonly [string, string]>): Quantities {
	const quantities = new Map<string, number>();
	for (const [name, value] of fields) {
		const line = lineOfField(name);
		if (line) quantities.set(line, Number(value));
	}
	return quantities;
}

/**
 * Whether the server has ignored an update: that is how it answers a stale nonce, without a word
 * (contracts, table row 11). An update that it has read always brings a notice.
 */
export function isIgnored(sent: Quantities, before: Quantities, after: Quantities, noticeCount: number): boolean {
	if (noticeCount) return false;
	return [...sent].some(
		([line, quantity]) => quantity !== before.get(line) && after.has(line) && after.get(line) !== quantity,
	);
}

/** Whether the page shows the lines and coupons of the cart. */
export function shows(cart: Pick<Cart, 'items' | 'coupons'>, lines: Quantities, coupons: readonly string[]): boolean {
	const same = cart.items.every(({ key, quantity }) => lines.get(key) === quantity) && lines.size === cart.items.length;
	const codes = cart.coupons.map(({ code }) => code.toLowerCase()).sort();
	return same && codes.join() === [...new Set(coupons.map((code) => code.toLowerCase()))].sort().join();
}

/** The line whose remove link is next: the one below, else the one above. */
export function neighbourOf(line: string, lines: readonly string[]): string | undefined {
	const at = lines.indexOf(line);
	return at < 0 ? undefined : (lines[at + 1] ?? lines[at - 1]);
}
