import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import island from './island';
import enhance from './enhance';

vi.mock('../../src/page/product-form', () => ({ createProductPress: () => () => {} }));

const createForm = (html: string) => {
	document.body.innerHTML = html;
	return document.querySelector('form')!;
};

test('[CART-14] takes simple and grouped forms; not the one of a variable or an external product', () => {
	const matches = (html: string) => createForm(html).matches(island.adopts!);
	expect(matches('<form class="cart" method="post"></form>')).toBe(true);
	expect(matches('<form class="cart grouped_form" method="post"></form>')).toBe(true);
	expect(matches('<form class="variations_form cart" method="post"></form>')).toBe(false);
	expect(matches('<form class="cart" method="get" action="https://partner.example/"></form>')).toBe(false);
});

test('[QTY-01] a quantity below its minimum is raised to it, one that is being typed when it is left', async () => {
	const quantity = '<input class="qty" type="number" min="2" value="1">';
	const form = createForm(`<form class="cart">${quantity}${quantity}</form>`);
	const [field, typed] = [...form.querySelectorAll('input')];
	typed!.focus();
	await enhance(form, {}, islandContext());
	expect([field!.value, typed!.value]).toEqual(['2', '1']);
	typed!.blur();
	expect(typed!.value).toBe('2');
});

test('[QTY-02] [QTY-04] in a page builder’s widget plus and minus follow its rules; a press tells of one change', async () => {
	const form = createForm(
		'<div class="shopengine-widget"><form class="cart"><div class="quantity"><input class="qty" type="number" min="2" max="9" step="3" value="5"></div></form></div>',
	);
	await enhance(form, {}, islandContext());
	const told = vi.fn<(event: Event) => void>();
	form.addEventListener('change', told);
	const step = (by: 1 | -1) => {
		form.querySelector<HTMLElement>(`[data-step="${by}"]`)!.click();
		return form.querySelector('input')!.value;
	};
	// The theme's rules would stop at the maximum.
	expect([step(1), step(1), step(1), step(-1)]).toEqual(['8', '11', '9', '6']);
	expect(told).toHaveBeenCalledTimes(4);
});

test('[QTY-02] the buttons of a theme are left alone', async () => {
	const form = createForm(
		'<form class="cart"><div class="quantity"><button type="button" class="minus">−</button><input class="qty" type="number" value="1"></div></form>',
	);
	await enhance(form, {}, islandContext());
	expect(form.querySelectorAll('.archipel-step')).toHaveLength(0);
});
