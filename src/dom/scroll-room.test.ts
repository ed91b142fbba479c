import { afterEach, expect, test } from 'vitest';
import { setScrollRoom } from './scroll-room';

const bars = [document.createElement('div'), document.createElement('div')] as const;
const shown = () =>
	document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('');

afterEach(() => bars.forEach((bar) => setScrollRoom(bar)));

test('[A11Y-02] of several bars at one edge the highest counts, until it goes', () => {
	setScrollRoom(bars[0], { edge: 'end', scroll: 40 });
	setScrollRoom(bars[1], { edge: 'end', scroll: 120, below: 120 });
	expect(shown()).toMatch(/scroll-padding-block-end: ?120px ?!important/);
	expect(shown()).toMatch(/[ {;]padding-block-end: ?120px/);
	setScrollRoom(bars[1]);
	expect(shown()).toMatch(/scroll-padding-block-end: ?40px/);
	expect(shown()).not.toMatch(/[ {;]padding-block-end: ?1/);
	setScrollRoom(bars[0]);
	expect(shown()).not.toContain('px');
});

test('the edges do not mix; the root element keeps its own style', () => {
	setScrollRoom(bars[0], { edge: 'start', scroll: 60 });
	setScrollRoom(bars[1], { edge: 'end', scroll: 20 });
	expect(shown()).toMatch(/scroll-padding-block-start: ?60px/);
	expect(shown()).toMatch(/scroll-padding-block-end: ?20px/);
	expect(document.documentElement.hasAttribute('style')).toBe(false);
});
