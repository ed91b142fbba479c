import { productFormMessages } from '../i18n/product-form-messages';
import { navigate } from '../safety/url';
import { settings } from '../runtime/settings';
import { emit } from '../stores/events';
import { createAddToCart } from './add-to-cart';
import { showAdded } from './added-sheet';
import { readForm, submitNatively } from '../dom/form-fields';
import { clearNotice, showNotice } from '../dom/inline-notice';
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
 * Adds the product of a form: all fields are posted, with files and fields of other plugins, and WooCommerce's notices are shown beside the form.
 * Without our endpoint the browser submits the form.
 *
 * @returns Function to call for each press (`createAddToCart`).
 */
export function createProductPress(form: HTMLFormElement, options: ProductFormOptions): (button: HTMLElement) => void {
	const { noticeAfter, mayAdd, onAdded, signal } = options;

	return createAddToCart({
		read: (button) => readForm(form, button),
		createAdd: (data) => pageCart().addForm(data),
		notify: (control, notice) => (notice ? showNotice(noticeAfter, { ...notice, control }) : clearNotice(noticeAfter)),
		onAdded(added) {
			onAdded?.();
			const { cartRedirectAfterAdd, cartUrl } = settings().shop;
			if (navigate(added.answer.redirect ?? (cartRedirectAfterAdd ? cartUrl : undefined))) return true;
			if (!added.isShown) showAdded(noticeAfter, added);
			return false;
		},
		onRefused({ notices, message }, button) {
			const text = message ?? productFormMessages('refused');
			showNotice(noticeAfter, { type: 'error', ...(notices ? { html: notices } : { text }), control: button });
			emit('archipel:add-to-cart-failed', { button, message: text }, button);
		},
		...(mayAdd && { mayAdd }),
		goNatively: (button) => submitNatively(form, button),
		leadsAway: () => settings().shop.cartRedirectAfterAdd,
		signal,
	});
}
