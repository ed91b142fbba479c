import { expect, test } from 'vitest';
import { contrast, makeReadable } from './readable-colour';

function button(background: string, colour: string, behind = ''): HTMLElement {
	const box = document.body.appendChild(document.createElement('div'));
	box.style.backgroundColor = behind;
	const element = box.appendChild(document.createElement('button'));
	element.style.backgroundColor = background;
	element.style.color = colour;
	makeReadable(element);
	return element;
}

test('contrast is WCAG’s', () => {
	expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
	expect(contrast([255, 255, 255], [0, 169, 157]).toFixed(1)).toBe('2.9');
});

test('[A11Y-01] text: that cannot be read gets black or white', () => {
	expect(button('rgb(0, 169, 157)', 'rgb(255, 255, 255)').style.color).toBe('#000');
	expect(button('rgb(40, 20, 60)', 'rgb(60, 40, 80)').style.color).toBe('#fff');
});

test('[A11Y-01] text: that can be read stays as the owner wants it', () => {
	expect(button('rgb(50, 50, 58)', 'rgb(255, 255, 255)').style.color).toBe('rgb(255, 255, 255)');
});

test('[A11Y-01] text: on something transparent is measured against what is behind', () => {
	expect(button('rgba(0, 0, 0, 0)', 'rgb(20, 20, 20)', 'rgb(50, 50, 58)').style.color).toBe('#fff');
});
