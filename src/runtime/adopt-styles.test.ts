import { afterEach, expect, test } from 'vitest';
import { adoptStyles } from './adopt-styles';

afterEach(() => (document.adoptedStyleSheets = []));

test('a module’s styles are added to those of the page, after them', () => {
	const own = new CSSStyleSheet();
	document.adoptedStyleSheets = [own];
	adoptStyles('.archipel-x { color: red }');
	adoptStyles('.archipel-y { color: blue }');
	expect(document.adoptedStyleSheets[0]).toBe(own);
	expect(document.adoptedStyleSheets.slice(1).map((sheet) => sheet.cssRules[0]!.cssText)).toEqual([
		expect.stringContaining('.archipel-x'),
		expect.stringContaining('.archipel-y'),
	]);
});
