import { beforeEach, expect, test, vi } from 'vitest';
import { sampleCart, sampleItem, sampleReply } from '../../tests/setup/sample-cart';
import { createCartCache } from './cart-cache';
import { createSafeStorage } from './storage';

const DAY = 86_400_000;
const NOW = 1_795_249_119_476;

const cache = createCartCache();
const reply = sampleReply(sampleCart(), { 'a.cart-contents': '<a class="cart-contents">2</a>' });

const setCookie = (name: string, value: string) => (document.cookie = `${name}=${value}; path=/`);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW });
	setCookie('woocommerce_cart_hash', reply.cartHash);
	setCookie('woocommerce_items_in_cart', '1');
});

test('[CART-07] what was kept is read again while the cookie names the same cart, without a cart of ours in it, too; the keys are those of WooCommerce’s own script', async () => {
	cache.write(reply);
	expect(await cache.read()).toEqual(reply);
	expect(sessionStorage.getItem('wc_cart_hash')).toBe(reply.cartHash);
	expect(localStorage.getItem('wc_cart_hash')).toBe(reply.cartHash);
	expect(sessionStorage.getItem('wc_cart_created')).toBe(String(NOW));
	expect(JSON.parse(sessionStorage.getItem('wc_fragments')!)).toHaveProperty(
		'a.cart-contents',
		'<a class="cart-contents">2</a>',
	);
	cache.write({ ...reply, cart: undefined });
	expect(await cache.read()).toEqual({ ...reply, cart: undefined });
});

test('[SEC-01] a name cannot end the script element in which the cart is kept', async () => {
	const name = '</script><img src=x onerror=alert(1)>';
	const hostile = sampleReply(sampleCart([sampleItem({ name })]));
	setCookie('woocommerce_cart_hash', hostile.cartHash);
	cache.write(hostile);
	expect(sessionStorage.getItem('wc_fragments')).not.toContain('<img');
	expect(await cache.read()).toEqual(hostile);
});

test.each<[string, () => void]>([
	['the cookie names another cart', () => setCookie('woocommerce_cart_hash', 'another')],
	['the cart is gone', () => (document.cookie = 'woocommerce_cart_hash=; max-age=0; path=/')],
	['24 hours have passed', () => vi.setSystemTime(NOW + DAY)],
	['the date is missing', () => sessionStorage.removeItem('wc_cart_created')],
	...['{', 'undefined', '"undefined"', 'null', '[1]', ''].map((kept): [string, () => void] => [
		`the fragments are ${kept}`,
		() => sessionStorage.setItem('wc_fragments', kept),
	]),
])('[CART-07] nothing is read when %s', async (_when, spoil) => {
	cache.write(reply);
	vi.setSystemTime(NOW + DAY - 1);
	expect(await cache.read()).toEqual(reply);
	spoil();
	expect(await cache.read()).toBeUndefined();
});

test('[CART-07] what was kept is not read over a cart that has changed while the schemas load', async () => {
	cache.write(reply);
	const reading = cache.read();
	setCookie('woocommerce_cart_hash', 'another');
	expect(await reading).toBeUndefined();
});

test('[CART-07] the time left counts from when the cart was kept, not from when it was read, and a wrong clock does not keep it for years', async () => {
	cache.write(reply);
	vi.setSystemTime(NOW + 3_600_000);
	await cache.read();
	expect(cache.expiresIn()).toBe(DAY - 3_600_000);
	vi.setSystemTime(NOW - 10 * DAY);
	expect(cache.expiresIn()).toBe(DAY);
});

test('[PRIV-01] [REL-01] when the storage is full all is cleared, without a trace: nothing half-written is left behind', async () => {
	cache.write(reply);
	const session = createSafeStorage(() => sessionStorage);
	const set: typeof session.set = (key, value) => key !== 'wc_cart_created' && session.set(key, value);
	createCartCache({ ...session, set }).write(reply);
	expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
	expect(cache.expiresIn()).toBe(DAY);
});
