import { expect, test, vi } from 'vitest';
import { element } from '../../src/dom/element';
import { createViewedProducts, productOfPage } from './history';
import { props } from './island';
import { islandContext } from '../../tests/setup/island-context';

const context = islandContext(new AbortController().signal);
const MASK = 1178;
const KEY = 'archipel-viewed';

/** Runs the island on a product page. @param kept Stored list of viewed products. @param host Of the panel; the body records. */
async function open(kept: unknown, options: object = {}, host: HTMLElement = document.body): Promise<void> {
	localStorage.setItem(KEY, JSON.stringify(kept));
	document.body.className = `single-product postid-${MASK}`;
	// The module reads the stored list once, at its first use.
	vi.resetModules();
	const { default: enhance } = await import('./enhance');
	await enhance(host, props.parse(options), context);
}
const stored = () => localStorage.getItem(KEY);
const kept = () => JSON.parse(stored()!) as unknown;

test('[NAV-08] the product of the page comes first, and is there once; of twelve others that were kept the oldest goes', async () => {
	const twelve = Array.from({ length: 12 }, (_, at) => 2000 + at);
	await open(twelve.toSpliced(4, 0, MASK));
	expect(kept()).toEqual([MASK, ...twelve.slice(0, 11)]);
});

test('[PRIV-01] the owner can switch it off: nothing is kept, and what was kept is erased', async () => {
	await open([2000], { record: false });
	expect(kept()).toBeNull();
});

test('[NAV-08] the panel comes with the first product but that of the page, also from another tab, and where keeping is forbidden, to be allowed again', async () => {
	const place = () => document.body.appendChild(element('div', { 'data-archipel': 'recently-viewed' }));
	const [host, forbidden] = [place(), place()];
	const keepElsewhere = async (ids: readonly number[]) => {
		localStorage.setItem(KEY, JSON.stringify(ids));
		window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
		await vi.dynamicImportSettled();
	};
	await open([MASK], {}, host);
	await vi.dynamicImportSettled();
	expect(host.childElementCount).toBe(0);
	await keepElsewhere([2000, MASK]);
	const button = host.querySelector('button')!;
	expect(button.textContent).toBe('Vus récemment (1 produit)');
	await keepElsewhere([2001, 2000, MASK]);
	expect(host.querySelector('button')).toBe(button);
	localStorage.setItem('archipel-viewed-off', '1');
	await open([], {}, forbidden);
	await vi.waitFor(() => expect(forbidden.querySelector('h2')?.hidden).toBe(false));
});

test('[NAV-08] [PRIV-01] products that were looked at: forbidding erases and holds, also on the next page; allowing records again', () => {
	const viewed = createViewedProducts();
	viewed.record(1);
	viewed.forbid(true);
	viewed.record(2);
	expect(stored()).toBeNull();
	localStorage.setItem('archipel-viewed', '[9]');
	const next = createViewedProducts();
	expect([next.isOff.value, next.ids.value, stored()]).toEqual([true, [], null]);
	next.forbid(false);
	next.record(3);
	expect([stored(), createViewedProducts().isOff.value]).toEqual(['[3]', false]);
});

const page = (className: string, html = '') => {
	const document = new DOMParser().parseFromString(`<body class="${className}">${html}</body>`, 'text/html');
	return productOfPage(document);
};

test.each([
	['single-product postid-42', '', 42],
	['single-product', '<form class="variations_form" data-product_id="43"></form>', 43],
	['single-product', '<form class="cart"><button name="add-to-cart" value="44"></button></form>', 44],
	['single-product', '', undefined],
	['archive postid-42', '', undefined],
])('[NAV-08] the product of a page: %s %s', (className, html, expected) =>
	expect(page(className, html)).toBe(expected),
);
