import { beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { nonceBroker } from '../nonce-broker';
import { elementorPostId, refreshLoop, wakeWidgets } from './refresh-loop';

const { answers, sent } = stubFetch();
beforeEach(() => nonceBroker.forget());
const wish = {
	postId: 77,
	widgetId: 'f14fd03',
	filters: new Map([['product_cat', { terms: ['a', 'b'], logicalJoin: 'OR' as const }]]),
	baseUrl: 'https://shop.test/boutique/',
	address: `${location.origin}/boutique/?e-filter-f14fd03-product_cat=a~b`,
	isSignedIn: false,
	signal: new AbortController().signal,
};
const body = () => JSON.parse(sent()[0]!.init.body as string) as object;

test('[LOOP-02] the request: ids, filters by type and taxonomy, and where the pages begin', async () => {
	answers({ data: '<p>x</p>' });
	expect(await refreshLoop(wish)).toBe('<p>x</p>');
	const { url, init, headers } = sent()[0]!;
	expect(url.pathname).toBe('/wp-json/elementor-pro/v1/refresh-loop');
	expect(init).toMatchObject({ method: 'POST', referrer: wish.address });
	expect([headers.get('Content-Type'), headers.get('X-WP-Nonce')]).toEqual(['application/json', null]);
	expect(body()).toEqual({
		post_id: 77,
		widget_filters: { taxonomy: { product_cat: { terms: ['a', 'b'], logicalJoin: 'OR' } } },
		widget_id: 'f14fd03',
		pagination_base_url: 'https://shop.test/boutique/',
	});
});

test('[LOOP-02] without a filter the whole loop is asked for', async () => {
	answers({ data: '' });
	expect(await refreshLoop({ ...wish, filters: new Map() })).toBe('');
	expect(body()).toMatchObject({ widget_filters: {} });
});

test('[LOOP-02] a customer who is signed in asks with a nonce, and once more with a fresh one', async () => {
	const stale = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };
	answers({ wp_rest: 'aaaaaaaaaa' }, [stale, 403], { wp_rest: 'bbbbbbbbbb' }, { data: 'ok' });
	expect(await refreshLoop({ ...wish, isSignedIn: true })).toBe('ok');
	expect(sent().map(({ headers }) => headers.get('X-WP-Nonce'))).toEqual([null, 'aaaaaaaaaa', null, 'bbbbbbbbbb']);
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
