import { describe, expect, test } from 'vitest';
import { productId, useShop } from './shop';
import type { Browser, Fields } from '../../fixtures/testing/browser';

const visit = useShop();
const SOCKS = 'chaussettes-de-nuit';
const ajax = '/wp-admin/admin-ajax.php';

/** A nonce from the plugin's broker, or from the page, where Discount Rules prints one for its script. */
async function nonce(visitor: Browser): Promise<string> {
	const all = (await visitor.wcAjax('archipel_nonces')).json() as Record<string, string>;
	if (all['awdr_ajax_front_end']) return all['awdr_ajax_front_end'];
	const { text } = await visitor.get(`/produit/${SOCKS}/`);
	return /awdr_params = \{[^}]*"nonce":"([0-9a-f]{10})"/.exec(text)?.[1] ?? '';
}

const ask = async (visitor: Browser, fields: Fields) =>
	visitor.post(ajax, { awdr_nonce: await nonce(visitor), ...fields });

describe('get_price_html', () => {
	const price = (product_id: number, qty: number): Fields => ({
		action: 'wdr_ajax',
		method: 'get_price_html',
		product_id,
		qty,
	});

	test('[DISC-01] answers the price of one piece as HTML, never empty for a product', async () => {
		const visitor = visit();
		const reply = await ask(visitor, price(await productId(visitor, SOCKS), 1));
		expect(reply.type).toMatch(/^application\/json/);
		const { price_html, original_price_html } = reply.json() as Record<string, string>;
		for (const html of [price_html, original_price_html]) expect(html).toMatch(/woocommerce-Price-amount[\s\S]*10,00/);
	});

	test('[DISC-01] both are empty for a product that does not exist', async () => {
		expect((await ask(visit(), price(999_999, 2))).json()).toEqual({ price_html: '', original_price_html: '' });
	});

	test('[REL-01] a stale nonce is status 200, text, “Invalid token”', async () => {
		const reply = await visit().post(ajax, { ...price(1, 2), awdr_nonce: '0123456789' });
		expect([reply.status, reply.text.trim()]).toEqual([200, 'Invalid token']);
	});
});

describe('get_variable_product_bulk_table', () => {
	const table = (product_id: number): Fields => ({
		action: 'wdr_ajax',
		method: 'get_variable_product_bulk_table',
		product_id,
	});

	test('[DISC-02] brings a wrapper of its own, with a row for each range', async () => {
		const visitor = visit();
		const reply = await ask(visitor, table(await productId(visitor, 'nuisette-en-lot')));
		const { bulk_table } = reply.json() as { bulk_table: string };
		expect(bulk_table.match(/awdr-bulk-customizable-table/g)).toHaveLength(1);
		const ranges = [...bulk_table.matchAll(/wdr_bulk_range[^>]*>([^<]*)</g)].map(([, text = '']) => text.trim());
		expect(ranges).toEqual(['2 - 4', '5 - 9', '10 +']);
	});

	test('[DISC-02] without a rule the wrapper is empty; for an unknown product there is none', async () => {
		const visitor = visit();
		const plain = (await ask(visitor, table(await productId(visitor, 'culotte-taille-haute')))).json() as {
			bulk_table: string;
		};
		expect(plain.bulk_table.trim()).toMatch(/^<div class="awdr-bulk-customizable-table">\s*<\/div>$/);
		expect((await ask(visitor, table(999_999))).json()).toEqual({ bulk_table: null });
	});
});

describe('awdr_get_product_discount', () => {
	const discount = (product_id: number, qty: number, more: Fields = {}): Fields => ({
		action: 'awdr_get_product_discount',
		product_id,
		qty,
		...more,
	});

	test('[DISC-03] answers false below the first range, the numbers above it', async () => {
		const visitor = visit();
		const id = await productId(visitor, SOCKS);
		expect((await ask(visitor, discount(id, 1))).json()).toEqual({ success: true, data: false });
		expect((await ask(visitor, discount(id, 2))).json()).toMatchObject({
			success: true,
			data: { initial_price: 10, discounted_price: 9 },
		});
	});

	test('[DISC-03] reckons from the custom price', async () => {
		const visitor = visit();
		const reply = await ask(visitor, discount(await productId(visitor, SOCKS), 2, { custom_price: '20,00' }));
		expect(reply.json()).toMatchObject({ data: { initial_price: 20, discounted_price: 18 } });
	});
});
