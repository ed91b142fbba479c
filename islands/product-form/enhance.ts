import type { Enhance } from '../../src/runtime/define-island';
import { addProductForm } from '../../src/ui/product-form';
import { raiseToMinimum } from '../../src/ui/quantity';
import type { Props } from './props';

/** Adds a product to the cart without a reload (CART-14). Variable products have an island of their own. */
const enhance: Enhance<Props> = (host, _props, { activation, signal }) => {
	const form = host as HTMLFormElement;
	form.querySelectorAll<HTMLInputElement>('input.qty').forEach(raiseToMinimum);
	const submit = addProductForm(form, { noticeAfter: form, signal });
	activation.takeIntents().forEach(({ submitter }) => submit(submitter));
};

export default enhance;
