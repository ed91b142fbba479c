import { beforeEach, expect, test, vi } from 'vitest';
import { openViewer } from './open-viewer';

vi.mock('photoswipe', () => ({
	default: class {
		readonly options = {};
		on() {}
		addFilter() {}
		init() {}
		close() {}
	},
}));

const open = (gid = '1', more = {}) =>
	openViewer({ images: [{ src: '/a.jpg', alt: '' }], index: 0, label: 'Images', gid, ...more });
const viewers = () => [...document.querySelectorAll<HTMLDialogElement>('.archipel-viewer')];
const close = () => viewers()[0]!.dispatchEvent(new Event('cancel', { cancelable: true }));

beforeEach(() => history.replaceState(null, '', '/'));

test('[GAL-03] one viewer is open at a time, again once it is closed', () => {
	open();
	open('2');
	expect(viewers().map(({ open: isOpen }) => isOpen)).toEqual([true]);
	close();
	expect(viewers()).toEqual([]);
	open('2');
	expect(viewers()).toHaveLength(1);
	close();
});

test.each([
	['the history is left alone by default', '', {}, '', ''],
	['the place of another gallery is left alone', '#&gid=2&pid=1', {}, '#&gid=2&pid=1', '#&gid=2&pid=1'],
	['a place that named the picture does not stay when it is closed', '#&gid=1&pid=1', {}, '#&gid=1&pid=1', ''],
	['the place is kept while it is open', '', { keepsPlace: true }, '#&gid=1&pid=1', undefined],
])('[LB-01] %s', (_name, hash, options, during, after) => {
	history.replaceState(null, '', `/${hash}`);
	const back = vi.spyOn(history, 'back').mockImplementation(() => {});
	open('1', options);
	expect(location.hash).toBe(during);
	close();
	if (after === undefined) expect(back).toHaveBeenCalledOnce();
	else expect(location.hash).toBe(after);
});
