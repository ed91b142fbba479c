import { signal as makeSignal } from '@preact/signals-core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HeardReply } from '../../src/stores/cart';
import { emit, type CartSource } from '../../src/stores/events';
import { pageLife } from '../../tests/setup/page-life';
import { FRAGMENT, type Item } from './facts';
import type { GaEvent } from './ga4';
import { compareCarts, createKnownCart, followCart } from './follow-cart';

const item = (id: number, quantity = 1): Partial<Item> => ({ id, name: `P${id}`, price: 1000, quantity });
const reply = (source: CartSource, ...items: Partial<Item>[]): HeardReply => ({
	fragments: {
		[FRAGMENT]: `<script type="application/json" id="archipel-facts">${JSON.stringify({ currency: { code: 'EUR', minorUnit: 2 }, items })}</script>`,
	},
	cartHash: JSON.stringify(items),
	cart: undefined,
	source,
});

const life = pageLife();
const said: string[] = [];
const brief = ({ name, params }: GaEvent) =>
	`${name} ${(params['items'] as { item_name: string; quantity: number }[]).map((one) => `${one.quantity}×${one.item_name}`).join('+')}`;

/** Opens a page that follows the cart; ends the previous page. */
function open(first?: HeardReply) {
	life.restart();
	const heard = makeSignal<HeardReply | undefined>(first);
	followCart((event) => said.push(brief(event)), createKnownCart(), life.signal, { reply: heard });
	return (source: CartSource, ...items: Partial<Item>[]) => void (heard.value = reply(source, ...items));
}
const hasCart = (isSo: boolean) =>
	(document.cookie = `woocommerce_items_in_cart=${isSo ? 1 : 0}; path=/${isSo ? '' : '; max-age=0'}`);

beforeEach(() => {
	said.length = 0;
	hasCart(false);
});

test('[ANA-03] an add is told when the server has said yes, once, and not again by the pages that follow', () => {
	const hear = open();
	expect(said).toEqual([]);
	hear('change', item(1, 2));
	hear('refresh', item(1, 2));
	hasCart(true);
	open(reply('cache', item(1, 2)))('refresh', item(1, 2));
	expect(said).toEqual(['add_to_cart 2×P1']);
});

test.each([
	['a form that was posted without a script', 'refresh'],
	['an answer that came while the page was left', 'cache'],
	['a script of somebody else', 'script'],
] as const)('[ANA-03] what %s has added is told by the next page that hears of it', (_how, source) => {
	open();
	hasCart(true);
	open()(source, item(1), item(2, 3));
	expect(said).toEqual(['add_to_cart 1×P1+3×P2']);
});

test('[ANA-03] another tab tells what it has changed, this one does not', () => {
	open();
	hasCart(true);
	const hear = open(reply('refresh', item(1)));
	// The other tab forwards its reply, reports the change and stores the cart.
	hear('tab', item(1, 2));
	createKnownCart().write([{ variation: 0, sku: '', categories: [], variant: '', ...item(1, 2) } as Item]);
	hear('refresh', item(1, 2));
	hear('change', item(1, 3));
	expect(said).toEqual(['add_to_cart 1×P1', 'add_to_cart 1×P1']);
});

test('[ANA-03] a removal is told with what it was, also of the last line, if the shopper took it out', () => {
	open();
	hasCart(true);
	const hear = open(reply('refresh', item(1, 2), item(2)));
	said.length = 0;
	hear('change', item(1, 2));
	hear('change');
	expect(said).toEqual(['remove_from_cart 1×P2', 'remove_from_cart 2×P1']);
	hear('change', item(3));
	emit('archipel:cart-emptied', { form: document.createElement('form') });
	hear('refresh');
	expect(said.slice(2)).toEqual(['add_to_cart 1×P3', 'remove_from_cart 1×P3']);
});

test('[ANA-03] a cart that is found empty was ordered or has expired: nobody has taken anything out', () => {
	open();
	hasCart(true);
	open(reply('refresh', item(1)));
	said.length = 0;
	open(reply('refresh'));
	open(reply('refresh', item(1)));
	hasCart(false);
	open();
	expect(said).toEqual(['add_to_cart 1×P1']);
});

test('[ANA-03] a cart that is met for the first time, half an hour later, or after a login is nobody’s add; on a page that has stayed open for hours an add is an add', () => {
	vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
	hasCart(true);
	const hear = open(reply('cache', item(1)));
	vi.setSystemTime(Date.now() + 5 * 3_600_000);
	hear('change', item(1), item(4));
	const openAfter = (milliseconds: number, ...items: Partial<Item>[]) => {
		vi.setSystemTime(Date.now() + milliseconds);
		open(reply('refresh', ...items));
	};
	openAfter(30 * 60_000 - 1, item(1), item(4), item(5));
	openAfter(30 * 60_000, item(1), item(2));
	document.cookie = `archipel_session=marie.${Math.floor(Date.now() / 1000) + 3600}; path=/`;
	open(reply('refresh', item(1), item(2), item(3)));
	document.cookie = 'archipel_session=; path=/; max-age=0';
	expect(said).toEqual(['add_to_cart 1×P4', 'add_to_cart 1×P5']);
});

test('a shop whose fragments tell nothing costs nothing, and loses nothing that is known', () => {
	open()('change', item(1));
	open({ ...reply('script'), fragments: {} });
	expect(said).toEqual(['add_to_cart 1×P1']);
});

const blue = { ...item(1), variation: 11 };
const red = { ...item(1), variation: 12, name: 'Red' };

test.each([
	['less of a product', [item(1, 5)], [item(1, 2)], ['remove_from_cart 3×P1']],
	['another variation', [blue], [red], ['add_to_cart 1×Red', 'remove_from_cart 1×P1']],
	['a line whose key alone has changed', [item(1), item(1)], [item(1, 2)], []],
	['one for another', [item(1)], [item(2)], ['add_to_cart 1×P2', 'remove_from_cart 1×P1']],
	['half pieces', [item(1, 0.1)], [item(1, 0.3)], ['add_to_cart 0.2×P1']],
	['nothing', [item(1), item(2)], [item(2), item(1)], []],
])('[ANA-03] %s', (_what, before, after, expected) => {
	const hear = open();
	hear('change', ...before);
	said.length = 0;
	hear('change', ...after);
	expect(said).toEqual(expected);
});

test('[ANA-03] what is added costs what it costs now, what is removed what it cost then', () => {
	const before = [item(1), { ...item(2), price: 700 }] as Item[];
	const { added, removed } = compareCarts(before, [{ ...item(1, 2), price: 900 } as Item]);
	expect([added[0]!.price, removed[0]!.price]).toEqual([900, 700]);
});
