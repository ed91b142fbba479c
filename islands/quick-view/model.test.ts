import { expect, test } from 'vitest';
import { canShow, frameUrl, readTrigger } from './model';

function trigger(html: string): HTMLElement {
	document.body.innerHTML = html;
	return document.querySelector('a')!;
}
const here = (path: string) => new URL(path, document.baseURI).href;

test.each([
	[
		'ours carries the id, the address and the tile’s title',
		'<h2 class="woocommerce-loop-product__title"> Body </h2><a href="/produit/body/" data-archipel-quick-view="7"></a>',
		{ id: 7, name: 'Body' },
	],
	[
		'ShopEngine’s has its address in data, and the id in the tile’s class',
		'<a href="#" data-source-url="/produit/body/"></a>',
		{ id: 5, name: '' },
	],
])('[QV-01] what a trigger means: %s', (_whose, html, meant) => {
	const link = trigger(`<li class="product post-5">${html}</li>`);
	expect(readTrigger(link)).toEqual({ ...meant, href: here('/produit/body/') });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://evil.example/'])(
	'[SEC-02] what a trigger means: an address that may not be followed is none: %s',
	(href) => {
		const wanted = readTrigger(trigger(`<a href="${href}" data-archipel-quick-view="x"></a>`));
		expect(wanted).toEqual({ id: undefined, href: undefined, name: '' });
		expect(canShow(wanted, 'fragment') || canShow(wanted, 'iframe')).toBe(false);
	},
);

const query = (address: string | undefined) => Object.fromEntries(new URL(address!).searchParams);

test('[QV-01] [SEC-03 S10] the address of the frame has no nonce unless the owner gives one, keeps the product’s own query and loses its hash', () => {
	expect(query(frameUrl('/produit/body/'))).toEqual({ shopengine_quickview: 'modal-content' });
	expect(query(frameUrl('/produit/body/', 'f2ae1364b6'))).toMatchObject({ nonce: 'f2ae1364b6' });
	const address = frameUrl('/produit/body/?taille=46#avis')!;
	expect(query(address)).toEqual({ taille: '46', shopengine_quickview: 'modal-content' });
	expect(address).not.toContain('#');
});

test.each([undefined, '', 'https://evil.example/produit/', 'javascript:alert(1)', '//evil.example/'])(
	'[QV-01] [SEC-03 S10] the address of the frame is none for %s',
	(href) => expect(frameUrl(href)).toBeUndefined(),
);
