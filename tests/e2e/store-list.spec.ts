import { expect, test, type APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';
import { findRegion, summaryOf } from '../../src/shop/product-list/archive-markup';
import { SIDE } from '../../src/shop/product-list/list-selectors';

/* The list alone, as a real store (STORE_URL) that is seeded as by `npm run store` answers it. */

const { DOMParser } = new Window();

/** Without what differs in each answer of a server: nonces, and ids that are made at random. */
const plain = (html = '') => html.replaceAll(/\s+/g, ' ').replaceAll(/(nonce=|[-_])[0-9a-f]{8,13}\b/g, '');

/** What a change of list reads of an answer, and its text. */
async function read(request: APIRequestContext, path: string) {
	const text = await (await request.get(path)).text();
	const page = new DOMParser().parseFromString(text, 'text/html') as unknown as Document;
	const region = findRegion(page);
	const widgets = [...page.querySelectorAll(SIDE)].flatMap((side) => [...side.children]);
	return {
		text,
		list: {
			title: page.title,
			canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
			region: plain(region?.innerHTML),
			summary: region && summaryOf(region),
		},
		/** HTML by id; of one that does not follow the list there is the place alone. */
		widgets: new Map(
			widgets.map(
				(part) => [part.id, part.matches('[data-archipel-same]') ? undefined : plain(part.outerHTML)] as const,
			),
		),
	};
}

const CONTROLS = {
	nothing: '/boutique/?',
	'an order': '/boutique/?orderby=price-desc&',
	'another page, as for more': '/boutique/page/2/?orderby=price&',
	prices: '/boutique/?min_price=20&max_price=60&',
	'an attribute': '/boutique/?filter_couleur=noir&query_type_couleur=or&',
	'the filter by Themify': '/boutique/?wpf=1&wpf_pa_couleur=noir&',
	'a category': '/categorie-produit/nuisettes/?',
	'a search': '/?s=nuisette&post_type=product&',
	'what is not there': '/boutique/?min_price=9000&max_price=9999&',
	'a search for what is not there': '/?s=zzzz&post_type=product&',
};

// The store's own, the least that a classic one has, and one of blocks.
for (const theme of ['', 'classique', 'twentytwentyfour'])
	test(`[LIST-12] by each control the list alone is that of the page: products, notices, title, canonical address, pages, count and widgets that follow it; theme ${theme || 'of the store'}`, async ({
		request,
	}) => {
		for (const [control, path] of Object.entries(CONTROLS)) {
			const alone = await read(request, `${path}archipel-list=1&theme=${theme}`.replace(/&theme=$/, ''));
			const whole = await read(request, `${path}theme=${theme}`.replace(/[?&]theme=$/, ''));
			expect(alone.list, control).toEqual(whole.list);
			expect(alone.list.region, control).toBeTruthy();
			expect(alone.text.length, control).toBeLessThan(whole.text.length / 1.5);
			expect(alone.text, control).not.toContain('archipel-list');
			expect([...alone.widgets.keys()], control).toEqual([...whole.widgets.keys()]);
			for (const [id, html] of alone.widgets) if (html) expect(html, `${control}: ${id}`).toBe(whole.widgets.get(id));
		}
	});
