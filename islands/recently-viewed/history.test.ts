import { beforeEach, describe, expect, test } from 'vitest';
import { createViewedProducts, productOfPage } from './history';

beforeEach(() => localStorage.clear());

const kept = () => localStorage.getItem('archipel-viewed');

describe('[NAV-08] products that were looked at', () => {
	test('the newest first, each once, the oldest goes', () => {
		const viewed = createViewedProducts();
		for (const id of [1, 2, 1, 3, 4]) viewed.record(id, 3);
		expect(viewed.ids.value).toEqual([4, 3, 1]);
	});

	test('[PRIV-01] forbidding erases and holds, also on the next page; allowing records again', () => {
		const viewed = createViewedProducts();
		viewed.record(1, 3);
		viewed.forbid(true);
		viewed.record(2, 3);
		expect(kept()).toBeNull();
		localStorage.setItem('archipel-viewed', '[9]');
		const next = createViewedProducts();
		expect([next.isOff.value, next.ids.value, kept()]).toEqual([true, [], null]);
		next.forbid(false);
		next.record(3, 3);
		expect(kept()).toBe('[3]');
	});
});

describe('[NAV-08] the product of a page', () => {
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
	])('%s %s', (className, html, expected) => expect(page(className, html)).toBe(expected));
});
