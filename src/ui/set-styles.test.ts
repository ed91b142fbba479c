import { expect, test } from 'vitest';
import { setStyles } from './set-styles';

test('what was there comes back, what was not goes, and what others set meanwhile stays', () => {
	const element = document.createElement('div');
	element.style.left = '3px';
	const restore = setStyles(element, { left: '5px', visibility: 'hidden' });
	expect(element.style.left).toBe('5px');
	expect(element.style.visibility).toBe('hidden');
	element.style.color = 'red';
	restore();
	expect(element.style.cssText).toBe('left: 3px; color: red;');
});

test('it is put back once', () => {
	const element = document.createElement('div');
	const restore = setStyles(element, { visibility: 'hidden' });
	restore();
	element.style.visibility = 'collapse';
	restore();
	expect(element.style.visibility).toBe('collapse');
});
