import { expect, test } from 'vitest';
import { shareAddress } from './share-address';

const here = new URL(document.baseURI).origin;

test.each([
	['/produit/x/?utm_source=mail&utm_medium=a&gclid=1&fbclid=2&_ga=3', `${here}/produit/x/`],
	[
		'/produit/x/?attribute_pa_taille=46&attribute_pa_couleur=noir',
		`${here}/produit/x/?attribute_pa_taille=46&attribute_pa_couleur=noir`,
	],
	['/?p=12&preview=true', `${here}/?p=12`],
	['/commande/recu/?key=wc_order_abc&order=1', `${here}/commande/recu/`],
	['/mon-compte/?login=lea&_wpnonce=0123456789&unapproved=3&moderation-hash=x', `${here}/mon-compte/`],
	[
		'/x/?attribute_pa_taille=46&attribute_pa_taille=48&token=1&token=2',
		`${here}/x/?attribute_pa_taille=46&attribute_pa_taille=48`,
	],
	['https://lea:secret@shop.test/x/#reviews', 'https://shop.test/x/'],
])('[SHARE-01] [SEC-03 S15] what may track or is secret is not given away: %s', (address, shared) => {
	expect(shareAddress(address)).toBe(shared);
});

test('the part of the page that is meant can be named', () => {
	expect(shareAddress('/x/?utm_id=1#old', '#&gid=1&pid=2')).toBe(`${here}/x/#&gid=1&pid=2`);
});
