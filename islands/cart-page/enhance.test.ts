import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { lastAnnouncement } from '../../src/ui/announcer';
import enhance, { addCrossSells } from './enhance';
import { tellFailure } from './follow-state';
import { props } from './island';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const life = pageLife();
const { answer, sent } = stubFetch();

test('[CP-06] the owner’s number counts for the row', () => {
	document.body.innerHTML = '<div class="cross-sells"></div>';
	addCrossSells(3, new AbortController().signal);
	const section = document.querySelector<HTMLElement>('.cross-sells')!;
	expect(section.style.getPropertyValue('--archipel-cart-page-slides')).toBe('3');
});

test('[CP-01] Enter in a quantity updates the cart, and presses no other button; other keys write', async () => {
	document.body.innerHTML = `<form class="woocommerce-cart-form" action="/panier/" method="post"><button name="apply_coupon"></button><table>
		<tr class="cart_item"><td><input type="number" name="cart[a][qty]" value="1"><input name="note"></td></tr></table><button name="update_cart"></button></form>`;
	answer('<p></p>');
	const form = document.querySelector('form')!;
	await enhance(form, props.parse({ autoUpdate: false }), islandContext(life.signal));
	const [quantity, note] = form.querySelectorAll('input');
	const isTaken = (field: HTMLElement, key: string) =>
		!field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	expect([isTaken(quantity!, '2'), isTaken(note!, 'Enter'), isTaken(quantity!, 'Enter')]).toEqual([false, false, true]);
	await vi.waitFor(() => expect(lastAnnouncement()).toMatch(/^Modifiez d’abord une quantité/));
	// The server would read none as 0.
	quantity!.value = '';
	isTaken(quantity!, 'Enter');
	expect([quantity!.value, sent()]).toEqual(['1', []]);
	quantity!.value = '2';
	isTaken(quantity!, 'Enter');
	await vi.waitFor(() => expect(sent()).not.toEqual([]));
	expect(Object.fromEntries(sent()[0]!.fields)).toMatchObject({ 'cart[a][qty]': '2', update_cart: 'Update Cart' });
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
	const page = `<form class="woocommerce-cart-form" action="/panier/" method="post"><table>
		<tr class="cart_item"><td><input type="number" name="cart[a][qty]" value="1"></td></tr></table><button name="update_cart"></button></form>`;
	document.body.innerHTML = page + script;
	answer(page.replace('value="1"', 'value="2"'));
	const form = document.querySelector('form')!;
	await enhance(form, props.parse({ autoUpdate: false }), islandContext(life.signal));
	const quantity = form.querySelector('input')!;
	quantity.value = '2';
	quantity.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
	await vi.waitFor(() => expect(sent()).not.toEqual([]));
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(sent().filter(({ url }) => String(url).includes('get_refreshed_fragments'))).toHaveLength(times);
});
