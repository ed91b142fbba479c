import { messages } from './messages';

/**
 * The product that a page is about: WordPress writes its number into the class of the body, WooCommerce into its form.
 *
 * @returns `undefined` for a page that is about no product.
 */
export function productOfPage(page: Document): number | undefined {
	const { body } = page;
	if (!body.classList.contains('single-product')) return undefined;
	const form = page.querySelector<HTMLElement>('form.variations_form[data-product_id]');
	const button = page.querySelector<HTMLButtonElement>('form.cart [name="add-to-cart"]');
	return [/\bpostid-(\d+)\b/.exec(body.className)?.[1], form?.dataset['product_id'], button?.value]
		.map(Number)
		.find((id) => Number.isSafeInteger(id) && id > 0);
}

/** What the button says that opens the panel. */
export const titleOf = (count: number): string =>
	`${messages('title')} ${count ? messages('count', { count }) : ''}`.trim();
