import { describe, expect, test } from 'vitest';
import { surviveMissingStyles } from './missing-styles';

const ROOT = 'https://shop.test/dist/';
surviveMissingStyles(ROOT);

function isTolerated(payload: unknown): boolean {
	const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
	dispatchEvent(event);
	return event.defaultPrevented;
}

describe('[RT-05] a part that does not come', () => {
	test('a style sheet of ours is done without', () => {
		expect(isTolerated(new Error(`Unable to preload CSS for ${ROOT}chunks/enhance-1.css`))).toBe(true);
	});

	test.each([
		['a module', new TypeError(`Failed to fetch dynamically imported module: ${ROOT}chunks/enhance-1.js`)],
		['a style sheet of another bundle', new Error('Unable to preload CSS for https://shop.test/other/a.css')],
		['something else', undefined],
	])('%s is not', (_what, payload) => expect(isTolerated(payload)).toBe(false));
});
