import { expect, test, vi } from 'vitest';
import { lastAnnouncement } from '../../src/ui/announcer';
import { printConfig } from '../../tests/setup/print-config';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { adoptTabs, readIds } from './parts/tabs';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const { answer } = stubFetch();

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

test('[LIST-08] of a tab’s answer only products come, and their number is said, in English too', async () => {
	printConfig({ locale: 'en-GB' });
	answer('<b>Notice</b>: x <div class="popup">Gagné</div><div class="shopengine-single-product-item">Un body</div>');
	const link = (name: string, tab: number) =>
		`<li><a class="filter-nav-link" data-filter-uid="${tab}" data-product-list="[7]">${name}</a></li>`;
	document.body.innerHTML = `<div><div class="filter-nav"><ul>${link('Basques', 1)}${link('Bodies', 2)}</ul></div><div class="filter-content"><div class="filter-1">Une basque</div></div></div>`;
	adoptTabs(document.querySelector('div')!, new AbortController().signal);
	document.querySelectorAll('a')[1]!.click();
	await vi.waitFor(() => expect(lastAnnouncement()).toBe('Bodies: 1 item'));
	expect(document.querySelector('.filter-2')!.textContent).toBe('Un body');
});
