import { commonMessages } from '../i18n/common-messages';
import { productFormMessages } from '../i18n/product-form-messages';
import { navigate } from '../safety/url';
import { RequestError, describeError, isAbort } from '../shop/request-error';
import { settings } from '../shop/settings';
import type { CartAnswer } from '../shop/woocommerce/cart-api';
import { emit } from '../stores/events';
import { showProgress, type ButtonProgress } from './button-progress';
import { clearNotice, showNotice } from './inline-notice';
import { pageCart } from './page-cart';

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
 *
 * @returns What to do with a submit that was held before the island was there.
 */
export function addProductForm(form: HTMLFormElement, options: ProductFormOptions): (submitter?: HTMLElement) => void {
	const { noticeAfter, mayAdd = () => true, onAdded, signal } = options;
	let isBusy = false;

	const add = async (submitter: HTMLElement | undefined) => {
		// A double click means one item.
		if (isBusy) return;
		isBusy = true;
		clearNotice(noticeAfter);
		const button = submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button') ?? undefined;
		const mark = (progress: ButtonProgress | undefined) => button && showProgress(button, progress);
		try {
			if (!(await mayAdd()) || signal.aborted) return;
			const data = readForm(form, button);
			mark('loading');
			const answer = await pageCart().addForm(data);
			mark(answer.ok ? 'added' : undefined);
			if (!answer.ok) return refuse(answer, button);
			tellAdded(answer, data, button);
			onAdded?.();
		} catch (error) {
			mark(undefined);
			if (isAbort(error)) return;
			if (isEndpointMissing(error)) return submitNatively(form, button);
			fail(describeError(error), button);
		} finally {
			isBusy = false;
		}
	};

	const tellAdded = (answer: CartAnswer & { ok: true }, data: FormData, button: HTMLElement | undefined) => {
		const { fragments, cartHash } = answer.reply;
		emit('archipel:added-to-cart', { fragments, cartHash, button, data: textFields(form, data) }, button ?? form);
		const { cartRedirectAfterAdd, cartUrl } = settings().shop;
		if (navigate(answer.redirect ?? (cartRedirectAfterAdd ? cartUrl : undefined))) return;
		showNotice(
			noticeAfter,
			answer.notices
				? { type: 'success', html: answer.notices }
				: {
						type: 'success',
						text: productFormMessages('added'),
						link: { label: productFormMessages('viewCart'), href: cartUrl },
					},
		);
	};
	const refuse = ({ notices, message }: CartAnswer & { ok: false }, button: HTMLElement | undefined) => {
		const text = message ?? productFormMessages('refused');
		showNotice(noticeAfter, { type: 'error', ...(notices ? { html: notices } : { text }) });
		emit('archipel:add-to-cart-failed', { button, message: text }, button ?? form);
	};
	const fail = (text: string, button: HTMLElement | undefined) => {
		const action = { label: commonMessages('retry'), onClick: () => void add(button) };
		showNotice(noticeAfter, { type: 'error', text, action });
		emit('archipel:add-to-cart-failed', { button, message: text }, button ?? form);
	};

	form.addEventListener(
		'submit',
		(event) => {
			const submitter = event.submitter ?? undefined;
			// Somebody else took it, or it is another button with an aim of its own ("buy now").
			if (event.defaultPrevented || !isAddToCart(submitter)) return;
			event.preventDefault();
			void add(submitter);
		},
		{ signal },
	);
	return (submitter) => {
		if (isAddToCart(submitter)) void add(submitter);
		else form.requestSubmit(submitter?.isConnected ? submitter : null);
	};
}

function isAddToCart(submitter: HTMLElement | undefined): boolean {
	if (!submitter) return true;
	if (['formaction', 'formmethod', 'formtarget'].some((name) => submitter.hasAttribute(name))) return false;
	return submitter.matches('.single_add_to_cart_button, [name="add-to-cart"]');
}

/** Support: FormData takes the button since Chrome 112, Firefox 111, Safari 16.4; older ones ignore it. */
function readForm(form: HTMLFormElement, button: HTMLElement | undefined): FormData {
	const data = new FormData(form);
	const { name, value } = (button ?? {}) as Partial<HTMLButtonElement>;
	if (name && !data.has(name)) data.append(name, value ?? '');
	return data;
}

/** Fields that nobody else may read: passwords, payment data, nonces (peers, Q-S8). */
const SECRET = 'input[type="password"], [autocomplete^="cc-"], [name*="nonce" i], [name="_wp_http_referer"]';

/** What analytics may read: no files, no secrets. */
function textFields(form: HTMLFormElement, data: FormData): Record<string, string> {
	const secret = new Set(Array.from(form.querySelectorAll(SECRET), (field) => field.getAttribute('name')));
	return Object.fromEntries(
		[...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !secret.has(entry[0])),
	);
}

/** WooCommerce answers an action that it does not know with status 200 and nothing (contracts/cart/wc-ajax-unknown-action). */
function isEndpointMissing(error: unknown): boolean {
	if (!(error instanceof RequestError)) return false;
	return (error.reason === 'http' && error.status === 404) || (error.reason === 'invalid' && error.body === '');
}

/** Past our own listener, and with the button's field, which `submit()` leaves out. */
function submitNatively(form: HTMLFormElement, button: HTMLElement | undefined): void {
	const { name, value } = (button ?? {}) as Partial<HTMLButtonElement>;
	if (name) {
		const field = form.appendChild(document.createElement('input'));
		Object.assign(field, { type: 'hidden', name, value: value ?? '' });
	}
	// A control named "submit" would hide the method of the form itself.
	HTMLFormElement.prototype.submit.call(form);
}
