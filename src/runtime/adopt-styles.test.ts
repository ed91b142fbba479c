import { afterEach, expect, test } from 'vitest';
import { adoptStyles, applyStyles } from './adopt-styles';

afterEach(() => (document.adoptedStyleSheets = []));

test('[RT-15] the styles of all modules that have come are added to those of the page, after them and in one sheet', () => {
	const own = new CSSStyleSheet();
	document.adoptedStyleSheets = [own];
	adoptStyles('.archipel-x { color: red }');
	adoptStyles('.archipel-y { color: blue }');
	expect(document.adoptedStyleSheets).toEqual([own]);
	applyStyles();
	applyStyles();
	expect(document.adoptedStyleSheets[0]).toBe(own);
	expect(
		document.adoptedStyleSheets.slice(1).map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
	).toEqual([[expect.stringContaining('.archipel-x'), expect.stringContaining('.archipel-y')]]);
});
