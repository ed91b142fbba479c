import { beforeEach, describe, expect, test, vi } from 'vitest';
import { body, cart, mask, no, openShop, yes } from '../../tests/setup/cart-shop';
import { sampleCart, sampleReply } from '../../tests/setup/sample-cart';
import { pageLife } from '../../tests/setup/page-life';
import { emit, on } from '../../src/stores/events';
import { navigate } from '../../src/safety/url';
import { announce } from '../../src/ui/announcer';
import { createCartActions } from './cart-actions';

vi.mock('../../src/safety/url', () => ({ navigate: vi.fn() }));
vi.mock('../../src/ui/announcer', () => ({ announce: vi.fn() }));

const page = pageLife();

beforeEach(() => {
	document.cookie = 'woocommerce_items_in_cart=1; path=/';
});

function start({ followed = true } = {}) {
	const shop = openShop();
	const said: string[] = [];
	vi.mocked(announce).mockImplementation((text) => {
		said.push(text);
		return () => {};
	});
	const follow = vi.mocked(navigate).mockReturnValue(followed);
	const actions = createCartActions(shop.store, page.signal);
	return { ...shop, actions, said, follow, problem: (key: string) => actions.problems.value.get(key) };
}

const without = sampleCart([mask]);

test('[A11Y-01] a quantity: many fast presses are said once, when the last has its answer', async () => {
	const { actions, next, said } = start();
	const all = [actions.setQuantity(body, 3)];
	const first = await next('setQuantity');
	for (const quantity of [4, 5]) all.push(actions.setQuantity(body, quantity));
	await first.answer(yes(sampleCart([{ ...body, quantity: 3 }, mask])));
	expect(said).toEqual([]);
	await (await next('setQuantity')).answer(yes(sampleCart([{ ...body, quantity: 5 }, mask])));
	await Promise.all(all);
	expect(said).toHaveLength(1);
	expect(said[0]).toMatch(/quantité 5\. 6 articles/);
});

describe('a removal', () => {
	test('[CART-11] is told to the page, with the line and the control that asked', async () => {
		const { actions, next, said } = start();
		const told = vi.fn();
		on('archipel:removed-from-cart', told, page.signal);
		const button = document.createElement('button');
		const done = actions.remove(body, button);
		expect(actions.removals.value).toEqual([{ item: body, index: 0 }]);
		await (await next('remove')).answer(yes(without));
		await done;
		expect(told).toHaveBeenCalledExactlyOnceWith({ fragments: {}, cartHash: without.hash, item: body, button });
		expect(said[0]).toMatch(/Body sexy 1.» a été retiré\. 1 article, sous-total 12,00/);
	});

	test.each([
		['an error', { remove: 'http' }],
		['a page', { remove: 'invalid' }],
		['a refusal', { remove: no(''), refresh: sampleReply(cart) }],
	])('[CART-11] answered by %s goes by the remove link', async (_name, answers) => {
		const { actions, answered, follow, problem } = start();
		await answered(actions.remove(body), answers);
		expect(follow).toHaveBeenCalledExactlyOnceWith(body.removeUrl);
		expect(actions.removals.value).toEqual([]);
		expect(problem('body')).toBeUndefined();
	});

	test.each(['offline', 'timeout'] as const)(
		'[CART-11] [SEC-03 S12] (%s) without an answer stays on the page, and can be repeated',
		async (reason) => {
			const { actions, answered, next, follow, problem } = start();
			await answered(actions.remove(body), { remove: reason, refresh: reason });
			expect(follow).not.toHaveBeenCalled();
			expect(actions.removals.value).toEqual([]);
			problem('body')!.retry!();
			await (await next('remove')).answer(yes(without));
			expect(actions.removals.value).toEqual([{ item: body, index: 0 }]);
		},
	);

	test('[SEC-02] whose link leads elsewhere stays, says so, and looks at the cart again', async () => {
		const { actions, answered, next, problem } = start({ followed: false });
		await answered(actions.remove(body), { remove: no(''), refresh: sampleReply(cart) });
		expect(problem('body')).toEqual({ text: 'La boutique a refusé ce changement.' });
		await (await next('refresh')).answer(sampleReply(cart));
	});
});

describe('an undo', () => {
	async function startRemoved() {
		const shop = start();
		await shop.answered(shop.actions.remove(body), { remove: yes(without) });
		shop.said.length = 0;
		return { ...shop, removal: shop.actions.removals.value[0]! };
	}

	test('[CART-12] that the shop refuses says why, in the place of the line', async () => {
		const { actions, answered, said, removal, problem } = await startRemoved();
		const refusal = no('Plus disponible.', sampleReply(without));
		// The cart is read again: a lost try may have restored the line.
		await answered(actions.restore(removal), { restore: refusal, refresh: sampleReply(without) });
		expect([actions.removals.value, problem('body')]).toEqual([[removal], { text: 'Plus disponible.' }]);
		expect(said).toEqual([expect.stringMatching(/^Body sexy 1\s: Plus disponible\./)]);
	});

	test('[REL-01] whose answer is lost can be tried again', async () => {
		const { actions, answered, next, removal, problem } = await startRemoved();
		await answered(actions.restore(removal), { restore: 'offline', refresh: 'offline' });
		expect(actions.removals.value).toEqual([removal]);
		problem('body')!.retry!();
		expect(problem('body')).toBeUndefined();
		await (await next('restore')).answer(yes(cart));
		expect(actions.removals.value).toEqual([]);
	});

	test('[PRIV-01] is over when the visitor wants to be forgotten', async () => {
		const { actions } = await startRemoved();
		emit('archipel:forget-visitor', {});
		expect(actions.removals.value).toEqual([]);
	});

	test('is over when its time is, that of another line is not, of which it is said that the cart is empty now', async () => {
		const { actions, answered, removal, said } = await startRemoved();
		await answered(actions.remove(mask), { remove: yes(sampleCart([])) });
		expect(said[0]).toMatch(/Votre panier est vide\.$/);
		actions.dismiss(removal);
		expect(actions.removals.value.map(({ item }) => item)).toEqual([mask]);
	});
});
