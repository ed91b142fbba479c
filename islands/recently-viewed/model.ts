/** Returns the product id of a product page, from WordPress's class of the body or from WooCommerce's form. */
export function productOfPage(page: Document): number | undefined {
	const { body } = page;
	if (!body.classList.contains('single-product')) return undefined;
	const form = page.querySelector<HTMLElement>('form.variations_form[data-product_id]');
	const button = page.querySelector<HTMLButtonElement>('form.cart [name="add-to-cart"]');
	return [/\bpostid-(\d+)\b/.exec(body.className)?.[1], form?.dataset['product_id'], button?.value]
		.map(Number)
		.find((id) => Number.isSafeInteger(id) && id > 0);
}
