import { beforeEach, expect, test } from 'vitest';
import { lendAnchorName } from './anchor-name';

let element: HTMLElement;
const nameOf = () => element.style.getPropertyValue('anchor-name');

beforeEach(() => {
	document.body.innerHTML = '<button>x</button>';
	element = document.querySelector('button')!;
});

test('all boxes of a control share its name, and the last one takes it away', () => {
	const tooltip = lendAnchorName(element);
	const notice = lendAnchorName(element);
	expect(notice.name).toBe(tooltip.name);
	tooltip.giveBack();
	expect(nameOf()).toBe(notice.name);
	notice.giveBack();
	expect(nameOf()).toBe('');
});

test('a name that the theme gave holds besides ours', () => {
	element.style.setProperty('anchor-name', '--theme');
	const { name, giveBack } = lendAnchorName(element);
	expect(nameOf()).toBe(`--theme, ${name}`);
	giveBack();
	expect(nameOf()).toBe('--theme');
});

test('two controls have two names', () => {
	expect(lendAnchorName(element).name).not.toBe(lendAnchorName(document.body).name);
});
