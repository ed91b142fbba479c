import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { productId, useShop } from './shop';

const visit = useShop();

test.each([
	['culotte-taille-haute', 'cart', 'form.cart button[name=add-to-cart]'],
	['nuisette-dentelle-2', 'variations_form', 'form.variations_form .variations select'],
	['coffret-trio', 'cart', 'form.grouped_form table'],
	['carte-cadeau-partenaire', 'cart', 'form.cart [type=submit]'],
	['kimono-en-rupture', 'stock', '.out-of-stock'],
])(
	'[QV-01] archipel_quick_view, %s: the product with gallery, price, text, form and the way to its page, in this order',
	async (slug, form, control) => {
		const visitor = visit();
		const id = await productId(visitor, slug);
		const reply = await visitor.get(`/?wc-ajax=archipel_quick_view&product_id=${id}`);
		expect(reply.type).toMatch(/^application\/json/);
		const { html, ...rest } = reply.json<{ html: string }>();
		expect(rest).toEqual({
			id,
			title: expect.stringMatching(/\S/),
			url: expect.stringContaining(`/produit/${slug}/`),
			styles: expect.objectContaining({ gallery: [expect.stringMatching(/^islands\/[\w-]+\.css\?ver=\w+$/)] }),
		});
		const root = new Window().document.body;
		root.innerHTML = html;
		expect([...root.children].map((element) => element.id)).toEqual([`product-${id}`]);
		const images = root.querySelectorAll('.woocommerce-product-gallery .woocommerce-product-gallery__wrapper img');
		expect(images).not.toHaveLength(0);
		const summary = root.querySelector('.summary.entry-summary')!;
		const parts = [...summary.children].map(({ classList }) => classList[0]);
		const known = ['price', 'woocommerce-product-details__short-description', form, 'archipel-quick-view__more'];
		expect(parts.filter((name) => known.includes(name!))).toEqual(known);
		expect(summary.querySelector(control)).not.toBeNull();
		expect(summary.querySelector('.price')?.textContent).toMatch(/\d,\d\d/);
		const more = summary.querySelector('.archipel-quick-view__more a')?.getAttribute('href');
		expect(more).toContain(`/produit/${slug}/`);
		const all = [...root.querySelectorAll('*')];
		const isCode = (element: (typeof all)[number]) =>
			element.matches('iframe, script:not([type$=json], [type*=template])') ||
			element.getAttributeNames().some((name) => name.startsWith('on'));
		expect(all.filter(isCode)).toEqual([]);
	},
);

test('[QV-01] archipel_quick_view: of what is no product, or is posted, nothing is told', async () => {
	const visitor = visit();
	const product_id = await productId(visitor, 'masque-satin');
	const replies = [await visitor.wcAjax('archipel_quick_view', { product_id })];
	for (const id of ['999999', '0', 'x', ''])
		replies.push(await visitor.get(`/?wc-ajax=archipel_quick_view&product_id=${id}`));
	for (const reply of replies) expect([reply.status, reply.json()]).toEqual([404, { error: true }]);
});
