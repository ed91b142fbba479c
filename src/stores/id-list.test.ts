import { expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { createIdList } from './id-list';
import { local } from './storage';

const KEY = 'archipel-things';
const ending = pageLife();

const create = () => createIdList(KEY, ending.signal);
const kept = () => localStorage.getItem(KEY);
/** Fires `storage`, as for a write of another tab. */
const tell = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));

test('what is put in is kept, and an empty list leaves nothing in the browser', () => {
	const list = create();
	list.update((ids) => [...ids, 3, 1]);
	expect(list.ids.value).toEqual([3, 1]);
	expect(kept()).toBe('[3,1]');
	list.update(() => []);
	expect(kept()).toBeNull();
});

test.each(['', 'not json', 'null', '{"a":1}', '"3"', '[null,"x",-3,0,1.5]'])(
	'[REL-02] what is no list of ids counts as an empty one: %s',
	(text) => {
		localStorage.setItem(KEY, text);
		expect(create().ids.value).toEqual([]);
	},
);

test('an id counts once, and what somebody else wrote cannot become a huge request', () => {
	localStorage.setItem(KEY, JSON.stringify([5, 5, ...Array.from({ length: 500 }, (_, at) => at + 10)]));
	const { value } = create().ids;
	expect(value).toHaveLength(100);
	expect(value.filter((id) => id === 5)).toEqual([5]);
});

test('[REL-02] blocked storage: the list lives as long as the page', () => {
	vi.spyOn(local, 'set').mockReturnValue(false);
	const list = create();
	list.update((ids) => [...ids, 1]);
	list.update((ids) => [...ids, 2]);
	expect(list.ids.value).toEqual([1, 2]);
});

test('other tabs: their changes show, once, and those of other keys do not; a change is made on the list as it is now', () => {
	const list = create();
	localStorage.setItem(KEY, '[7]');
	tell('something-else');
	expect(list.ids.value).toEqual([]);
	tell(KEY);
	const shown = list.ids.value;
	expect(shown).toEqual([7]);
	tell(KEY);
	expect(list.ids.value).toBe(shown);
	localStorage.setItem(KEY, '[7,9]');
	list.update((ids) => [...ids, 8]);
	expect(kept()).toBe('[7,9,8]');
});

test('[PRIV-01] a list goes with storage that another tab has emptied as a whole, and with the visitor', () => {
	const list = create();
	list.update(() => [7]);
	localStorage.clear();
	tell(null);
	expect(list.ids.value).toEqual([]);
	list.update(() => [7]);
	document.dispatchEvent(new CustomEvent('archipel:forget-visitor'));
	expect(list.ids.value).toEqual([]);
	expect(kept()).toBeNull();
});
