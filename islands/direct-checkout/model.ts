/** What a link adds. */
export interface Purchase {
	readonly id: number;
	readonly quantity: number;
}

/**
 * What a link wants to add: by its data, or by the query of its address, which is what works without scripts.
 *
 * @param href Absolute or relative.
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

/** The fields of WooCommerce's product form for it. */
export function formOf({ id, quantity }: Purchase): FormData {
	const form = new FormData();
	form.set('add-to-cart', String(id));
	form.set('product_id', String(id));
	form.set('quantity', String(quantity));
	return form;
}
