import { expect, test, vi } from 'vitest';
import { keepPlace, readPlace, writePlace } from './place';

test('[LB-01] the place of a viewer in the address is counted from 1, and read back', () => {
	expect(writePlace({ gid: '1', index: 2 })).toBe('#&gid=1&pid=3');
	expect(readPlace('#&gid=1&pid=3')).toEqual({ gid: '1', index: 2 });
	expect(readPlace(writePlace({ gid: 'a b&c', index: 0 }))).toEqual({ gid: 'a b&c', index: 0 });
	expect(readPlace('#!&gid=1&pid=1')).toEqual({ gid: '1', index: 0 });
});

test('[LB-01] [SEC-01] [SEC-03 S5] a place that is none is not believed', () => {
	const places = ['0', '-1', '1e9', '1.5', '99999', '<img>'].map((pid) => `#&gid=1&pid=${pid}`);
	for (const hash of ['', '#reviews', '#&gid=1', '#&pid=1', ...places]) expect(readPlace(hash), hash).toBeUndefined();
});

test('[LB-01] opening adds one entry, moving changes it, leaving goes back', () => {
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

test('[LB-01] a page that was opened at a place adds no entry, and is rid of the place in the end', () => {
	history.replaceState(null, '', '/produit/x/?a=1#&gid=1&pid=2');
	const push = vi.spyOn(history, 'pushState');
	const back = vi.spyOn(history, 'back').mockImplementation(() => {});
	const place = keepPlace({ gid: '1', index: 1 }, () => {});
	place.leave();
	expect(push).not.toHaveBeenCalled();
	expect(back).not.toHaveBeenCalled();
	expect(location.pathname + location.search + location.hash).toBe('/produit/x/?a=1');
});

test('[LB-01] Back closes, and nothing more is taken back', () => {
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
