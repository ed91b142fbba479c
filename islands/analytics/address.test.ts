import { expect, test } from 'vitest';
import { isTellable, pageFields } from './address';

const SHOP = 'https://shop.example';
const told = (path: string, printed = '/boutique/') =>
	pageFields({ address: printed, title: 'Boutique' }, { URL: `${SHOP}${path}`, referrer: '' }).page_location;
const CAMPAIGN =
	'utm_source=a&utm_medium=b&utm_campaign=ete&utm_id=1&utm_term=c&utm_content=d&utm_source_platform=e&utm_creative_format=f&utm_marketing_tactic=g&gclid=1&dclid=2&gbraid=3&wbraid=4&gad_source=5&gad_campaignid=6&fbclid=7&msclkid=8&srsltid=9&orderby=price&paged=2&lang=en&currency=EUR';

test.each([
	['/commande/order-received/7/?key=wc_order_Ab12', '/commande/order-received/', '/commande/order-received/'],
	['/favoris/1a2b3c/?tinvwlID=1a2b3c', '/favoris/', '/favoris/'],
	['/?s=guepiere+44&post_type=product', '/boutique/', '/boutique/'],
	['/boutique/?filter_taille=44&orderby=price', '/boutique/', '/boutique/?orderby=price'],
	['/produit/body/?attribute_pa_taille=XL&attribute_pa_couleur=noir#reviews', '/produit/body/', '/produit/body/'],
	['/mon-compte/lost-password/?key=abc&login=marie', '/mon-compte/lost-password/', '/mon-compte/lost-password/'],
	['/inconnu/marie%40exemple.fr/', '', '/'],
	['/boutique/?utm_source=lettre&utm_content=marie%40exemple.fr', '/boutique/', '/boutique/?utm_source=lettre'],
	[`/boutique/?${CAMPAIGN}&xlang=1&langx=1&email=a%40b.fr`, '/boutique/', `/boutique/?${CAMPAIGN}`],
])('[ANA-03] [SEC-03 P6] %s is told as %s', (path, printed, expected) => {
	expect(told(path, printed)).toBe(SHOP + expected);
});

test('[ANA-03] of where somebody comes from the site is told, not the page', () => {
	const from = (referrer: string) =>
		pageFields({ address: '/', title: '' }, { URL: `${SHOP}/`, referrer }).page_referrer;
	expect(from('')).toBe('');
	expect(from(`${SHOP}/favoris/1a2b3c/`)).toBe(`${SHOP}/`);
	expect(from('https://mail.example/lire?a=marie')).toBe('https://mail.example/');
	expect(from('about:blank')).toBe('');
});

test.each([
	['/categorie-produit/bodys/', true],
	['/categorie-produit/bodys/page/2/?orderby=price&utm_source=lettre', true],
	['/categorie-produit/bodys/page/12', true],
	['/categorie-produit/bodys/page/marie/', false],
	['/categorie-produit/bodys/?filter_taille=44', false],
	['/categorie-produit/bodys/?s=marie', false],
	['/categorie-produit/bodys/taille-44/', false],
	['/ailleurs/', false],
])('[ANA-03] [SEC-03 P7] the pixel may read %s: %s', (path, isShown) => {
	expect(isTellable('/categorie-produit/bodys/', SHOP + path)).toBe(isShown);
});
