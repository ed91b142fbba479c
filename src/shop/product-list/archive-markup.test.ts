import { expect, test } from 'vitest';
import { readHtml } from '../../safety/html';
import { findList, findRegion, nextPage, summaryOf, totalOf } from './archive-markup';

const page = (body: string) => readHtml(`<body class="woocommerce">${body}</body>`);

test('[LIST-10] the list of the page, not those beside it', () => {
	const shown = page(`<main id="main"><aside><ul class="products" id="no"></ul></aside>
		<div class="related"><ul class="products"></ul></div><ul class="products" id="yes"></ul></main>`);
	expect(findList(shown)?.id).toBe('yes');
	expect(findRegion(shown)?.id).toBe('main');
	expect(findRegion(page('<main><div class="woocommerce" id="box"><ul class="products"></ul></div></main>'))?.id).toBe(
		'box',
	);
	expect(findRegion(page('<main><p class="woocommerce-info">Rien</p></main>'))?.localName).toBe('main');
	expect(findRegion(page('<main><form class="login"></form></main>'))).toBeUndefined();
});

test('[LIST-03] what the server says about how many there are', () => {
	expect(
		summaryOf(
			page(`<p class="woocommerce-result-count">
		Showing 1–12 of 53 results<span class="screen-reader-text">Sorted by price</span></p>`),
		),
	).toBe('Showing 1–12 of 53 results Sorted by price');
	expect(summaryOf(page('<main><p class="woocommerce-info">Rien</p></main>'))).toBe('Rien');
	// A block theme keeps the count, empty (SERVERS.md, S199).
	const empty = page(`<main><div class="wp-block-woocommerce-product-results-count"></div>
		<div class="wp-block-woocommerce-product-collection-no-results"><p>No results found</p></div></main>`);
	expect([findRegion(empty)?.localName, summaryOf(empty)]).toEqual(['main', 'No results found']);
	// Themify prints this hidden notice beside a list with products too (SERVERS.md, S137).
	expect(summaryOf(page('<main><ul class="products"></ul><p class="woocommerce-info">Rien</p></main>'))).toBe('');
});

test.each([
	['the greatest number', 'Affichage de 1–16 sur 850 résultats', 1, '', 850],
	['a number alone', '7 résultats affichés', 7, '', 7],
	['what is there, where the words have no number', 'Voir le seul résultat', 1, '', 1],
	['what is there, where the count is hidden and there is one page', '', 2, '', 2],
	['nobody knows: there are further pages', '', 2, '<nav class="woocommerce-pagination"></nav>', undefined],
])('[FILT-08] how many there are on all pages: %s', (_what, said, items, pages, total) => {
	document.body.innerHTML = `<main>${said && `<p class="woocommerce-result-count">${said}</p>`}<ul class="products">${'<li></li>'.repeat(items)}</ul>${pages}</main>`;
	expect(totalOf(document)).toBe(total);
});

test('[FILT-08] nothing is found, or there is no list at all', () => {
	document.body.innerHTML = '<main><p class="woocommerce-info">Rien</p></main>';
	expect(totalOf(document)).toBe(0);
	document.body.innerHTML = '<main><p>Bonjour</p></main>';
	expect(totalOf(document)).toBeUndefined();
});

const infinity = (current: number) =>
	`<div class="wpf-pagination"><div class="wpf_infinity"><a data-max="7" data-current="${current}" href="javascript:void(0);"></a></div></div>`;

test.each([
	['a link', '<nav class="woocommerce-pagination"><a href="/1">1</a><a class="next" href="/2">→</a></nav>', '/2'],
	['none after the last', '<nav class="woocommerce-pagination"><a class="prev" href="/1">←</a></nav>', undefined],
	[
		'a block',
		'<div class="wp-block-query-pagination"><a class="wp-block-query-pagination-next" href="/2">→</a></div>',
		'/2',
	],
	['older posts', '<nav class="posts-navigation"><div class="nav-previous"><a href="/2">→</a></div></nav>', '/2'],
	['Themify’s numbers', infinity(2), '/filtre/?wpf=auto&wpf_page=2'],
	['its last page', infinity(7), '/filtre/?wpf=auto&wpf_page=7'],
	['none after its last', infinity(8), undefined],
])('[LIST-04][FILT-06] the next page: %s', (_what, html, address) => {
	document.body.innerHTML = html;
	expect(nextPage(document, `${location.origin}/filtre/?wpf=auto`)?.replace(location.origin, '')).toBe(address);
});
