import { afterEach, expect, test, vi } from 'vitest';
import { fetchArchivePage } from './archive-page';

afterEach(() => vi.unstubAllGlobals());

const ADDRESS = new URL('/boutique/?orderby=price&wpf_ajax=1', location.origin);
const LIST = '<main><ul class="products"><li>A</li></ul></main>';

function answer(body: string, status = 200): void {
	vi.stubGlobal(
		'fetch',
		vi.fn<typeof fetch>().mockImplementation(async () => new Response(body, { status })),
	);
}

test('[LIST-10] a page with a list is read; its address is as it may stand in the history', async () => {
	answer(`<html><head><title>Boutique</title></head><body>${LIST}</body></html>`);
	const page = await fetchArchivePage(ADDRESS);
	expect(page.title).toBe('Boutique');
	expect(page.address).toBe(`${location.origin}/boutique/?orderby=price`);
	expect(page.document.querySelector('li')!.textContent).toBe('A');
});

test.each([
	['half a page', `<html><body>${LIST}`],
	['a login page', '<html><body><form name="loginform"></form></body></html>'],
	['nothing', ''],
	['something else', '[1,2,3]'],
])('[LIST-10] %s is none', async (_what, body) => {
	answer(body);
	await expect(fetchArchivePage(ADDRESS)).rejects.toMatchObject({ reason: 'invalid' });
});

test('[LIST-10] a page beyond the last is none', async () => {
	answer(`<html><body>${LIST}</body></html>`, 404);
	await expect(fetchArchivePage(ADDRESS)).rejects.toMatchObject({ reason: 'http', status: 404 });
});
