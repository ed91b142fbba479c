import { describe, expect, test, vi } from 'vitest';
import type { RequestedPage, RequestOptions } from '../http';
import { cartPageApi, keepingRemoved } from './cart-page-api';

vi.mock('../../safety/html', () => import('../../../tests/setup/open-gate'));

const requestPage = vi.hoisted(() => vi.fn<(url: string, options: RequestOptions) => Promise<RequestedPage>>());
vi.mock('../http', async (original) => ({ ...(await original<typeof import('../http')>()), requestPage }));

test('[SEC-03 S13] a cart that is asked for again does nothing besides', () => {
	const address = new URL(
		'https://boutique.example/page-panier/?add-to-cart=7&quantity=3&remove_item=a&undo_item=b&remove_coupon=c&_wpnonce=d&page_id=6&lang=en',
	);
	expect(keepingRemoved(address).search).toBe('?page_id=6&lang=en&removed_item=1');
});

describe('[CP-02] what the server ignores, as it does with a stale nonce', () => {
	const page = (quantity: number, notice = '') =>
		`${notice}<div class="woocommerce"><form class="woocommerce-cart-form"><input name="cart[a][qty]" value="${quantity}"><input name="woocommerce-cart-nonce" value="fresh"></form></div>`;
	const update = () => {
		const fields = new URLSearchParams({ 'cart[a][qty]': '3', 'woocommerce-cart-nonce': 'stale' });
		return cartPageApi.send({ method: 'post', action: '/page-panier/', fields }, ({ lines }) => lines.get('a') === 3);
	};

	const answer = (...pages: string[]) =>
		pages.forEach((html) => requestPage.mockResolvedValueOnce({ body: html, url: '' }));
	const nonces = () =>
		requestPage.mock.calls.map(([url, { form }]) =>
			form instanceof URLSearchParams
				? new URLSearchParams(form).get('woocommerce-cart-nonce')
				: new URL(url).searchParams.get('_wpnonce'),
		);

	test('is sent once more with the nonce of the answer', async () => {
		answer(page(1), page(3));
		expect((await update()).lines.get('a')).toBe(3);
		expect(nonces()).toEqual(['stale', 'fresh']);
	});

	test.each([
		['brings the new number', page(3)],
		['says something', page(1, '<div class="woocommerce-error">No</div>')],
	])('is another thing than an answer that %s', async (_case, html) => {
		answer(html);
		await update();
		expect(nonces()).toEqual(['stale']);
	});

	test('is told as a refusal when it is ignored again', async () => {
		answer(page(1), page(1));
		await expect(update()).rejects.toMatchObject({ reason: 'stale-nonce' });
	});

	test('[CP-03] the same for links', async () => {
		answer(page(1), page(2));
		await cartPageApi.open('/page-panier/?remove_item=b&_wpnonce=stale', ({ lines }) => lines.get('a') === 2);
		expect(nonces()).toEqual(['stale', 'fresh']);
	});
});
