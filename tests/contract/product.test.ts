import { expect, test } from 'vitest';
import { cartOf, LARGE_PRODUCT, productId, useShop } from './shop';
import type { Browser, Fields } from '../../fixtures/testing/browser';

const visit = useShop();
const GUEPIERE = 'guepiere-trois-options';

const lookUp = async (visitor: Browser, slug: string, choice: Fields) =>
	visitor.wcAjax('get_variation', { ...choice, product_id: await productId(visitor, slug) });

test('[VAR-01] [VAR-02] [WP-08] get_variation answers the variation, with an empty maximum where there is no limit, and one whose empty attribute stands for any value; our read answers the same, and caches may keep it for guests; an incomplete choice is refused', async () => {
	const visitor = visit();
	const choice = { attribute_pa_teinte: 'noir-profond', attribute_pa_bonnet: 'd' };
	const variation = await lookUp(visitor, GUEPIERE, choice);
	expect(variation.type).toMatch(/^application\/json/);
	expect(variation.json()).toMatchObject({
		variation_id: expect.any(Number),
		sku: 'CT-G-3',
		is_in_stock: false,
		is_purchasable: true,
		max_qty: '',
		display_price: 59,
	});
	const any = await lookUp(visitor, GUEPIERE, { attribute_pa_teinte: 'nude-noir', attribute_pa_bonnet: 'c' });
	expect(any.json()).toMatchObject({ sku: 'CT-G-7', attributes: { attribute_pa_bonnet: '' } });

	const query = { ...choice, product_id: String(await productId(visitor, GUEPIERE)) };
	const read = (fields: Readonly<Record<string, string>>) =>
		visitor.get(`/?${new URLSearchParams({ 'wc-ajax': 'archipel_variation', ...fields }).toString()}`);
	const reply = await read(query);
	expect(reply.json()).toEqual(variation.json());
	expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
	expect(reply.headers.getSetCookie()).toEqual([]);
	const { attribute_pa_bonnet: _, ...half } = query;
	expect((await read(half)).status).toBe(404);
});

test.each([
	['on sale has two prices', 'noir-profond', 'c', { display_price: 45, display_regular_price: 59, max_qty: 3 }],
	['sold out says so', 'noir-profond', 'd', { availability_html: expect.stringContaining('out-of-stock') }],
	['on backorder has no maximum', 'rouge-cerise', 'b', { backorders_allowed: true, max_qty: '' }],
	['without a price cannot be bought', 'rouge-cerise', 'c', { is_purchasable: false, display_price: 0 }],
	['as dear as the others has no price of its own', '', 'b', { price_html: '', display_price: 33 }],
])('[VAR-03] a variation %s', async (_what, attribute_pa_teinte, attribute_pa_bonnet, expected) => {
	const slug = attribute_pa_teinte ? GUEPIERE : 'chemise-prix-unique';
	const reply = await lookUp(visit(), slug, { attribute_pa_teinte, attribute_pa_bonnet });
	expect(reply.json()).toMatchObject({ image: { full_src_w: 900, full_src_h: 1200 }, ...expected });
});

test('[VAR-02] get_variation answers false to no match, for one that is off, to an incomplete choice and of a simple product, and an empty body to a missing product', async () => {
	const visitor = visit();
	const noMatch = { attribute_pa_teinte: 'rouge-cerise', attribute_pa_bonnet: 'z' };
	const isOff = { attribute_pa_teinte: 'rouge-cerise', attribute_pa_bonnet: 'd' };
	for (const choice of [noMatch, isOff, { attribute_pa_teinte: 'noir-profond' }])
		expect((await lookUp(visitor, GUEPIERE, choice)).json()).toBe(false);
	expect((await lookUp(visitor, 'culotte-taille-haute', isOff)).json()).toBe(false);
	const reply = await visitor.wcAjax('get_variation', { product_id: 999_999 });
	expect([reply.status, reply.text]).toEqual([200, '']);
});

test('[VAR-01] the product page carries the variations up to the threshold, without those that have no price', async () => {
	const page = await visit().get(`/produit/${GUEPIERE}/`);
	const form = page.document().querySelector('form.variations_form')!;
	const variations = JSON.parse(form.getAttribute('data-product_variations')!) as { sku: string }[];
	expect(variations.map(({ sku }) => sku)).toEqual(['CT-G-1', 'CT-G-2', 'CT-G-3', 'CT-G-4', 'CT-G-7']);
});

