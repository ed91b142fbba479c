import type { Cart } from '../shop/woocommerce/cart-schema';

/** A change the shopper asked for and the server has not confirmed yet. */
export type CartOperation =
	| { readonly type: 'add'; readonly quantity: number }
	| { readonly type: 'remove'; readonly key: string }
	| { readonly type: 'set-quantity'; readonly key: string; readonly quantity: number };

/** The cart as it will be if the server agrees. Discounts and shipping are the server's to know: they stay as they were. */
export function applyOperation(cart: Cart, operation: CartOperation): Cart {
	if (operation.type === 'add') return { ...cart, count: cart.count + operation.quantity };
	const quantity = operation.type === 'remove' ? 0 : operation.quantity;
	const items = cart.items
		.map((item) => {
			if (item.key !== operation.key) return item;
			const scale = (amount: number) => Math.round((amount / item.quantity) * quantity);
			return { ...item, quantity, lineSubtotal: scale(item.lineSubtotal), lineTotal: scale(item.lineTotal) };
		})
		.filter((item) => item.quantity > 0);
	const sum = (pick: (item: Cart['items'][number]) => number) => items.reduce((total, item) => total + pick(item), 0);
	const before = cart.items.reduce((total, item) => total + item.lineSubtotal, 0);
	const change = sum((item) => item.lineSubtotal) - before;
	const { subtotal, total } = cart.totals;
	return {
		...cart,
		items,
		count: cart.count + sum((item) => item.quantity) - cart.items.reduce((total_, item) => total_ + item.quantity, 0),
		totals: { ...cart.totals, subtotal: subtotal + change, total: Math.max(0, total + change) },
		freeShipping: cart.freeShipping && {
			...cart.freeShipping,
			remaining: Math.max(0, cart.freeShipping.threshold - (subtotal + change)),
		},
	};
}
