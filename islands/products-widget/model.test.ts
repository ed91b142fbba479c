import { expect, test, vi } from 'vitest';
import { lastAnnouncement } from '../../src/ui/announcer';
import { printConfig } from '../../tests/setup/print-config';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { adoptTabs, readIds } from './parts/tabs';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const { answer, hang, sent } = stubFetch();

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

const tab = (name: string) =>
	[...document.querySelectorAll<HTMLElement>('.filter-nav-link')].find(({ textContent }) => textContent === name)!;
const chosen = () => document.querySelector('[aria-selected=true]')!.textContent;

/** ShopEngine's list of two tabs, of which the first is there. */
function openFilterable(): void {
	printConfig({ locale: 'en-GB' });
	const link = (name: string, uid: string) =>
		`<li><a class="filter-nav-link" data-filter-uid="${uid}" data-product-list='["7 or 1",{},-2,7]'>${name}</a></li>`;
	document.body.innerHTML = `<div><div class="filter-nav"><ul>${link('Basques', '1')}${link('Bodies', '2 &quot;]{}*')}</ul></div>
		<div class="filter-content"><div class="filter-1">Une basque</div></div></div>`;
	adoptTabs(document.querySelector('div')!, new AbortController().signal);
}

test('[LIST-08] [SEC-03 S4] [SEC-03 S5] a tab asks once for its products, by their numbers; of the answer only products come, and how many is said', async () => {
	answer('<b>Notice</b>: x <div class="popup">Gagné</div><div class="shopengine-single-product-item">Un body</div>');
	openFilterable();
	tab('Bodies').click();
	await vi.waitFor(() => expect(lastAnnouncement()).toBe('Bodies: 1 item'));
	expect([chosen(), document.querySelector('[role=tabpanel]:not([hidden])')!.textContent]).toEqual([
		'Bodies',
		'Un body',
	]);
	expect([...sent()[0]!.url.searchParams].flat()).toEqual(['products[]', '7']);
	for (const name of ['Basques', 'Bodies']) tab(name).click();
	expect([chosen(), sent().length]).toEqual(['Bodies', 1]);
});

test('[LIST-08] a tab that is there ends the waiting for another; one without products shows what the shop says', async () => {
	hang();
	openFilterable();
	tab('Bodies').click();
	await vi.waitFor(() => expect(tab('Bodies').getAttribute('aria-busy')).toBe('true'));
	tab('Basques').click();
	expect([chosen(), document.querySelector('[aria-busy]')]).toEqual(['Basques', null]);
	answer('<p class="error">Aucun produit.</p>');
	tab('Bodies').click();
	await vi.waitFor(() => expect(lastAnnouncement()).toBe('Bodies: no item.'));
	expect(document.querySelector('[role=tabpanel]:not([hidden])')!.textContent).toBe('Aucun produit.');
});
