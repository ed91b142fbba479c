import { beforeEach, expect, test, vi } from 'vitest';
import { filteredProducts } from './filtered-products';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
	send.mockReset();
	vi.stubGlobal('fetch', send);
	return () => vi.unstubAllGlobals();
});
const { signal } = new AbortController();
const ask = () => filteredProducts([1178, 1179], { shopengine_is_cats: 'yes' }, signal);

test('[LIST-08] the request is the recorded one', async () => {
	send.mockResolvedValue(new Response('<div></div> '));
	expect(await ask()).toBe('<div></div> ');
	const { pathname, searchParams } = new URL(String(send.mock.calls[0]![0]));
	expect(pathname).toBe('/wp-json/shopengine-builder/v1/widgets_partials/filter_cat_products/');
	expect([...searchParams]).toEqual([
		['products[]', '1178'],
		['products[]', '1179'],
		['settings[shopengine_is_cats]', 'yes'],
	]);
	expect(send.mock.calls[0]![1]).toMatchObject({ method: 'GET' });
});

test.each(['', '<div class="shopengine-single-product-item"><a href="/x', '0', '[1,2,3]'])(
	'[LIST-08] a reply that is cut short is none: %s',
	async (body) => {
		send.mockResolvedValue(new Response(body));
		await expect(ask()).rejects.toMatchObject({ reason: 'invalid' });
	},
);
