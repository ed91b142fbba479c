import { beforeEach, expect, test, vi } from 'vitest';
import { morePosts, moreProducts, readPage } from './load-more';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
	send.mockReset();
	vi.stubGlobal('fetch', send);
	return () => vi.unstubAllGlobals();
});
const { signal } = new AbortController();
const answer = (value: unknown) => send.mockResolvedValue(new Response(JSON.stringify(value)));
const fields = () => Object.fromEntries(send.mock.calls[0]![1]!.body as URLSearchParams);

test('[LIST-05] products: settings and page go out, a list and the next page come in', async () => {
	answer({ content: '<ul class="products"></ul>', disable: true, paged: '3' });
	expect(await moreProducts({ limit: 4 }, 2, signal)).toEqual({
		html: '<ul class="products"></ul>',
		page: 3,
		isLast: true,
	});
	expect(fields()).toEqual({ action: 'osf_ajax_loadmore_products', 'data[limit]': '4', paged: '2' });
});

test('[LIST-05] posts: each a text of its own, or none', async () => {
	answer({ posts: ['<div>a</div>', '<div>b</div>'], disable: false, paged: 2, settings: {} });
	expect(await morePosts({}, 1, signal)).toEqual({ html: '<div>a</div><div>b</div>', page: 2, isLast: false });
	expect(fields()).toEqual({ action: 'osf_ajax_loadmore_post', paged: '1' });
	answer({ disable: true });
	expect(await morePosts({}, 1, signal)).toEqual({ html: '', page: undefined, isLast: true });
});

test.each([[{}], [{ content: 5 }], [{ content: '', disable: 'yes' }], ['0'], [[1, 2]]])(
	'[LIST-05] an answer that is none: %j',
	async (value) => {
		answer(value);
		await expect(moreProducts({}, 1, signal)).rejects.toMatchObject({ reason: 'invalid' });
	},
);

test.each([
	['2', 2],
	[7, 7],
	['', undefined],
	['0', undefined],
	['-3', undefined],
	['1.5', undefined],
	['1e999', undefined],
	['2; DROP', undefined],
	[undefined, undefined],
])('[SEC-03 S5] a page is a whole number from 1: %j', (value, expected) => {
	expect(readPage(value)).toBe(expected);
});
