import { expect, test } from 'vitest';
import { read as recordings } from '../../tests/setup/repository';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { advancedSearch, liveSearch, readSuggestions, searchStore } from './search';

const { answer, sent } = stubFetch();

const URL_OF_REQUEST = '/search';
const read = (html: string) => readSuggestions(html, URL_OF_REQUEST);

/** Response of the search of ShopEngine 4.7 (SERVERS.md, S143). */
const BUILDER = `
<div class="shopengine-search-product">
	<div class="shopengine-category-name shopengine-search-product__item">
		<div class="shopengine-search-product__item--image"><img src="/placeholder.webp" alt=""></div>
		<div class="shopengine-search-product__item--content">
			<h4 class="shopengine-search-product__item--title"><a title="Masques" href="/categorie-produit/masques/"> Masques </a></h4>
		</div>
		<a title="Show Category" class="shopengine-search-more-btn" href="/categorie-produit/masques/"><i></i></a>
	</div>
	<div class="shopengine-search-product__item">
		<div class="shopengine-search-product__item--image"><img src="/p0.png" alt="Modèle 0"></div>
		<div class="shopengine-search-product__item--content">
			<h4 class="shopengine-search-product__item--title"><a title="View Product Full Details" href="/produit/masque-satin/"> Masque satin </a></h4>
			<div class="shopengine-product-rating"><div class="star-rating"><span>Rated 0</span></div></div>
			<div class="shopengine-search-product__item--price"><span class="woocommerce-Price-amount amount">12,00&nbsp;€</span></div>
		</div>
	</div>
	<div class="shopengine-search-product__item"><a class="shopengine-search-more-products" href="/boutique/">More Products</a></div>
</div>`;

test('[SRCH-01] the reply of the shop builder: each address once: categories, and products with picture, name and price', () => {
	const { products, categories, total } = read(BUILDER);
	expect(total).toBeUndefined();
	expect(categories.map(({ name, href }) => [name, new URL(href).pathname])).toEqual([
		['Masques', '/categorie-produit/masques/'],
	]);
	expect(products).toHaveLength(1);
	expect(products[0]).toMatchObject({ name: 'Masque satin', stock: '', images: [{ src: '/p0.png' }] });
	expect(products[0]!.price).toContain('12,00');
	expect(new URL(products[0]!.href).pathname).toBe('/produit/masque-satin/');
});

test('[SRCH-01] the builder is asked by the fields of its form, whose nonce is a header too; what is no nonce is none', async () => {
	answer(BUILDER);
	for (const nonce of ['0123456789', '0123\n', '']) {
		const fields = new URLSearchParams({ s: 'masque', product_cat: '45', nonce });
		await advancedSearch(new URL('/wp-json/x?old=1', location.origin), fields, {});
		const { url, headers } = sent().at(-1)!;
		expect(url.search).toBe(`?${fields}`);
		expect(headers.get('x-wp-nonce')).toBe(nonce.length === 10 ? nonce : null);
	}
});

test('[SRCH-02] a theme is asked by its action; where it says nothing there is no answer', async () => {
	answer('');
	expect(await liveSearch('nuisette', {})).toBeUndefined();
	expect(Object.fromEntries(sent()[0]!.fields)).toEqual({ action: 'osf_woo_search', keyword: 'nuisette' });
});

test('[SRCH-02] the reply of a theme: a link around everything: the name is what is neither price nor stock', () => {
	const { products } = read(
		`<ul><li><a href="/produit/a/"><img src="/a.png" alt="">Body Noir <span class="price">10&nbsp;€</span> <span class="stock">Épuisé</span></a></li>
		<li><a href="/produit/b/"><img src="/b.png" alt="Body Rouge"></a></li></ul>`,
	);
	expect(products.map(({ name, stock }) => [name, stock])).toEqual([
		['Body Noir', 'Épuisé'],
		['Body Rouge', ''],
	]);
});

test('[SRCH-02] [WP-06] the reply of a theme: our plugin’s, for a theme that does not answer: name, price and picture; nothing that was found is said', () => {
	const ours = JSON.parse(recordings('tests/recordings/theme-actions.json')) as Record<string, string>;
	const { products, categories } = read(ours['search']!);
	const href = expect.stringMatching(/\/\?product=7$/);
	const price = expect.stringContaining('44,99');
	const images = [expect.objectContaining({ src: 'body.png' })];
	expect(products).toEqual([{ href, name: 'Zibeline 2', stock: '', price, images }]);
	expect([categories, read(ours['nothing']!)]).toEqual([[], { products: [], categories: [] }]);
});

test('[SRCH-02] [SEC-02] the reply of a theme: links that are refused are none, names are text', () => {
	const { products } = read(
		`<a href="javascript:alert(1)">A</a><a href="https://mauvais.example/">B</a><a href="/c/"><b>C</b>&lt;i&gt;<script>x()</script></a><a href="/d/"></a>`,
	);
	expect(products.map(({ name }) => name)).toEqual(['C<i>']);
});

test('[SRCH-02] [SEC-02] the reply of the Store API: links that are refused are none, names are text', async () => {
	const links = ['/produit/masque-satin/', 'javascript:alert(1)', 'https://mauvais.example/'];
	answer(links.map((permalink, id) => ({ id, name: '<b>Nuisette</b> &amp; body', permalink })));
	const { products } = await searchStore('nuisette', { limit: 6, signal: new AbortController().signal });
	expect(products.map(({ name, href }) => [name, new URL(href).pathname])).toEqual([
		['Nuisette & body', '/produit/masque-satin/'],
	]);
});

test.each(['<!DOCTYPE html><html><body><a href="/x/">x</a></body></html>', '0', '-1', '  <html>', '[1,2,3]'])(
	'[SRCH-02] [REL-02] the reply of a theme: what is no part of a page is no answer: %s',
	(html) => expect(() => read(html)).toThrow(expect.objectContaining({ reason: 'invalid' })),
);
