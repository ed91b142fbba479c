import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '../../stores/events';
import { listHistory, loadedAddress } from './list-history';

const ADDRESS = `${location.origin}/boutique/`;
const more = { address: `${ADDRESS}page/2/`, html: '<ul></ul>' };
const leave = () => dispatchEvent(new Event('pagehide'));
const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('archipel-list-'));

beforeEach(() => {
	sessionStorage.clear();
	history.replaceState(null, '', '/boutique/');
});
afterEach(() => void vi.restoreAllMocks());

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

describe('[LIST-10] whoever goes back before this file has come', () => {
	const PAGE_2 = `${ADDRESS}page/2/`;
	const loadedFor = (name: string) =>
		vi
			.spyOn(performance, 'getEntriesByType')
			.mockReturnValue([{ name, type: 'reload' } as PerformanceNavigationTiming]);

	test('is shown the entry, and where that fails the address of what is shown', () => {
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
	])('asks for nothing who %s', (_who, archipelList, name) => {
		history.replaceState({ archipelList }, '', `${ADDRESS}#content`);
		loadedFor(name);
		expect(loadedAddress().split('#')).toContain(ADDRESS);
		expect(listHistory().isBehind()).toBe(false);
	});
});
