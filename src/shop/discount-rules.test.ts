import { beforeEach, expect, test, vi } from 'vitest';
import { discountRules } from './discount-rules';
import { nonceBroker } from './nonce-broker';

const asked: URLSearchParams[] = [];
let answers: string[] = [];
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
	asked.length = 0;
	nonceBroker.forget();
	vi.stubGlobal('fetch', fetched);
	fetched.mockImplementation(async (input, init) => {
		const request = new Request(input, init);
		if (request.url.includes('archipel_nonces'))
			return Response.json({ awdr_ajax_front_end: `00000000${asked.length}0` });
		asked.push(new URLSearchParams(await request.text()));
		return new Response(answers.shift() ?? '');
	});
});
const fields = () => asked.map((query) => Object.fromEntries(query));

test('[DISC-01] price asks by POST with product, quantity and nonce, and takes price_html', async () => {
	answers = ['{"price_html":"<b>9</b>","original_price_html":"<b>10</b>"}'];
	expect(await discountRules.price({ productId: 1185, quantity: 2 })).toBe('<b>9</b>');
	expect(fields()).toEqual([
		{
			action: 'wdr_ajax',
			method: 'get_price_html',
			product_id: '1185',
			qty: '2',
			awdr_nonce: expect.stringMatching(/^[0-9a-f]{10}$/),
		},
	]);
});

test('[DISC-01] price: without price_html it is original_price_html, without both nothing', async () => {
	answers = ['{"price_html":"","original_price_html":"<b>10</b>"}', '{"price_html":"","original_price_html":""}'];
	expect(await discountRules.price({ productId: 1, quantity: 2 })).toBe('<b>10</b>');
	expect(await discountRules.price({ productId: 1, quantity: 2 })).toBe('');
});

test('[REL-01] price: “Invalid token”, status 200, is a stale nonce: once more with a fresh one, then told', async () => {
	answers = ['Invalid token', '{"price_html":"<b>9</b>"}'];
	expect(await discountRules.price({ productId: 1, quantity: 2 })).toBe('<b>9</b>');
	expect(new Set(fields().map(({ awdr_nonce }) => awdr_nonce)).size).toBe(2);
	answers = ['Invalid token', 'Invalid token', '{"success":true,"data":"Authentication required"}'];
	for (const reason of ['stale-nonce', 'invalid'])
		await expect(discountRules.price({ productId: 1, quantity: 2 })).rejects.toMatchObject({ reason });
});

test('[DISC-02] the table is null for an unknown product', async () => {
	answers = ['{"bulk_table":null}', '{"bulk_table":"<div></div>"}'];
	expect(await discountRules.table(1)).toBeNull();
	expect(await discountRules.table(1)).toBe('<div></div>');
	expect(fields()[0]).toMatchObject({ method: 'get_variable_product_bulk_table', product_id: '1' });
});

test('[DISC-03] a discount is asked with the custom price only where there is one; no discount is no error', async () => {
	answers = ['{"success":true,"data":false}', '{"success":true,"data":{"discounted_price":18}}'];
	expect(await discountRules.discount({ productId: 1, quantity: 1 })).toEqual({ success: true, data: false });
	expect(await discountRules.discount({ productId: 1, quantity: 2, customPrice: '20,00' })).toMatchObject({
		data: { discounted_price: 18 },
	});
	expect(fields().map(({ custom_price }) => custom_price)).toEqual([undefined, '20,00']);
	expect(fields()[0]).toMatchObject({ action: 'awdr_get_product_discount', qty: '1' });
});
