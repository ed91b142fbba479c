import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { productId, useShop } from './shop';

const visit = useShop();

/** The product in a quick view, and the elements of its summary in order. */
async function view(slug: string) {
	const visitor = visit();
	const id = await productId(visitor, slug);
	const reply = await visitor.get(`/?wc-ajax=archipel_quick_view&product_id=${id}`);
	const { html, ...rest } = reply.json() as { html: string; id: number; title: string; url: string };
	const root = new Window().document.body;
	root.innerHTML = html;
	const summary = root.querySelector('.summary.entry-summary')!;
	return { id, reply, rest, root, summary, parts: [...summary.children].map(({ classList }) => classList[0]) };
}

describe('archipel_quick_view', () => {
	test.each([
		['culotte-taille-haute', 'cart', 'form.cart button[name=add-to-cart]'],
		['nuisette-dentelle-2', 'variations_form', 'form.variations_form .variations select'],
		['coffret-trio', 'cart', 'form.grouped_form table'],
		['carte-cadeau-partenaire', 'cart', 'form.cart [type=submit]'],
		['kimono-en-rupture', 'stock', '.out-of-stock'],
	])(
		'[QV-01] %s: the product with gallery, price, text, form and the way to its page, in this order',
		async (slug, form, control) => {
			const { id, reply, rest, root, summary, parts } = await view(slug);
			expect(reply.type).toMatch(/^application\/json/);
			expect(rest).toEqual({
				id,
				title: expect.stringMatching(/\S/),
				url: expect.stringContaining(`/produit/${slug}/`),
				styles: expect.objectContaining({ gallery: [expect.stringMatching(/^islands\/[\w-]+\.css\?ver=\w+$/)] }),
			});
			expect([...root.children].map((element) => element.id)).toEqual([`product-${id}`]);
			expect(
				root.querySelectorAll('.woocommerce-product-gallery .woocommerce-product-gallery__wrapper img'),
			).not.toHaveLength(0);
			const known = ['price', 'woocommerce-product-details__short-description', form, 'archipel-quick-view__more'];
			expect(parts.filter((name) => known.includes(name!))).toEqual(known);
			expect(summary.querySelector(control)).not.toBeNull();
			expect(summary.querySelector('.price')?.textContent).toMatch(/\d,\d\d/);
			expect(summary.querySelector('.archipel-quick-view__more a')?.getAttribute('href')).toContain(
				`/produit/${slug}/`,
			);
			const all = [...root.querySelectorAll('*')];
			const isCode = (element: (typeof all)[number]) =>
				element.matches('iframe, script:not([type$=json], [type*=template])') ||
				element.getAttributeNames().some((name) => name.startsWith('on'));
			expect(all.filter(isCode)).toEqual([]);
		},
	);

	test('[QV-01] of what is no product, or is posted, nothing is told', async () => {
		const visitor = visit();
		const product_id = await productId(visitor, 'masque-satin');
		for (const reply of [
			...(await Promise.all(
				['999999', '0', 'x', ''].map((id) => visitor.get(`/?wc-ajax=archipel_quick_view&product_id=${id}`)),
			)),
			await visitor.wcAjax('archipel_quick_view', { product_id }),
		])
			expect([reply.status, reply.json()]).toEqual([404, { error: true }]);
	});
});
