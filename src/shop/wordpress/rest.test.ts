import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { printConfig } from '../../../tests/setup/print-config';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { callRest, dismissComingSoon, fetchAllRest, restAddress } from './rest';

type Send = (nonce: string) => unknown;
vi.mock('../nonce-broker', () => ({
	nonceBroker: { use: (action: string, send: Send) => send(action === 'wp_rest' ? 'aaaaaaaaaa' : '') },
}));

const { fetched, answer, hang, sent } = stubFetch();
beforeEach(() => answer({ id: 1 }));

type Sent = ReturnType<typeof sent>[number];
const anything = () => z.unknown();
const shown = ({ init, url }: Sent) => [init.method, url.href.replace(location.origin, '')];
const header = ({ headers }: Sent, ...names: string[]) => names.map((name) => headers.get(name));

describe('[REST-01] a call', () => {
	test('carries the nonce, the language of the user, and what it takes', async () => {
		expect(await callRest('wp/v2/users/me', () => z.object({ id: z.int() }), { query: { _fields: 'id' } })).toEqual({
			id: 1,
		});
		const request = sent()[0]!;
		expect(shown(request)).toEqual(['GET', '/wp-json/wp/v2/users/me?_fields=id&_locale=user']);
		expect(header(request, 'X-WP-Nonce', 'Accept')).toEqual(['aaaaaaaaaa', 'application/json']);
		expect(request.init.credentials).toBe('same-origin');
	});

	test.each(['PUT', 'PATCH', 'DELETE'] as const)('%s goes as POST, with a JSON body', async (method) => {
		await callRest('wp/v2/posts/1', anything, { method, data: { title: 'é' } });
		const request = sent()[0]!;
		expect([request.init.method, request.init.body]).toEqual(['POST', '{"title":"é"}']);
		expect(header(request, 'X-HTTP-Method-Override', 'Content-Type')).toEqual([method, 'application/json']);
	});

	test('what is refused is thrown with its body, and a write is sent once', async () => {
		const body = '{"code":"rest_cannot_create"}';
		answer(body, { status: 503 });
		await expect(callRest('wp/v2/posts', anything, { method: 'POST' })).rejects.toMatchObject({ status: 503, body });
		expect(sent()).toHaveLength(1);
	});

	test('waits as long as it is told to', async () => {
		vi.useFakeTimers();
		hang();
		const call = callRest('wp/v2/media', anything, { method: 'POST', timeout: 60_000 }).catch(
			(error: unknown) => error,
		);
		await vi.advanceTimersByTimeAsync(59_999);
		expect(await Promise.race([call, 'waiting'])).toBe('waiting');
		await vi.advanceTimersByTimeAsync(1);
		expect(await call).toMatchObject({ reason: 'timeout' });
	});

	test.each(['../wp-admin/profile.php', 'wp/v2/../../../', '..%2f..%2fwp-admin/', '%2e%2e/wp-admin/'])(
		'[SEC-03 S11] no route leads out of the API: %s',
		async (route) => {
			await expect(callRest(route, anything)).rejects.toMatchObject({ reason: 'invalid' });
			expect(fetched).not.toHaveBeenCalled();
		},
	);

	test('[SEC-03 S11] to an API of another site goes nothing', async () => {
		printConfig({ shop: { restUrl: 'https://api.test/wp-json/', allowedHosts: ['api.test'] } });
		await expect(callRest('wp/v2/users/me', anything)).rejects.toMatchObject({ reason: 'invalid' });
		expect(fetched).not.toHaveBeenCalled();
	});
});

test.each([
	['/wp-json/', '/wp-json/wp/v2/media', true],
	['/wp-json', '/wp-json/wp/v2/media', true],
	['/wp-json', '/wp-jsonx/wp/v2/media', false],
	['/wp-json/', 'https://evil.test/wp-json/wp/v2', false],
	['/wp-json/', 'javascript:alert(1)', false],
	['/index.php?rest_route=/', '/index.php?rest_route=/wp/v2/media', true],
	['/index.php?rest_route=/', '/other.php?rest_route=/wp/v2/media', false],
	['/index.php?rest_route=/', '/index.php?a=1', false],
])('[SEC-03 S11] below %s an address is the API’s: %s', (restUrl, address, isOurs) => {
	printConfig({ shop: { restUrl } });
	expect(restAddress(address) !== undefined).toBe(isOurs);
});

test('[CONS-04] the banner of a shop that is coming soon: the user’s meta is sent with the nonce', async () => {
	await dismissComingSoon('/wp-json/wp/v2/users/1', 'abc');
	const request = sent()[0]!;
	expect([...shown(request), ...header(request, 'X-WP-Nonce')]).toEqual(['POST', '/wp-json/wp/v2/users/1', 'abc']);
	expect(request.fields).toEqual([['woocommerce_meta[coming_soon_banner_dismissed]', 'yes']]);
});

test.each(['https://evil.test/wp-json/wp/v2/users/1', '/wp-admin/admin-ajax.php', 'javascript:alert(1)', ''])(
	'[CONS-04] [SEC-03 S11] the banner of a shop that is coming soon: the nonce goes nowhere but to the shop’s REST API: “%s”',
	async (address) => {
		await expect(dismissComingSoon(address, 'abc')).rejects.toThrow();
		expect(fetched).not.toHaveBeenCalled();
	},
);

const answerPage = (ids: number[], next?: string) => {
	const Link = `<${location.origin}/wp-json/prev>; rel="prev"${next ? `, <${next}>; rel="next"` : ''}`;
	fetched.mockImplementationOnce(async () => new Response(JSON.stringify(ids), { headers: { Link } }));
};
const all = () => fetchAllRest('wp/v2/search', () => z.array(z.int()), { query: { search: 'a' } });
const next = `${location.origin}/wp-json/wp/v2/search?search=a&per_page=100&page=`;

test('[REST-02] all of a list comes in pages of 100, each from where the one before says (SERVERS.md, S163)', async () => {
	answerPage([1, 2], `${next}2`);
	answerPage([3], `${next}3`);
	answerPage([]);
	expect(await all()).toEqual([1, 2, 3]);
	expect(sent().map((request) => shown(request)[1])).toEqual([
		'/wp-json/wp/v2/search?search=a&per_page=100&_locale=user',
		'/wp-json/wp/v2/search?search=a&per_page=100&page=2',
		'/wp-json/wp/v2/search?search=a&per_page=100&page=3',
	]);
	expect(sent().map((request) => header(request, 'X-WP-Nonce')[0])).toEqual(Array(3).fill('aaaaaaaaaa'));
});

test.each(['https://evil.test/wp-json/wp/v2/search?page=2', '/wp-admin/?page=2'])(
	'[REST-02] [SEC-03 S11] all of a list: a next page elsewhere is not asked for: %s',
	async (next) => {
		answerPage([1], next);
		await expect(all()).rejects.toMatchObject({ reason: 'invalid' });
		expect(sent()).toHaveLength(1);
	},
);

test('[REST-02] all of a list has an end', async () => {
	for (let at = 0; at < 200; at++) answerPage([1], `${location.origin}/wp-json/wp/v2/search?page=2`);
	await expect(all()).rejects.toMatchObject({ reason: 'invalid' });
	expect(sent()).toHaveLength(100);
});
