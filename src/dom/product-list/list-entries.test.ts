import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit } from '../../stores/events';
import { listEntries } from './list-entries';

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
