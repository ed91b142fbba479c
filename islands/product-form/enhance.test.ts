import { afterEach, expect, test, vi } from 'vitest';
import type { IslandContext } from '../../src/runtime/define-island';
import type { Intent } from '../../src/runtime/activation';
import island from './island';
import enhance from './enhance';

const { submit, addProductForm } = vi.hoisted(() => {
	const submit = vi.fn();
	return { submit, addProductForm: vi.fn(() => submit) };
});
vi.mock('../../src/dom/product-form', () => ({ addProductForm }));

const createForm = (html: string) => {
	document.body.innerHTML = html;
	return document.querySelector('form')!;
};
const context = (intents: Intent[] = []): IslandContext => ({
	activation: { by: 'idle', takeIntents: () => intents },
	signal: new AbortController().signal,
	fail: () => {},
});
afterEach(() => document.body.replaceChildren());

test('[CART-14] takes simple and grouped forms; not the one of a variable or an external product', () => {
	const matches = (html: string) => createForm(html).matches(island.adopts!);
	expect(matches('<form class="cart" method="post"></form>')).toBe(true);
	expect(matches('<form class="cart grouped_form" method="post"></form>')).toBe(true);
	expect(matches('<form class="variations_form cart" method="post"></form>')).toBe(false);
	expect(matches('<form class="cart" method="get" action="https://partner.example/"></form>')).toBe(false);
});

test('[QTY-01] a quantity below its minimum is raised to it', async () => {
	const form = createForm('<form class="cart"><input class="qty" type="number" min="2" value="1"></form>');
	await enhance(form, { quantityRules: 'auto' }, context());
	expect(form.querySelector('input')!.value).toBe('2');
});

test('[QTY-01] one that is being typed is left alone until it is left', async () => {
	const form = createForm('<form class="cart"><input class="qty" type="number" min="2" value="1"></form>');
	const field = form.querySelector('input')!;
	field.focus();
	await enhance(form, { quantityRules: 'auto' }, context());
	expect(field.value).toBe('1');
	field.blur();
	expect(field.value).toBe('2');
});

test('[RT-03] a submit that was held before the island was there is handed on', async () => {
	const form = createForm('<form class="cart"><button class="single_add_to_cart_button"></button></form>');
	const submitter = form.querySelector('button')!;
	await enhance(form, { quantityRules: 'auto' }, context([{ control: form, submitter }]));
	await vi.waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith(submitter));
});
