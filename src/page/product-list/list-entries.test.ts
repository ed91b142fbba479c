import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listAddress } from '../../shop/product-list/list-address';
import { emit } from '../../stores/events';
import { listEntries, loadedAddress } from './list-entries';

const ADDRESS = `${location.origin}/boutique/`;
const more = { address: `${ADDRESS}page/2/`, html: '<ul></ul>' };
const open = () =>
	listEntries(
		() => ADDRESS,
		async () => undefined,
		() => {},
	);
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
	open().add(more);
	leave();
	expect(keys()).toHaveLength(1);
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
	expect(open().takeKept()?.pages).toEqual(pages);
});

test('[LIST-11] [PRIV-01] who erases traces on the page leaves nothing of the list behind', () => {
	open().add(more);
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
	const show = vi.fn<() => Promise<undefined>>(async () => undefined);
	const catchUp = () =>
		listEntries(
			() => listAddress(loadedAddress())!.href,
			show,
			() => {},
		).catchUp();
	beforeEach(() => show.mockClear());

	test('is shown the entry, and where that fails the address of what is shown', async () => {
		history.replaceState({ archipelList: 5, theirs: 1 }, '', ADDRESS);
		loadedFor(PAGE_2);
		catchUp();
		expect(show).toHaveBeenCalledWith(undefined);
		await vi.waitFor(() => expect(location.href).toBe(PAGE_2));
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
		catchUp();
		expect(show).not.toHaveBeenCalled();
	});
});
