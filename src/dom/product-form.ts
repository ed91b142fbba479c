import { productFormMessages } from '../i18n/product-form-messages';
import { navigate } from '../safety/url';
import { settings } from '../runtime/settings';
import type { CartAnswer } from '../shop/woocommerce/cart-api';
import { emit } from '../stores/events';
import { createAddToCart, type Added } from './add-to-cart';
import { clearNotice, showNotice } from './inline-notice';
import { isOwnPress } from './own-press';
import { pageCart } from './page-cart';
import { submitNatively } from './submit-natively';

export interface ProductFormOptions {
	/** Element after which messages stand. */
	readonly noticeAfter: Element;
	/** Asked before the form is sent. False stops it; whoever says so tells the shopper why. @default always true */
	readonly mayAdd?: () => boolean | Promise<boolean>;
	/** After the server said yes. */
	readonly onAdded?: () => void;
	readonly signal: AbortSignal;
}

/**
 * Makes a product form add to the cart without a reload (CART-14): the form is posted as it stands, with the files and fields of other
 * plugins, and WooCommerce's notices are shown beside it. Without the plugin's endpoint the browser submits it as ever.
 * How presses are counted says `createAddToCart`.
 *
 * @returns What to do with a submit that was held before the island was there.
 */
export function addProductForm(form: HTMLFormElement, options: ProductFormOptions): (submitter?: HTMLElement) => void {
	const { noticeAfter, mayAdd, onAdded, signal } = options;

	const press = createAddToCart({
		read: (button) => readForm(form, button),
		createAdd: (data) => pageCart().addForm(data),
		tell: (_button, notice) => (notice ? void showNotice(noticeAfter, notice) : clearNotice(noticeAfter)),
		onAdded(added) {
			onAdded?.();
			return tellAdded(added);
		},
		onRefused: refuse,
		...(mayAdd && { mayAdd }),
		goNatively: (button) => submitNatively(form, button),
		leadsAway: () => settings().shop.cartRedirectAfterAdd,
		signal,
	});

	function tellAdded({ answer, presses }: Added): boolean {
		const { cartRedirectAfterAdd, cartUrl } = settings().shop;
		if (navigate(answer.redirect ?? (cartRedirectAfterAdd ? cartUrl : undefined))) return true;
		const text = presses > 1 ? productFormMessages('addedMany', { count: presses }) : productFormMessages('added');
		showNotice(
			noticeAfter,
			// The server's notice knows of the last request only.
			answer.notices && presses === 1
				? { type: 'success', html: answer.notices }
				: { type: 'success', text, link: { label: productFormMessages('viewCart'), href: cartUrl } },
		);
		return false;
	}
	function refuse({ notices, message }: CartAnswer & { ok: false }, button: HTMLElement): void {
		const text = message ?? productFormMessages('refused');
		showNotice(noticeAfter, { type: 'error', ...(notices ? { html: notices } : { text }) });
		emit('archipel:add-to-cart-failed', { button, message: text }, button);
	}
	const add = (submitter: HTMLElement | undefined) =>
		press(submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button') ?? form);

	form.addEventListener(
		'click',
		(event) => {
			const button = (event.target as Element).closest<HTMLElement>('button, input');
			// Before it becomes a submit, which does not tell of what press it came.
			if (button && isSubmit(button) && isAddToCart(button) && !isOwnPress(event)) event.preventDefault();
		},
		{ signal },
	);
	form.addEventListener(
		'submit',
		(event) => {
			const submitter = event.submitter ?? undefined;
			// Somebody else took it, or it is another button with an aim of its own ("buy now").
			if (event.defaultPrevented || !isAddToCart(submitter)) return;
			event.preventDefault();
			add(submitter);
		},
		{ signal },
	);
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

/** Support: FormData takes the button since Chrome 112, Firefox 111, Safari 16.4; older ones ignore it. */
function readForm(form: HTMLFormElement, button: HTMLElement): FormData {
	const data = new FormData(form);
	const { name, value } = button as Partial<HTMLButtonElement>;
	if (name && button !== form && !data.has(name)) data.append(name, value ?? '');
	return data;
}
