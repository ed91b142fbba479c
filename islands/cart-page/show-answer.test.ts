import { beforeEach, expect, test, vi } from 'vitest';
import { safeHtml } from '../../src/safety/html';
import { navigate } from '../../src/safety/url';
import type { CartPage } from '../../src/shop/woocommerce/cart-page';
import { session } from '../../src/stores/storage';
import { takeKeptNotices } from './notices';
import { showAnswer } from './show-answer';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));
vi.mock('../../src/safety/url', async (original) => ({
	...(await original<typeof import('../../src/safety/url')>()),
	navigate: vi.fn<typeof navigate>(),
}));

const elementOf = (html: string) => safeHtml(html).firstElementChild as HTMLElement;

/** Removes the last line of the cart. @param classes Classes of the element around the cart. */
function empty(classes: string, besides = ''): void {
	const cart = `<div class="woocommerce ${classes}"><form class="woocommerce-cart-form"></form></div>`;
	document.body.replaceChildren(safeHtml(`<main><h1>Panier</h1>${cart}${besides}</main>`));
	const page: CartPage = {
		root: elementOf('<div class="woocommerce"><p class="cart-empty">Vide.</p></div>'),
		form: undefined,
		totals: undefined,
		notices: [elementOf('<div class="woocommerce-message" role="alert">Supprimé.</div>')],
		lines: new Map(),
		coupons: undefined,
	};
	const request = { kind: 'remove', href: '?remove_item=aa', byPointer: true } as const;
	showAnswer(document.querySelector('form')!, { request, page, isStillHere: true });
}
const isSwapped = () => document.querySelector('.cart-empty') !== null;

beforeEach(() => {
	session.remove('archipel_cart_notices');
});

test.each([
	['a page builder’s cart', 'shopengine-cart-table', ''],
	['another page builder’s', 'elementor-widget-woocommerce-cart', ''],
	['a checkout on the same page', '', '<form class="checkout"></form>'],
])('[CP-02] [CP-03] the last line is gone: %s: the page is loaded again and keeps its notice', (_case, ...around) => {
	empty(...around);
	expect(isSwapped()).toBe(false);
	expect(vi.mocked(navigate).mock.calls).toEqual([[expect.stringContaining('removed_item=1')]]);
	expect(takeKeptNotices().map((notice) => notice.textContent)).toEqual(['Supprimé.']);
});

test('[CP-02] [CP-03] the last line is gone: in WooCommerce’s own cart the empty cart is shown in place', () => {
	empty('');
	expect(isSwapped()).toBe(true);
	expect(navigate).not.toHaveBeenCalled();
	expect(document.activeElement).toBe(document.querySelector('h1'));
});

test.each(['', 'shopengine-cart-table'])(
	'[CP-02] [CP-03] [RT-08] the last line is gone: a listener that cancels the event shows it himself (%j)',
	(classes) => {
		const cancel = (event: Event) => event.preventDefault();
		document.addEventListener('archipel:cart-emptied', cancel);
		empty(classes);
		document.removeEventListener('archipel:cart-emptied', cancel);
		expect(isSwapped()).toBe(false);
		expect(navigate).not.toHaveBeenCalled();
	},
);

test.each([
	[{ kind: 'undo', href: '?undo_item=aa' }, 'aa', true, 'a', false],
	[{ kind: 'undo', href: '?undo_item=aa' }, 'cc', true, 'h1', undefined],
	[{ kind: 'remove', href: '?remove_item=bb', byPointer: true }, 'aa', true, 'a', true],
	[{ kind: 'remove', href: '?remove_item=bb', byPointer: false }, 'aa', true, 'a', false],
	[{ kind: 'remove', href: '?remove_item=bb', byPointer: true }, 'aa', false, 'body', undefined],
	[{ kind: 'totals' }, 'aa', true, 'body', undefined],
] as const)(
	'[CP-02] [A11Y-02] after %j the focus is on the line that is meant, else on the heading; nowhere for who has gone on',
	(request, focus, isStillHere, place, preventScroll) => {
		const cart =
			'<form class="woocommerce-cart-form"><table><tr class="cart_item"><td class="product-remove"><a href="?remove_item=aa">×</a></td></tr></table></form>';
		document.body.replaceChildren(safeHtml(`<main><h1>Panier</h1><div class="woocommerce">${cart}</div></main>`));
		const page: CartPage = {
			root: elementOf(`<div class="woocommerce">${cart}</div>`),
			form: elementOf(cart) as HTMLFormElement,
			totals: undefined,
			notices: [],
			lines: new Map(),
			coupons: undefined,
		};
		const take = vi.spyOn(HTMLElement.prototype, 'focus');
		showAnswer(document.querySelector('form')!, { request, page, focus, isStillHere });
		expect(document.activeElement!.localName).toBe(place);
		if (place === 'a') expect(take).toHaveBeenLastCalledWith({ preventScroll });
	},
);

test('[CP-02] [A11Y-02] an automatic update takes an undo link away, and its focus goes to the content', () => {
	const cart = '<form class="woocommerce-cart-form"><table><tr class="cart_item"></tr></table></form>';
	const undo = '<div class="woocommerce-message"><a class="restore-item" href="?undo_item=aa">Annuler ?</a></div>';
	document.body.replaceChildren(safeHtml(`<main><div class="woocommerce">${undo}${cart}</div></main>`));
	document.querySelector<HTMLElement>('.restore-item')!.focus();
	const form = elementOf(cart) as HTMLFormElement;
	const page: CartPage = { root: form, form, totals: undefined, notices: [], lines: new Map(), coupons: undefined };
	const request = { kind: 'update', isAutomatic: true } as const;
	showAnswer(document.querySelector('form')!, { request, page, isStillHere: true });
	expect([document.querySelector('.restore-item'), document.activeElement!.localName]).toEqual([null, 'main']);
});

test.each([
	['solo20', ''],
	['autre', 'autre'],
])('[CP-04] an applied code leaves the field, another that is typed meanwhile stays: %s', (typed, left) => {
	const cart = '<form class="woocommerce-cart-form"><div class="coupon"><input name="coupon_code"></div></form>';
	document.body.replaceChildren(safeHtml(`<main><div class="woocommerce">${cart}</div></main>`));
	const field = document.querySelector<HTMLInputElement>('[name=coupon_code]')!;
	field.value = typed;
	const coupon = { ok: true, notices: [], text: '' };
	const request = { kind: 'apply-coupon', code: 'solo20' } as const;
	showAnswer(document.querySelector('form')!, { request, coupon, isStillHere: false });
	expect(field.value).toBe(left);
});
