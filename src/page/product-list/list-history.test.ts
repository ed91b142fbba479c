import { beforeEach, expect, test, vi } from 'vitest';
import { emit } from '../../stores/events';
import { session } from '../../stores/storage';
import { listHistory, loadedAddress, moved, storeList, takeList } from './list-history';

const ADDRESS = `${location.origin}/boutique/`;
const more = { address: `${ADDRESS}page/2/`, html: '<ul></ul>' };
const leave = () => dispatchEvent(new Event('pagehide'));
const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('archipel-list-'));

beforeEach(() => void history.replaceState(null, '', '/boutique/'));

test.each([
	['back_forward', [more]],
	['reload', undefined],
	['navigate', undefined],
])('[LIST-11] what was added is there for who comes by %s: %j', (type, pages) => {
	listHistory().add(more);
	leave();
	expect(keys()).toHaveLength(1);
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
	expect(listHistory().takeStored()?.pages).toEqual(pages);
});

test('[LIST-11] [PRIV-01] who erases traces on the page leaves nothing of the list behind', () => {
	listHistory().add(more);
	emit('archipel:forget-visitor', {});
	leave();
	expect(keys()).toEqual([]);
});

const PAGE_2 = `${ADDRESS}page/2/`;
const loadedFor = (name: string) =>
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name, type: 'reload' } as PerformanceNavigationTiming]);

test('[LIST-10] whoever goes back before this file has come is shown the entry, and where that fails the address of what is shown', () => {
	history.replaceState({ archipelList: 5, theirs: 1 }, '', ADDRESS);
	loadedFor(PAGE_2);
	const entries = listHistory();
	expect(entries.isBehind()).toBe(true);
	expect(entries.snapshotOf(entries.current())).toBeUndefined();
	entries.fail(entries.current());
	expect(location.href).toBe(PAGE_2);
	expect(history.state).toEqual({ archipelList: 5, theirs: 1 });
});

test.each([
	['is where the page was loaded for', 5, ADDRESS],
	['is at somebody else’s entry', undefined, PAGE_2],
	['has a browser that does not name the address', 5, 'document'],
])('[LIST-10] whoever goes back before this file has come asks for nothing who %s', (_who, archipelList, name) => {
	history.replaceState({ archipelList }, '', `${ADDRESS}#content`);
	loadedFor(name);
	expect(loadedAddress().split('#')).toContain(ADDRESS);
	expect(listHistory().isBehind()).toBe(false);
});

const place = { item: 3, top: 12 };
const page = (html: string) => ({ address: ADDRESS, html });

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

test('[LIST-11] who has gone on by herself stays there', () => {
	const hasMoved = moved();
	expect(hasMoved()).toBe(false);
	dispatchEvent(new Event('wheel'));
	expect(hasMoved()).toBe(true);
});
