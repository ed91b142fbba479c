import { CART_TOTALS, rootOf, type CartPage } from '../../../src/shop/woocommerce/cart-page';
import { emit } from '../../../src/stores/events';
import { clearNotice } from '../../../src/dom/inline-notice';
import { noteServed, patchServed } from './patch-served';
import { lineOfField, type Quantities } from '../model';
import type { Props } from '../props';
import { showEmptied } from './emptied';
import { heldFocus } from './focus';
import { showNotices, type Attention } from './notices';
import { createPerformer, refreshOthers, type Performer } from './perform';

export interface ShowOptions {
	/** @default 'focus' */
	readonly attention?: Attention;
	/** Quantities that this reply answers: fields that still hold them take the server's number. */
	readonly sent?: Quantities;
	/** Leaves the notices of the page as they are, and shows none of the reply. @default false */
	readonly keepNotices?: boolean;
}

/** The cart page as its parts share it. */
export interface CartControl extends Performer {
	readonly form: HTMLFormElement;
	readonly props: Props;
	readonly signal: AbortSignal;
	/** The totals box; a theme may do without. */
	readonly totals: () => HTMLElement | undefined;
	/** Shows the server's cart. @returns False if it was the empty one: then nothing of this form is left. */
	readonly show: (page: CartPage, options?: ShowOptions) => boolean;
	readonly showTotals: (totals: HTMLElement) => void;
	/** Calls back when the form has been brought up to date. */
	readonly onShown: (listener: () => void) => void;
}

export function createCartControl(form: HTMLFormElement, props: Props, signal: AbortSignal): CartControl {
	const listeners: (() => void)[] = [];
	const totals = () =>
		(rootOf(form).querySelector<HTMLElement>(CART_TOTALS) ?? document.querySelector<HTMLElement>(CART_TOTALS)) ||
		undefined;

	const showTotals = (next: HTMLElement) => {
		const current = totals();
		if (!current) return;
		const restoreFocus = heldFocus(current);
		// The server has the last word on the shipping method; other fields keep what is being typed.
		patchServed(current, next, ({ name }) => name.startsWith('shipping_method'));
		restoreFocus();
		emit('archipel:cart-totals-updated', { totals: current });
	};

	const show = (page: CartPage, { sent, keepNotices = false, attention }: ShowOptions = {}): boolean => {
		// What says that the cart is another one by now is over: here it is.
		clearNotice(form);
		if (!page.form) {
			showEmptied(form, page, props.whenEmptied);
			refreshOthers();
			return false;
		}
		const restoreFocus = heldFocus(form);
		patchServed(form, page.form, ({ name, value }) => {
			const line = lineOfField(name);
			return line !== undefined && sent?.get(line) === Number(value);
		});
		for (const listener of listeners) listener();
		restoreFocus();
		if (!keepNotices) showNotices(page.notices, form, attention);
		if (page.totals) showTotals(page.totals);
		emit('archipel:cart-page-updated', { form });
		refreshOthers();
		return true;
	};

	noteServed(form);
	const present = totals();
	if (present) noteServed(present);
	return {
		...createPerformer(signal),
		form,
		props,
		signal,
		totals,
		show,
		showTotals,
		onShown: (listener) => void listeners.push(listener),
	};
}
