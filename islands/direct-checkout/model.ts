/** Product and quantity that a link adds. */
export interface Purchase {
	readonly id: number;
	readonly quantity: number;
}

/**
 * Reads what a link adds, from its data attributes, or from the query of its URL, which works without JavaScript.
 *
 * @param href Absolute or relative URL.
 * @returns `undefined` for a link that adds nothing.
 */
export function readPurchase(dataset: DOMStringMap, href: string): Purchase | undefined {
	const query = new URLSearchParams(href.split('#')[0]!.split('?')[1] ?? '');
	const id = [dataset['archipelDirectCheckout'], dataset['product_id'], query.get('add-to-cart')]
		.map(Number)
		.find((candidate) => Number.isSafeInteger(candidate) && candidate > 0);
	const quantity = Number(dataset['quantity'] ?? query.get('quantity') ?? 1);
	return id === undefined ? undefined : { id, quantity: Number.isFinite(quantity) && quantity > 0 ? quantity : 1 };
}

/** Returns the fields of WooCommerce's product form for a purchase. */
export function formOf({ id, quantity }: Purchase): FormData {
	const form = new FormData();
	form.set('add-to-cart', String(id));
	form.set('product_id', String(id));
	form.set('quantity', String(quantity));
	return form;
}
