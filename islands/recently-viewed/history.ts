import { signal, type ReadonlySignal } from '@preact/signals-core';
import { createIdList } from '../../src/stores/id-list';
import { local } from '../../src/stores/storage';

/** Storage key, set while the visitor opts out of recording. Its value has no browsing data. */
const OFF = 'archipel-viewed-off';

/** Products that are kept. */
const MAX = 12;

/** Recently viewed products, in this browser only. */
export function createViewedProducts() {
	const list = createIdList('archipel-viewed');
	const isOff = signal(local.get(OFF) === '1');
	if (isOff.peek()) list.clear();
	addEventListener('storage', ({ key }) => {
		if (key === OFF) isOff.value = local.get(OFF) === '1';
	});
	return {
		/** Newest first; includes the product of this page. */
		...list,
		isOff: isOff as ReadonlySignal<boolean>,
		/** Puts a product first and drops the oldest beyond twelve. Does nothing after an opt-out. */
		record(id: number) {
			if (!isOff.peek()) list.update((ids) => [id, ...ids.filter((one) => one !== id)].slice(0, MAX));
		},
		/** Opts out, which also erases the list, or in again. */
		forbid(off: boolean) {
			if (off) list.clear();
			if (off) local.set(OFF, '1');
			else local.remove(OFF);
			isOff.value = off;
		},
	};
}

let shared: ReturnType<typeof createViewedProducts> | undefined;

/** Returns the one list of the page. */
export const viewedProducts = () => (shared ??= createViewedProducts());

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
