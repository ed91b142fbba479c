import { describe, expect, test, vi } from 'vitest';
import { keepPlace, readPlace, writePlace } from './place';

describe('[LB-01] the place of a viewer in the address', () => {
	test('is counted from 1, and read back', () => {
		expect(writePlace({ gid: '1', index: 2 })).toBe('#&gid=1&pid=3');
		expect(readPlace('#&gid=1&pid=3')).toEqual({ gid: '1', index: 2 });
		expect(readPlace(writePlace({ gid: 'a b&c', index: 0 }))).toEqual({ gid: 'a b&c', index: 0 });
		expect(readPlace('#!&gid=1&pid=1')).toEqual({ gid: '1', index: 0 });
	});

	test.each([
		'',
		'#reviews',
		'#&gid=1',
		'#&pid=1',
		'#&gid=1&pid=0',
		'#&gid=1&pid=-1',
		'#&gid=1&pid=1e9',
		'#&gid=1&pid=1.5',
		'#&gid=1&pid=99999',
		'#&gid=1&pid=<img>',
	])('[SEC-01] [SEC-03 S5] what is none is not believed: %s', (hash) => expect(readPlace(hash)).toBeUndefined());

	test('opening adds one entry, moving changes it, leaving goes back', () => {
		const back = vi.spyOn(history, 'back').mockImplementation(() => {});
		const push = vi.spyOn(history, 'pushState');
		const place = keepPlace({ gid: '1', index: 0 }, () => {});
		place.move(1);
		place.move(2);
		expect(push).toHaveBeenCalledOnce();
		expect(location.hash).toBe('#&gid=1&pid=3');
		place.leave();
		expect(back).toHaveBeenCalledOnce();
	});

	test('a page that was opened at a place adds no entry, and is rid of the place in the end', () => {
		history.replaceState(null, '', '/produit/x/?a=1#&gid=1&pid=2');
		const push = vi.spyOn(history, 'pushState');
		const back = vi.spyOn(history, 'back').mockImplementation(() => {});
		const place = keepPlace({ gid: '1', index: 1 }, () => {});
		place.leave();
		expect(push).not.toHaveBeenCalled();
		expect(back).not.toHaveBeenCalled();
		expect(location.pathname + location.search + location.hash).toBe('/produit/x/?a=1');
	});

	test('Back closes, and nothing more is taken back', () => {
		const back = vi.spyOn(history, 'back').mockImplementation(() => {});
		const onBack = vi.fn();
		const place = keepPlace({ gid: '1', index: 0 }, onBack);
		history.replaceState(null, '', '/');
		dispatchEvent(new PopStateEvent('popstate'));
		expect(onBack).toHaveBeenCalledOnce();
		place.leave();
		dispatchEvent(new PopStateEvent('popstate'));
		expect(onBack).toHaveBeenCalledOnce();
		expect(back).not.toHaveBeenCalled();
	});
});
