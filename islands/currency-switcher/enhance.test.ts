import { expect, test } from 'vitest';
import { addressIn, verdict } from './enhance';

const shop = 'https://shop.test/boutique/';

const SHOWN = 'orderby=price&min_price=20&filter_taille=m&s=satin&post_type=product';
const TWICE = 'add-to-cart=7&remove_item=k&_wpnonce=n&undo_item=k&key=wc_order_1&login=a&popup-selector=.x&wc-ajax=y';

test.each([
	['', '?currency=USD'],
	[`?${SHOWN}`, `?${SHOWN}&currency=USD`],
	['?currency=EUR&orderby=price', '?orderby=price&currency=USD'],
	['#avis', '?currency=USD#avis'],
	[`?${TWICE}`, '?currency=USD'],
])('[NAV-07] [SEC-03 S13] the same page in another currency, nothing done once more, no secret: %s', (from, to) =>
	expect(addressIn('USD', shop + from)).toBe(shop + to),
);

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
