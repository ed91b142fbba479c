import { expect, test } from 'vitest';
import { addressIn, verdict } from './enhance';

const shop = 'https://shop.test/boutique/';

test.each([
	['', '?currency=USD'],
	['?orderby=price&min_price=20&filter_taille=m,l&s=satin&post_type=product', '&currency=USD'],
	['?currency=EUR&orderby=price', '?currency=USD&orderby=price'],
])('[NAV-07] the same page in another currency: %s', (query, part) => {
	const url = new URL(addressIn('USD', shop + query));
	expect(url.searchParams.getAll('currency')).toEqual(['USD']);
	for (const [name, value] of new URLSearchParams(query))
		if (name !== 'currency') expect(url.searchParams.get(name)).toBe(value);
	expect(part).toContain('currency=USD');
});

test('[NAV-07] the same page in another currency: the part of the page stays', () =>
	expect(addressIn('USD', `${shop}#avis`)).toBe(`${shop}?currency=USD#avis`));

test('[NAV-07] [SEC-03 S13] the same page in another currency: nothing is done once more, and no secret goes along', () => {
	const query = 'add-to-cart=7&remove_item=k&_wpnonce=n&undo_item=k&key=wc_order_1&login=a&popup-selector=.x&wc-ajax=y';
	expect(addressIn('CHF', `${shop}?${query}`)).toBe(`${shop}?currency=CHF`);
});

test.each([
	['EUR', null, undefined, undefined, 'nothing was chosen'],
	['EUR', null, 'EUR', undefined, 'the page is hers'],
	['EUR', null, 'USD', 'reload', 'the page was cached for others'],
	['USD', 'USD', 'EUR', 'keep', 'the address asks for another'],
	['USD', 'USD', undefined, 'keep', 'a link in a currency'],
	['EUR', 'USD', 'USD', 'forget', 'the shop does not know it: no second try'],
	['EUR', 'CHF', undefined, undefined, 'an unknown one in the address'],
])('[NAV-07] prices on cached pages: page %s, address %s, kept %s → %s: %s', (page, asked, kept, expected, _because) =>
	expect(verdict({ page, asked, kept })).toBe(expected),
);
