import { expect, test, vi } from 'vitest';
import { RequestError } from '../../src/shop/request-error';
import { tellDiscount } from './parts/tell-discount';

const discount = vi.hoisted(() => vi.fn());
vi.mock('../../src/shop/discount-rules', () => ({ discountRules: { discount } }));

test('[DISC-03] [REL-01] a script that asks is told of a failure too, and may ask again; of a question that is given up nothing', async () => {
	document.body.innerHTML =
		'<form><input name="add-to-cart" value="1185"><input name="quantity" class="qty" value="3"></form>';
	const told: unknown[] = [];
	for (const type of ['archipel:product-discount', 'archipel:product-discount-failed'])
		document.addEventListener(type, ({ detail }: CustomEventInit) => told.push({ type, ...(detail as object) }));
	const ask = () => tellDiscount(document.querySelector('form'), undefined, new AbortController().signal, () => {});
	discount.mockRejectedValueOnce(new RequestError('invalid', '/x'));
	await ask();
	discount.mockRejectedValueOnce(new DOMException('', 'AbortError'));
	await ask();
	discount.mockResolvedValueOnce({ total: 9 });
	await ask();
	expect(told).toEqual([
		{ type: 'archipel:product-discount-failed', message: expect.stringMatching(/\S/) },
		{ type: 'archipel:product-discount', productId: 1185, quantity: 3, reply: { total: 9 } },
	]);
});

test('[DISC-03] whoever asks without a product is told so on the console, and the shop is not asked', async () => {
	discount.mockClear();
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	document.body.innerHTML = '<form><input name="add-to-cart" value=""></form>';
	for (const form of [document.querySelector('form'), document.body])
		await tellDiscount(form, undefined, new AbortController().signal, () => {});
	expect(log.mock.calls.flat()).toEqual([
		'[archipel] discounts: Invalid product',
		'[archipel] discounts: Incorrect form provided',
	]);
	expect(discount).not.toHaveBeenCalled();
});
