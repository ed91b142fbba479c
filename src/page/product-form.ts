import { listen } from '../runtime/listen';
import { productFormMessages } from '../i18n/product-form-messages';
import { navigate } from '../safety/url';
import { settings } from '../runtime/settings';
import type { CartAnswer } from '../shop/woocommerce/cart-api';
import { emit } from '../stores/events';
import { createAddToCart } from './add-to-cart';
import { showAdded } from './added-sheet';
import { readForm, submitNatively } from '../dom/form-fields';
import { clearNotice, showNotice, type InlineNotice } from '../dom/inline-notice';
import { isSeparatePress } from '../runtime/press';
import { pageCart } from './page-cart';

export interface ProductFormOptions {
	/** Element after which messages are inserted. */
	readonly noticeAfter: Element;
	/** Called before the form is sent. False stops it; the callee shows the reason. @default always true */
	readonly mayAdd?: () => boolean | Promise<boolean>;
	/** Called after the server has added the product. */
	readonly onAdded?: () => void;
	readonly signal: AbortSignal;
}

/**
 * Makes a product form add to the cart without a reload (CART-14): all fields are posted, with files and fields of other plugins, and
 * WooCommerce's notices are shown beside the form. Without our endpoint the browser submits the form.
 * `createAddToCart` counts the presses.
 *
 * @returns Handler for a submit that was held before the island was mounted.
 */
export function addProductForm(form: HTMLFormElement, options: ProductFormOptions): (submitter?: HTMLElement) => void {
	const { noticeAfter, mayAdd, onAdded, signal } = options;

	const press = createAddToCart({
		read: (button) => readForm(form, button),
		createAdd: (data) => pageCart().addForm(data),
		notify: (button, notice) => (notice ? notify(button, notice) : clearNotice(noticeAfter)),
		onAdded(added) {
			onAdded?.();
			const { cartRedirectAfterAdd, cartUrl } = settings().shop;
			if (navigate(added.answer.redirect ?? (cartRedirectAfterAdd ? cartUrl : undefined))) return true;
			if (!added.isShown) showAdded(noticeAfter, added);
			return false;
		},
		onRefused: refuse,
		...(mayAdd && { mayAdd }),
		goNatively: (button) => submitNatively(form, button),
		leadsAway: () => settings().shop.cartRedirectAfterAdd,
		signal,
	});

	function notify(control: HTMLElement, notice: InlineNotice): void {
		showNotice(noticeAfter, { ...notice, control });
	}
	function refuse({ notices, message }: CartAnswer & { ok: false }, button: HTMLElement): void {
		const text = message ?? productFormMessages('refused');
		notify(button, { type: 'error', ...(notices ? { html: notices } : { text }) });
		emit('archipel:add-to-cart-failed', { button, message: text }, button);
	}
	const add = (submitter: HTMLElement | undefined) =>
		press(submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button') ?? form);

	listen(form, 'click', { signal }, (event) => {
		const button = (event.target as Element).closest<HTMLElement>('button, input');
		// Checked on click: the submit event does not tell its press.
		if (button && isSubmit(button) && isAddToCart(button) && !isSeparatePress(event)) event.preventDefault();
	});
	listen(form, 'submit', { signal }, (event) => {
		const submitter = event.submitter ?? undefined;
		// Another script handles it, or another button was pressed ("buy now").
		if (event.defaultPrevented || !isAddToCart(submitter)) return;
		event.preventDefault();
		add(submitter);
	});
	return (submitter) => {
		if (isAddToCart(submitter)) add(submitter);
		else form.requestSubmit(submitter?.isConnected ? submitter : null);
	};
}

const isSubmit = (button: HTMLElement): boolean => (button as HTMLButtonElement).type === 'submit';

function isAddToCart(submitter: HTMLElement | undefined): boolean {
	if (!submitter) return true;
	if (['formaction', 'formmethod', 'formtarget'].some((name) => submitter.hasAttribute(name))) return false;
	return submitter.matches('.single_add_to_cart_button, [name="add-to-cart"]');
}
