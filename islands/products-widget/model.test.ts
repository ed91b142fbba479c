import { expect, test } from 'vitest';
import { adoptTabs, readIds } from './parts/tabs';

test.each([
	['["12","13"]', [12, 13]],
	['{"1":"12","3":13}', [12, 13]],
	['["12","12","-1","1.5","x",null,{}]', [12]],
	['', []],
	[undefined, []],
	['"12"', [12]],
	['12}', []],
])('[SEC-03 S5] ids of a tab: %s', (json, expected) => {
	expect(readIds(json)).toEqual(expected);
});

test('[LIST-09] a press before it was mounted opens its tab, also on the second title between the panels', () => {
	const title = (tab: number) => `<a class="elementor-tab-title" data-tab="${tab}">${tab}</a>`;
	const panel = (tab: number) => `<div class="elementor-tab-content" data-tab="${tab}"></div>`;
	document.body.innerHTML = `<div><div class="elementor-tabs-wrapper">${title(1)}${title(2)}</div>${title(1)}${panel(1)}${title(2)}${panel(2)}</div>`;
	const open = adoptTabs(document.querySelector('div')!, new AbortController().signal)!;
	const [one, two, , second] = document.querySelectorAll<HTMLElement>('.elementor-tab-title');
	const chosen = () => document.querySelector('[aria-selected=true]');
	for (const [pressed, shown] of [
		[two!, two!],
		[one!, one!],
		[second!, two!],
	] as const) {
		open(pressed);
		expect(chosen()).toBe(shown);
	}
});
