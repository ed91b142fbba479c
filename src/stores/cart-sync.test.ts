import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubChannels } from '../../tests/setup/browser-channels';
import { printConfig } from '../../tests/setup/print-config';
import { sampleCart, sampleItem, sampleReply } from '../../tests/setup/sample-cart';
import { type CartApi, type CartReply, embedCart } from '../shop/woocommerce/cart-api';
import { createCartStore } from './cart';
import { createCartCache } from './cart-cache';
import { syncCart } from './cart-sync';
import { emit } from './events';

const DAY = 86_400_000;

const tabs: AbortController[] = [];
let channels: ReturnType<typeof stubChannels>;

/** Opens a tab with its own session storage. */
function openTab(cartHashKey = 'wc_cart_hash_x') {
	printConfig({ shop: { cartHashKey } });
	const kept = new Map<string, string>();
	const cache = createCartCache({
		get: (key) => kept.get(key) ?? null,
		set: (key, value) => Boolean(kept.set(key, value)),
		remove: (key) => void kept.delete(key),
		keys: () => [],
	});
	const refresh = vi.fn<CartApi['refresh']>(() => Promise.resolve(server));
	const store = createCartStore({ cache, api: { refresh } as unknown as CartApi });
	const tab = new AbortController();
	tabs.push(tab);
	syncCart(store, cache, tab.signal);
	return { store, refresh, kept, close: () => tab.abort() };
}

let server: CartReply;
const two = sampleReply(sampleCart());
const three = sampleReply(sampleCart([sampleItem({ quantity: 3 })]));

/** Sets the cookies of the shop's last response. */
function setCookies({ cartHash }: CartReply) {
	server = cartHash === three.cartHash ? three : two;
	document.cookie = `woocommerce_cart_hash=${cartHash}; path=/`;
	document.cookie = 'woocommerce_items_in_cart=1; path=/';
}

function emptyCart() {
	for (const name of ['woocommerce_cart_hash', 'woocommerce_items_in_cart'])
		document.cookie = `${name}=; max-age=0; path=/`;
	server = sampleReply(sampleCart([]));
}

let visibility: DocumentVisibilityState;

const show = (state: DocumentVisibilityState) => {
	visibility = state;
	document.dispatchEvent(new Event('visibilitychange'));
};

function storageEvent(newValue: string, key = 'wc_cart_hash_x') {
	localStorage.setItem(key, newValue);
	dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

const pageShow = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
	channels = stubChannels();
	vi.useFakeTimers();
	visibility = 'visible';
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	setCookies(two);
});

afterEach(() => {
	for (const tab of tabs.splice(0)) tab.abort();
	emptyCart();
});

/** Lets the time pass, and what waits for it. */
const pass = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds);

describe('[RT-07] two tabs with our script', () => {
	test('[CART-08] what the server said to one is known to the other, without a request', async () => {
		const [here, there] = [openTab(), openTab()];
		setCookies(three);
		here.store.receive(three, 'change');
		storageEvent(three.cartHash);
		await pass(1000);
		expect(there.store.cart.value).toEqual(three.cart);
		expect(there.store.reply.value?.source).toBe('tab');
		expect(there.refresh).not.toHaveBeenCalled();
	});

	test('what a tab has only heard, or kept, it does not repeat', () => {
		const [here, there] = [openTab(), openTab()];
		const heard = vi.spyOn(here.store, 'receive');
		there.store.receive(two, 'tab');
		there.store.receive(two, 'cache');
		expect(heard).not.toHaveBeenCalled();
		expect(here.store.cart.value).toBeUndefined();
	});

	test('the carts of two shops on one host stay apart', () => {
		const [here, there] = [openTab(), openTab('wc_cart_hash_other')];
		here.store.receive(three, 'change');
		expect(there.store.cart.value).toBeUndefined();
	});

	test.each([
		['in another language', { locale: 'en-GB', ...embedCart(two) }],
		['that is no cart', { locale: 'fr-FR', fragments: { a: 1 } }],
		['of somebody else', 'hello'],
	])('a message %s is not heard', async (_name, message) => {
		const { store } = openTab();
		const receive = vi.spyOn(store, 'receive');
		new BroadcastChannel('archipel-cart:wc_cart_hash_x').postMessage(message);
		await pass();
		expect(receive).not.toHaveBeenCalled();
	});

	test('[PRIV-01] a tab that forgets the visitor makes the others forget, also what was on its way', async () => {
		const { store, kept, refresh } = openTab();
		store.receive(two, 'tab');
		openTab();
		new BroadcastChannel('archipel-cart:wc_cart_hash_x').postMessage({ locale: 'fr-FR', ...embedCart(three) });
		storageEvent(three.cartHash);
		emit('archipel:forget-visitor', {});
		await pass();
		expect([store.cart.value, store.reply.value, kept.size]).toEqual([undefined, undefined, 0]);
		expect(refresh).not.toHaveBeenCalled();
	});
});

