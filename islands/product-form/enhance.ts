import type { IslandContext } from '../../src/runtime/define-island';
import { addProductFormLazily } from '../../src/page/lazy-product-form';
import { manageQuantities } from '../../src/page/quantity';

/** Adds a product to the cart without a reload (CART-14). Variable products have the island `variation-form`. */
export default function enhance(host: HTMLElement, _props: object, { activation, signal }: IslandContext) {
	const form = host as HTMLFormElement;
	manageQuantities(form, signal);
	const submit = addProductFormLazily(form, { noticeAfter: form, signal });
	activation.takeIntents().forEach(({ submitter }) => submit(submitter));
}
