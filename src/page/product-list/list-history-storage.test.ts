import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../stores/storage';
import { storeList, takeList } from './list-history';

const ADDRESS = 'http://localhost/boutique/';
const place = { item: 3, top: 12 };
const page = (html: string) => ({ address: ADDRESS, html });

beforeEach(() => sessionStorage.clear());

test('[LIST-11] what was added is kept once, for its entry and address', () => {
	storeList(7, { address: ADDRESS, place, pages: [page('a'), page('b')] });
	expect(takeList(8, ADDRESS)).toBeUndefined();
	expect(takeList(7, ADDRESS)).toEqual({ address: ADDRESS, place, pages: [page('a'), page('b')] });
	expect(takeList(7, ADDRESS)).toBeUndefined();
	storeList(7, { address: ADDRESS, place, pages: [page('a')] });
	expect(takeList(7, `${ADDRESS}?orderby=price`)).toBeUndefined();
});

test('[LIST-11] a million characters of a list, and the addresses of what has no room; three lists', () => {
	storeList(1, { address: ADDRESS, place, pages: [page('a'), page('b'.repeat(1_000_000)), page('c')] });
	expect(takeList(1, ADDRESS)!.pages).toEqual([page('a'), { address: ADDRESS }, { address: ADDRESS }]);
	storeList(1, { address: ADDRESS, place, pages: [page('b'.repeat(1_000_000))] });
	expect(takeList(1, ADDRESS)!.pages[0]).toHaveProperty('html');
	for (const entry of [1, 2, 3, 4]) storeList(entry, { address: ADDRESS, place, pages: [page('a')] });
	expect(Object.keys(sessionStorage).sort()).toEqual(['archipel-list-2', 'archipel-list-3', 'archipel-list-4']);
	storeList(3, { address: ADDRESS, place, pages: [] });
	expect(Object.keys(sessionStorage)).toHaveLength(2);
});

test('[LIST-11] in a storage that others have filled the addresses find room', () => {
	vi.spyOn(session, 'set').mockReturnValueOnce(false);
	storeList(1, { address: ADDRESS, place, pages: [page('a')] });
	expect(takeList(1, ADDRESS)!.pages).toEqual([{ address: ADDRESS }]);
});

test.each([
	'',
	'{',
	'null',
	'[]',
	'{"pages":"x"}',
	`{"address":"${ADDRESS}","pages":[1],"place":{"item":0,"top":0}}`,
	`{"address":"${ADDRESS}","pages":[{"html":"a"}],"place":{"item":0,"top":0}}`,
	`{"address":"${ADDRESS}","pages":[],"place":{"item":"0"}}`,
])('[LIST-11] what is no such thing is none: %s', (text) => {
	sessionStorage.setItem('archipel-list-5', text);
	expect(takeList(5, ADDRESS)).toBeUndefined();
	expect(sessionStorage.getItem('archipel-list-5')).toBeNull();
});
