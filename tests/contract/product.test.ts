import { describe, expect, test } from 'vitest';
import { CART_FRAGMENT } from '../../src/shop/woocommerce/cart-api';
import { LARGE_PRODUCT, productId, useShop } from './shop';
import type { Browser, Fields } from '../../fixtures/testing/browser';

const visit = useShop();
const GUEPIERE = 'guepiere-trois-options';

const lookUp = async (visitor: Browser, slug: string, choice: Fields) =>
	visitor.wcAjax('get_variation', { ...choice, product_id: await productId(visitor, slug) });

describe('get_variation', () => {
	test('[VAR-02] answers the variation, with an empty maximum where there is no limit', async () => {
		const reply = await lookUp(visit(), GUEPIERE, { attribute_pa_teinte: 'noir-profond', attribute_pa_bonnet: 'd' });
		expect(reply.type).toMatch(/^application\/json/);
		expect(reply.json()).toMatchObject({
			variation_id: expect.any(Number),
			sku: 'CT-G-3',
			is_in_stock: false,
			is_purchasable: true,
			max_qty: '',
			display_price: 59,
		});
	});

	test('[VAR-02] [WP-08] our read answers the same, and caches may keep it for guests; an incomplete choice is refused', async () => {
		const choice = { attribute_pa_teinte: 'noir-profond', attribute_pa_bonnet: 'd' };
		const visitor = visit();
		const query = { ...choice, product_id: String(await productId(visitor, GUEPIERE)) };
		const read = (fields: Readonly<Record<string, string>>) =>
			visitor.get(`/?${new URLSearchParams({ 'wc-ajax': 'archipel_variation', ...fields }).toString()}`);
		const reply = await read(query);
		expect(reply.json()).toEqual((await lookUp(visitor, GUEPIERE, choice)).json());
		expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
		expect(reply.headers.getSetCookie()).toEqual([]);
		const { attribute_pa_bonnet: _, ...half } = query;
		expect((await read(half)).status).toBe(404);
	});

	test('[VAR-01] an empty attribute of a variation stands for any value', async () => {
		const reply = await lookUp(visit(), GUEPIERE, { attribute_pa_teinte: 'nude-noir', attribute_pa_bonnet: 'c' });
		expect(reply.json()).toMatchObject({ sku: 'CT-G-7', attributes: { attribute_pa_bonnet: '' } });
	});

	test.each([
		['no match', { attribute_pa_teinte: 'rouge-cerise', attribute_pa_bonnet: 'z' }],
		['an incomplete choice', { attribute_pa_teinte: 'noir-profond' }],
	])('[VAR-02] %s answers false', async (_case, choice: Fields) => {
		expect((await lookUp(visit(), GUEPIERE, choice)).json()).toBe(false);
	});

	test('[VAR-02] a missing product answers an empty body', async () => {
		const reply = await visit().wcAjax('get_variation', { product_id: 999_999 });
		expect([reply.status, reply.text]).toEqual([200, '']);
	});
});

describe('the product page', () => {
	test('[VAR-01] carries the variations up to the threshold, without those that have no price', async () => {
		const { text } = await visit().get(`/produit/${GUEPIERE}/`);
		const attribute = /data-product_variations="([^"]*)"/.exec(text)?.[1] ?? '';
		const variations = JSON.parse(
			attribute
				.replaceAll('&quot;', '"')
				.replaceAll('&amp;', '&')
				.replaceAll('&#039;', "'")
				.replaceAll('&lt;', '<')
				.replaceAll('&gt;', '>'),
		) as { sku: string }[];
		expect(variations.map(({ sku }) => sku)).toEqual(['CT-G-1', 'CT-G-2', 'CT-G-3', 'CT-G-4', 'CT-G-7']);
	});

	test('[VAR-12] above the threshold it carries the availability table instead', async () => {
		const { text } = await visit().get(`/produit/${LARGE_PRODUCT}/`);
		expect(text).toMatch(/data-product_variations="false"/);
		const table = JSON.parse(
			/<form class="variations_form[^]*<script[^>]*class="archipel-availability"[^>]*>([^<]*)</.exec(text)![1]!,
		) as { attributes: [string, string[]][]; rows: number[] };
		expect(table.attributes.length).toBeGreaterThan(2);
		for (const [field] of table.attributes) expect(text).toContain(`name="${field}"`);
		expect(table.rows.length).toBeGreaterThan(900);
		// Rows are delta-encoded: the remainder is the state, the quotient encodes the indices of the values (variation-source.ts).
		const places = table.attributes.reduce((product, [, values]) => product * (values.length + 1), 1);
		const states = new Set<number>();
		let row = 0;
		for (const step of table.rows) {
			row += step;
			states.add(row % 3);
			expect(row).toBeGreaterThanOrEqual(0);
			expect(row).toBeLessThan(places * 3);
		}
		expect([states.has(0), states.has(1)]).toEqual([true, true]);
	});
});

