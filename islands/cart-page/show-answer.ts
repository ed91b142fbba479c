import { navigate } from '../../src/safety/url';
import { CART_FORM, EMPTY_CART, lineOf, rootOf, type CartPage } from '../../src/shop/woocommerce/cart-page';
import { keepingRemoved } from '../../src/shop/woocommerce/cart-page-api';
import { isErrorNotice } from '../../src/shop/woocommerce/page-notices';
import { emit } from '../../src/stores/events';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import type { Answer } from './model';
import { showCouponAnswer } from './coupon-field';
import { UNDO_LINK, removeLinkOf, totalsOf } from './markup';
import { clearNotices, keepNotices, showNotices, type Attention } from './notices';
import { patchServed } from '../../src/dom/patch-served';
import { closeCalculator } from './shipping-fields';
import { focusElement } from '../../src/runtime/keep-focus';

/** Selector of page builder carts, whose empty state only the server can print. */
const BUILDERS = '.elementor-widget-woocommerce-cart, [class*="shopengine"]';

/**
 * Shows a response of the server: cart, totals and notices; then moves the focus.
 *
 * @param cart The cart form, or the text of the empty cart.
 */
export function showAnswer(cart: HTMLElement, answer: Answer): void {
	const { request, page, totals, coupon, focus, isStillHere } = answer;
	if (coupon && 'code' in request) showCouponAnswer(cart, request, coupon, isStillHere);
	if (page) showPage(cart, answer, page);
	const box = totals && showTotals(cart, totals.totals);
	if (request.kind === 'ship' && box) emit('archipel:shipping-method-updated', { totals: box });
	if (request.kind === 'remove') emit('archipel:cart-line-removed', { key: lineOf(request.href) });
	if (isStillHere && (request.kind === 'undo' || (request.kind === 'remove' && page?.form))) {
		const link = focus && removeLinkOf(cart.isConnected ? cart : document, focus);
		if (link) link.focus({ preventScroll: request.kind === 'remove' && request.byPointer });
		else focusHeading();
	}
	if (request.kind === 'calculate' && !page?.notices.some(isErrorNotice)) closeCalculator(totalsOf(cart));
}

function showPage(cart: HTMLElement, answer: Answer, page: CartPage): void {
	if (!(cart instanceof HTMLFormElement)) return showFilled(cart, page);
	if (!page.form) return showEmptied(cart, answer, page);
	const { request, sent, coupon } = answer;
	const restoreFocus = heldFocus(cart);
	const hasUndo = request.kind === 'remove' && page.notices.some((notice) => notice.querySelector(UNDO_LINK));
	if (hasUndo) clearNotices();
	// The undo row takes the place of the removed line: before the line that followed.
	const next = hasUndo && removeLinkOf(cart, lineOf(request.href) ?? '')?.closest('tr')?.nextElementSibling;
	patchServed(cart, page.form, ({ name, value }) => {
		const line = lineOf(name);
		return line !== undefined && sent?.get(line) === Number(value);
	});
	restoreFocus();
	if (request.kind === 'update' && request.isAutomatic && !page.notices.some(isErrorNotice)) {
		// Undo links of earlier removals no longer work on the server.
		clearNotices(UNDO_LINK);
		announce(t('updated'));
	} else if (!coupon && request.kind !== 'totals' && !(request.kind === 'reload' && request.keepsNotices))
		showNotices(page.notices, cart, next ? 'none' : attentionFor(answer), next || undefined);
	if (page.totals) showTotals(cart, page.totals);
	emit('archipel:cart-page-updated', { form: cart });
}

/** Returns how to show the notices. After a removal the focus stays in the list, and the notice is announced. */
function attentionFor({ request, isStillHere }: Answer): Attention {
	if (request.kind === 'remove') return request.byPointer ? 'scroll' : 'none';
	if (request.kind === 'reload') return 'none';
	return isStillHere ? 'focus' : 'scroll';
}

function showTotals(cart: HTMLElement, next: HTMLElement): HTMLElement | undefined {
	const totals = totalsOf(cart);
	if (!totals) return undefined;
	const restoreFocus = heldFocus(totals);
	// The server decides the shipping method; other fields keep unsent input.
	patchServed(totals, next, ({ name }) => name.startsWith('shipping_method'));
	restoreFocus();
	emit('archipel:cart-totals-updated', { totals });
	return totals;
}

/** Shows a cart that has lines again. */
function showFilled(cart: HTMLElement, page: CartPage): void {
	if (!page.form) return showNotices(page.notices, cart);
	swapRoot(rootOf(cart), page);
	const form = document.querySelector<HTMLFormElement>(CART_FORM) ?? undefined;
	if (form) showNotices(page.notices, form, 'none');
	emit('archipel:cart-page-updated', { form });
}

/**
 * The last line is gone (CP-02, CP-03). WooCommerce's cart swaps its content, a page builder's loads the page again
 * (SERVERS.md, S31): each gets what it is made for.
 */
function showEmptied(form: HTMLFormElement, { isStillHere }: Answer, page: CartPage): void {
	if (!emit('archipel:cart-emptied', { form })) return;
	// A checkout on the same page needs a cart; WooCommerce's script reloads here too.
	if (form.closest(BUILDERS) || document.querySelector('form.checkout')) {
		keepNotices(page.notices);
		const again = keepingRemoved(new URL(location.href));
		again.hash = '';
		return void navigate(again.href);
	}
	swapRoot(rootOf(form), page);
	const empty = document.querySelector(EMPTY_CART);
	if (empty) showNotices(page.notices, empty, 'scroll');
	if (isStillHere) focusHeading();
	emit('archipel:cart-page-updated', { form: undefined });
}

/** Replaces the cart by its other state, empty or filled. */
function swapRoot(root: HTMLElement, { root: next }: CartPage): void {
	root.className = next.className;
	root.replaceChildren(...next.childNodes);
}

function focusHeading(): void {
	const heading =
		document.querySelector<HTMLElement>('main h1, h1.entry-title') ?? document.querySelector<HTMLElement>('h1, main');
	if (heading) focusElement(heading, { preventScroll: true });
}

/**
 * Remembers the focused element of a region that is about to change.
 *
 * @returns Function to call after the change: restores the focus, or moves it to the heading (A11Y-02).
 */
function heldFocus(region: Element): () => void {
	const held = document.activeElement;
	if (!(held instanceof HTMLElement) || !region.contains(held)) return () => {};
	return () => {
		if (document.activeElement === held) return;
		if (held.isConnected) held.focus({ preventScroll: true });
		else focusHeading();
	};
}
