import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { fetchShareCounts } from './share-counts';

const send = vi.fn<typeof fetch>();
const { signal } = new AbortController();
beforeEach(() => {
	send.mockReset();
	vi.stubGlobal('fetch', send);
});
afterEach(() => {
	vi.unstubAllGlobals();
	printConfig();
});

test('[SHARE-01] asks the configured address about the page', async () => {
	send.mockImplementation(async () => new Response('{"facebook":12}'));
	expect(await fetchShareCounts('/partages?format=json', 'https://shop.test/x/', signal)).toEqual({ facebook: 12 });
	const [url, init] = send.mock.calls[0]!;
	expect(init?.method).toBe('GET');
	expect(String(url)).toBe(new URL('/partages?format=json&url=https%3A%2F%2Fshop.test%2Fx%2F', document.baseURI).href);
});

test('[SEC-02] asks nobody whom the owner does not allow', async () => {
	expect(await fetchShareCounts('https://tracker.test/', 'https://shop.test/x/', signal)).toEqual({});
	expect(send).not.toHaveBeenCalled();
});

test('numbers that are none are refused', async () => {
	send.mockImplementation(async () => new Response('{"facebook":"<b>12</b>"}'));
	await expect(fetchShareCounts('/partages', 'https://shop.test/x/', signal)).rejects.toMatchObject({
		reason: 'invalid',
	});
});
