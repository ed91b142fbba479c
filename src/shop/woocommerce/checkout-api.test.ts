import { expect, test, vi, type Mock } from 'vitest';
import type { requestJson } from '../http';
import { RequestError } from '../request-error';
import { checkoutApi, UnclearOrder } from './checkout-api';

const sent = vi.hoisted((): Mock<typeof requestJson> => vi.fn());
vi.mock('../http', async (original) => ({ ...(await original<object>()), requestJson: sent }));
vi.mock('../nonce-broker', () => ({
	nonceBroker: { use: (_action: string, call: (nonce: string) => unknown) => call('fresh') },
}));

const answers = (...replies: unknown[]) => replies.forEach((reply) => void sent.mockResolvedValueOnce(reply as never));
const REPLY = { result: 'success', redirect: 'https://boutique.example/merci/', payment_secret: 's' };
const security = () => sent.mock.calls.map(([, , options]) => (options!.form as URLSearchParams).get('security'));

test('[CHK-10] the totals are asked with the nonce of the page, and with a fresh one when that is refused', async () => {
	const { signal } = new AbortController();
	sent.mockRejectedValueOnce(new RequestError('http', '/', { status: 403, body: '-1' }));
	answers({ fragments: { a: '<p></p>' } }, { fragments: {} });
	await checkoutApi.updateReview(new URLSearchParams(), 'of-page', signal);
	await checkoutApi.updateReview(new URLSearchParams(), undefined, signal);
	expect(security()).toEqual(['of-page', 'fresh', 'fresh']);
	// By it the plugin knows whose page asks (scripted-gateways.php).
	expect(sent.mock.calls[0]![2]).toMatchObject({ headers: { 'X-Archipel-Request': 'totals' } });
	sent.mockRejectedValueOnce(new RequestError('timeout', '/'));
	await expect(checkoutApi.updateReview(new URLSearchParams(), 'of-page', signal)).rejects.toMatchObject({
		reason: 'timeout',
	});
	for (const reply of [{}, { fragments: ['x'], result: 1 }, { fragments: { a: 1 } }]) {
		answers(reply);
		const outcome = checkoutApi.updateReview(new URLSearchParams(), 'of-page', signal);
		if (Array.isArray(reply.fragments)) await expect(outcome).resolves.toBeDefined();
		else await expect(outcome).rejects.toMatchObject({ reason: 'invalid' });
	}
});

test('[CHK-09] an answer to an order is yes with a place to go, or no; whatever a payment method adds is kept', async () => {
	const place = () => checkoutApi.placeOrder(new URLSearchParams(), 'k');
	answers(REPLY, { result: 'failure', messages: '<ul></ul>' });
	expect([await place(), await place()]).toEqual([REPLY, { result: 'failure', messages: '<ul></ul>' }]);
	expect(sent.mock.calls[0]![2]).toMatchObject({ headers: { 'X-Archipel-Request': 'k' } });
	for (const reply of [{ result: 'success' }, { result: 1 }, {}, { result: 'success', redirect: 7 }]) {
		answers(reply);
		await expect(place()).rejects.toMatchObject({ reason: 'invalid' });
	}
});

test('[CHK-09] an order that is under way is asked for again, until it is there, was none, or nobody can tell', async () => {
	answers({ state: 'running' }, { state: 'running' }, { state: 'placed', reply: REPLY });
	expect(await checkoutApi.askOrder('k', 0)).toEqual(REPLY);
	answers({ state: 'none' });
	expect(await checkoutApi.askOrder('k', 0)).toBeUndefined();
	answers({ state: 'unclear' });
	await expect(checkoutApi.askOrder('k', 0)).rejects.toBeInstanceOf(UnclearOrder);
	sent.mockResolvedValue({ state: 'running' } as never);
	await expect(checkoutApi.askOrder('k', 0)).rejects.toMatchObject({ reason: 'timeout' });
	for (const state of [{ state: 'placed' }, { state: 'placed', reply: { result: 'success' } }, {}]) {
		sent.mockResolvedValue(state as never);
		await expect(checkoutApi.askOrder('k', 0)).rejects.toMatchObject({ reason: 'invalid' });
	}
});
