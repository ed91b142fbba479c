import { afterPaint } from '../runtime/after-paint';
import { listen } from '../runtime/listen';
import { lazyPart } from '../runtime/lazy-part';
import { isSeparatePress } from '../runtime/press';
import type { ProductFormOptions } from './product-form';

const productForm = lazyPart(() => import('./product-form'));

/** Events that prefetch the module: adding to the cart may follow any of them. */
const NEAR = ['pointerover', 'pointerdown', 'focusin', 'change'];

/**
 * Makes a product form add to the cart without a reload (CART-14). The module is loaded on the first interaction with the form, to save bytes on pages
 * that are only read; presses wait for it. If it fails to load, the browser submits the form.
 *
 * @returns Handler for a submit that was held before the island was mounted.
 */
export function addProductFormLazily(form: HTMLFormElement, options: ProductFormOptions) {
	const { signal } = options;
	let add: ((button: HTMLElement) => void) | undefined;
	/** Whether the module has failed to load. */
	let isLeft = false;
	const press = (submitter: HTMLElement | undefined) => {
		const button = submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button') ?? form;
		productForm.use(
			button,
			({ createProductPress }) => signal.aborted || (add ??= createProductPress(form, options))(button),
			() => {
				isLeft = true;
				form.requestSubmit(submitter);
			},
		);
	};

	// After the paint that answers a press: compiling takes a part of the frame.
	const prefetch = () => void afterPaint(productForm.prefetch);
	for (const type of NEAR) form.addEventListener(type, prefetch, { signal, once: true });
	listen(form, 'click', { signal }, (event) => {
		const button = (event.target as Element).closest<HTMLButtonElement>('button, input');
		// Checked on click: the submit event does not tell its press.
		if (button?.type === 'submit' && isAddToCart(button) && !isSeparatePress(event)) event.preventDefault();
	});
	listen(form, 'submit', { signal }, (event) => {
		const submitter = event.submitter ?? undefined;
		// Another script handles it, or another button was pressed ("buy now").
		if (event.defaultPrevented || isLeft || !isAddToCart(submitter)) return;
		event.preventDefault();
		press(submitter);
	});
	return (submitter?: HTMLElement) => {
		if (isAddToCart(submitter)) press(submitter);
		else form.requestSubmit(submitter?.isConnected ? submitter : null);
	};
}

function isAddToCart(submitter: HTMLElement | undefined): boolean {
	if (!submitter) return true;
	if (['formaction', 'formmethod', 'formtarget'].some((name) => submitter.hasAttribute(name))) return false;
	return submitter.matches('.single_add_to_cart_button, [name="add-to-cart"]');
}
