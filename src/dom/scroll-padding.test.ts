import { afterEach, expect, test } from 'vitest';
import { setScrollPadding } from './scroll-padding';

const bars = [document.createElement('div'), document.createElement('div')] as const;
const shown = () =>
	document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('');

afterEach(() => bars.forEach((bar) => setScrollPadding(bar)));

test('[A11Y-02] of several bars at one edge the highest counts, until it goes', () => {
	setScrollPadding(bars[0], { edge: 'end', scroll: 40 });
	setScrollPadding(bars[1], { edge: 'end', scroll: 120, below: 120 });
	expect(shown()).toMatch(/scroll-padding-block-end: ?120px ?!important/);
	expect(shown()).toMatch(/[ {;]padding-block-end: ?120px/);
	setScrollPadding(bars[1]);
	expect(shown()).toMatch(/scroll-padding-block-end: ?40px/);
	expect(shown()).not.toMatch(/[ {;]padding-block-end: ?1/);
	setScrollPadding(bars[0]);
	expect(shown()).not.toContain('px');
});

test('the edges do not mix; the root element keeps its own style', () => {
	setScrollPadding(bars[0], { edge: 'start', scroll: 60 });
	setScrollPadding(bars[1], { edge: 'end', scroll: 20 });
	expect(shown()).toMatch(/scroll-padding-block-start: ?60px/);
	expect(shown()).toMatch(/scroll-padding-block-end: ?20px/);
	expect(document.documentElement.hasAttribute('style')).toBe(false);
});
