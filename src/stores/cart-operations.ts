import type { Cart, CartItem } from '../shop/woocommerce/cart-schema';

/** A requested change that the server has not confirmed yet. */
export type CartOperation =
	| { readonly type: 'add'; readonly quantity: number }
	| { readonly type: 'remove'; readonly key: string }
	| { readonly type: 'set-quantity'; readonly key: string; readonly quantity: number }
	/** Puts a removed line back at its old index. */
	| { readonly type: 'restore'; readonly item: CartItem; readonly index: number };

/** Returns the cart as expected after the operation. Discounts and shipping stay unchanged: only the server can compute them. */
export function applyOperation(cart: Cart, operation: CartOperation): Cart {
	if (operation.type === 'add') return { ...cart, count: tidy(cart.count + operation.quantity) };
	const items = change(cart.items, operation);
	const pieces = sum(items, 'quantity') - sum(cart.items, 'quantity');
	const worth = sum(items, 'lineSubtotal') - sum(cart.items, 'lineSubtotal');
	const { subtotal, total } = cart.totals;
	return {
		...cart,
		items,
		count: tidy(cart.count + pieces),
		totals: { ...cart.totals, subtotal: subtotal + worth, total: Math.max(0, total + worth) },
		freeShipping: cart.freeShipping && progress(cart.freeShipping, subtotal, worth),
	};
}

function change(items: readonly CartItem[], operation: Exclude<CartOperation, { type: 'add' }>): CartItem[] {
	if (operation.type === 'restore') {
		const { item, index } = operation;
		if (items.some(({ key }) => key === item.key)) return [...items];
		return [...items.slice(0, index), item, ...items.slice(index)];
	}
	const quantity = operation.type === 'remove' ? 0 : operation.quantity;
	return items
		.map((item) => (item.key === operation.key ? withQuantity(item, quantity) : item))
		.filter((item) => item.quantity > 0);
}

function withQuantity(item: CartItem, quantity: number): CartItem {
	const scale = (amount: number) => Math.round((amount / item.quantity) * quantity);
	return { ...item, quantity, lineSubtotal: scale(item.lineSubtotal), lineTotal: scale(item.lineTotal) };
}

/** Free shipping progress. The counted amount is `threshold - remaining`; once the threshold is reached, the subtotal is its upper limit. */
function progress(before: NonNullable<Cart['freeShipping']>, subtotal: number, worth: number): Cart['freeShipping'] {
	const { threshold, remaining } = before;
	const counted = remaining > 0 ? threshold - remaining : Math.max(threshold, subtotal);
	return { threshold, remaining: Math.max(0, threshold - counted - worth) };
}

const sum = (items: readonly CartItem[], field: 'quantity' | 'lineSubtotal'): number =>
	items.reduce((total, item) => total + item[field], 0);

/** Removes floating-point rounding errors from fractional quantities. */
const tidy = (count: number): number => Number(count.toFixed(6));