/** Adds a product form. @returns The reply's JSON and its cart. */
async function addForm(visitor: Browser, fields: Fields) {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
	const body = (await visitor.wcAjax('archipel_add_to_cart', data)).json() as {
		fragments?: Record<string, string>;
		notices: string;
		error?: unknown;
		product_url?: unknown;
	};
	const cart = JSON.parse(/>(.*)<\/script>/s.exec(body.fragments?.[CART_FRAGMENT] ?? '>null</script>')![1]!) as {
		count: number;
		items: { variationId: number; attributes: { value: string }[] }[];
	} | null;
	return { ...body, cart };
}

describe('adding the product form', () => {
	test.each([
		['a variation is added with its attributes, and the notice comes back', 'noir-profond', 'b', 2, []],
		['an "any" attribute keeps the value that was chosen', 'nude-noir', 'c', 1, ['C']],
	])('[CART-14] %s', async (_case, attribute_pa_teinte, attribute_pa_bonnet, quantity, kept) => {
		const visitor = visit();
		const id = await productId(visitor, GUEPIERE);
		const choice = { attribute_pa_teinte, attribute_pa_bonnet };
		const { variation_id } = (await lookUp(visitor, GUEPIERE, choice)).json() as { variation_id: number };
		const added = await addForm(visitor, { 'add-to-cart': id, product_id: id, variation_id, quantity, ...choice });
		expect(added.error).toBeFalsy();
		expect(added.notices).toMatch(/class="[^"]*woocommerce-message/);
		expect(added.cart).toMatchObject({ count: quantity, items: [{ variationId: variation_id }] });
		expect(added.cart?.items[0]?.attributes.map(({ value }) => value)).toEqual(expect.arrayContaining(kept));
	});

	test.each([GUEPIERE, 'kimono-en-rupture', 'coffret-trio'])(
		'[CART-14] %s: a refusal brings the reason as HTML, which the next page does not repeat, and the address of the product',
		async (slug) => {
			const visitor = visit();
			const id = await productId(visitor, slug);
			const added = await addForm(visitor, { 'add-to-cart': id, product_id: id, variation_id: '', quantity: '' });
			expect(added).toMatchObject({
				error: true,
				notices: expect.stringMatching(/woocommerce-error[^]*role="alert"|role="alert"[^]*woocommerce-error/),
				product_url: expect.stringContaining(`/produit/${slug}/`),
			});
			expect((await visitor.get('/boutique/')).text).not.toContain('woocommerce-error');
		},
	);

	test('[CART-14] an unknown product is refused with a reason', async () => {
		expect(await addForm(visit(), { 'add-to-cart': 999_999 })).toMatchObject({
			error: true,
			product_url: false,
			notices: expect.stringMatching(/\S/),
		});
	});

	test('[CART-14] without JavaScript all attributes are enough: the server finds the variation; fewer are not', async () => {
		const visitor = visit();
		const id = await productId(visitor, GUEPIERE);
		const choice = {
			'add-to-cart': id,
			product_id: id,
			variation_id: '',
			quantity: 1,
			attribute_pa_teinte: 'noir-profond',
		};
		await visitor.post(`/produit/${GUEPIERE}/`, choice);
		expect(visitor.cookies.has('woocommerce_items_in_cart')).toBe(false);
		await visitor.post(`/produit/${GUEPIERE}/`, { ...choice, attribute_pa_bonnet: 'b' });
		expect(visitor.cookies.get('woocommerce_items_in_cart')).toBe('1');
	});

	test('grouped products are added together, with one notice', async () => {
		const visitor = visit();
		const [group, one, other] = await Promise.all([
			productId(visitor, 'coffret-trio'),
			productId(visitor, 'masque-satin'),
			productId(visitor, 'culotte-taille-haute'),
		]);
		const added = await addForm(visitor, { 'add-to-cart': group, [`quantity[${one}]`]: 1, [`quantity[${other}]`]: 2 });
		expect(added.cart?.count).toBe(3);
		expect(added.notices.match(/class="[^"]*woocommerce-message/g)).toHaveLength(1);
	});
});
