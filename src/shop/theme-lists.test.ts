import { expect, test } from 'vitest';
import { readHtml } from '../safety/html';
import { read } from '../../tests/setup/repository';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { filteredProducts, morePosts, moreProducts, readPage } from './theme-lists';

const { answers, sent } = stubFetch();
const { signal } = new AbortController();
const fields = () => Object.fromEntries(sent().at(-1)!.fields);

test('[LIST-05] products: settings and page go out, a list and the next page come in', async () => {
	const html = '<ul class="products"></ul>';
	answers({ content: html, disable: true, paged: '3' });
	expect(await moreProducts({ limit: 4 }, 2, signal)).toEqual({ html, page: 3, isLast: true });
	expect(fields()).toEqual({ action: 'osf_ajax_loadmore_products', 'data[limit]': '4', paged: '2' });
});

test('[LIST-05] posts: each a text of its own, or none', async () => {
	answers({ posts: ['<div>a</div>', '<div>b</div>'], disable: false, paged: 2, settings: {} }, { disable: true });
	expect(await morePosts({}, 1, signal)).toEqual({ html: '<div>a</div><div>b</div>', page: 2, isLast: false });
	expect(fields()).toEqual({ action: 'osf_ajax_loadmore_post', paged: '1' });
	expect(await morePosts({}, 1, signal)).toEqual({ html: '', page: undefined, isLast: true });
});

test('[WP-06] [LIST-05] what our plugin answers for a theme is read: items with the classes of their posts, the next page, the last one', async () => {
	// Written by PHP: tests/wordpress/islands/theme-actions.test.php compares.
	const ours = JSON.parse(read('tests/recordings/theme-actions.json')) as Record<string, object>;
	answers(ours['products'], ours['last'], ours['posts'], ours['none']);
	const said = (html: string, items: string) =>
		[...readHtml(html).querySelectorAll(items)].map(({ className, textContent }) => [
			/\bpost-7\b/.test(className),
			textContent.replaceAll(/\s+/g, ' ').trim(),
		]);
	for (const [page, isLast] of [
		[1, false],
		[2, true],
	] as const) {
		const { html, ...rest } = await moreProducts({}, page, signal);
		expect([said(html, 'ul.products > li'), rest]).toEqual([
			[[true, `Zibeline ${page + 1}`]],
			{ page: page + 1, isLast },
		]);
	}
	const { html, ...rest } = await morePosts({}, 1, signal);
	expect([said(html, 'body > .column-item'), rest]).toEqual([
		[[true, 'Zeuxis & filsDeux mots.']],
		{ page: 2, isLast: true },
	]);
	expect(await morePosts({}, 9, signal)).toEqual({ html: '', page: 10, isLast: true });
});

test.each<readonly [unknown, number | undefined]>([
	['2', 2],
	[7, 7],
	...['', '0', '-3', '1.5', '1e999', '2; DROP', undefined].map((value) => [value, undefined] as const),
])('[SEC-03 S5] a page is a whole number from 1: %j', (value, expected) => expect(readPage(value)).toBe(expected));

test('[LIST-08] the products of a tab: the request is the recorded one; what does not end as HTML does is no reply', async () => {
	answers('<div></div> ', '0', '[1,2,3]');
	const ask = () => filteredProducts([1178, 1179], { shopengine_is_cats: 'yes' }, signal);
	expect(await ask()).toBe('<div></div> ');
	const [{ url, init }] = sent() as [ReturnType<typeof sent>[0]];
	expect(url.pathname).toBe('/wp-json/shopengine-builder/v1/widgets_partials/filter_cat_products/');
	expect([...url.searchParams]).toEqual([
		['products[]', '1178'],
		['products[]', '1179'],
		['settings[shopengine_is_cats]', 'yes'],
	]);
	expect(init.method).toBe('GET');
	for (let time = 0; time < 2; time++) await expect(ask()).rejects.toMatchObject({ reason: 'invalid' });
});
