import { expect, test, vi } from 'vitest';
import { contrast, readableColour } from './readable-colour';

function colourFor(background: string, colour: string, behind = ''): string | undefined {
	const box = document.body.appendChild(document.createElement('div'));
	box.style.backgroundColor = behind;
	const element = box.appendChild(document.createElement('button'));
	element.style.backgroundColor = background;
	element.style.color = colour;
	return readableColour(element);
}

test('contrast is WCAG’s', () => {
	expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
	expect(contrast([255, 255, 255], [0, 169, 157]).toFixed(1)).toBe('2.9');
});

test('[A11Y-01] text: that cannot be read gets black or white', () => {
	expect(colourFor('rgb(0, 169, 157)', 'rgb(255, 255, 255)')).toBe('#000');
	expect(colourFor('rgb(40, 20, 60)', 'rgb(60, 40, 80)')).toBe('#fff');
});

test('[A11Y-01] text: that can be read stays as the owner wants it, and where the contrast is not known', () => {
	expect(colourFor('rgb(50, 50, 58)', 'rgb(255, 255, 255)')).toBeUndefined();
	const inDisplayP3 = { backgroundColor: 'color(display-p3 0 0 0)', color: 'rgb(60, 60, 60)' };
	const behind = { backgroundColor: 'rgb(50, 50, 58)' };
	vi.spyOn(window, 'getComputedStyle').mockImplementation(
		(element) => (element === document.body ? inDisplayP3 : behind) as CSSStyleDeclaration,
	);
	expect(readableColour(document.body)).toBeUndefined();
	const inSrgb = { backgroundColor: 'color(srgb 0.9 0.9 0.9)', color: 'rgb(255, 255, 255)' };
	vi.mocked(getComputedStyle).mockReturnValue(inSrgb as CSSStyleDeclaration);
	expect(readableColour(document.body)).toBe('#000');
});

test('[A11Y-01] text: on something transparent is measured against what is behind', () => {
	expect(colourFor('rgba(0, 0, 0, 0)', 'rgb(20, 20, 20)', 'rgb(50, 50, 58)')).toBe('#fff');
});
