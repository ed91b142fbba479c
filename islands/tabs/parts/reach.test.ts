import { beforeEach, expect, test, vi } from 'vitest';
import { reach } from './reach';

beforeEach(() => vi.useFakeTimers());

/** @returns A counter of the panel's `scrollIntoView` calls. */
function arrive(): () => number {
	document.body.innerHTML = '<div id="reviews"><h2>Avis</h2></div>';
	const panel = document.getElementById('reviews')!;
	const show = vi.spyOn(panel, 'scrollIntoView').mockReturnValue();
	reach(panel, panel);
	vi.advanceTimersByTime(20);
	return () => show.mock.calls.length;
}

test('[SEC-03 A15] the heading has the focus, and stays in view when the browser scrolls on to where it stood before', () => {
	const shown = arrive();
	expect(document.activeElement).toBe(document.querySelector('h2'));
	const before = shown();
	expect(before).toBeGreaterThan(0);
	dispatchEvent(new Event('scroll'));
	expect(shown()).toBe(before + 1);
	vi.advanceTimersByTime(1500);
	dispatchEvent(new Event('scroll'));
	expect(shown()).toBe(before + 1);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
	'[SEC-03 A15] the shopper’s own scrolling (%s) counts',
	(type) => {
		const shown = arrive();
		const before = shown();
		document.body.dispatchEvent(new Event(type, { bubbles: true }));
		dispatchEvent(new Event('scroll'));
		expect(shown()).toBe(before);
	},
);
