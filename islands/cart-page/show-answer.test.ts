import { expect, test, vi } from 'vitest';
import { safeHtml } from '../../src/safety/html';
import { navigate } from '../../src/safety/url';
import type { CartPage } from '../../src/shop/woocommerce/cart-page';
import { pageLife } from '../../tests/setup/page-life';
import { takeKeptNotices } from './notices';
import { showAnswer } from './show-answer';
import type { CartRequest } from './cart-request';
import type { Answer } from './model';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));
vi.mock('../../src/safety/url', async (original) => ({
	...(await original<typeof import('../../src/safety/url')>()),
	navigate: vi.fn<typeof navigate>(),
}));

const life = pageLife();
const elementOf = (html: string) => safeHtml(html).firstElementChild as HTMLElement;
const form = () => document.querySelector('form')!;

/** Shows a page that holds this cart. */
const print = (cart: string, besides = '') =>
	document.body.replaceChildren(
		safeHtml(`<main><h1>Panier</h1><div class="woocommerce">${cart}</div>${besides}</main>`),
	);

/** The page of an answer, with this cart. */
function pageWith(cart: string, notices: HTMLElement[] = []): CartPage {
	const root = elementOf(`<div class="woocommerce">${cart}</div>`);
	const totals = root.querySelector<HTMLElement>('.cart_totals') ?? undefined;
	const form = root.querySelector('form') ?? undefined;
	return { root, form, totals, notices, lines: new Map(), coupons: undefined };
}
const EMPTY = '<p class="cart-empty">Vide.</p>';
const UPDATE = { kind: 'update', isAutomatic: false } as const;
const REMOVAL = { kind: 'remove', href: '?remove_item=aa', byPointer: true } as const;
const APPLICATION = { kind: 'apply-coupon', code: 'solo20' } as const;
const DONE = { ok: true, notices: [], text: '' };
const FORM = '<form class="woocommerce-cart-form"><table><tr class="cart_item"></tr></table></form>';

/** Removes the last line of the cart. @param classes Classes of the element around the form. */
function empty(classes: string, besides = ''): void {
	print(`<div class="${classes}">${FORM}</div>`, besides);
	const page = pageWith(EMPTY, [elementOf('<div class="woocommerce-message" role="alert">Supprimé.</div>')]);
	showAnswer(form(), { request: REMOVAL, page, isStillHere: true });
}
const isSwapped = () => document.querySelector('.cart-empty') !== null;

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
		document.addEventListener('archipel:cart-emptied', (event) => event.preventDefault(), { signal: life.signal });
		empty(classes);
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
		const line = '<td class="product-remove"><a href="?remove_item=aa">×</a></td>';
		const cart = FORM.replace('</tr>', `${line}</tr>`);
		print(cart);
		const take = vi.spyOn(HTMLElement.prototype, 'focus');
		showAnswer(form(), { request, page: pageWith(cart), focus, isStillHere });
		expect(document.activeElement!.localName).toBe(place);
		if (place === 'a') expect(take).toHaveBeenLastCalledWith({ preventScroll });
	},
);

test('[CP-02] [RT-07] [A11Y-02] an undo link stays when the cart was changed elsewhere; an automatic update takes it away, and its focus goes to the content', () => {
	const undo = '<div class="woocommerce-message"><a class="restore-item" href="?undo_item=aa">Annuler ?</a></div>';
	print(undo + FORM);
	document.querySelector<HTMLElement>('.restore-item')!.focus();
	const reload = { kind: 'reload', keepsNotices: true } as const;
	showAnswer(form(), { request: reload, page: pageWith(FORM), isStillHere: true });
	expect(document.activeElement!.className).toBe('restore-item');
	showAnswer(form(), { request: { ...UPDATE, isAutomatic: true }, page: pageWith(FORM), isStillHere: true });
	expect([document.querySelector('.restore-item'), document.activeElement!.localName]).toEqual([null, 'main']);
});

test('[CP-04] an applied code leaves the field', () => {
	print('<form class="woocommerce-cart-form"><div class="coupon"><input name="coupon_code"></div></form>');
	const field = document.querySelector<HTMLInputElement>('[name=coupon_code]')!;
	field.value = 'solo20';
	showAnswer(form(), { request: APPLICATION, coupon: DONE, isStillHere: false });
	expect(field.value).toBe('');
});

const EVENTS = [
	'archipel:cart-emptied',
	'archipel:cart-totals-updated',
	'archipel:cart-page-updated',
	'archipel:cart-line-removed',
	'archipel:coupon-applied',
	'archipel:coupon-removed',
	'archipel:shipping-method-updated',
];
const TOTALS = '<div class="cart_totals"></div>';

test.each<[CartRequest, Partial<Answer>, string[]]>([
	[UPDATE, { page: pageWith(FORM + TOTALS) }, ['archipel:cart-totals-updated', 'archipel:cart-page-updated']],
	[REMOVAL, { page: pageWith(FORM) }, ['archipel:cart-page-updated', 'archipel:cart-line-removed aa']],
	[
		REMOVAL,
		{ page: pageWith(EMPTY) },
		['archipel:cart-emptied', 'archipel:cart-page-updated', 'archipel:cart-line-removed aa'],
	],
	[
		{ kind: 'ship', methods: {} },
		{ totals: { totals: elementOf(TOTALS), coupons: [], methods: {} } },
		['archipel:cart-totals-updated', 'archipel:shipping-method-updated'],
	],
	[APPLICATION, { coupon: DONE }, ['archipel:coupon-applied solo20']],
	[{ kind: 'remove-coupon', code: 'solo20' }, { coupon: DONE }, ['archipel:coupon-removed solo20']],
])('[CP-02] [CP-04] [RT-08] after %j the page is told what has changed', (request, answer, expected) => {
	const heard: string[] = [];
	const hear = ({ type, detail }: CustomEvent<{ code?: string; key?: string }>) =>
		heard.push([type, detail.code ?? detail.key ?? []].flat().join(' '));
	for (const type of EVENTS) document.addEventListener(type, hear as never, { signal: life.signal });
	print(FORM + TOTALS);
	showAnswer(form(), { request, isStillHere: true, ...answer });
	expect(heard).toEqual(expected);
});
