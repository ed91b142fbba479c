import { afterEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { fetchArchivePage } from './archive-page';

const { answer, answers, fetched, sent } = stubFetch();
afterEach(() => vi.resetModules());

const ADDRESS = new URL('/boutique/?orderby=price&wpf_ajax=1', location.origin);
const PAGE =
	'<html><head><title>Boutique</title></head><body><main><ul class="products"><li>A</li></ul></main></body></html>';
const asked = () => sent().map(({ url }) => url.href);

// Pages that are none, cut short or beyond the last, refusals and fatal errors: tests/faults.
test('[LIST-10] a page with a list is read; its address is as it may stand in the history', async () => {
	answer(PAGE);
	const page = await fetchArchivePage(ADDRESS);
	expect(page.title).toBe('Boutique');
	expect(page.address).toBe(`${location.origin}/boutique/?orderby=price`);
	expect(page.document.querySelector('li')!.textContent).toBe('A');
});

test('[LIST-10] a login page is none', async () => {
	answer('<html><body><form name="loginform"></form></body></html>');
	await expect(fetchArchivePage(ADDRESS)).rejects.toMatchObject({ reason: 'invalid' });
});

test('[LIST-12] the list alone is asked for, in one request, without a change to the other parameters', async () => {
	answer(PAGE);
	await fetchArchivePage(new URL('/boutique/?e-filter-1-pa_taille=36~38&q=a+b', location.origin));
	await fetchArchivePage(new URL('/boutique/', location.origin));
	expect(asked()).toEqual([
		`${location.origin}/boutique/?e-filter-1-pa_taille=36~38&q=a+b&archipel-list=1`,
		`${location.origin}/boutique/?archipel-list=1`,
	]);
});

test('[LIST-12] a theme that answers POST alone gets its own request', async () => {
	answer(PAGE);
	await fetchArchivePage(ADDRESS, { method: 'POST' });
	expect(asked()).toEqual([ADDRESS.href]);
});

test('[LIST-12] after an answer without a list the whole page is asked for, from then on at once', async () => {
	const { fetchArchivePage: ask } = await import('./archive-page');
	answers('<html><body>Connexion</body></html>', PAGE, PAGE);
	expect((await ask(ADDRESS)).title).toBe('Boutique');
	await ask(ADDRESS);
	expect(asked()).toEqual([`${ADDRESS.href}&archipel-list=1`, ADDRESS.href, ADDRESS.href]);
});

test.each([
	['a search with one result', '<body class="single-product"><ul class="products related"></ul>', 1],
	['a page without a list', '<body>Connexion', 2],
])('[LIST-12] a redirect tells where to go: %s', async (_what, start, requests) => {
	const { fetchArchivePage: ask } = await import('./archive-page');
	const there = `${location.origin}/produit/nuisette/?attribute_taille=38`;
	fetched.mockImplementation(async () =>
		Object.defineProperty(new Response(`<html>${start}</body></html>`), 'url', { value: there }),
	);
	expect(await ask(ADDRESS)).toMatchObject({ address: there, isElsewhere: true });
	expect(asked()).toHaveLength(requests);
	answer(PAGE);
	await ask(ADDRESS);
	expect(asked().at(-1)).toMatch(/archipel-list=1$/);
});

test('[LIST-12] a busy server is not asked for the whole page besides, and nobody asks again after an abort', async () => {
	answer('', { status: 503 });
	await expect(fetchArchivePage(ADDRESS)).rejects.toMatchObject({ status: 503 });
	expect(asked().every((address) => address.endsWith('archipel-list=1'))).toBe(true);
	const abort = new AbortController();
	fetched.mockClear().mockImplementation(async () => {
		abort.abort();
		throw abort.signal.reason;
	});
	await expect(fetchArchivePage(ADDRESS, { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
	expect(asked()).toHaveLength(1);
});
