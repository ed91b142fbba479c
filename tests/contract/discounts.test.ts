import { expect, test } from 'vitest';
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

/** Asks Discount Rules for a price or a table. */
const wdr = async (visitor: Browser, method: string, product_id: number, more: Fields = {}) =>
	(await ask(visitor, { action: 'wdr_ajax', method, product_id, ...more })).json<Record<string, string>>();

test('[DISC-01] get_price_html answers the price of one piece as HTML, never empty for a product; both are empty for a product that does not exist', async () => {
	const visitor = visit();
	const price = (id: number, qty: number) => wdr(visitor, 'get_price_html', id, { qty });
	const { price_html, original_price_html } = await price(await productId(visitor, SOCKS), 1);
	for (const html of [price_html, original_price_html]) expect(html).toMatch(/woocommerce-Price-amount[\s\S]*10,00/);
	expect(await price(999_999, 2)).toEqual({ price_html: '', original_price_html: '' });
});

test('[REL-01] get_price_html: a stale nonce is status 200, text, “Invalid token”', async () => {
	const fields = { action: 'wdr_ajax', method: 'get_price_html', product_id: 1, qty: 2, awdr_nonce: '0123456789' };
	const reply = await visit().post(ajax, fields);
	expect([reply.status, reply.text.trim()]).toEqual([200, 'Invalid token']);
});

test('[DISC-02] get_variable_product_bulk_table brings a wrapper of its own, with a row for each range; without a rule the wrapper is empty; for an unknown product there is none', async () => {
	const visitor = visit();
	const tableOf = async (id: number) => (await wdr(visitor, 'get_variable_product_bulk_table', id))['bulk_table'];
	const table = (await tableOf(await productId(visitor, 'nuisette-en-lot')))!;
	expect(table.match(/awdr-bulk-customizable-table/g)).toHaveLength(1);
	const ranges = [...table.matchAll(/wdr_bulk_range[^>]*>([^<]*)</g)].map(([, text = '']) => text.trim());
	expect(ranges).toEqual(['2 - 4', '5 - 9', '10 +']);
	const plain = await tableOf(await productId(visitor, 'culotte-taille-haute'));
	expect(plain!.trim()).toMatch(/^<div class="awdr-bulk-customizable-table">\s*<\/div>$/);
	expect(await tableOf(999_999)).toBeNull();
});

test('[DISC-03] awdr_get_product_discount answers false below the first range, the numbers above it, and reckons from the custom price', async () => {
	const visitor = visit();
	const product_id = await productId(visitor, SOCKS);
	const discount = async (fields: Fields) =>
		(await ask(visitor, { action: 'awdr_get_product_discount', product_id, ...fields })).json();
	expect(await discount({ qty: 1 })).toEqual({ success: true, data: false });
	const data = { initial_price: 10, discounted_price: 9 };
	expect(await discount({ qty: 2 })).toMatchObject({ success: true, data });
	const dear = { initial_price: 20, discounted_price: 18 };
	expect(await discount({ qty: 2, custom_price: '20,00' })).toMatchObject({ data: dear });
});