/** Opens a tab that has heard of a cart, which is another one now. */
const openChanged = (now = three) => {
	const tab = openTab();
	tab.store.receive(two, 'tab');
	setCookies(now);
	return tab;
};

describe('another tab with WooCommerce’s own script', () => {
	test.each([
		['[CART-08] its new hash makes this tab ask, once', () => {}, three.cartHash],
		['an emptied cart is asked for, so that the page does not go on showing its lines', emptyCart, ''],
	])('%s', async (_what, change, hash) => {
		const { store, refresh } = openChanged();
		change();
		for (let time = 0; time < 2; time++) storageEvent(hash);
		await pass();
		expect(refresh).toHaveBeenCalledOnce();
		expect(store.cart.value).toEqual(server.cart);
	});

	test('[CART-08] the hash that is known already, and other keys, ask for nothing', async () => {
		const { refresh } = openChanged();
		storageEvent(two.cartHash);
		storageEvent('another', 'wc_cart_hash_other');
		await pass();
		expect(refresh).not.toHaveBeenCalled();
	});

	test('two tabs that get different carts do not wake each other for ever', async () => {
		const { refresh } = openChanged();
		for (let round = 0; round < 5; round++) {
			storageEvent('the-other-tab-says-so');
			await pass();
		}
		expect(refresh).toHaveBeenCalledOnce();
	});

	test('a tab in the background asks when it is looked at', async () => {
		const { store, refresh } = openChanged();
		show('hidden');
		storageEvent(three.cartHash);
		await pass(1000);
		expect(refresh).not.toHaveBeenCalled();
		show('visible');
		await pass(0);
		expect(refresh).toHaveBeenCalledOnce();
		expect(store.cart.value).toEqual(three.cart);
	});

	test('a browser without channels is kept right by it', async () => {
		vi.stubGlobal('BroadcastChannel', undefined);
		const { store } = openChanged();
		storageEvent(three.cartHash);
		await pass();
		expect(store.cart.value).toEqual(three.cart);
	});
});

test.each([
	['from the back/forward cache with another cart asks for it', three, () => pageShow(true)],
	[
		'to the foreground notices by the cookie that the cart is another one',
		three,
		() => {
			show('hidden');
			show('visible');
		},
	],
	[
		'with the same cart asks for nothing',
		two,
		() => {
			pageShow(true);
			pageShow(false);
			show('visible');
		},
	],
])('a page that comes back: %s', async (_what, now, comeBack) => {
	const { store, refresh } = openChanged(now);
	comeBack();
	await pass(0);
	expect(refresh).toHaveBeenCalledTimes(now === two ? 0 : 1);
	expect(store.cart.value).toEqual(now.cart);
});

test('a page that comes back: from the back/forward cache takes what the page after it kept, at once', async () => {
	const { store, refresh, kept } = openTab();
	store.receive(two, 'tab');
	// The cart page of the same tab has cached the new cart.
	store.receive(three, 'tab');
	const after = new Map(kept);
	store.receive(two, 'tab');
	for (const [key, value] of after) kept.set(key, value);
	setCookies(three);
	pageShow(true);
	await pass(0);
	expect(store.cart.value).toEqual(three.cart);
	expect(refresh).not.toHaveBeenCalled();
});

test('a page that comes back: the channel is closed while the page is away, and opened again', async () => {
	const { store } = openTab();
	dispatchEvent(new Event('pagehide'));
	expect(channels.size).toBe(0);
	pageShow(false);
	openTab().store.receive(three, 'refresh');
	await pass(0);
	expect(store.cart.value).toEqual(three.cart);
});

test('[CART-07] [CART-13] a page that stays open asks again 24 hours after the server’s last word, as long as there is a cart', async () => {
	const { store, refresh } = openTab();
	store.receive(two, 'refresh');
	await pass(DAY - 1000);
	store.receive(two, 'change');
	await pass(DAY - 1000);
	expect(refresh).not.toHaveBeenCalled();
	await pass(1000);
	expect(refresh).toHaveBeenCalledOnce();
	await pass(DAY);
	expect(refresh).toHaveBeenCalledTimes(2);
	emptyCart();
	await pass(DAY);
	expect(refresh).toHaveBeenCalledTimes(2);
});

test('[CART-07] a page that stays open asks when what was kept is 24 hours old, however young the page is', async () => {
	const { store, refresh, kept } = openTab();
	kept.set('wc_cart_created', String(Date.now() - DAY + 5000));
	store.receive(two, 'cache');
	await pass(4999);
	expect(refresh).not.toHaveBeenCalled();
	await pass(1);
	expect(refresh).toHaveBeenCalledOnce();
});

test('[RT-06] what has been stopped does nothing any more', async () => {
	const { store, refresh, close } = openTab();
	store.receive(two, 'refresh');
	close();
	setCookies(three);
	storageEvent(three.cartHash);
	pageShow(true);
	show('visible');
	await pass(2 * DAY);
	expect(refresh).not.toHaveBeenCalled();
	expect(channels.size).toBe(0);
});
