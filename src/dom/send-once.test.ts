import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../shop/request-error';
import type { CartStore } from '../stores/cart';
import { createShop, no, outcome, yes } from '../../tests/setup/cart-shop';
import { sampleCart, sampleItem, sampleReply } from '../../tests/setup/sample-cart';
import { sendOnce } from './send-once';

let shop: ReturnType<typeof createShop>;
vi.mock('./page-cart', () => ({ pageCart: (): CartStore => shop.store }));

const empty = sampleCart([]);
const one = sampleCart([sampleItem({ quantity: 1 })]);
const send = () => shop.store.add({ product_id: '72', quantity: '1' });
let button: HTMLElement;

beforeEach(() => {
	shop = createShop();
	shop.store.receive(sampleReply(empty), 'refresh');
	button = document.createElement('button');
});

/** A first click whose answer is lost, and nobody answers the question what became of it. */
async function loseAll(): Promise<unknown> {
	const first = outcome(sendOnce(button, send));
	await (await shop.next('add')).fail('lost');
	await (await shop.next('refresh')).fail('lost');
	return first;
}

describe('[REL-01] sending once', () => {
	test('the server’s answer is the answer', async () => {
		const answer = sendOnce(button, send);
		await (await shop.next('add')).answer(no('épuisé'));
		expect(await answer).toMatchObject({ ok: false, message: 'épuisé' });
		expect(sendOnce.isUnsure(button)).toBe(false);
	});

	test('a lost answer that the server can tell about leaves no doubt', async () => {
		const answer = outcome(sendOnce(button, send));
		await (await shop.next('add')).fail('lost');
		await (await shop.next('refresh')).answer(sampleReply(empty));
		expect(await answer).toBeInstanceOf(RequestError);
		expect(sendOnce.isUnsure(button)).toBe(false);
	});

	test('when nobody answers, the next try asks first, and does not add what was added', async () => {
		expect(await loseAll()).toMatchObject({ reason: 'lost' });
		expect(sendOnce.isUnsure(button)).toBe(true);
		const second = sendOnce(button, send);
		await (await shop.next('refresh')).answer(sampleReply(one));
		expect(await second).toMatchObject({ ok: true, reply: { cart: one } });
		expect(shop.names().filter((name) => name === 'add')).toHaveLength(1);
	});

	test('and adds what was not', async () => {
		await loseAll();
		const second = sendOnce(button, send);
		await (await shop.next('refresh')).answer(sampleReply(empty));
		await (await shop.next('add')).answer(yes(one));
		expect(await second).toMatchObject({ ok: true });
	});

	test('while nobody answers, nothing is sent a second time', async () => {
		await loseAll();
		const second = outcome(sendOnce(button, send));
		await (await shop.next('refresh')).fail('timeout');
		expect(await second).toMatchObject({ reason: 'lost' });
		expect(sendOnce.isUnsure(button)).toBe(true);
		expect(shop.names().filter((name) => name === 'add')).toHaveLength(1);
	});

	test('a doubt belongs to its button', async () => {
		await loseAll();
		const other = document.createElement('button');
		const answer = sendOnce(other, send);
		await (await shop.next('add')).answer(yes(one));
		expect(await answer).toMatchObject({ ok: true });
		expect(sendOnce.isUnsure(button)).toBe(true);
	});

	test('offline nothing was sent, and there is no doubt', async () => {
		shop = createShop({ online: false });
		const answer = outcome(sendOnce(button, send));
		await (await shop.next('add')).fail('offline');
		expect(await answer).toMatchObject({ reason: 'offline' });
		expect(sendOnce.isUnsure(button)).toBe(false);
	});
});
