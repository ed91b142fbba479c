import { beforeEach, expect, test, vi } from 'vitest';
import { nonceBroker } from '../nonce-broker';
import { elementorPostId, refreshLoop, wakeWidgets } from './refresh-loop';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
	send.mockReset();
	nonceBroker.forget();
	vi.stubGlobal('fetch', send);
	return () => vi.unstubAllGlobals();
});
const wish = {
	postId: 77,
	widgetId: 'f14fd03',
	filters: new Map([['product_cat', { terms: ['a', 'b'], logicalJoin: 'OR' as const }]]),
	baseUrl: 'https://shop.test/boutique/',
	address: `${location.origin}/boutique/?e-filter-f14fd03-product_cat=a~b`,
	isSignedIn: false,
	signal: new AbortController().signal,
};
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

test('[LOOP-02] the request: ids, filters by type and taxonomy, and where the pages begin', async () => {
	send.mockResolvedValue(json({ data: '<p>x</p>' }));
	expect(await refreshLoop(wish)).toBe('<p>x</p>');
	const [address, init] = send.mock.calls[0]!;
	expect(String(address)).toMatch(/\/wp-json\/elementor-pro\/v1\/refresh-loop$/);
	expect(init).toMatchObject({ method: 'POST', referrer: wish.address });
	expect(init!.headers).toMatchObject({ 'Content-Type': 'application/json' });
	expect(init!.headers).not.toHaveProperty('X-WP-Nonce');
	expect(JSON.parse(init!.body as string)).toEqual({
		post_id: 77,
		widget_filters: { taxonomy: { product_cat: { terms: ['a', 'b'], logicalJoin: 'OR' } } },
		widget_id: 'f14fd03',
		pagination_base_url: 'https://shop.test/boutique/',
	});
});

test('[LOOP-02] without a filter the whole loop is asked for', async () => {
	send.mockResolvedValue(json({ data: '' }));
	expect(await refreshLoop({ ...wish, filters: new Map() })).toBe('');
	expect(JSON.parse(send.mock.calls[0]![1]!.body as string)).toMatchObject({ widget_filters: {} });
});

test('[LOOP-02] a customer who is signed in asks with a nonce, and once more with a fresh one', async () => {
	const stale = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };
	send
		.mockResolvedValueOnce(json({ wp_rest: 'aaaaaaaaaa' }))
		.mockResolvedValueOnce(json(stale, 403))
		.mockResolvedValueOnce(json({ wp_rest: 'bbbbbbbbbb' }))
		.mockResolvedValueOnce(json({ data: 'ok' }));
	expect(await refreshLoop({ ...wish, isSignedIn: true })).toBe('ok');
	expect(send.mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['X-WP-Nonce'])).toEqual([
		undefined,
		'aaaaaaaaaa',
		undefined,
		'bbbbbbbbbb',
	]);
});

test.each([
	['no data', json({}), 'invalid'],
	['another type', json({ data: 5 }), 'invalid'],
	['a page', new Response('<!doctype html><h1>Maintenance</h1>'), 'invalid'],
	['nothing', new Response(''), 'invalid'],
	['no such route', json({ code: 'rest_no_route' }, 404), 'http'],
	['another refusal', json({ code: 'rest_forbidden' }, 403), 'http'],
])('[LOOP-02] an answer that is none: %s', async (_name, answer, reason) => {
	send.mockResolvedValue(answer);
	await expect(refreshLoop(wish)).rejects.toMatchObject({ reason });
});

test('[LOOP-02] Elementor’s own scripts are told of new widgets; one that throws is no failure of ours', () => {
	const ready = vi.fn(() => {
		throw new Error('theirs');
	});
	const heard = vi.fn();
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubGlobal('elementorFrontend', { elementsHandler: { runReadyTrigger: ready } });
	vi.stubGlobal('elementorFrontendConfig', { post: { id: 12 } });
	document.addEventListener('elementor/lazyload/observe', heard, { once: true });
	wakeWidgets(document.body);
	expect([ready.mock.calls, heard.mock.calls.length, elementorPostId()]).toEqual([[[document.body]], 1, 12]);
	vi.stubGlobal('elementorFrontend', 5);
	expect(() => wakeWidgets(document.body)).not.toThrow();
});