test('[VAR-12] above the threshold the product page carries the availability table instead', async () => {
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

/** Adds a product form. @returns What is told, and the cart if it was added. */
async function addForm(visitor: Browser, fields: Fields) {
	const reply = await visitor.multipart('/?wc-ajax=archipel_add_to_cart', fields);
	const told = reply.json<{ notices: string; error?: unknown; product_url?: unknown }>();
	return { ...told, cart: told.error ? undefined : cartOf(reply) };
}

test.each([
	[
		'a variation is added with its attributes, also by its id alone, and the notice comes back',
		'noir-profond',
		'b',
		2,
		[],
	],
	['an "any" attribute keeps the value that was chosen, and is not added without one', 'nude-noir', 'c', 1, ['C']],
])('[CART-14] the product form: %s', async (_case, attribute_pa_teinte, attribute_pa_bonnet, quantity, kept) => {
	const visitor = visit();
	const id = await productId(visitor, GUEPIERE);
	const choice = { attribute_pa_teinte, attribute_pa_bonnet };
	const { variation_id } = (await lookUp(visitor, GUEPIERE, choice)).json() as { variation_id: number };
	const added = await addForm(visitor, { 'add-to-cart': id, product_id: id, variation_id, quantity, ...choice });
	expect(added.error).toBeFalsy();
	expect(added.notices).toMatch(/class="[^"]*woocommerce-message/);
	expect(added.cart).toMatchObject({ count: quantity, items: [{ variationId: variation_id }] });
	expect(added.cart?.items[0]?.attributes.map(({ value }) => value)).toEqual(expect.arrayContaining(kept));
	const alone = await visit().wcAjax('add_to_cart', { product_id: variation_id });
	expect('error' in alone.json()).toBe(kept.length > 0);
});

test.each([GUEPIERE, 'kimono-en-rupture', 'coffret-trio'])(
	'[CART-14] the product form of %s: a refusal brings the reason as HTML, which the next page does not repeat, and the address of the product',
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

test('[CART-14] the product form: a variation with the value of another one, or with one that no term has, is refused by the name of the attribute', async () => {
	const visitor = visit();
	const id = await productId(visitor, GUEPIERE);
	const choice = { attribute_pa_teinte: 'noir-profond', attribute_pa_bonnet: 'b' };
	const { variation_id } = (await lookUp(visitor, GUEPIERE, choice)).json() as { variation_id: number };
	for (const [wrong, name] of [
		[{ attribute_pa_bonnet: 'c' }, 'Bonnet'],
		[{ attribute_pa_teinte: 'vert' }, 'Teinte'],
	] as const) {
		const fields = { 'add-to-cart': id, product_id: id, variation_id, ...choice, ...wrong };
		expect(await addForm(visitor, fields)).toMatchObject({ error: true, notices: expect.stringContaining(name) });
	}
});

test('[CART-14] the product form: an unknown product is refused with a reason', async () => {
	const refused = await addForm(visit(), { 'add-to-cart': 999_999 });
	expect(refused).toMatchObject({ error: true, product_url: false, notices: expect.stringMatching(/\S/) });
});

test('[CART-14] the product form: without JavaScript all attributes are enough: the server finds the variation; fewer are not', async () => {
	const visitor = visit();
	const id = await productId(visitor, GUEPIERE);
	const fields = { 'add-to-cart': id, product_id: id, variation_id: '', quantity: 1 };
	const choice = { ...fields, attribute_pa_teinte: 'noir-profond' };
	await visitor.post(`/produit/${GUEPIERE}/`, choice);
	expect(visitor.cookies.has('woocommerce_items_in_cart')).toBe(false);
	await visitor.post(`/produit/${GUEPIERE}/`, { ...choice, attribute_pa_bonnet: 'b' });
	expect(visitor.cookies.get('woocommerce_items_in_cart')).toBe('1');
});

test('grouped products are added together, with one notice', async () => {
	const visitor = visit();
	const slugs = ['coffret-trio', 'masque-satin', 'culotte-taille-haute'];
	const [group, one, other] = await Promise.all(slugs.map((slug) => productId(visitor, slug)));
	const added = await addForm(visitor, { 'add-to-cart': group!, [`quantity[${one}]`]: 1, [`quantity[${other}]`]: 2 });
	expect(added.cart?.count).toBe(3);
	expect(added.notices.match(/class="[^"]*woocommerce-message/g)).toHaveLength(1);
});

test('[REST-02] [REST-03] the Store API: prices are texts in minor units, lists tell their total and the next page; an unknown product, more than a hundred, and on any other route a wrong nonce are refused', async () => {
	const visitor = visit();
	const ask = (path: string) => visitor.get(`/wp-json/wc/store/v1/products${path}`);
	const product = (await ask(`/${await productId(visitor, GUEPIERE)}`)).json();
	const price_range = { min_amount: '4500', max_amount: '7000' };
	const prices = { price: '4500', regular_price: '5900', price_range, currency_minor_unit: 2 };
	expect(product).toMatchObject({ type: 'variable', prices });
	const list = await ask('?per_page=5&page=2');
	expect(list.json<unknown[]>()).toHaveLength(5);
	expect(Number(list.headers.get('x-wp-total'))).toBeGreaterThan(20);
	expect(list.headers.get('link')).toMatch(/page=3[^>]*>; rel="next"/);
	const wrong = { 'x-wp-nonce': '0123456789' };
	expect((await visitor.get('/wp-json/wc/store/v1/products?per_page=1', wrong)).status).toBe(200);
	const refused = [await ask('/999999'), await ask('?per_page=500'), await visitor.get('/wp-json/', wrong)];
	expect(refused.map((reply) => [reply.status, reply.json()['code']])).toEqual([
		[404, 'woocommerce_rest_product_invalid_id'],
		[400, 'rest_invalid_param'],
		[403, 'rest_cookie_invalid_nonce'],
	]);
});

test('[REV-02] a review leads to itself; the same again, another at once, one without a rating or a text, and one where reviews are closed are refused', async () => {
	const visitor = visit();
	const slug = 'nuisette-avec-avis';
	const own = await productId(visitor, slug);
	const email = `${Date.now()}@example.test`;
	const whole = { author: 'Testeuse', email, comment: `Très belle coupe ${email}`, rating: 4 };
	const post = (fields: Fields = {}, comment_post_ID = own) =>
		visitor.post('/wp-comments-post.php', { ...whole, comment_post_ID, ...fields });
	const good = await post();
	expect(good.headers.get('location')).toMatch(new RegExp(`/produit/${slug}/#comment-\\d+$`));
	const closed = await productId(visitor, 'rubans-de-soie');
	const refused = [
		await post(),
		await post({ comment: 'Encore.' }),
		await post({ rating: '' }),
		await post({ comment: '' }),
		await post({}, closed),
	];
	expect([good, ...refused].map(({ status }) => status)).toEqual([302, 409, 429, 500, 200, 403]);
	expect((await post({}, 999_999)).text).toBe('');
});
