import { beforeEach, expect, test, vi } from 'vitest';
import { readHtml } from '../../safety/html';
import type { ArchivePage } from '../../shop/product-list/archive-page';
import { storedPages } from './product-list';
import { moved } from './list-history';

const fetchPage = vi.hoisted(() => vi.fn<(url: URL) => Promise<ArchivePage>>());
vi.mock('../../shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));

const ADDRESS = 'http://localhost/boutique/page/';
const list = (name: string) => `<ul class="products"><li>${name}</li></ul>`;
/** Kept pages 2 to 8, two items each; no room for HTML from page 4 on. */
const pages = [2, 3, 4, 5, 6, 7, 8].map((at) => ({
	address: `${ADDRESS}${at}/`,
	...(at < 4 && { html: list(`${at}`) }),
}));

beforeEach(() => {
	fetchPage.mockImplementation(async ({ href }) => ({
		address: href,
		title: '',
		document: readHtml(`<main>${list(/(\d)\/$/.exec(href)![1]!)}</main>`),
	}));
});

/** Texts of the restored pages. @param item Index of the shopper's item. */
async function added(item: number): Promise<string[]> {
	let count = 2;
	const texts: string[] = [];
	for await (const { html } of storedPages({ address: ADDRESS, pages, place: { item, top: 0 } }, () => count)) {
		texts.push(html!);
		count += 2;
	}
	return texts.map((html) => html.replaceAll(/<[^>]*>/g, ''));
}

test.each([
	// Batches of three requests: pages 7 and 8 are not needed.
	['what had no room is asked for again, as far as her place and in its order', 10, '23456', '45678'],
	['three pages are asked for at a time, and no more than she needs', 6, '234', '456'],
	['what was kept asks for nothing, also below her place', 1, '23', ''],
])('[LIST-11] %s', async (_, item, texts, asked) => {
	expect((await added(item)).join('')).toBe(texts);
	expect(fetchPage.mock.calls.map(([{ pathname }]) => pathname.slice(-2, -1)).join('')).toBe(asked);
});

test('[LIST-11] a page that does not come ends the list', async () => {
	fetchPage.mockImplementation(async () => Promise.reject(new Error()));
	expect(await added(12)).toEqual(['2', '3']);
});

test('[LIST-11] who has gone on by herself stays there', () => {
	const hasMoved = moved();
	expect(hasMoved()).toBe(false);
	dispatchEvent(new Event('wheel'));
	expect(hasMoved()).toBe(true);
});
