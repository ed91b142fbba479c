import { beforeEach, expect, test } from 'vitest';
import { keepPages, takePages } from './kept-pages';

const ADDRESS = 'http://localhost/boutique/';
const place = { item: 3, top: 12 };

beforeEach(() => sessionStorage.clear());

test('[LIST-11] what was added is kept once, for its entry and address', () => {
	keepPages(7, { address: ADDRESS, place, pages: ['a', 'b'] });
	expect(takePages(8, ADDRESS)).toBeUndefined();
	expect(takePages(7, ADDRESS)).toEqual({ address: ADDRESS, place, pages: ['a', 'b'] });
	expect(takePages(7, ADDRESS)).toBeUndefined();
	keepPages(7, { address: ADDRESS, place, pages: ['a'] });
	expect(takePages(7, `${ADDRESS}?orderby=price`)).toBeUndefined();
});

test('[LIST-11] no more than half a million characters of a list, and three lists', () => {
	keepPages(1, { address: ADDRESS, place, pages: ['a', 'b'.repeat(500_000), 'c'] });
	expect(takePages(1, ADDRESS)!.pages).toEqual(['a']);
	for (const entry of [1, 2, 3, 4]) keepPages(entry, { address: ADDRESS, place, pages: ['a'] });
	expect(Object.keys(sessionStorage).sort()).toEqual(['archipel-list-2', 'archipel-list-3', 'archipel-list-4']);
	keepPages(3, { address: ADDRESS, place, pages: [] });
	expect(Object.keys(sessionStorage)).toHaveLength(2);
});

test.each([
	'',
	'{',
	'null',
	'[]',
	'{"pages":"x"}',
	`{"address":"${ADDRESS}","pages":[1],"place":{"item":0,"top":0}}`,
	`{"address":"${ADDRESS}","pages":[],"place":{"item":"0"}}`,
])('[LIST-11] what is no such thing is none: %s', (text) => {
	sessionStorage.setItem('archipel-list-5', text);
	expect(takePages(5, ADDRESS)).toBeUndefined();
	expect(sessionStorage.getItem('archipel-list-5')).toBeNull();
});
