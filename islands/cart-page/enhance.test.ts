import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { pressKey } from '../../tests/setup/press-key';
import { realJQuery as jQuery } from '../../tests/setup/real-jquery';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { lastAnnouncement } from '../../src/ui/announcer';
import enhance, { addCrossSells } from './enhance';
import { tellFailure } from './follow-state';
import { props } from './island';
import { keepNotices } from './notices';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const life = pageLife();
const { answer, sent } = stubFetch();

const PAGE = `<form class="woocommerce-cart-form" action="/panier/" method="post"><button name="apply_coupon"></button><table>
	<tr class="cart_item"><td class="product-remove"><a href="?remove_item=a">×</a></td><td class="product-name"><a href="/body/">Body</a></td><td class="quantity">
	<input class="qty" type="number" min="0" name="cart[a][qty]" value="1"><input name="note"></td></tr></table><button name="update_cart"></button></form>`;

/** Opens the page of a cart with one piece. @param pressed Selector of a control that was pressed before */
async function open(page = PAGE, pressed = ''): Promise<HTMLFormElement> {
	document.body.innerHTML = page;
	const form = document.querySelector('form')!;
	const controls = pressed ? [form.querySelector<HTMLElement>(pressed)!] : [];
	await enhance(form, props.parse({ autoUpdate: false }), islandContext(life.signal, controls));
	return form;
}

test('[CP-03] [RT-03] a line that was taken out before the island was there is taken out once', async () => {
	answer(PAGE.replaceAll('[a]', '[b]').replaceAll('=a', '=b'));
	await open(PAGE, '.product-remove a');
	await vi.waitFor(() => expect(document.querySelector('[name="cart[b][qty]"]')).not.toBeNull());
	expect(sent().filter(({ url }) => url.search === '?remove_item=a')).toHaveLength(1);
});

test('[CP-06] the owner’s number counts for the row', () => {
	document.body.innerHTML = '<div class="cross-sells"></div>';
	addCrossSells(3, new AbortController().signal);
	const section = document.querySelector<HTMLElement>('.cross-sells')!;
	expect(section.style.getPropertyValue('--archipel-cart-page-slides')).toBe('3');
});

test('[CP-01] Enter in a quantity updates the cart, and presses no other button; other keys write', async () => {
	answer('<p></p>');
	const [quantity, note] = (await open()).querySelectorAll('input');
	expect([pressKey(quantity!, '2'), pressKey(note!, 'Enter'), pressKey(quantity!, 'Enter')]).toEqual([
		false,
		false,
		true,
	]);
	await vi.waitFor(() => expect(lastAnnouncement()).toMatch(/^Modifiez d’abord une quantité/));
	// The server would read none as 0.
	quantity!.value = '';
	pressKey(quantity!, 'Enter');
	expect([quantity!.value, sent()]).toEqual(['1', []]);
	quantity!.value = '2';
	pressKey(quantity!, 'Enter');
	await vi.waitFor(() => expect(sent()).not.toEqual([]));
	expect(Object.fromEntries(sent()[0]!.fields)).toMatchObject({ 'cart[a][qty]': '2', update_cart: 'Update Cart' });
});

test.each([
	['[QTY-02]', 'WooCommerce’s own cart', '', 'false'],
	['[QTY-03]', 'a page builder’s cart, where minus takes no line out', 'shopengine-cart-table', 'true'],
])('%s [WP-07] the buttons of a quantity in %s, in English', async (_row, _cart, classes, isUseless) => {
	printConfig({ locale: 'en_US' });
	const form = await open(`<div class="${classes}">${PAGE}</div>`);
	const minus = form.querySelector('[data-step="-1"]')!;
	expect(minus.getAttribute('aria-label')).toBe('Decrease quantity: Body');
	expect(form.querySelector('[data-step="1"]')!.getAttribute('aria-label')).toBe('Increase quantity: Body');
	expect(form.querySelector('#archipel-cart-page-hint')!.textContent).toBe(
		'Change a quantity first: the cart is up to date.',
	);
	expect(minus.getAttribute('aria-disabled')).toBe(isUseless);
});

test('[CP-03] an empty cart tells what was kept for it when the page was loaded again', async () => {
	document.body.innerHTML = '<p class="woocommerce-message">Supprimé.</p><div class="wc-empty-cart-message"></div>';
	keepNotices([document.querySelector('p')!]);
	document.querySelector('p')!.remove();
	await enhance(document.querySelector('div')!, props.parse({}), islandContext(life.signal));
	expect(document.querySelector('.woocommerce-message')!.textContent).toBe('Supprimé.');
});

test('[CP-02] [RT-08] jQuery’s listeners hear what WooCommerce’s script would tell, and may ask for the cart', async () => {
	vi.stubGlobal('jQuery', jQuery);
	await open();
	const detail = { code: 'solo20' };
	const told = [
		['archipel:cart-totals-updated', 'updated_cart_totals'],
		['archipel:cart-page-updated', 'updated_wc_div'],
		['archipel:cart-emptied', 'wc_cart_emptied'],
		['archipel:cart-line-removed', 'item_removed_from_classic_cart'],
		['archipel:coupon-applied', 'applied_coupon', 'solo20'],
		['archipel:coupon-removed', 'removed_coupon', 'solo20'],
		['archipel:shipping-method-updated', 'updated_shipping_method'],
	];
	const heard: unknown[] = [];
	for (const [event] of told.map((row) => row.slice(1)))
		jQuery(document).on(event!, ({ type }, ...args) => void heard.push([type, ...args]));
	for (const [event] of told) document.dispatchEvent(new CustomEvent(event!, { detail }));
	expect(heard).toEqual(told.map(([, ...row]) => row));
	answer(PAGE);
	jQuery(document.body).trigger('wc_update_cart');
	await vi.waitFor(() => expect(sent()[0]?.url.search).toBe('?removed_item=1'));
	jQuery(document).off();
});

test('[CP-02] who asks again for a cart that was changed elsewhere has the focus at the cart, which takes none by itself', () => {
	document.body.innerHTML = '<form></form>';
	const form = document.querySelector('form')!;
	const failure = { text: '', action: { label: 'Recharger', onClick: vi.fn() } };
	tellFailure(form, { kind: 'reload', keepsNotices: true }, failure as never);
	document.querySelector<HTMLButtonElement>('.archipel-notice button')!.click();
	expect(failure.action.onClick).toHaveBeenCalledOnce();
	expect([document.activeElement, form.getAttribute('tabindex')]).toEqual([form, '-1']);
});

test.each([
	['refreshes the fragments itself, once', '', 1],
	[
		'leaves that to WooCommerce’s fragments script where it is',
		'<script type="text/plain" src="/a/cart-fragments.min.js"></script>',
		0,
	],
])('[CP-01] a changed cart %s', async (_what, script, times) => {
	const quantity = (await open(PAGE + script)).querySelector('input')!;
	answer(PAGE.replace('value="1"', 'value="2"'));
	quantity.value = '2';
	pressKey(quantity, 'Enter');
	await vi.waitFor(() => expect(sent()).not.toEqual([]));
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(sent().filter(({ url }) => String(url).includes('get_refreshed_fragments'))).toHaveLength(times);
});
