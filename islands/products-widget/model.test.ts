import { expect, test, vi } from 'vitest';
import { lastAnnouncement } from '../../src/ui/announcer';
import { printConfig } from '../../tests/setup/print-config';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { loadMore } from './parts/load-more';
import { adoptTabs, readIds } from './parts/tabs';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const { answer, answers, fetched, hang, sent } = stubFetch();

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

const pages = () => sent().map(({ fields }) => Object.fromEntries(fields)['paged']);

const item = (id: number) => `<li class="product post-${id}"><a href="/p/${id}/">P${id}</a></li>`;
const list = (...ids: number[]) => `<ul class="products">${ids.map(item).join('')}</ul>`;

function open(settings: string, page = 1) {
	document.body.innerHTML = `<main><div class="elementor-widget-opal-products">${list(1, 2)}
		<div class="elementor-button-wrapper"><button class="elementor-button-load-more" data-settings="${settings}" data-paged="${page}">Plus</button></div></div></main>`;
	const host = document.querySelector<HTMLElement>('.elementor-widget-opal-products')!;
	return () => loadMore(host, button()!);
}
const SETTINGS = '{&quot;posts_per_page&quot;:1}';
const button = () => document.querySelector<HTMLElement>('.elementor-button-load-more');
const tiles = () => document.querySelectorAll('.products > li').length;
const notice = () => document.querySelector('.archipel-notice');

test('[LIST-05] a second press gives the first request up: nothing comes twice', async () => {
	fetched.mockReturnValueOnce(new Promise(() => {}));
	answers({ content: list(3), disable: false, paged: 2 });
	const press = open(SETTINGS);
	press();
	await vi.waitFor(() => expect(pages()).toHaveLength(1));
	press();
	await vi.waitFor(() => expect(tiles()).toBe(3));
	expect(pages()).toEqual(['1', '1']);
	expect(sent()[0]!.init.signal!.aborted).toBe(true);
	expect(button()!.dataset['paged']).toBe('2');
});

test('[SEC-03 S16] a theme that never ends, and always names the same page, is asked for twenty pages at most', async () => {
	const press = open(SETTINGS, 17);
	for (const at of [1, 2, 3]) {
		answers({ content: list(10 + at), disable: false, paged: 1 });
		press();
		await vi.waitFor(() => expect(tiles()).toBe(2 + at));
	}
	expect(pages()).toEqual(['17', '18', '19']);
	expect(button()).toBeNull();
	expect(notice()!.textContent).toMatch(/5 articles sont affichés : la liste s’arrête ici\./);
});

test('[SEC-03 S16] an answer without items ends it; the focus goes to what is there last', async () => {
	answers({ content: '', disable: false, paged: 2 });
	const press = open(SETTINGS);
	button()!.focus();
	press();
	await vi.waitFor(() => expect(button()).toBeNull());
	expect([tiles(), document.activeElement!.textContent]).toEqual([2, 'P2']);
	expect(notice()).toBeNull();
});

test.each([
	['no JSON', '{'],
	['a list', '[1]'],
	['a text', '&quot;x&quot;'],
	['as deep as a well', `${'{&quot;a&quot;:'.repeat(20_000)}1${'}'.repeat(20_000)}`],
])('[REL-02] settings that cannot be used are told, not thrown: %s', async (_what, settings) => {
	// Only the last is more than an answer that is none.
	const report = vi.fn();
	vi.stubGlobal('reportError', report);
	open(settings)();
	await vi.waitFor(() => expect(notice()?.textContent).toContain('Réessayer'));
	expect([pages().length, tiles(), report.mock.calls.length]).toEqual([0, 2, Number(settings.length > 1000)]);
});
